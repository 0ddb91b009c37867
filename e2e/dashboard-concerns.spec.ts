import type { Page } from "@playwright/test";
import { counted, dialog, question, toast } from "./dashboard-steps.ts";
import { expectFits } from "./fits.ts";
import { ADMIN, expect, expectAccessible, test } from "./fixtures.ts";
import { openShop } from "./opened-shop.ts";

test.beforeEach(async ({ signIn }) => signIn());

// The journeys' shop begins on 1 March 2027.
const TODAY = "2027-03-01";
const aBooking = (bookingId: number) => ({
  subject: String(bookingId),
  since: "2027-02-20",
  bookingId,
  customerName: "Anna Berg",
  itemName: "Fjällripa 70",
  amount: 9475,
  occasion: "1",
  linkUntil: null,
  linkLapsedAt: null,
  isCardAskedAgain: false,
  isDeposit: false,
});
const pickup = { startDate: TODAY, pickupTime: "15:00" };
const held = { method: "card", paymentId: "p1" };
const dispute = { disputeId: "dp_1", intentId: "pi_disputed", isInquiry: false };

type Listed = { kind: string; subject: string; [fact: string]: unknown };

/** One of every kind, in no order. */
const CONCERNS: Listed[] = [
  {
    kind: "mail-failed",
    subject: "7",
    since: TODAY,
    mailId: 7,
    bookingId: 1234567,
    type: "booking_confirmation",
    recipient: "anna@example.com",
    isGivenUp: true,
    error: "Mejlservern tog inte emot mejlet.",
  },
  {
    kind: "money-without-booking",
    subject: "pi_loose",
    since: TODAY,
    intentId: "pi_loose",
    amount: 2000,
    isReserved: true,
  },
  {
    kind: "money-without-booking",
    subject: "pi_taken",
    since: TODAY,
    intentId: "pi_taken",
    amount: 900,
    isReserved: false,
  },
  {
    kind: "books-differ",
    subject: "pi_other",
    since: TODAY,
    intentId: "pi_other",
    bookingId: null,
    amount: 700,
    ours: "authorized",
    theirs: "charged",
  },
  { kind: "authorization-lapsing", ...aBooking(1), expiresAt: "2027-03-02T20:00:00.000Z" },
  {
    kind: "booking-without-money",
    ...aBooking(2),
    paymentStatus: "expired",
    paid: 0,
    reserved: 0,
    isCardAskedAgain: true,
    startDate: "2027-07-03",
  },
  {
    kind: "refund-failed",
    ...aBooking(3),
    attemptId: "a1",
    failed: { paymentId: "p1", paidFor: "rent" },
  },
  {
    kind: "deposit-unpaid",
    ...aBooking(4),
    ...pickup,
    isOut: false,
    remindedAt: null,
    isGivenBack: false,
  },
  {
    kind: "rent-unpaid",
    ...aBooking(5),
    ...pickup,
    pickupTime: "10:00",
    isOut: false,
    reserved: 0,
  },
  { kind: "returned-unpaid", ...aBooking(6), reserved: 9475 },
  { kind: "return-unmarked", ...aBooking(7), endDate: "2027-02-26" },
  { kind: "deposit-held", ...aBooking(8), ...held, why: "cancelled" },
  { kind: "deposit-held", ...aBooking(9), ...held, why: "gone" },
  { kind: "deposit-held", ...aBooking(10), ...held, why: "returned", method: "swish" },
  { kind: "money-to-give-back", ...aBooking(11) },
  { kind: "withdrawn", ...aBooking(12), at: "2027-02-28T09:00:00.000Z" },
  { kind: "charged-but-cancelled", ...aBooking(13), isDecided: false },
  { kind: "charged-but-deleted", ...aBooking(20), byCard: 9475, byHand: [] },
  { kind: "charged-elsewhere", ...aBooking(14) },
  { kind: "charge-failed", ...aBooking(15) },
  { kind: "link-lapsed", ...aBooking(16), expiredAt: "2027-02-28T09:00:00.000Z" },
  {
    kind: "dispute",
    ...aBooking(17),
    ...dispute,
    state: "needs_response",
    dueBy: "2027-03-12T22:00:00.000Z",
  },
  { kind: "dispute-lost", ...aBooking(18), disputeId: "dp_2" },
  {
    kind: "payment-stuck",
    ...aBooking(19),
    action: "refund",
    startedAt: "2027-02-28T09:00:00.000Z",
  },
];

