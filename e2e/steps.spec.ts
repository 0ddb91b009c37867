import { expect, test } from "./fixtures.ts";

test("a step within the shop leaves the page as it is until the next one is whole, then moves the focus", async ({
  page,
}) => {
  await page.goto("/");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/about-page.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const link = page.getByRole("banner").getByRole("link", { name: "Om oss" });
  await link.click();
  await expect(page.locator("html")).toHaveAttribute("data-stepping", "true");
  await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/$/);

  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[aria-live].sr-only").first()).toHaveText("Om Norrvidd");
  await expect(page.locator("html")).not.toHaveAttribute("data-stepping");
});

test("an item's page is fetched when its link is pointed at or reached by keyboard, code and data", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.getByRole("article");
  const code = page.waitForRequest(/\/assets\/item-page.*\.js$/);
  const data = page.waitForRequest(/\/api\/rental-items\/slug\//);
  await cards.first().getByRole("link", { name: "Visa detaljer" }).hover();
  await Promise.all([code, data]);
  const next = page.waitForRequest(/\/api\/rental-items\/slug\//);
  await cards.nth(1).getByRole("link", { name: "Visa detaljer" }).focus();
  await next;
  await expect(page).toHaveURL(/\/$/);
});

test("code that is gone since the page was loaded costs a reload and no error", async ({
  page,
  watch,
}) => {
  await page.goto("/");
  watch.expectLost(".js");
  let times = 0;
  await page.route(/\/assets\/about-page.*\.js$/, (route) => {
    times += 1;
    return times === 1 ? route.abort() : route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Om oss" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Något gick fel hos oss")).toHaveCount(0);
});
