import { expect, takenOver, test } from "./fixtures.ts";

test(
  "a page that broke is told to the shop's log, and the way back leads to one that works",
  { tag: "@thorough" },
  async ({ page, shop, watch }) => {
    watch.expectErrors();
    await page.goto("/");
    await takenOver(page);
    await page.route("**/api/rental-items/slug/**", (route) =>
      route.fulfill({ json: { id: 1, name: "Trasig" } }),
    );
    await page.route("**/api/rental-items/1/addons", (route) => route.fulfill({ json: [] }));
    await page.getByRole("article").first().getByRole("link", { name: "Visa detaljer" }).click();
    await expect(page.getByRole("heading", { name: "Något gick fel hos oss" })).toBeVisible();
    await expect.poll(() => shop.output()).toContain("a page broke in the browser");
    expect(shop.output()).toContain('"page":"/p/:slug"');
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Alla uthyrningsobjekt" })).toBeVisible();
  },
);
