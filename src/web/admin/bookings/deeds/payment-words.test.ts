import { expect, test } from "vitest";
import type { BookingPayment } from "#contracts/payments.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { approval, approvalSentences, approvalTitle } from "#texts/approval-words.ts";
import { bookingForTests, CHARGED } from "#web/admin/bookings/booking-for-tests.ts";
import {
  failedRefundLines,
  linkWords,
  owedFacts,
  paymentLines,
  paymentState,
  paymentTitle,
  receiptWords,
  recordHint,
  refundableToCard,
  untilWords,
  voidSentences,
} from "./payment-words.ts";

const CARD: BookingPayment = {
  id: "1",
  kind: "rent",
  method: "card",
  amount: 2000,
  refunded: 0,
  status: "captured",
  at: "2027-03-01T09:05:00.000Z",
  reference: "pi_1",
  paidOn: null,
  recordedBy: null,
  receiptNumber: "2027-000042",
  receipts: [],
  kept: 0,
  isLetGo: false,
  isDisputed: false,
  refundable: 2000,
  failedRefunds: [],
};
const SWISH: BookingPayment = {
  ...CARD,
  method: "swish",
  reference: "4711",
  paidOn: "2027-02-28" as LocalDate,
  recordedBy: "anna",
};
const TODAY = "2027-03-01" as LocalDate;
const said = (sentences: readonly string[]) => sentences.join(" ").replaceAll("\u00a0", " ");

test("a payment is named by how it came, and by what it is for unless it is rent", () => {
  expect(paymentTitle(CARD)).toBe("Kort");
  expect(paymentTitle({ ...SWISH, kind: "deposit" })).toBe("Deposition, Swish");
});

test.each<[Partial<BookingPayment>, string]>([
  [{}, "Betald"],
  [{ status: "pending" }, "Behandlas"],
  [{ status: "authorized" }, "Reserverad"],
  [{ status: "authorized", isLetGo: true }, "Släpps"],
  [{ status: "cancelled" }, "Avbruten"],
  [{ status: "expired" }, "Utgången"],
  [{ status: "taken-back" }, "Registrerad av misstag"],
  [{ refunded: 500 }, "Delvis återbetald"],
  [{ refunded: 2000 }, "Återbetald"],
  [{ kind: "deposit", kept: 500 }, "Delvis avräknad"],
  [{ kind: "deposit", kept: 500, refunded: 1500 }, "Avräknad"],
])("a payment with %o reads %s", (fields, words) => {
  expect(paymentState({ ...CARD, ...fields }).words).toBe(words);
});

test("a payment says when it came, who wrote it down, what went back and its reference", () => {
  expect(paymentLines(CARD)).toEqual(["1 mars 2027 kl 10:05", "Kortbolagets nummer: pi_1"]);
  expect(said(paymentLines({ ...SWISH, refunded: 500 }))).toBe(
    "28 februari 2027, registrerad av anna 500 kr återbetalt Referens: 4711",
  );
  expect(paymentLines({ ...SWISH, reference: "" })).toHaveLength(1);
});

test("each receipt of a payment is called what it is, with its sum where that is another", () => {
  const issued = { number: "2027-000043", cause: "charge", total: 500 } as const;
  const sale = { ...issued, kind: "receipt", title: "Kvitto/faktura" } as const;
  expect(receiptWords(sale)).toBe("Kvitto/faktura 2027-000043");
  const credit = { ...issued, kind: "credit", title: "Kreditkvitto" } as const;
  expect(said([receiptWords(credit)])).toBe("Kreditkvitto 2027-000043, 500 kr");
  const service = { ...sale, cause: "service", title: "Kvitto – tjänst" } as const;
  expect(said([receiptWords(service)])).toBe("Kvitto – tjänst 2027-000043, 500 kr");
});

test("a refund that never reached the customer is said with its sum and its day", () => {
  const failedRefunds = [{ amount: 500, asked: 500, at: "2027-03-02T09:05:00.000Z" }];
  const deposit: BookingPayment = { ...CARD, kind: "deposit", failedRefunds };
  expect(said(failedRefundLines([{ ...CARD, failedRefunds }, SWISH, deposit]))).toBe(
    "Återbetalning på 500 kr misslyckades 2 mars 2027 kl 10:05 Återbetalning av deposition på 500 kr misslyckades 2 mars 2027 kl 10:05",
  );
});

test("a refund that failed and was made up for in part says what it was, and what is left of it", () => {
  const failedRefunds = [{ amount: 490, asked: 790, at: "2027-03-02T09:05:00.000Z" }];
  expect(said(failedRefundLines([{ ...CARD, failedRefunds }]))).toBe(
    "Återbetalning på 790 kr misslyckades 2 mars 2027 kl 10:05, 490 kr återstår",
  );
});

