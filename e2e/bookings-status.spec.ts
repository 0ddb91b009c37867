import {
  aBooking,
  anItem,
  card,
  changesSent,
  chooseStatus,
  expectStatus,
  question,
  statusChoice,
  staysOf,
  toast,
} from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

let itemId: number;
const nextStay = staysOf(() => itemId);

test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, "Statusbilen");
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

test(
  "arrow keys change no status, and Enter asks first",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const id = await aBooking(request, nextStay());
    await page.goto(`/admin/bookings/${id}`);
    const changes = changesSent(page, id);
    const choice = statusChoice(page, id);
    await choice.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitemradio").first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.press("Escape");
    await expect(choice).toBeFocused();
    await expectStatus(page, id, "Väntar på bekräftelse");

    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemradio").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitemradio", { name: "Bokad och bekräftad" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveAccessibleName("Bekräfta bokningen");
    await expect(question(page).getByRole("button", { name: "Tillbaka" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(choice).toBeFocused();
    expect(changes).toEqual([]);
  },
);

test(
  "confirming while money is reserved offers to charge it, or to confirm alone",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const alone = await aBooking(request, nextStay());
    await page.goto(`/admin/bookings/${alone}`);
    const changes = changesSent(page, alone);
    await chooseStatus(page, alone, "Bokad och bekräftad");
    for (const sentence of [
      "Godkänn drar 2 000 kr från kundens kort och bekräftar.",
      "Bekräftar du utan att dra är 2 000 kr fortfarande bara reserverat, till 8 mars 2027",
      "Kunden får mejlet Bokningsbekräftad, om det inte redan har skickats.",
    ])
      await expect(question(page)).toContainText(sentence);
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Bekräfta utan att dra" }).dblclick();
    await expect(toast(page, "Status ändrad")).toContainText("Bokad och bekräftad");
    await expectStatus(page, alone, "Bokad och bekräftad");
    await expect(card(page, "Betalning")).toContainText("Reserverad");
    await expect(statusChoice(page, alone)).toBeFocused();
    expect(changes).toEqual([{ status: "confirmed", from: "pending" }]);

    const charged = await aBooking(request, nextStay());
    await page.goto(`/admin/bookings/${charged}`);
    const charges = changesSent(page, charged);
    await chooseStatus(page, charged, "Bokad och bekräftad");
    await question(page).getByRole("button", { name: "Godkänn" }).dblclick();
    await expect(toast(page, "Betalning genomförd")).toBeVisible();
    await expectStatus(page, charged, "Bokad och bekräftad");
    await expect(card(page, "Betalning")).toContainText("Betald");
    expect(charges).toEqual([{ paymentAction: "capture" }]);
  },
);

test(
  "a return before the stay has begun says so, and charges first where money is reserved",
  { tag: "@thorough" },
  async ({ page, request }) => {
    const stay = { itemId, startDate: "2027-08-02", endDate: "2027-08-04", price: 2000 };
    const id = await aBooking(request, stay);
    await page.goto(`/admin/bookings/${id}`);
    const changes = changesSent(page, id);
    await chooseStatus(page, id, "Returnerad");
    await expect(question(page)).toContainText(
      "Vistelsen har inte börjat: utlämningen är 2 augusti 2027.",
    );
    await expect(question(page)).toContainText("2 000 kr är reserverat och inte draget.");
    await question(page).getByRole("button", { name: "Dra och returnera" }).click();
    await expect(toast(page, "Betalning genomförd")).toContainText("Returnerad");
    await expectStatus(page, id, "Returnerad");
    await expect(card(page, "Betalning")).toContainText("Betald");
    expect(changes).toEqual([
      { paymentAction: "capture" },
      { status: "returned", from: "confirmed" },
    ]);

    // To wait again mails nothing and moves nothing, but its nights are taken again.
    await chooseStatus(page, id, "Väntar på bekräftelse");
    await expect(question(page)).toContainText("Inget mejl skickas.");
    await question(page).getByRole("button", { name: "Ta upp igen" }).click();
    await expectStatus(page, id, "Väntar på bekräftelse");
    await chooseStatus(page, id, "Bokad och bekräftad");
    await question(page).getByRole("button", { name: "Bekräfta" }).click();
    await expectStatus(page, id, "Bokad och bekräftad");
    // Nothing is mailed, moved or lost by this, and nothing is asked.
    await chooseStatus(page, id, "Väntar på bekräftelse");
    await expectStatus(page, id, "Väntar på bekräftelse");
    await expect(question(page)).toHaveCount(0);
  },
);
