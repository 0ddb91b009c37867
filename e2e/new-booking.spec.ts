import type { Page } from "@playwright/test";
import { aBooking, anItem, card, expectStatus } from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { bankButton, CARD, fillCard } from "./checkout-steps.ts";
import { expectFits } from "./fits.ts";
import { linkInMail } from "./outbox.ts";

let itemId: number;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, "Telefonkajaken", {
    type: "equipment",
    quantity: 40,
    depositAmount: null,
  });
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

async function fillStay(page: Page, from: string, to: string) {
  await page.getByLabel("Objekt").selectOption({ label: "Telefonkajaken" });
  await page.getByLabel("Utlämning", { exact: true }).fill(from);
  await page.getByLabel("Återlämning", { exact: true }).fill(to);
}

const price = (page: Page) => page.getByRole("region", { name: "Pris" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a customer who calls is booked and has paid by Swish, in one press", async ({ page }) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Mer", exact: true }).click();
    await page.getByRole("link", { name: "Ny bokning" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ny bokning");
    await fillStay(page, "2027-06-07", "2027-06-10");
    await expect(price(page)).toContainText("3 nätter × 1 000 kr");
    await expect(price(page)).toContainText("3 000 kr");
    await page.getByLabel("Namn").fill("Nils Lind");
    await page.getByLabel("Telefon").fill("0701112233");
    await page.getByRole("button", { name: "Betalt", exact: true }).click();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: /^Boka, 3\s000\skr$/ }).dblclick();
    await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/);
    await expect(page.getByText(/^Bokning #\d+ är gjord$/)).toBeVisible();
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    await expectStatus(page, id, "Bokad och bekräftad");
    await expect(card(page, "Betalning")).toContainText("Betald");
    await expect(card(page, "Historik")).toContainText("Lade in bokningen");
  });
});

test(
  "days are chosen in the shop's own calendar, and what is refused can be set aside knowingly",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const weekId = await anItem(admin, "Veckobilen", { quantity: 1 });
    await admin.post("/api/booking-intervals", {
      data: {
        rentalItemId: weekId,
        startDate: "2027-06-01",
        endDate: "2027-08-31",
        startWeekday: "saturday",
        pickupTime: "15:00",
        returnTime: "10:00",
        intervalDays: 7,
      },
    });
    await page.goto(`/admin/bookings/new?item=${weekId}&start=2027-06-07&end=2027-06-09`);
    await expect(price(page)).toContainText(
      "Bokning inom bokningsperiod måste starta på en Lördag",
    );
    await page.getByLabel("Boka utan hänsyn till bytesdagar").check();
    await expect(price(page)).not.toContainText("måste starta på en Lördag");
    await page
      .getByRole("gridcell")
      .getByRole("button", { name: /^måndag 14 juni/ })
      .click();
    await page
      .getByRole("gridcell")
      .getByRole("button", { name: /^onsdag 16 juni/ })
      .click();
    await expect(page.getByLabel("Utlämning", { exact: true })).toHaveValue("2027-06-14");
    await expect(page.getByLabel("Återlämning", { exact: true })).toHaveValue("2027-06-16");
    await page.getByLabel("Namn").fill("Stig Ek");
    await page.getByRole("button", { name: "Senare", exact: true }).click();
    await page.getByRole("button", { name: "Rabatt" }).click();
    await page.getByLabel("Rabatt", { exact: true }).fill("500");
    await page.getByLabel("Anledning").fill("Stammis");
    await expect(price(page)).toContainText("Stammis");
    await page.getByRole("button", { name: /^Boka, 1\s500\skr$/ }).click();
    await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/);
    await expect(card(page, "Historik")).toContainText("utan hänsyn till bytesdagar");
    await expect(card(page, "Betalning")).toContainText(/1\s500\skr/);
  },
);

