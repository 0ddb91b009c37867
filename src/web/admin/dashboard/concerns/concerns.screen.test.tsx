import { expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { bookingById, changeBooking, refundBooking } from "#contracts/bookings.ts";
import { sendDepositReminder } from "#contracts/deposits.ts";
import { concerns, letMoneyGo, sendMailAgain, settleConcern } from "#contracts/oversight.ts";
import { sendPaymentLink } from "#contracts/payment-links.ts";
import { decideDispute } from "#contracts/payments.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { dialog, openDashboard, question } from "#test/screens/open-dashboard.ts";
import { sent } from "#test/screens/stubbed-shop.ts";
import { answer, answerRaw, type Asked, type Stub } from "#test/screens/stubs.ts";
import { toast } from "#test/screens/toast.ts";

// The screen's browser begins on 1 March 2027.
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
  linkAmount: null,
  isCardAskedAgain: false,
  isDeposit: false,
});
const pickup = { startDate: TODAY, pickupTime: "15:00" };
const held = { method: "card", paymentId: "p1" } as const;
const dispute = { disputeId: "dp_1", intentId: "pi_disputed", isInquiry: false };

type Wired = Extract<
  Parameters<typeof answer<typeof concerns>>[1],
  { concerns: unknown }
>["concerns"][number];

/** One of every kind, in no order. */
const CONCERNS: Wired[] = [
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
  { kind: "withdrawn", ...aBooking(12), at: "2027-02-28T09:00:00.000Z", paid: 9475, reserved: 0 },
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

const concern = (title: string | RegExp): Locator =>
  page.getByRole("listitem").filter({ hasText: title });
const heading = (count: number): Locator =>
  page.getByRole("heading", { name: `Att åtgärda (${count})` });
const inside = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name });

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

/** A shop that has one of every kind; each call takes away what it was about. */
function shopWithConcerns(): Stub[] {
  let listed = CONCERNS;
  const away = (stub: Stub, isAbout: (one: Wired, asked: Asked) => boolean): Stub => ({
    ...stub,
    reply: (asked) => {
      listed = listed.filter((one) => !isAbout(one, asked));
      return stub.reply(asked);
    },
  });
  const isOfBooking = (one: Wired, { params }: Asked) =>
    "bookingId" in one && String(one.bookingId) === params["id"];
  const booking = JSON.stringify({});
  return [
    answer(concerns, () => ({ concerns: listed, comparedAt: null })),
    answerRaw(bookingById, 200, JSON.stringify(OUT)),
    away(answerRaw(changeBooking, 200, booking), isOfBooking),
    away(answerRaw(refundBooking, 200, booking), isOfBooking),
    away(answerRaw(sendPaymentLink, 200, booking), isOfBooking),
    away(
      answer(sendDepositReminder, { depositReminderSentDate: "2027-03-01T09:00:00.000Z" }),
      isOfBooking,
    ),
    away(
      answer(decideDispute, null),
      (one, { params }) => "disputeId" in one && one.disputeId === params["disputeId"],
    ),
    away(answer(letMoneyGo, null), (one, { params }) => one.subject === params["intentId"]),
    answer(sendMailAgain, null),
    away(answer(settleConcern, null), (one, { body }) => {
      const { kind, subject } = body as { kind: string; subject: string };
      return one.kind === kind && one.subject === subject;
    }),
  ];
}

async function listConcerns(width = 1280): Promise<void> {
  await openDashboard(shopWithConcerns(), { width });
  await expect.element(heading(CONCERNS.length)).toBeVisible();
  for (const more of page.getByRole("button", { name: /^Visa \d+ till$/ }).all())
    await more.click();
}

