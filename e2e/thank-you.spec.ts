import { aBooking, anItem, staysOf } from "./bookings-steps.ts";
import { ADMIN, expect, test } from "./fixtures.ts";

let itemId: number;
const nextStay = staysOf(() => itemId);

test.beforeAll(async ({ playwright, shop }) => {
  const admin = await playwright.request.newContext({ baseURL: shop.address });
  await admin.post("/api/login", { data: ADMIN });
  itemId = await anItem(admin, "Tackbilen");
  await admin.dispose();
});

test(
  "whoever made a booking reads on the page that thanked for it what became of it",
  { tag: "@thorough" },
  async ({ page, admin }) => {
    const stay = nextStay();
    const id = await aBooking(page.request, stay);
    const query = new URLSearchParams({
      itemName: "Tackbilen",
      startDate: stay.startDate,
      endDate: stay.endDate,
      bookingId: String(id),
      totalAmount: "2000",
    });
    const main = page.getByRole("main");
    const title = page.getByRole("heading", { level: 1 });
    await page.goto(`/booking/thank-you?${query}`);
    await expect(title).toHaveText("Tack för din bokning!");
    await expect(main).toContainText(/Reserverat belopp2\s000\skr/);
    await expect(main).toContainText("Betalningen är bara reserverad");
    await expect(main).toContainText("Vi går igenom bokningen");

    await admin.patch(`/api/bookings/${id}`, { data: { paymentAction: "capture" } });
    await page.reload();
    await expect(title).toHaveText("Tack för din bokning!");
    await expect(main).toContainText("Bokningen är bekräftad");
    await expect(main).toContainText(/2\s000\skr är betalt\./);
    for (const gone of ["Reserverat belopp", "bara reserverad", "Vi går igenom bokningen"])
      await expect(main).not.toContainText(gone);

    await admin.patch(`/api/bookings/${id}`, { data: { status: "cancelled" } });
    const data = { amount: 2000, reason: "Avbokad" };
    expect((await admin.post(`/api/bookings/${id}/refund`, { data })).status()).toBe(200);
    await page.reload();
    await expect(title).toHaveText("Bokningen är avbokad");
    await expect(page).toHaveTitle("Bokningen är avbokad | Norrvidd");
    await expect(main).toContainText(/Återbetalt2\s000\skr/);
    await expect(main).toContainText(/Vi har betalat tillbaka 2\s000\skr\./);
    await expect(main).not.toContainText("Vad händer nu?");
  },
);