const concern = (page: Page, title: string | RegExp) =>
  page.getByRole("listitem").filter({ hasText: title });
const heading = (page: Page, count: number) =>
  page.getByRole("heading", { name: `Att åtgärda (${count})` });

/**
 * A healthy shop has none of these at once, so what the server would say is said here: each call takes away
 * what it was about.
 */
/** What the question before a return is told of the money. */
const OUT = {
  customerName: "Anna Berg",
  status: "confirmed",
  endDate: "2027-02-26",
  totalPrice: 9475,
  reservedAmount: 0,
  dueAmount: 2000,
  depositPaymentStatus: "captured",
  depositPaidAmount: 5000,
  depositRefundedAmount: 0,
  depositKeptAmount: 0,
};

async function listConcerns(page: Page): Promise<void> {
  let listed = CONCERNS;
  await page.route("**/api/oversight", (route) =>
    route.fulfill({ json: { concerns: listed, comparedAt: null } }),
  );
  const answer = async (path: string, isAbout: (one: Listed, part: string) => boolean) =>
    page.route(path, (route) => {
      // Looked at ahead, where a link is pointed at.
      if (route.request().method() === "GET") return route.fulfill({ json: {} });
      const url = new URL(route.request().url());
      const part = url.pathname.split("/")[3] ?? "";
      listed = listed.filter((one) => !isAbout(one, part));
      return route.fulfill({ status: 200, json: {} });
    });
  await answer("**/api/bookings/*/*", ({ bookingId }, id) => String(bookingId) === id);
  await page.route(/\/api\/bookings\/\d+$/, (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: OUT });
    const id = new URL(route.request().url()).pathname.split("/")[3];
    listed = listed.filter(({ bookingId }) => String(bookingId) !== id);
    return route.fulfill({ json: {} });
  });
  await answer("**/api/disputes/*/decision", ({ disputeId }, id) => disputeId === id);
  await answer("**/api/oversight/payments/*/void", ({ subject }) => subject === "pi_loose");
  await page.route("**/api/oversight/mails/*/retry", (route) => route.fulfill({ status: 204 }));
  await page.route("**/api/oversight/settle", (route) => {
    const { kind, subject } = route.request().postDataJSON() as Listed;
    listed = listed.filter((one) => one.kind !== kind || one.subject !== subject);
    return route.fulfill({ status: 204 });
  });
  await page.goto("/admin");
  await expect(heading(page, CONCERNS.length)).toBeVisible();
  for (const more of await page.getByRole("button", { name: /^Visa \d+ till$/ }).all())
    await more.click();
}