test("each thing to see to says what is wrong, since when, and offers what solves it", async () => {
  await listConcerns();
  await expect.element(page.getByText("har inte jämförts med kortbolaget ännu")).toBeVisible();
  // What leaves today comes first, in the order of the clock.
  const first = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 4 }) });
  await expect
    .element(first.nth(0))
    .toHaveTextContent("Hyran är inte betald: Anna Berg hämtar Fjällripa 70 i dag kl 10:00");
  await expect.element(first.nth(0)).toHaveTextContent("Bokning #5 · sedan 20 februari");
  await expect
    .element(first.nth(1))
    .toHaveTextContent("Depositionen är inte betald: Anna Berg hämtar");
  await expect.element(page.getByRole("heading", { name: "Före utlämning 2" })).toBeVisible();

  for (const [title, id] of [
    ["Reservationen för Anna Berg går ut tisdag 2 mars kl 21:00", 1],
    ["Bokningen för Anna Berg är utan betalning", 2],
    ["Återbetalningen till Anna Berg gick inte igenom", 3],
    ["Anna Berg har ångrat sin bokning", 12],
    [/drogs hos kortbolaget, inte av butiken/, 14],
    [/Kortbolaget nekade när/, 15],
    ["Bokningsbekräftelsen till anna@example.com kom inte fram", 1234567],
  ] as const)
    await expect
      .element(concern(title).getByRole("link", { name: "Öppna bokningen" }))
      .toHaveAttribute("href", `/admin/bookings/${id}`);
  await expect
    .element(concern("men hyran är inte dragen").getByRole("link", { name: "Godkänn i bokningen" }))
    .toHaveAttribute("href", "/admin/bookings/6");
  await expect
    .element(concern("går ut tisdag"))
    .toHaveTextContent("Godkänn eller avboka innan dess");
  // A booking that is gone cannot be opened, and what came by Swish cannot go back by card.
  await expect.element(concern("men bokningen är borttagen")).toBeVisible();
  expect(
    concern("men bokningen är borttagen").getByRole("link", { name: "Öppna bokningen" }).all(),
  ).toEqual([]);
  await expect
    .element(inside(concern("Bokningen för Anna Berg är borttagen, men betald"), "Betala tillbaka"))
    .toBeVisible();
  await expect.element(concern("Den kom med Swish")).toBeVisible();
  expect(inside(concern("Den kom med Swish"), "Betala tillbaka").all()).toEqual([]);
  await expect
    .element(concern("är bestridd"))
    .toHaveTextContent("Svara senast fredag 12 mars kl 23:00");
  await expect.element(concern("Butiken väntar på besked om en återbetalning")).toBeVisible();
  await expect
    .element(concern(/900\skr är dragna utan bokning/))
    .toHaveTextContent("hos kortbolaget");
  await expect.element(inside(concern(/inte överens om 700\skr/), "Jämför igen")).toBeVisible();
  await expectAccessible();
});

