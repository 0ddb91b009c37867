import { counted, question, toast } from "./dashboard-steps.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { openShop } from "./opened-shop.ts";

test.beforeEach(async ({ signIn }) => signIn());

const BOOKING = { bookingId: 1234567, customerName: "Anna Berg", itemName: "Fjällripa 70" };
const CONCERNS = [
  { kind: "money-without-booking", intentId: "pi_loose", amount: 2000, isReserved: true },
  { kind: "money-without-booking", intentId: "pi_taken", amount: 900, isReserved: false },
  {
    kind: "books-differ",
    intentId: "pi_other",
    bookingId: null,
    amount: 700,
    ours: "authorized",
    theirs: "charged",
  },
  {
    kind: "authorization-lapsing",
    ...BOOKING,
    amount: 9475,
    expiresAt: "2027-03-02T20:00:00.000Z",
  },
  { kind: "booking-without-money", ...BOOKING, paymentStatus: "expired" },
  { kind: "refund-failed", ...BOOKING, attemptId: "a1", amount: 500 },
  {
    kind: "mail-failed",
    mailId: 7,
    bookingId: 1234567,
    type: "booking_confirmation",
    recipient: "anna@example.com",
    isGivenUp: true,
    error: "Mejlservern tog inte emot mejlet.",
  },
];

// A healthy shop has none of these at once, so what the server would say is said here.
test("each thing to see to says what is wrong and offers what solves it", async ({ page }) => {
  let concerns = CONCERNS;
  await page.route("**/api/oversight", (route) =>
    route.fulfill({ json: { concerns, comparedAt: null } }),
  );
  await page.route("**/api/oversight/*/*/*", (route) => {
    concerns = concerns.slice(1);
    return route.fulfill({ status: 204 });
  });
  const voids = counted(page, "POST", "/api/oversight/payments/pi_loose/void");
  const retries = counted(page, "POST", "/api/oversight/mails/7/retry");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Att åtgärda (7)" })).toBeVisible();
  await expect(page.getByText("har inte jämförts med kortbolaget ännu")).toBeVisible();
  const concern = (title: string | RegExp) => page.getByRole("listitem").filter({ hasText: title });
  const bookingLink = "/admin/bookings?booking=1234567";
  await expect(concern(/900\skr är dragna utan bokning/)).toContainText("hos kortbolaget");
  await expect(
    concern(/inte överens om 700\skr/).getByRole("button", { name: "Jämför igen" }),
  ).toBeVisible();
  for (const title of [
    "Reservationen för Anna Berg går ut tisdag 2 mars kl 21:00",
    "Bokningen för Anna Berg saknar betalning",
    "Återbetalningen till Anna Berg gick inte igenom",
    "Bokningsbekräftelsen till anna@example.com kom inte fram",
  ])
    await expect(concern(title).getByRole("link", { name: "Öppna bokningen" })).toHaveAttribute(
      "href",
      bookingLink,
    );
  await expectAccessible(page);

  await concern(/2\s000\skr är reserverade utan bokning/)
    .getByRole("button", { name: "Släpp reservationen" })
    .click();
  await expect(question(page)).toContainText(/släppa reservationen på 2\s000\skr/);
  await question(page).getByRole("button", { name: "Släpp reservationen" }).dblclick();
  await expect(toast(page, "Reservationen är släppt")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Att åtgärda (6)" })).toBeFocused();
  expect(voids).toHaveLength(1);
  await concern("anna@example.com").getByRole("button", { name: "Skicka igen" }).click();
  await expect(toast(page, "Mejlet skickas igen inom kort")).toBeVisible();
  expect(retries).toHaveLength(1);
});

test("a reservation about to lapse is listed by the shop itself", async ({ page }) => {
  // The demo's cards were reserved on 1 March, for seven days.
  const later = await openShop({ CLOCK_START: "2027-03-07T09:00:00Z" });
  await page.request.post(`${later.address}/api/login`, { data: ADMIN });
  await page.goto(`${later.address}/admin`);
  const lapsing = page.getByRole("listitem").filter({ hasText: "går ut måndag 8 mars kl" });
  await expect(lapsing.first()).toContainText("Godkänn eller avboka innan dess");
  await page.goto("about:blank");
  await later.stop();
});