test(
  "each thing to see to says what is wrong, since when, and offers what solves it",
  { tag: "@thorough" },
  async ({ page }) => {
    await listConcerns(page);
    await expect(page.getByText("har inte jämförts med kortbolaget ännu")).toBeVisible();
    // What leaves today comes first, in the order of the clock.
    const first = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 4 }) });
    await expect(first.nth(0)).toContainText(
      "Hyran är inte betald: Anna Berg hämtar Fjällripa 70 i dag kl 10:00",
    );
    await expect(first.nth(0)).toContainText("Bokning #5 · sedan 20 februari");
    await expect(first.nth(1)).toContainText("Depositionen är inte betald: Anna Berg hämtar");
    await expect(page.getByRole("heading", { name: "Före utlämning 2" })).toBeVisible();

    for (const [title, id] of [
      ["Reservationen för Anna Berg går ut tisdag 2 mars kl 21:00", 1],
      ["Bokningen för Anna Berg är utan betalning", 2],
      ["Återbetalningen till Anna Berg gick inte igenom", 3],
      ["Anna Berg har ångrat sin bokning", 12],
      [/drogs hos kortbolaget, inte av butiken/, 14],
      [/Kortbolaget nekade när/, 15],
      ["Bokningsbekräftelsen till anna@example.com kom inte fram", 1234567],
    ] as const)
      await expect(
        concern(page, title).getByRole("link", { name: "Öppna bokningen" }),
      ).toHaveAttribute("href", `/admin/bookings/${id}`);
    await expect(
      concern(page, "men hyran är inte dragen").getByRole("link", { name: "Godkänn i bokningen" }),
    ).toHaveAttribute("href", "/admin/bookings/6");
    // A booking that is gone cannot be opened, and what came by Swish cannot go back by card.
    await expect(
      concern(page, "men bokningen är borttagen").getByRole("link", { name: "Öppna bokningen" }),
    ).toHaveCount(0);
    await expect(
      concern(page, "Bokningen för Anna Berg är borttagen, men betald").getByRole("button", {
        name: "Betala tillbaka",
      }),
    ).toBeVisible();
    await expect(
      concern(page, "Den kom med Swish").getByRole("button", { name: "Betala tillbaka" }),
    ).toHaveCount(0);
    await expect(concern(page, "är bestridd")).toContainText(
      "Svara senast fredag 12 mars kl 23:00",
    );
    await expect(concern(page, "Butiken väntar på besked om en återbetalning")).toBeVisible();
    await expect(concern(page, /900\skr är dragna utan bokning/)).toContainText("hos kortbolaget");
    await expect(
      concern(page, /inte överens om 700\skr/).getByRole("button", { name: "Jämför igen" }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "what solves a thing to see to is one press away, and asks before money moves",
  { tag: "@thorough" },
  async ({ page }) => {
    await listConcerns(page);
    const calls = counted(page, "POST", "/api/bookings/");
    const changes = counted(page, "PATCH", "/api/bookings/7");
    const voids = counted(page, "POST", "/api/oversight/payments/pi_loose/void");
    const retries = counted(page, "POST", "/api/oversight/mails/7/retry");
    let left = CONCERNS.length;

    await concern(page, /2\s000\skr är reserverade utan bokning/)
      .getByRole("button", { name: "Släpp reservationen" })
      .click();
    await expect(question(page)).toContainText(/släppa reservationen på 2\s000\skr/);
    await question(page).getByRole("button", { name: "Släpp reservationen" }).dblclick();
    await expect(toast(page, "Reservationen är släppt")).toBeVisible();
    await expect(heading(page, (left -= 1))).toBeFocused();
    expect(voids).toHaveLength(1);
    await concern(page, "anna@example.com").getByRole("button", { name: "Skicka igen" }).click();
    await expect(question(page)).toContainText("skickas igen till anna@example.com");
    expect(retries).toHaveLength(0);
    await question(page).getByRole("button", { name: "Skicka igen" }).click();
    await expect(toast(page, "Mejlet skickas igen inom kort")).toBeVisible();
    expect(retries).toHaveLength(1);

    for (const [title, button, said] of [
      ["är utan betalning", "Be om kortet igen", "Betalningslänk skickad"],
      [
        "Betalningslänken till Anna Berg har gått ut",
        "Skicka en ny länk",
        "Betalningslänk skickad",
      ],
      ["Hyran är inte betald", "Skicka betalningslänk", "Betalningslänk skickad"],
      ["Depositionen är inte betald", "Skicka påminnelse", "Depositionspåminnelse skickad"],
    ] as const) {
      const press = concern(page, title).getByRole("button", { name: button });
      // Watched from before the press: on a busy machine a message has come and gone before one looks for it.
      const isSaid = async () => expect(toast(page, said)).toBeVisible();
      if (said === "Betalningslänk skickad") {
        await press.click();
        await expect(question(page)).toContainText("får ett mejl med en länk för att betala");
        const send = question(page).getByRole("button", { name: "Skicka länken" });
        await Promise.all([isSaid(), send.click()]);
      } else await Promise.all([isSaid(), press.click()]);
      await expect(heading(page, (left -= 1))).toBeVisible();
    }

    await concern(page, "Fjällripa 70 skulle ha varit tillbaka fredag 26 februari")
      .getByRole("button", { name: "Markera som returnerad" })
      .click();
    await expect(question(page)).toContainText(/2\s000\skr av hyran är kvar att betala/);
    await expect(question(page)).toContainText(
      /Depositionen, 5\s000\skr, ska vara återbetald senast 5 mars 2027/,
    );
    await question(page).getByRole("button", { name: "Markera som returnerad" }).click();
    await expect(heading(page, (left -= 1))).toBeFocused();
    expect(changes).toEqual([{ status: "returned" }]);

    await concern(page, "men bokningen är borttagen")
      .getByRole("button", { name: "Betala tillbaka" })
      .click();
    await dialog(page)
      .getByRole("button", { name: /^Betala tillbaka 9\s475\skr$/ })
      .click();
    await expect(toast(page, "Återbetalning gjord")).toBeVisible();
    await expect(heading(page, (left -= 1))).toBeFocused();
    expect(calls.at(-1)).toEqual({
      kind: "deposit",
      amount: 9475,
      reason: "Bokningen är borttagen.",
      key: expect.any(String),
    });
  },
);

test(
  "a lost dispute is a loss or a credit, by a person's word",
  { tag: "@thorough" },
  async ({ page }) => {
    await listConcerns(page);
    const decisions = counted(page, "POST", "/api/disputes/dp_2/decision");
    await concern(page, "är förlorad").getByRole("button", { name: "Välj bokföring" }).click();
    await dialog(page)
      .getByRole("radio", { name: /Kreditera försäljningen/ })
      .check();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Kreditera försäljningen" }).click();
    await expect(dialog(page).getByText("Skriv varför du väljer så.")).toBeVisible();
    await dialog(page).getByLabel("Anteckning").fill("Husbilen stod trasig.");
    await dialog(page).getByRole("button", { name: "Kreditera försäljningen" }).click();
    await expect(toast(page, "Försäljningen är krediterad")).toBeVisible();
    await expect(heading(page, CONCERNS.length - 1)).toBeFocused();
    expect(decisions).toEqual([{ decision: "credit", note: "Husbilen stod trasig." }]);
  },
);

test(
  "an entry that somebody has judged is settled with a reason",
  { tag: "@thorough" },
  async ({ page }) => {
    await listConcerns(page);
    const settled = counted(page, "POST", "/api/oversight/settle");
    const entry = concern(page, "är avbokad, men betald");
    await entry.getByRole("button", { name: "Klarmarkera" }).click();
    await expect(dialog(page)).toContainText("kommer tillbaka bara om något ändras");
    await dialog(page).getByRole("button", { name: "Klarmarkera" }).click();
    await expect(dialog(page).getByText("Skriv varför inget mer behöver göras.")).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByLabel("Anledning").fill("Avbokad för sent, enligt villkoren.");
    await dialog(page).getByRole("button", { name: "Klarmarkera" }).click();
    await expect(toast(page, "Klarmarkerat")).toBeVisible();
    await expect(heading(page, CONCERNS.length - 1)).toBeFocused();
    await expect(entry).toHaveCount(0);
    expect(settled).toEqual([
      {
        kind: "charged-but-cancelled",
        subject: "13",
        reason: "Avbokad för sent, enligt villkoren.",
      },
    ]);
  },
);

test(
  "a long list fits a phone, with targets a thumb can hit",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await listConcerns(page);
    await expectFits(page);
    const heights = await page
      .locator(".concern-actions")
      .locator("a, button")
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
);

test(
  "a reservation about to lapse is listed by the shop itself",
  { tag: "@thorough" },
  async ({ page }) => {
    // The demo's cards were reserved on 1 March, for seven days.
    const later = await openShop({ CLOCK_START: "2027-03-07T09:00:00Z" });
    await page.request.post(`${later.address}/api/login`, { data: ADMIN });
    await page.goto(`${later.address}/admin`);
    const lapsing = page.getByRole("listitem").filter({ hasText: "går ut måndag 8 mars kl" });
    await expect(lapsing.first()).toContainText("Godkänn eller avboka innan dess");
    await page.goto("about:blank");
    await later.stop();
  },
);
