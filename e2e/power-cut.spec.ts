import { startPostgres } from "#test/postgres-server.ts";
import { startBuiltShop } from "#test/started-shop.ts";
import { expectFits } from "./fits.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

const REAL_CARDS = {
  STRIPE_SECRET_KEY: "sk_live_of_a_shop",
  STRIPE_PUBLISHABLE_KEY: "pk_live_of_a_shop",
  STRIPE_WEBHOOK_SECRET: "whsec_of_a_shop",
  STRIPE_API_BASE: "http://127.0.0.1:9",
};

test(
  "an owner who takes real cards on a database that forgets reads it first of all in the office",
  { tag: "@thorough" },
  async ({ page }) => {
    test.setTimeout(300_000);
    // The tests' own server gives up what a power cut takes.
    const postgres = await startPostgres();
    const shop = await startBuiltShop({
      environment: { DATABASE_URL: postgres.url, DEMO: "false", ...REAL_CARDS },
    });
    try {
      await page.request.post(`${shop.address}/api/login`, { data: ADMIN });
      await page.goto(`${shop.address}/admin`);
      const warning = page.getByRole("region", { name: "Betalda bokningar kan försvinna" });
      await expect(
        warning.getByRole("heading", { name: "Databasen tål inte ett strömavbrott" }),
      ).toBeVisible();
      await expect(warning.getByText("fsync = on", { exact: true })).toBeVisible();
      await expectAccessible(page);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page);
      }
    } finally {
      // What the page reads ahead is not to find the shop gone.
      await page.goto("about:blank");
      await shop.stop();
      await postgres.stop();
    }
  },
);
