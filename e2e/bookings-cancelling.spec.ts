import {
  aBooking,
  anItem,
  card,
  changesSent,
  chooseStatus,
  expectStatus,
  question,
  statusChoice,
  toast,
  type Stay,
} from "./bookings-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";

let stay: Stay;
test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  const itemId = await anItem(admin, "Avbokningsbilen");
  stay = { itemId, startDate: "2027-06-01", endDate: "2027-06-03", price: 2000 };
  await admin.dispose();
});

test.beforeEach(async ({ signIn }) => signIn());

test("cancelling by the status asks first, and a no leaves the booking as it was", async ({
  page,
  request,
  admin,
}) => {
  const id = await aBooking(request, stay, { name: "Eva Ström" });
  const changes = changesSent(page, id);
  // The row goes away with its status.
  await page.goto(`/admin/bookings?q=%23${id}&status=pending`);
  await chooseStatus(page, id, "Avbokad");
  await expect(question(page)).toHaveAccessibleName("Avboka bokningen");
  await expect(question(page)).toContainText(`Vill du avboka bokning #${id} (Eva Ström)?`);
  for (const sentence of [
    "Nätterna blir lediga igen.",
    "Reservationen på 2 000 kr släpps, och det går inte att ångra.",
    "Kunden får ett mejl om avbokningen.",
  ])
    await expect(question(page)).toContainText(sentence);
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Tillbaka" }).click();
  await expect(question(page)).toBeHidden();
  await expectStatus(page, id, "Väntar på bekräftelse");
  await expect(statusChoice(page, id)).toBeFocused();
  expect(changes).toEqual([]);

  await chooseStatus(page, id, "Avbokad");
  await question(page).getByRole("button", { name: "Avboka" }).dblclick();
  await expect(toast(page, "Status ändrad")).toContainText("Avbokad");
  await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alla bokningar" })).toBeFocused();
  expect(changes).toEqual([{ status: "cancelled" }]);

  const paid = await aBooking(request, stay);
  await admin.patch(`/api/bookings/${paid}`, { data: { paymentAction: "capture" } });
  await page.goto(`/admin/bookings/${paid}`);
  await chooseStatus(page, paid, "Avbokad");
  await expect(question(page)).toContainText(
    "2 000 kr är betalt och återbetalas inte av sig självt.",
  );
  await question(page).getByRole("button", { name: "Avboka" }).click();
  await expectStatus(page, paid, "Avbokad");
  await expect(question(page)).toBeHidden();
  await expect(statusChoice(page, paid)).toBeFocused();
  await expect(card(page, "Betalning")).toContainText("Betald");
  // Its nights are taken again, and the customer may be told: that is asked about too.
  await chooseStatus(page, paid, "Bokad och bekräftad");
  await expect(question(page)).toHaveAccessibleName("Ta upp bokningen igen");
  await expect(question(page)).toContainText("Nätterna tas igen");
  await question(page).getByRole("button", { name: "Bekräfta" }).click();
  await expectStatus(page, paid, "Bokad och bekräftad");
  await expect(question(page)).toHaveCount(0);
});
