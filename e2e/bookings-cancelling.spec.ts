import {
  aBooking,
  anItem,
  card,
  chooseStatus,
  expectStatus,
  question,
  statusChoice,
  type Stay,
} from "./bookings-steps.ts";
import type { Page } from "@playwright/test";
import { ADMIN, expect, test } from "./fixtures.ts";

let stay: Stay;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  const itemId = await anItem(admin, "Avbokningsbilen");
  stay = { itemId, startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

const dialog = (page: Page) => page.getByRole("dialog", { name: "Avboka bokningen" });

test("half is given back on cancelling, the rest is a fee, and the customer reads it", async ({
  page,
  request,
  admin,
}) => {
  const id = await aBooking(request, stay);
  await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "capture" } });
  await page.goto(`/admin/bookings/${id}`);
  await chooseStatus(page, id, "Avbokad");
  const refund = dialog(page).getByLabel("Kunden får tillbaka");
  // Three months before the stay all of it is promised.
  await expect(refund).toHaveValue("2000");
  await expect(dialog(page)).toContainText(
    "Enligt villkoren får kunden tillbaka hela hyran 30 dagar eller mer före.",
  );
  await refund.fill("2001");
  await dialog(page).getByRole("button", { name: "Avboka" }).click();
  await expect(dialog(page)).toContainText("Det går att ge tillbaka högst 2 000 kr.");
  await refund.fill("1000");
  for (const sentence of [
    "1 000 kr betalas tillbaka till kundens kort.",
    "1 000 kr behålls som avbokningsavgift.",
  ])
    await expect(dialog(page)).toContainText(sentence);
  await dialog(page).getByLabel("Anledning").fill("Vi delar på det, som vi sade i telefonen.");
  await dialog(page).getByRole("button", { name: "Avboka" }).click();
  await expect(dialog(page)).toBeHidden();
  await expectStatus(page, id, "Avbokad");
  await expect(statusChoice(page, id)).toBeFocused();
  await expect(card(page, "Betalning")).toContainText("Delvis återbetald");
  await page.getByRole("tab", { name: "E-posthistorik" }).click();
  await expect(page.getByText(`Din bokning #${id}`).first()).toBeVisible();

  // Its nights are taken again, and the customer may be told: that is asked about too.
  await page.getByRole("tab", { name: "Bokningsinformation" }).click();
  await chooseStatus(page, id, "Bokad och bekräftad");
  await expect(question(page)).toHaveAccessibleName("Ta upp bokningen igen");
  await expect(question(page)).toContainText("Nätterna tas igen");
  await question(page).getByRole("button", { name: "Bekräfta" }).click();
  await expectStatus(page, id, "Bokad och bekräftad");
  await expect(question(page)).toHaveCount(0);
});