test(
  "somebody who has rented before is offered, and what is missing is said by its field",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const earlier = await admin.post("/api/office/bookings", {
      data: {
        key: crypto.randomUUID(),
        rentalItemId: itemId,
        startDate: "2027-05-03",
        endDate: "2027-05-05",
        customer: { name: "Signe Lindgård", phone: "0701112233" },
        payment: { kind: "later" },
      },
    });
    expect(earlier.status()).toBe(201);
    await page.goto("/admin/bookings/new");
    await page.getByRole("button", { name: "Boka", exact: true }).click();
    await expect(page.getByText("Välj vad som ska hyras.")).toBeVisible();
    await expect(page.getByLabel("Objekt")).toBeFocused();
    await fillStay(page, "2027-06-14", "2027-06-16");
    await page.getByLabel("Namn").fill("lindgard");
    const offered = page.getByRole("list", { name: "Har hyrt förut" });
    await offered.getByRole("button", { name: /Signe Lindgård/ }).click();
    await expect(page.getByLabel("Telefon")).toHaveValue("070-111 22 33");
    await expect(offered).toBeHidden();
    await page.getByRole("button", { name: /^Boka, / }).click();
    await expect(
      page.getByText(
        "Skriv adressen som länken ska skickas till, eller välj ett annat sätt att betala.",
      ),
    ).toBeVisible();
    // Nobody leaves by mistake with something typed.
    await page.getByRole("link", { name: "Kalender" }).first().click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
      "uppgifter som inte är sparade",
    );
    await page.getByRole("button", { name: "Lämna utan att spara" }).click();
    await expect(page).toHaveURL(/\/admin\/calendar/);
  },
);

test("a booking by link waits for the customer, who reads the terms, pays with 3-D Secure and is confirmed", async ({
  page,
  shop,
}) => {
  await page.goto("/admin/bookings/new");
  await fillStay(page, "2027-06-21", "2027-06-23");
  await page.getByLabel("Namn").fill("Berit Ås");
  await page.getByLabel("E-post").fill("berit@example.com");
  await page.getByRole("button", { name: /^Boka, 2\s000\skr$/ }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expectStatus(page, id, "Väntar på bekräftelse");

  await page.goto(await linkInMail(shop.dataDir, /http\S+\/betala\/[\w-]{43}/, id));
  await page.getByRole("button", { name: "Visa hyresvillkor" }).click();
  await expect(page.getByRole("dialog")).toContainText("Villkoren gäller mellan dig som hyr");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Kortnummer")).toHaveCount(0);
  await page.getByLabel("Jag har läst och godkänner hyresvillkoren").check();
  const pay = page.getByRole("button", { name: /^Betala 2/ });
  await expect(pay).toBeEnabled();
  await fillCard(page, CARD.asksTheBank);
  await pay.click();
  await bankButton(page, "Godkänn").click();
  await expect(page.getByRole("heading", { name: "Tack för din betalning!" })).toBeVisible();

  await page.goto(`/admin/bookings/${id}`);
  await expectStatus(page, id, "Bokad och bekräftad");
  await expect(card(page, "Betalning")).toContainText("Betald");
  await expect(card(page, "Historik")).toContainText("Godkände hyresvillkoren");
});

test(
  "a mistyped address and another hour are changed from the booking, and the second who changes is told",
  { tag: "@thorough" },
  async ({ page, request, admin, watch }) => {
    const stay = { itemId, startDate: "2027-07-05", endDate: "2027-07-07", price: 2000 };
    const id = await aBooking(request, stay, { name: "Tore Norr" });
    await page.goto(`/admin/bookings/${id}`);
    const open = page.getByRole("button", { name: `Ändra uppgifter i bokning #${id}` });
    const dialog = page.getByRole("dialog", { name: "Ändra uppgifter" });
    await open.click();
    await dialog.getByLabel("E-post").fill("tore@example.com");
    await dialog.getByLabel("Utlämningstid").fill("17:15");
    await expect(dialog.getByLabel("Mejla kunden om de nya tiderna")).toBeChecked();
    await dialog.getByText("Läs mejlet").click();
    await expect(dialog).toContainText("Till tore@example.com.");
    await expect(dialog).toContainText("kl. 17:15 (tidigare");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, "Kund")).toContainText("tore@example.com");
    await expect(card(page, "Produkt")).toContainText("kl 17:15");
    await expect(card(page, "Historik")).toContainText(
      "e-post: anna@example.com → tore@example.com",
    );

    await open.click();
    await dialog.getByLabel("Namn").fill("Tore Norrman");
    const { version } = (await (await admin.get(`/api/bookings/${id}`)).json()) as {
      version: number;
    };
    await admin.post(`/api/bookings/${id}/changes`, {
      data: { version, customer: { phone: "060-11 22 33" } },
    });
    watch.expectStatus(409, `/api/bookings/${id}/changes`);
    await dialog.getByRole("button", { name: "Spara" }).click();
    await expect(dialog).toContainText("ändrade bokningen");
    await expect(dialog.getByLabel("Namn")).toHaveValue("Tore Norrman");
    await dialog.getByRole("button", { name: "Avbryt" }).click();
    await dialog.getByRole("button", { name: "Kasta ändringarna" }).click();
    await expect(card(page, "Kund")).toContainText("Tore Norr");
  },
);
