import {
  aBooking,
  anItem,
  card,
  changesSent,
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
  await statusChoice(page, id).selectOption("Avbokad");
  await expect(question(page)).toHaveAccessibleName("Avboka bokningen");
  await expect(question(page)).toContainText(`Vill du avboka bokning #${id} (Eva Ström)?`);
  await expect(question(page)).toContainText(
    "Reservationen på 2 000 kr släpps, och det går inte att ångra. Kunden får ett mejl om avbokningen.",
  );
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Tillbaka" }).click();
  await expect(question(page)).toBeHidden();
  await expect(statusChoice(page, id)).toHaveValue("pending");
  await expect(statusChoice(page, id)).toBeFocused();
  expect(changes).toEqual([]);

  await statusChoice(page, id).selectOption("Avbokad");
  await question(page).getByRole("button", { name: "Avboka" }).dblclick();
  await expect(toast(page, "Status ändrad")).toContainText("Avbokad");
  await expect(page.getByText("Inga bokningar hittades.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alla bokningar" })).toBeFocused();
  expect(changes).toEqual([{ status: "cancelled" }]);

  const paid = await aBooking(request, stay);
  await admin.patch(`/api/bookings/${paid}`, { data: { paymentAction: "capture" } });
  await page.goto(`/admin/bookings?booking=${paid}`);
  await statusChoice(page, paid).selectOption("Avbokad");
  await expect(question(page)).toContainText("Det som är betalt återbetalas inte av sig självt.");
  await question(page).getByRole("button", { name: "Avboka" }).click();
  await expect(statusChoice(page, paid)).toHaveValue("cancelled");
  await expect(question(page)).toBeHidden();
  await expect(card(page, "Betalning")).toContainText("Betald");
  // Nothing is lost by taking it up again, and nothing is asked.
  await statusChoice(page, paid).selectOption("Bokad och bekräftad");
  await expect(statusChoice(page, paid)).toHaveValue("confirmed");
  await expect(question(page)).toHaveCount(0);
});
