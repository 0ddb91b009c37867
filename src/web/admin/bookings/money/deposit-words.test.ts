import { expect, test } from "vitest";
import type { Booking, ToldDispute } from "#contracts/bookings.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { bookingForTests, CHARGED, DEPOSIT_PAID } from "#web/admin/bookings/booking-for-tests.ts";
import {
  backByWords,
  beforeReturn,
  depositAtHand,
  depositWords,
  keepWords,
  noReminderReason,
} from "./deposit-words.ts";
import { removalSentences } from "#web/admin/bookings/deeds/remove-paid-booking.tsx";

test.each<[Partial<Booking>, string, number]>([
  [{}, "Ej betald", 0],
  [{ depositPaymentStatus: "pending" }, "Behandlas", 0],
  [DEPOSIT_PAID, "Betald", 5000],
  [{ ...DEPOSIT_PAID, depositRefundedAmount: 2000 }, "Delvis återbetald", 3000],
  [{ ...DEPOSIT_PAID, depositKeptAmount: 2000 }, "Delvis avräknad", 3000],
  [{ ...DEPOSIT_PAID, depositRefundedAmount: 5000 }, "Återbetald", 0],
  [{ ...DEPOSIT_PAID, depositRefundedAmount: 3500, depositKeptAmount: 1500 }, "Avräknad", 0],
])("a deposit with %o reads %s, and %s kr are held", (fields, words, held) => {
  expect(depositWords(bookingForTests(fields))).toBe(words);
  expect(depositHeld(bookingForTests(fields))).toBe(held);
});

test.each<[Partial<ToldDispute>, string]>([
  [{}, "Bestridd"],
  [{ standing: "lost" }, "Förlorad tvist"],
  [{ standing: "inquiry" }, "Betald"],
  [{ standing: "won" }, "Betald"],
  [{ isCurrent: false }, "Betald"],
  [{ paidFor: "rent" }, "Betald"],
])("a paid deposit with a dispute of %o reads %s", (fields, words) => {
  const dispute: ToldDispute = {
    paymentId: "1",
    paidFor: "deposit",
    standing: "open",
    amount: 5000,
    answerBy: null,
    isDecided: false,
    isCurrent: true,
    ...fields,
  };
  const booking = bookingForTests({ ...DEPOSIT_PAID, disputes: [dispute] });
  expect(depositWords(booking)).toBe(words);
});

test("of a deposit as much may be kept as the customer's bank leaves, and no more than is held", () => {
  const booking = bookingForTests(DEPOSIT_PAID);
  const left = (refundable: number) => [
    { kind: "rent", refundable: 9000 } as const,
    { kind: "deposit", refundable } as const,
  ];
  expect(depositAtHand(booking, left(5000))).toBe(5000);
  expect(depositAtHand(booking, left(3000))).toBe(3000);
  expect(depositAtHand(booking, left(0))).toBe(0);
  expect(depositAtHand(booking, left(6000))).toBe(5000);
  expect(depositAtHand(booking, [])).toBe(0);
});

test.each<[Partial<Booking>, string, RegExp | undefined]>([
  [{}, "2027-06-03", undefined],
  [{}, "2027-06-04", /^Hyrestiden är slut/],
  [{ status: "cancelled" }, "2027-05-01", /^Bokningen är avbokad/],
  [{ status: "returned" }, "2027-05-01", /^Bokningen är återlämnad/],
  [{ depositAmount: 0 }, "2027-05-01", /^Bokningen har ingen deposition/],
  [{ rentalItemType: "equipment" }, "2027-05-01", /^Bokningen har ingen deposition/],
  [{ customerEmail: "" }, "2027-05-01", /^Kunden har ingen e-postadress/],
])(
  "the customer of a booking with %o is reminded on %s, or it is said why not",
  (fields, today, reason) => {
    const said = noReminderReason(bookingForTests(fields), today as LocalDate);
    if (reason) expect(said).toMatch(reason);
    else expect(said).toBeUndefined();
  },
);

test("whoever removes a paid booking is told what is paid, and that it does not go back by itself", () => {
  const said = removalSentences(bookingForTests({ ...CHARGED, ...DEPOSIT_PAID }))
    .join(" ")
    .replaceAll("\u00a0", " ");
  expect(said).toContain("2 000 kr av hyran är betalt.");
  expect(said).toContain("5 000 kr av depositionen är betalt");
  const paid = removalSentences(bookingForTests(CHARGED)).join(" ");
  expect(paid).toContain("Pengarna betalas inte tillbaka av sig själva");
});

test("while a deposit is held nobody is told what removing would do, since it cannot be done", () => {
  const said = removalSentences(bookingForTests({ ...CHARGED, ...DEPOSIT_PAID }));
  expect(said.map((one) => one.replaceAll("\u00a0", " "))).toEqual([
    "Bokning #1234567 (Anna Berg) kan inte tas bort än.",
    "5 000 kr av depositionen är betalt, och måste betalas tillbaka eller behållas först.",
    "2 000 kr av hyran är betalt. Det betalas inte tillbaka av sig självt när bokningen tas bort.",
  ]);
});

test("a deposit that is settled before the return is warned of, whether it is kept or given back", () => {
  for (const status of ["pending", "confirmed"] as const) {
    expect(beforeReturn({ status }, "give")).toMatch(/^Bokningen är inte återlämnad än/);
    expect(beforeReturn({ status }, "keep")).toMatch(/^Bokningen är inte återlämnad än/);
  }
  for (const status of ["returned", "cancelled"] as const)
    expect(beforeReturn({ status }, "give") ?? beforeReturn({ status }, "keep")).toBeUndefined();
});

test("what is kept of a deposit in the cash register is entered there, and nothing is promised here", () => {
  const till = Object.values(keepWords("till")).join(" ");
  expect(till).toContain("slå in avdraget i kassaregistret");
  expect(till).not.toMatch(/bokförs direkt|bokfört|moms och kvitto|på kvittot/);
  expect(Object.values(keepWords("swish")).join(" ")).toContain("beloppet bokförs direkt");
});

test("a deposit is to be back a week after the return, and at once when the stay is off", () => {
  const told = (fields: object, today = "2027-06-05") =>
    backByWords(bookingForTests(fields), today as LocalDate);
  expect(told({}).words).toBe("Senast 10 juni 2027");
  const back = { status: "returned", returnedOn: "2027-06-02" as LocalDate } as const;
  expect(told(back)).toEqual({ words: "Senast 9 juni 2027", isLate: false });
  expect(told(back, "2027-06-10")).toEqual({
    words: "Skulle ha varit det senast 9 juni 2027",
    isLate: true,
  });
  expect(told({ status: "cancelled" }).words).toBe("Nu, bokningen är avbokad");
});
