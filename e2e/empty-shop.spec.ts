import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/free-port.ts";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { startBuiltShop } from "#test/started-shop.ts";
import { aBooking, anItem } from "./bookings-steps.ts";
import { capture } from "./accounting-steps.ts";
import { expectFits } from "./fits.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

const DAY = { CLOCK_START: "2027-03-01T09:00:00Z", RATE_LIMIT_FACTOR: "100" };

const COMPANY = {
  SHOP_NAME: "Fjäll & Väg",
  SHOP_AREA: "Jämtland",
  COMPANY_NAME: "Fjäll och Väg AB",
  COMPANY_ORGNR: "559999-0001",
  COMPANY_ADDRESS: "Storgatan 5, 831 30 Östersund",
  COMPANY_PHONE: "063-12 34 56",
  COMPANY_EMAIL: "hej@fjallochvag.example",
  COMPANY_HOURS: "Måndag till fredag 8–16",
  PICKUP_MAP_URL: "https://karta.example/",
  SMTP_URL: "smtp://127.0.0.1:1",
};

test(
  "the owner of a new shop reads what is left to set, sets it, and the list is gone",
  { tag: "@thorough" },
  async ({ page }) => {
    test.setTimeout(300_000);
    const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-new-owner-"));
    const before = await startBuiltShop({ dataDir, environment: { DEMO: "false", ...DAY } });
    try {
      await page.request.post(`${before.address}/api/login`, { data: ADMIN });
      await page.goto(`${before.address}/admin`);
      const left = page.getByRole("region", { name: "Kvar att ställa in" });
      // What the list of the first day asks for stands in that list alone.
      await expect(left.getByRole("heading", { level: 3 })).toHaveText([
        "Butikens webbadress är inte angiven",
      ]);
      await expect(page.getByText("Ingen kommer idag eller imorgon.")).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${before.address}/admin/settings`);
      for (const title of [
        "Kvitton saknar företagets namn, organisationsnummer, momsregistreringsnummer och adress",
        "Kunder ser inte telefon, e-post, öppettider och karta till hämtningsplatsen",
        "Butiken får inga egna brev",
        "Brev till kunder saknar avsändare och e-postserver",
        "Butikens webbadress är inte angiven",
        "Kortbetalningen är i testläge",
        "Butiken har inget eget namn och område",
      ])
        await expect(left.getByRole("heading", { name: title, exact: true })).toBeVisible();
      await expect(left.getByRole("link", { name: "Fyll i om företaget" }).first()).toBeVisible();
      await expect(left.getByText("SMTP_URL", { exact: true })).toBeVisible();
      await expectAccessible(page);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page);
      }
    } finally {
      // The office asks for news each minute, also of a shop that is closed.
      await page.goto("about:blank");
      await before.stop();
    }

    const port = await freePort();
    const address = `http://localhost:${port}`;
    const sandbox = await startSandbox(`${address}/api/stripe/webhook`);
    const after = await startBuiltShop({
      dataDir,
      environment: {
        ...DAY,
        ...COMPANY,
        ...SANDBOX_KEYS,
        STRIPE_PUBLISHABLE_KEY: "pk_live_journey",
        STRIPE_API_BASE: sandbox.url,
        PORT: String(port),
        BASE_URL: address,
      },
    });
    try {
      await page.request.post(`${address}/api/login`, { data: ADMIN });
      await page.goto(`${address}/admin`);
      await expect(page.getByRole("heading", { name: "Administration" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const list = page.getByRole("region", { name: "Gör butiken till din" });
      for (const title of [
        "Berätta vilka ni är",
        "Var och när kunden hämtar",
        "Brev som kommer fram",
        "Riktiga kortbetalningar",
      ])
        await expect(list.getByRole("heading", { name: `${title} (klart)` })).toBeVisible();
      await expect(page.getByRole("region", { name: "Kvar att ställa in" })).toHaveCount(0);
      // All that is left is done in the office.
      await page.goto(`${address}/admin/settings`);
      await expect(
        page.getByRole("region", { name: "Kvar att ställa in" }).getByRole("heading", { level: 3 }),
      ).toHaveText(["Det finns inget hyresavtal"]);
      await page.goto(`${address}/about`);
      await expect(page.getByRole("main")).toContainText("063-12 34 56");
      await expect(page.getByRole("contentinfo")).toContainText(
        "Fjäll och Väg AB, org.nr 559999-0001",
      );
    } finally {
      await page.goto("about:blank");
      await after.stop();
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

test(
  "a receipt that lacks its seller's number says so to the administrator, not on paper",
  { tag: "@thorough" },
  async ({ page, playwright }) => {
    test.setTimeout(300_000);
    const shop = await startBuiltShop({ environment: { DEMO: "false", ...DAY } });
    try {
      const calls = await playwright.request.newContext({ baseURL: shop.address });
      await calls.post("/api/login", { data: ADMIN });
      const itemId = await anItem(calls, "Första bilen");
      const stay = { itemId, startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
      const id = await aBooking(calls, stay);
      await capture(calls, id);
      await calls.dispose();
      await page.request.post(`${shop.address}/api/login`, { data: ADMIN });
      await page.goto(`${shop.address}/admin/receipts/${id}`);
      const warning = page.getByRole("alert");
      await expect(warning).toContainText(
        "Kvittot saknar säljarens organisationsnummer, momsregistreringsnummer och adress.",
      );
      await expectAccessible(page);
      await page.emulateMedia({ media: "print" });
      await expect(warning).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.goto("about:blank");
    } finally {
      await shop.stop();
    }
  },
);
