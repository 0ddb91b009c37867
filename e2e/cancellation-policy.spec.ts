import type { Page } from "@playwright/test";
import { anItem } from "./bookings-steps.ts";
import {
  acceptTerms,
  CARD,
  expectThanks,
  fillDetails,
  payButton,
  payWith,
  summary,
  toPayment,
} from "./checkout-steps.ts";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, ownShop: "cancellation-policy" });
test.beforeEach(async ({ signIn }) => signIn());

const card = (page: Page) => page.getByRole("region", { name: "Butikens villkor" });
const field = (page: Page, label: string, step: number) =>
  card(page)
    .getByLabel(label)
    .nth(step - 1);

test("an owner sets how late cancelling is free, and a customer reads the day before paying and after", async ({
  page,
  admin,
}) => {
  const itemId = await anItem(admin, "Villkorsbilen", { heroText: "Ut i vår" });
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: /^Avbokning/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avbokning");
  await expect(field(page, "Dagar före", 1)).toHaveValue("30");
  await field(page, "Dagar före", 1).fill("10");
  await field(page, "Tillbaka", 2).fill("25");
  // Fewer days than the first: nobody gains by waiting.
  await field(page, "Dagar före", 2).fill("20");
  await card(page).getByRole("button", { name: "Spara" }).click();
  await expect(card(page)).toContainText("Ger mer tillbaka än ett steg med fler dagar.");
  await expect(card(page)).toContainText("Så här står det: visas när alla steg stämmer");
  await expect(field(page, "Tillbaka", 1)).toBeFocused();
  await field(page, "Dagar före", 2).fill("3");
  await expect(card(page)).toContainText("3 till 9 dagar före: du får tillbaka 25 % av hyran.");
  await card(page).getByRole("button", { name: "Spara" }).click();
  await expect(card(page)).toContainText("Sparat");
  const changes = page.getByRole("region", { name: "Kundens egna ändringar" });
  const days = changes.getByLabel("Kunder kan själva ändra sin bokning till och med");
  await expect(days).toHaveValue("7");
  await days.fill("0");
  await changes.getByRole("button", { name: "Spara" }).click();
  await expect(changes).toContainText("Skriv ett antal dagar, 1 till 90");
  await days.fill("3");
  await changes.getByRole("button", { name: "Spara" }).click();
  await expect(changes).toContainText("Sparat");
  await changes.getByRole("button", { name: "Ångra" }).click();
  await expect(days).toHaveValue("7");
  await expectFits(page);
  await expectAccessible(page);

  await page.goto(`/item/${itemId}`);
  await expect(page.getByText("Fri avbokning till 10 dagar före")).toBeVisible();
  await expect(page.getByRole("region", { name: "Avbokning" })).toContainText(
    "Mindre än 3 dagar före: ingen återbetalning.",
  );
  await page.locator('[data-day="2027-03-20"]').click();
  await page.locator('[data-day="2027-03-24"]').click();
  const panel = page.getByRole("region", { name: "Boka ditt äventyr" });
  await expect(panel).toContainText("Fri avbokning till 10 mars");
  const beforeApproval = "Innan vi har godkänt bokningen kostar det ingenting att avboka.";
  await expect(panel).toContainText(beforeApproval);
  await expectFits(page);
  await page.getByRole("button", { name: "Fortsätt till bokning" }).click();

  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await expect(summary(page).getByText("Fri avbokning till 10 mars")).toBeVisible();
  await expect(summary(page).locator(".summary-policy")).toContainText(beforeApproval);
  await page.getByRole("button", { name: "Visa detaljer" }).click();
  await summary(page).getByText("Avbokningsvillkor").click();
  await expect(summary(page)).toContainText(
    "3 till 9 dagar före, senast 17 mars 2027: du får tillbaka 25\u00a0% av hyran.",
  );
  await expectFits(page);
  await fillDetails(page);
  await acceptTerms(page).check();
  await toPayment(page).click();
  await expect(payButton(page)).toBeEnabled();
  await payWith(page, CARD.good);
  await expectThanks(page);
  await expect(page.getByText("Fri avbokning till 10 mars")).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  // What the owner decides later is not what this customer was promised.
  await page.goto("/admin/settings/cancellation");
  await card(page).getByRole("button", { name: "Vanliga villkor" }).click();
  await card(page).getByRole("button", { name: "Spara" }).click();
  await expect(card(page)).toContainText("Sparat");
  await card(page).getByRole("button", { name: "Ångra" }).click();
  await expect(field(page, "Dagar före", 1)).toHaveValue("10");
});

