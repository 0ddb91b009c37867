import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// With what fades and slides, as most people have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const panel = (page: Page) => page.getByRole("region", { name: "Boka ditt äventyr" });

async function open(page: Page, slug: string, query = ""): Promise<void> {
  await page.goto(`/p/${slug}${query}`);
  await expect(page.locator("[data-offered]").first()).toBeVisible();
}

test("a family chooses days and addons, sees the price explained night by night and goes on", async ({
  page,
}) => {
  await open(page, "havskajak");
  await expect(panel(page).getByRole("button", { name: "Fortsätt till bokning" })).toBeDisabled();
  await dayButton(page, "2027-03-02").click();
  await dayButton(page, "2027-03-05").click();

  const period = page.getByRole("region", { name: "Vald period" });
  await expect(period).toContainText("tisdag 2 mars, kl. 14:00");
  await expect(period).toContainText("fredag 5 mars, kl. 12:00");
  await expect(period).toContainText("3 nätter");
  const price = page.getByRole("region", { name: "Pris" });
  await expect(price).toContainText("Totalt");
  await expect(price).toContainText("1 185 kr");
  await expect(price).toContainText("inkl. moms och grundförsäkring");

  await panel(page)
    .getByRole("checkbox", { name: /^Våtdräkt/ })
    .check();
  await panel(page).getByRole("button", { name: "Öka antal våtdräkt" }).click();
  await expect(price.getByText("1 755 kr")).toBeVisible();
  await price.getByText("Så räknas priset, 3 nätter").click();
  await expect(
    price.getByRole("row", { name: /Natten från tisdag 2 mars ordinarie pris/ }),
  ).toContainText("395 kr");
  await expect(price.getByRole("row", { name: /Våtdräkt, 2 st, 3 dygn/ })).toContainText("570 kr");
  await expect(price.getByRole("row", { name: /Varav moms 25 %/ })).toContainText("351 kr");

  // The choice stands in the address and survives a reload.
  await expect(page).toHaveURL(/endDate=2027-03-05/);
  await expect(page).toHaveURL(/quantity%22%3A2/);
  await page.reload();
  await expect(period).toContainText("fredag 5 mars");
  await expect(price.getByText("1 755 kr")).toBeVisible();

  await panel(page).getByRole("button", { name: "Fortsätt till bokning" }).click();
  await page.waitForURL("**/booking?**");
  const query = new URL(page.url()).searchParams;
  expect(query.get("itemId")).toMatch(/^\d+$/);
  expect(query.get("startDate")).toBe("2027-03-02");
  expect(query.get("endDate")).toBe("2027-03-05");
  expect(query.has("quantity")).toBe(false);
  expect(JSON.parse(query.get("addons") ?? "")).toEqual([
    { id: expect.any(Number) as unknown, quantity: 2 },
  ]);
  await expect(page.getByRole("heading", { name: "Slutför din bokning" })).toBeVisible();
  await page.goBack();
  await expect(period).toContainText("fredag 5 mars");
});
