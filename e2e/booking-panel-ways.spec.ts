import { comeToPayment, dayButton } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test(
    "a stay is chosen by taps, a tap on a full day tells why, and a step back keeps the choice",
    { tag: "@thorough" },
    async ({ page }) => {
      await page.goto("/p/havskajak");
      await expect(page.locator("[data-offered]").first()).toBeVisible();
      await page.getByRole("link", { name: "Boka", exact: true }).tap();
      await expect(dayButton(page, "2027-03-13")).toBeInViewport();
      await dayButton(page, "2027-03-13").tap({ force: true });
      await expect(page.getByText("Lördag 13 mars: fullt.")).toBeVisible();
      await dayButton(page, "2027-03-02").tap();
      await dayButton(page, "2027-03-04").tap();
      await expect(page.getByRole("region", { name: "Vald period" })).toContainText("2 nätter");
      await expect(page.getByRole("region", { name: "Pris" })).toContainText("790 kr");
      await expect(page).toHaveURL(/startDate=2027-03-02/);
      await page.goBack();
      await expect(page).toHaveURL(/startDate=2027-03-02/);
    },
  );
});

test(
  "who comes back from the card form finds the chosen days kept",
  { tag: "@thorough" },
  async ({ page }) => {
    const [startDate, endDate] = ["2027-06-01", "2027-06-03"];
    await comeToPayment(page, { slug: "hoga-kusten-platis", startDate, endDate });
    await page.goto(`/p/hoga-kusten-platis?startDate=${startDate}&endDate=${endDate}`);
    await expect(page.locator(`td[data-start] [data-day="${startDate}"]`)).toBeVisible();
    // The days are judged once the calendar has come.
    await expect(page.locator("[data-offered]").first()).toBeVisible();
    await expect(page.locator(`td[data-end] [data-day="${endDate}"]`)).toBeVisible();
  },
);