test(
  "terms that are changed while a customer types are told before the card is asked for",
  { tag: "@thorough" },
  async ({ page, admin, watch }) => {
    watch.expectStatus(409, "/api/create-payment-intent");
    const itemId = await anItem(admin, "Ändrade villkor", { heroText: "Ut i vår" });
    const set = (cancellationPolicy: object | null) =>
      admin.patch("/api/settings/shop", { data: { cancellationPolicy } });
    const first = [{ daysBefore: 10, percent: 100 }];
    await set(first);
    // A page that asks for its price no more before it is pressed.
    const prices = "**/api/calculate-booking-price";
    await page.route(prices, async (route) => {
      const response = await route.fetch();
      const price = (await response.json()) as object;
      await route.fulfill({ response, json: { ...price, cancellationPolicy: first } });
    });
    await page.goto(`/booking?itemId=${itemId}&startDate=2027-05-20&endDate=2027-05-24`);
    await expect(summary(page).getByText("Fri avbokning till 10 maj")).toBeVisible();
    await fillDetails(page);
    await acceptTerms(page).check();
    await set([{ daysBefore: 30, percent: 50 }]);
    const refused = page.waitForResponse("**/api/create-payment-intent");
    await toPayment(page).click();
    expect((await refused).status()).toBe(409);
    await page.unroute(prices);
    await expect(summary(page).getByRole("status")).toHaveText(
      "Avbokningsvillkoren har ändrats. Här ser du de nya.",
    );
    await expect(summary(page)).toContainText("Avbokar du senast 20 april får du tillbaka 50");
    await expectFits(page);
    await expectAccessible(page);
    await toPayment(page).click();
    await expect(payButton(page)).toBeEnabled();
    await set(null);
  },
);

test(
  "an item has terms of its own, which customers are told instead of the shop's",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const itemId = await anItem(admin, "Egenvillkoret", { heroText: "Ut i vår" });
    await page.goto(`/admin/rental-items/${itemId}`);
    const section = page.getByRole("region", { name: "Avbokning" });
    await expect(section.getByRole("radio", { name: "Som butiken" })).toBeChecked();
    await section.getByRole("radio", { name: "Egna villkor" }).check();
    await section.getByRole("button", { name: "Ta bort steg 2" }).click();
    await section.getByLabel("Dagar före").fill("0");
    await expect(section).toContainText("Fram till hyrestidens första dag: du får tillbaka hela");
    await page.getByRole("button", { name: "Spara" }).first().click();
    await expect(page.getByText("Uthyrningsobjekt uppdaterat").first()).toBeVisible();
    await expectFits(page);
    await page.goto(`/item/${itemId}?startDate=2027-03-08&endDate=2027-03-10`);
    await expect(page.getByText("Fri avbokning till hyrestidens första dag")).toBeVisible();
    await expect(page.getByRole("region", { name: "Boka ditt äventyr" })).toContainText(
      "Fri avbokning till 8 mars",
    );
    // What is generally so is not said of days for which it is too late.
    await admin.patch(`/api/rental-items/${itemId}`, {
      data: { cancellationPolicy: [{ daysBefore: 30, percent: 100 }] },
    });
    await page.reload();
    await expect(page.getByText("Ingen fri avbokning dessa dagar")).toBeVisible();
    await expect(page.getByText("Fri avbokning till 30 dagar före")).toBeHidden();
    await page.goto(`/item/${itemId}?startDate=2027-05-08&endDate=2027-05-10`);
    await expect(page.getByText("Fri avbokning till 30 dagar före")).toBeVisible();
    await page.goto(`/item/${itemId}?startDate=2027-03-08&endDate=2027-03-10`);
    // Without any step nothing goes back, and that is told as plainly.
    await admin.patch(`/api/rental-items/${itemId}`, { data: { cancellationPolicy: [] } });
    await page.reload();
    await expect(page.getByRole("region", { name: "Boka ditt äventyr" })).toContainText(
      "Ingen återbetalning vid avbokning efter godkännande",
    );
  },
);
