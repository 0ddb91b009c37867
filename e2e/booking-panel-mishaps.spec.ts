import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const toast = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const goOn = (page: Page) => page.getByRole("button", { name: "Fortsätt till bokning" });

async function chooseStay(page: Page): Promise<void> {
  await page.goto("/p/havskajak");
  await dayButton(page, "2027-03-20").click();
  await dayButton(page, "2027-03-22").click();
}

test(
  "when somebody was faster the days are taken back, and the calendar is asked for anew",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.route(/\/availability\?/, (route) => route.fulfill({ json: { available: 0 } }));
    await page.goto("/p/havskajak");
    await dayButton(page, "2027-03-20").click();
    const anew = page.waitForRequest(/\/availability\/daily/);
    await dayButton(page, "2027-03-22").click();
    await expect(toast(page, "Otillgängligt interval")).toContainText(
      "Det valda intervallet innehåller blockerade datum",
    );
    await anew;
    await expect(page.locator("td[data-start]")).toHaveCount(0);
  },
);

test(
  "a price that could not be fetched is told, shown as preliminary and fetched again on wish",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(503, "/api/calculate-booking-price");
    const path = "**/api/calculate-booking-price";
    await page.route(path, (route) => route.fulfill({ status: 503, json: { message: "Nej" } }));
    await chooseStay(page);
    await expect(toast(page, "Kunde inte beräkna pris")).toContainText(
      "Ett fel uppstod vid prisberäkningen. Vänligen försök igen.",
    );
    const price = page.getByRole("region", { name: "Pris" });
    await expect(price).toContainText("Preliminärt pris");
    await page.unroute(path);
    await page.getByRole("button", { name: "Räkna om priset" }).click();
    await expect(price).toContainText("Totalt");
  },
);

test(
  "going on without dates, or without a connection, is answered on the spot",
  { tag: "@thorough" },
  async ({ page, context }) => {
    await page.goto("/p/havskajak");
    await goOn(page).click({ force: true });
    await expect(toast(page, "Välj datum")).toContainText(
      "Du måste välja både ett start- och slutdatum för att fortsätta",
    );
    await chooseStay(page);
    await expect(page.getByRole("region", { name: "Pris" })).toContainText("Totalt");
    await context.setOffline(true);
    await goOn(page).click();
    await expect(toast(page, "Ett fel uppstod")).toContainText(
      "Kunde inte fortsätta till bokning. Försök igen senare.",
    );
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/p\/havskajak/);
  },
);

const TOO_MANY = "Det finns endast 2 tillgängliga under den valda perioden.";

for (const [late, slow] of [
  ["the calendar", /\/availability\/daily/],
  ["the question about the stay", /\/availability\?/],
] as const)
  test(
    `dates that came last stay and the quantity is lowered, also when ${late} is answered late`,
    { tag: "@thorough" },
    async ({ page }) => {
      const answered = page.waitForResponse(slow);
      await page.route(slow, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.goto("/p/havskajak?startDate=2027-03-04&endDate=2027-03-06&quantity=3");
      await expect(toast(page, "För många enheter valda")).toContainText(TOO_MANY);
      await expect(page.getByRole("group", { name: "Antal" })).toContainText("2");
      await expect(page.locator("td[data-start]")).toHaveCount(1);
      await answered;
      await expect(page.locator("td[data-end]")).toHaveCount(1);
      await expect(page.getByRole("region", { name: "Vald period" })).toContainText(
        "torsdag 4 mars",
      );
    },
  );

test(
  "a quantity raised for chosen dates is asked about anew, and the dates go when it is too much",
  { tag: "@thorough" },
  async ({ page }) => {
    await chooseStay(page);
    await expect(page.getByRole("region", { name: "Pris" })).toContainText("Totalt");
    await page.route(/\/availability\?/, (route) => route.fulfill({ json: { available: 1 } }));
    await page.getByRole("button", { name: "Öka antal", exact: true }).click();
    await expect(toast(page, "Datum borttagna")).toContainText(
      "De valda datumen har för få lediga enheter. Välj nya datum.",
    );
    await expect(page.locator("td[data-start]")).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Antal" })).toContainText("2");
  },
);

test(
  "a quantity raised before the dates were answered for is what counts",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.route(/\/availability\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fulfill({ json: { available: 1 } });
    });
    await chooseStay(page);
    await page.getByRole("button", { name: "Öka antal", exact: true }).click();
    await expect(toast(page, "Datum borttagna")).toBeVisible();
    await expect(page.locator("td[data-start]")).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Antal" })).toContainText("2");
  },
);

test(
  "hours that could not be fetched are told as a guess",
  { tag: "@thorough" },
  async ({ page, watch }) => {
    watch.expectStatus(503, "/times-for-date");
    await page.route(/\/times-for-date\?/, (route) =>
      route.fulfill({ status: 503, json: { message: "Nej" } }),
    );
    await chooseStay(page);
    const period = page.getByRole("region", { name: "Vald period" });
    await expect(period).toContainText("lördag 20 mars, preliminärt kl. 12:00");
    await expect(period).toContainText(
      "Tiden kunde inte hämtas. Den som gäller står i din bekräftelse.",
    );
  },
);