test("what solves a thing to see to is one press away, and asks before money moves", async () => {
  await listConcerns();
  let left = CONCERNS.length;

  await inside(concern(/2\s000\skr är reserverade utan bokning/), "Släpp reservationen").click();
  await expect.element(question()).toHaveTextContent(/släppa reservationen på 2\s000\skr/);
  await inside(question(), "Släpp reservationen").dblClick();
  await expect.element(toast("Reservationen är släppt")).toBeVisible();
  await expect.element(heading((left -= 1))).toHaveFocus();
  expect(sent(letMoneyGo).map(({ params }) => params)).toEqual([{ intentId: "pi_loose" }]);

  await inside(concern("anna@example.com"), "Skicka igen").click();
  await expect.element(question()).toHaveTextContent("skickas igen till anna@example.com");
  expect(sent(sendMailAgain)).toEqual([]);
  await inside(question(), "Skicka igen").click();
  await expect.element(toast("Mejlet skickas igen inom kort")).toBeVisible();
  expect(sent(sendMailAgain).map(({ params }) => params)).toEqual([{ id: "7" }]);

  for (const [title, name] of [
    ["är utan betalning", "Be om kortet igen"],
    ["Betalningslänken till Anna Berg har gått ut", "Skicka en ny länk"],
    ["Hyran är inte betald", "Skicka betalningslänk"],
  ] as const) {
    await inside(concern(title), name).click();
    await expect.element(question()).toHaveTextContent("får ett mejl med en länk för att betala");
    await inside(question(), "Skicka länken").click();
    await expect.element(heading((left -= 1))).toBeVisible();
    await expect.element(toast("Betalningslänk skickad").first()).toBeVisible();
  }
  await inside(concern("Depositionen är inte betald"), "Skicka påminnelse").click();
  await expect.element(toast("Depositionspåminnelse skickad")).toBeVisible();
  await expect.element(heading((left -= 1))).toBeVisible();

  await inside(
    concern("Fjällripa 70 skulle ha varit tillbaka fredag 26 februari"),
    "Markera som returnerad",
  ).click();
  await expect.element(question()).toHaveTextContent(/2\s000\skr av hyran är kvar att betala/);
  await expect
    .element(question())
    .toHaveTextContent(/Depositionen, 5\s000\skr, ska vara återbetald senast 5 mars 2027/);
  await inside(question(), "Markera som returnerad").click();
  await expect.element(heading((left -= 1))).toHaveFocus();
  expect(sent(changeBooking)).toMatchObject([
    { params: { id: "7" }, body: { status: "returned" } },
  ]);

  await inside(concern("men bokningen är borttagen"), "Betala tillbaka").click();
  await inside(dialog(), /^Betala tillbaka 9\s475\skr$/).click();
  await expect.element(toast("Återbetalning gjord")).toBeVisible();
  await expect.element(heading((left -= 1))).toHaveFocus();
  expect(sent(refundBooking).map(({ body }) => body)).toEqual([
    {
      kind: "deposit",
      amount: 9475,
      reason: "Bokningen är borttagen.",
      key: expect.any(String),
    },
  ]);
});

test("a lost dispute is a loss or a credit, by a person's word", async () => {
  await listConcerns();
  await inside(concern("är förlorad"), "Välj bokföring").click();
  await dialog()
    .getByRole("radio", { name: /Kreditera försäljningen/ })
    .click();
  await expectAccessible();
  await inside(dialog(), "Kreditera försäljningen").click();
  await expect.element(dialog().getByText("Skriv varför du väljer så.")).toBeVisible();
  await dialog().getByLabelText("Anteckning").fill("Husbilen stod trasig.");
  await inside(dialog(), "Kreditera försäljningen").click();
  await expect.element(toast("Försäljningen är krediterad")).toBeVisible();
  await expect.element(heading(CONCERNS.length - 1)).toHaveFocus();
  expect(sent(decideDispute)).toMatchObject([
    { params: { disputeId: "dp_2" }, body: { decision: "credit", note: "Husbilen stod trasig." } },
  ]);
});

test("an entry that somebody has judged is settled with a reason", async () => {
  await listConcerns();
  const entry = concern("är avbokad, men betald");
  await inside(entry, "Klarmarkera").click();
  await expect.element(dialog()).toHaveTextContent("kommer tillbaka bara om något ändras");
  await inside(dialog(), "Klarmarkera").click();
  await expect.element(dialog().getByText("Skriv varför inget mer behöver göras.")).toBeVisible();
  await expectAccessible();
  await dialog().getByLabelText("Anledning").fill("Avbokad för sent, enligt villkoren.");
  await inside(dialog(), "Klarmarkera").click();
  await expect.element(toast("Klarmarkerat")).toBeVisible();
  await expect.element(heading(CONCERNS.length - 1)).toHaveFocus();
  await expect.element(entry).not.toBeInTheDocument();
  expect(sent(settleConcern).map(({ body }) => body)).toEqual([
    { kind: "charged-but-cancelled", subject: "13", reason: "Avbokad för sent, enligt villkoren." },
  ]);
});

test("a long list fits a phone, with targets a thumb can hit", async () => {
  await listConcerns(390);
  expect(cutOff()).toEqual([]);
  const targets = [...document.querySelectorAll(".concern-actions :is(a, button)")];
  expect(targets.length).toBeGreaterThan(CONCERNS.length);
  const heights = targets.map((target) => target.getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
