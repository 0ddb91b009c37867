import { expect, expectAccessible, takenOver, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";

test("header and footer lead everywhere, say where one is, and keep the search terms folded away", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });
  await expect(menu.getByRole("link")).toHaveText(["Uthyrning", "Hyr Husbil", "Om oss"]);
  await menu.getByRole("link", { name: "Hyr Husbil" }).click();
  await expect(page).toHaveURL(/\/hyr-husbil$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hyr husbil i Norrland");
  await expect(menu.getByRole("link", { name: "Hyr Husbil" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("button", { name: "Logga ut" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om Norrvidd");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Norrvidd", { exact: true })).toHaveCount(1);
  for (const name of [
    "Hyr husbil",
    "Hyr husbil i Sundsvall",
    "Hyr husbil i Timrå",
    "Om oss",
    "Utrustning",
    "Kontakt",
    "Administratör",
  ])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Administratör" })).toHaveAttribute(
    "href",
    "/auth",
  );
  await expect(footer).toContainText("© 2027");
  const term = footer.getByRole("link", { name: "husbilsuthyrning Sundsvall" });
  await expect(term).toBeHidden();
  await footer.getByText("Populära sökningar").click();
  await expect(term).toBeVisible();

  await footer.getByRole("link", { name: "Utrustning", exact: true }).click();
  await expect(page).toHaveURL(/\/#utrustning$/);
  await expect(page.getByRole("heading", { name: "Utrustning", exact: true })).toBeInViewport();
  await footer.getByRole("link", { name: "Kontakt", exact: true }).click();
  await expect(page).toHaveURL(/\/about#kontakta-oss$/);
  await expect(page.getByRole("heading", { name: "Kontakta oss" })).toBeInViewport();
});

test("on a phone the links wait behind Meny", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeHidden();
  await page.getByText("Meny", { exact: true }).click();
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Meny" })
    .getByRole("link", { name: "Om oss" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Om Norrvidd");
  await expect(page.getByRole("navigation", { name: "Meny" })).toBeHidden();
});

test("an unknown address gets the not-found page and a way on, an unknown item is told in Swedish", async ({
  page,
  watch,
}) => {
  watch.expectStatus(404, "/finns/inte");
  const answer = await page.goto("/finns/inte");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();

  watch.expectStatus(404, "/p/finns-inte");
  const gone = await page.goto("/p/finns-inte");
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Objektet kunde inte hittas");
  await expectAccessible(page);
});

test(
  "an unknown address in the office keeps the office around it",
  { tag: "@thorough" },
  async ({ page, watch, signIn }) => {
    await signIn();
    for (const path of ["/admin/bookings/abc", "/admin/finns-inte"]) {
      watch.expectStatus(404, path);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
      await expect(page.getByRole("link", { name: "Kalender", exact: true })).toBeVisible();
    }
    await page.getByRole("link", { name: "Till Idag" }).click();
    await expect(page).toHaveURL("/admin");
  },
);

test(
  "a page that breaks says so in Swedish instead of going white",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectErrors();
    await page.goto("/about");
    await takenOver(page);
    await page.route("**/api/rental-items/cards", (route) =>
      route.fulfill({ contentType: "application/json", body: '[{"type":"rv"}, null]' }),
    );
    await page
      .getByRole("navigation", { name: "Huvudmeny" })
      .getByRole("link", { name: "Uthyrning" })
      .click();
    await expect(page.getByRole("heading", { name: "Något gick fel hos oss" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Till startsidan" })).toBeVisible();
  },
);

test("who wants less motion gets none", { tag: "@thorough" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const duration = await page
    .getByRole("article")
    .first()
    .evaluate((card) => getComputedStyle(card).transitionDuration);
  expect(Number.parseFloat(duration)).toBeLessThan(0.001);
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test(
    "the footer fits, and its list of search terms stays where it is when it is opened",
    { tag: "@thorough" },
    async ({ page }) => {
      await page.goto("/");
      await expectFits(page);
      const list = page.getByText("Populära sökningar");
      const before = await list.boundingBox();
      await list.click();
      await expect(
        page.getByRole("link", { name: "hyra friluftsutrustning Sundsvall" }),
      ).toBeVisible();
      expect((await list.boundingBox())?.x).toBe(before?.x);
    },
  );
});