test("approving says how much is charged, and that the rest is let go", () => {
  expect(said(approvalSentences(bookingForTests(), TODAY))).toBe(
    "2 000 kr dras från kundens kort och bokning #1234567 (Anna Berg) bekräftas. Kunden får ett mejl med kvittonumret.",
  );
  const partPaid = bookingForTests({ capturedAmount: 500, paidAmount: 500, dueAmount: -500 });
  expect(approval(partPaid)).toEqual({ charge: 1500, rest: 500 });
  expect(said(approvalSentences(partPaid, TODAY))).toContain("1 500 kr dras från kundens kort");
  expect(said(approvalSentences(partPaid, TODAY))).toContain(
    "Resten av reservationen, 500 kr, släpps.",
  );
  const paid = bookingForTests({ capturedAmount: 2000, paidAmount: 2000, dueAmount: -2000 });
  expect(said(approvalSentences(paid, TODAY))).toBe(
    "Hyran är redan betald, så inget dras. Reservationen på 2 000 kr släpps.",
  );
  const confirmed = bookingForTests({ status: "confirmed" });
  expect(said(approvalSentences(confirmed, TODAY))).not.toContain("bekräftas");
  expect(approvalTitle(confirmed)).toBe("Godkänn betalningen");
  expect(approvalTitle(bookingForTests())).toBe("Godkänn bokningen");
});

test("letting go cancels a booking that nothing was paid for, and no other", () => {
  expect(said(voidSentences(bookingForTests()))).toContain(
    "Reservationen på 2 000 kr släpps och bokning #1234567 (Anna Berg) avbokas.",
  );
  const partPaid = bookingForTests({ ...CHARGED, paidAmount: 500, reservedAmount: 1500 });
  expect(said(voidSentences(partPaid))).toContain("står kvar. 1 500 kr av hyran blir kvar");
  const returned = bookingForTests({ status: "returned" });
  expect(said(voidSentences(returned))).toContain("2 000 kr av hyran blir kvar att betala.");
});

test("only what came by card goes back to cards", () => {
  const deposit: BookingPayment = { ...CARD, kind: "deposit", refundable: 5000 };
  const payments = [CARD, SWISH, { ...CARD, refundable: 300 }, deposit];
  expect(refundableToCard(payments, "rent")).toBe(2300);
  expect(refundableToCard(payments, "deposit")).toBe(5000);
});

test("what is reserved says until when, and which part of it lapses first", () => {
  const until = (fields: Parameters<typeof bookingForTests>[0]) =>
    said([untilWords(bookingForTests(fields))]);
  expect(until({})).toBe(", till 8 mars 2027 kl 10:00");
  expect(until({ lapsingAmount: 200 })).toBe(", varav 200 kr bara till 8 mars 2027 kl 10:00");
  expect(until({ authorizationExpiryDate: null })).toBe("");
});

test("a link that was sent says what it is for, never more than what is due", () => {
  const until = "2027-03-04T09:00:00.000Z";
  const words = (told: object, now = "2027-03-03T09:00:00.000Z") =>
    linkWords(bookingForTests({ dueAmount: 780, paymentLinkUntil: until, ...told }), {
      now: Date.parse(now),
      today: now.slice(0, 10) as LocalDate,
    }).replaceAll("\u00a0", " ");
  expect(words({ paymentLinkAmount: 400 })).toMatch(/^400 kr, skickad, gäller till /);
  expect(words({})).toMatch(/^780 kr, skickad/);
  expect(words({ paymentLinkAmount: 400, dueAmount: 300 })).toMatch(/^300 kr, /);
  expect(words({ paymentLinkAmount: 400 }, "2027-03-05T09:00:00.000Z")).toMatch(
    /^400 kr, gick ut /,
  );
  expect([words({ dueAmount: 0 }), words({ paymentLinkUntil: null })]).toEqual(["", ""]);
});

test("whoever approves a booking whose stay is past reads that first", () => {
  const after = "2027-06-04" as LocalDate;
  expect(said(approvalSentences(bookingForTests(), after))).toMatch(
    /^Hyrestiden är redan slut: den gick ut 3 juni 2027\. Avboka i stället, om inget har hyrts ut\. 2 000 kr dras/,
  );
  const confirmed = bookingForTests({ status: "confirmed" });
  expect(said(approvalSentences(confirmed, after))).not.toContain("redan slut");
});

test("the page says what is to go back as the list does, and how where cards cannot take it all", () => {
  const byCard = { ...CARD, refundable: 500 };
  const told = (owed: object, due = 0, payments = [byCard]) =>
    owedFacts({ amount: 0, undecided: 0, ...owed }, due, payments).map((fact) => said(fact));
  expect(told({})).toEqual([]);
  expect(told({ amount: 500 })).toEqual(["Att ge tillbaka 500 kr"]);
  expect(told({}, -300)).toEqual(["Att ge tillbaka 300 kr"]);
  expect(told({ undecided: 500 })).toEqual(["Att ta ställning till 500 kr, bokningen är avbokad"]);
  expect(told({ undecided: 1885 })).toEqual([
    "Att ta ställning till 1 885 kr, bokningen är avbokad. Högst 500 kr går tillbaka till kortet härifrån, resten betalas tillbaka för hand och registreras",
  ]);
});

test("a link has run out by the shop's day, whatever this device's clock says", () => {
  const sent = bookingForTests({ dueAmount: 780, paymentLinkUntil: "2027-03-04T09:00:00.000Z" });
  const wrong = Date.parse("2026-11-16T12:00:00.000Z");
  const on = (today: string) => linkWords(sent, { now: wrong, today: today as LocalDate });
  expect(on("2027-03-05")).toContain("gick ut");
  expect(on("2027-03-03")).toContain("gäller till");
});

test("whoever writes money down reads that the customer gets a letter, for rent and deposit alike", () => {
  for (const kind of ["rent", "deposit"] as const)
    for (const method of ["swish", "till"] as const)
      expect(recordHint(kind, method)).toMatch(/kunden får ett mejl/i);
});
