import { dayButton, itemId, summary } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { checkoutAddress, openPanel, panel, row } from "./more-things-steps.ts";

test(
  "what was added goes along to what else is free, to another thing and back",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const query = "startDate=2027-08-02&endDate=2027-08-04";
    const [tent, canoe] = [
      await itemId(page.request, "tunneltalt"),
      await itemId(page.request, "kanadensare"),
    ];
    const chosen = `${query}&type=equipment&quantity=6&lines=${tent}x2,${canoe}x1`;
    await openPanel(page, "havskajak", chosen);
    await expect(row(page, "Tunneltält")).toContainText("780 kr");
    const back = page.getByRole("link", { name: "Allt som är ledigt 2–4 augusti 2027" });
    const details = (name: string) => page.getByRole("link", { name: `Visa detaljer om ${name}` });

    // The same thing again: all is as it was.
    await back.click();
    await details("Havskajak Skärgård").click();
    await expect(row(page, "Tunneltält")).toContainText("780 kr");
    await expect(row(page, "Kanadensare")).toContainText("690 kr");
    await expect(panel(page).getByRole("group", { name: "Antal", exact: true })).toContainText("6");

    // Another thing: what was added is added to it, also through another search.
    await back.click();
    await page.getByRole("button", { name: "Allt", exact: true }).click();
    await page.getByRole("button", { name: "Sök lediga" }).click();
    await details("Fjällripa 70").click();
    await expect(row(page, "Tunneltält")).toContainText("780 kr");
    await expect(row(page, "Kanadensare")).toContainText("690 kr");
    await expect(row(page, "Havskajak")).toHaveCount(0);

    // One of those that were added: it is the main thing now, in the same number.
    await back.click();
    await details("Tunneltält Fyra").click();
    await expect(row(page, "Kanadensare")).toContainText("690 kr");
    await expect(row(page, "Tunneltält")).toHaveCount(0);
    await expect(panel(page).getByRole("group", { name: "Antal", exact: true })).toContainText("2");
  },
);

test(
  "what kind was looked for and how many travel stay when the days are cleared",
  { tag: "@thorough" },
  async ({ page }) => {
    await openPanel(
      page,
      "familjen-alkov",
      "startDate=2027-05-10&endDate=2027-05-12&type=rv&people=4",
    );
    await panel(page).getByRole("button", { name: "Rensa valda datum" }).click();
    await expect(page).toHaveURL("/p/familjen-alkov?type=rv&people=4");
    await dayButton(page, "2027-05-13").click();
    await dayButton(page, "2027-05-15").click();
    await page.getByRole("link", { name: /^Allt som är ledigt 13–15 maj/ }).click();
    await expect(page).toHaveURL("/?startDate=2027-05-13&endDate=2027-05-15&type=rv&people=4");
  },
);

test(
  "on a slow network the checkout names its things together with their sum",
  { tag: "@thorough" },
  async ({ page }) => {
    const query = "startDate=2027-08-09&endDate=2027-08-11";
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/api/rental-items/further*", async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(await checkoutAddress(page, query, ["havskajak", "tunneltalt"]));
    await expect(summary(page)).toContainText("1 570 kr");
    await expect(row(page, "Tunneltält Fyra, 2 st")).toBeVisible();
    arrive();
    await expect(row(page, "Tunneltält Fyra")).toContainText("780 kr");
  },
);
