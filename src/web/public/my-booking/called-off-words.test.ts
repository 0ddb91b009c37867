import { expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import {
  calledOffWords,
  faceOf,
  isCalledOff,
  moneyBackFacts,
  takenUpWords,
} from "./called-off-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

const TIME = "Det brukar ta 5–10 bankdagar innan pengarna syns på kontot.";

function aBooking(part: object): MyBooking["booking"] {
  const none = { paidAmount: 0, reservedAmount: 0, refundedAmount: 0, dueAmount: 0 };
  const booking = { status: "cancelled", withdrawnAt: null, cancelled: null, takenUp: null };
  return { ...booking, ...none, calledOff: null, ...part } as unknown as MyBooking["booking"];
}
function back(
  part: object,
  deposit: object | null = null,
  failed: { kind: string; failedRefund: number }[] = [],
): string[] {
  const payments = failed as MyBooking["payments"];
  const page = { booking: aBooking(part), deposit: deposit as MyBooking["deposit"], payments };
  return moneyBackFacts(page).map(({ label, value }) => plain(`${label}: ${value}`));
}

test("of a cancelled booking nothing is called given back that has not gone back", () => {
  expect(back({ refundedAmount: 2000, cancelled: { refund: 2000, kept: 0 } })).toEqual([
    `Hyran: Vi har betalat tillbaka 2 000 kr. ${TIME}`,
  ]);
  expect(back({ paidAmount: 2000, cancelled: { refund: 2000, kept: 0 } })).toEqual([
    "Hyran: 2 000 kr ska betalas tillbaka till dig. Det är inte klart än, och vi hör av oss om något krånglar.",
  ]);
  expect(
    back({ paidAmount: 1500, refundedAmount: 500, cancelled: { refund: 1000, kept: 1000 } }),
  ).toEqual([
    `Hyran: Vi har betalat tillbaka 500 kr. ${TIME} 500 kr ska betalas tillbaka till dig. Det är inte klart än, och vi hör av oss om något krånglar. 1 000 kr behåller vi som avbokningsavgift.`,
  ]);
  const all = { paidAmount: 1000, cancelled: { refund: 0, kept: 1000 } };
  expect(back({ ...all, calledOff: { on: "2027-06-01", by: "customer" } })).toEqual([
    "Hyran: 1 000 kr betalas inte tillbaka, enligt avbokningsvillkoren.",
  ]);
  // What the shop keeps by its own decision is not laid on the terms.
  expect(back({ ...all, calledOff: { on: "2027-06-01", by: "shop" } })).toEqual([
    "Hyran: 1 000 kr betalas inte tillbaka.",
  ]);
  expect(back({ paidAmount: 1000 })).toEqual([
    "Hyran: 1 000 kr är kvar hos oss tills vidare. Vi hör av oss till dig om återbetalningen.",
  ]);
});

test("what was only reserved is said to be let go, and never to be paid back", () => {
  expect(back({ cancelled: { refund: 2000, kept: 0 } })).toEqual([
    "Hyran: 2 000 kr som var reserverat på ditt kort släpps. Det kan dröja några dagar innan din bank visar att pengarna är fria igen.",
  ]);
  expect(back({})).toEqual(["Hyran: Inget är draget, och du behöver inte betala något."]);
});

test("the deposit of a cancelled booking is told by where it is, and not at all where none was left", () => {
  const deposit = { amount: 5000, status: "captured", path: "", refunded: 0, kept: 0 };
  const told = (part: object) => back({}, { ...deposit, ...part })[1];
  expect(told({ refunded: 5000 })).toBe(`Depositionen: Vi har betalat tillbaka 5 000 kr. ${TIME}`);
  expect(told({})).toBe(
    "Depositionen: 5 000 kr ska betalas tillbaka till dig. Det är inte klart än.",
  );
  expect(told({ status: "not_paid" })).toBeUndefined();
});

test("it is said when a booking was cancelled, and by whom", () => {
  const words = (part: object) => calledOffWords(aBooking(part));
  expect(words({ calledOff: { on: "2027-05-03", by: "customer" } })).toBe(
    "Du avbokade bokningen den 3 maj 2027.",
  );
  expect(words({ calledOff: { on: "2027-05-03", by: "shop" } })).toBe(
    "Vi avbokade bokningen den 3 maj 2027.",
  );
  expect(words({})).toBe("Bokningen är avbokad.");
});

test("the page is another one once its booking is cancelled or its link has ended, and not when something is saved", () => {
  const on = faceOf({ booking: aBooking({ status: "confirmed" }) });
  expect(faceOf({ booking: aBooking({ status: "confirmed", paidAmount: 2000 }) })).toBe(on);
  expect(faceOf({ booking: aBooking({}) })).not.toBe(on);
  expect(faceOf(null)).not.toBe(on);
  expect(faceOf(undefined)).toBeNull();
});

test("a booking that was withdrawn from is off for its customer before staff have cancelled it", () => {
  const part = { status: "confirmed", withdrawnAt: "2027-05-03T10:00:00.000Z", paidAmount: 2000 };
  expect(isCalledOff(aBooking(part))).toBe(true);
  expect(calledOffWords(aBooking(part))).toBe(
    "Du ångrade bokningen den 3 maj 2027. Vi avbokar den och mejlar dig när det är gjort.",
  );
  expect(back(part)).toEqual([
    `Hyran: Vi betalar tillbaka 2 000 kr senast den 17 maj 2027. ${TIME}`,
  ]);
  const done = { ...part, status: "cancelled", calledOff: { on: "2027-05-04", by: "shop" } };
  expect(calledOffWords(aBooking(done))).toBe(
    "Du ångrade bokningen den 3 maj 2027. Den avbokades den 4 maj 2027.",
  );
});

test("a booking that holds again says what became of the refund", () => {
  const takenUp = { cancelledOn: "2027-05-03", on: "2027-05-05", refund: 2000 };
  const words = (part: object) =>
    plain(takenUpWords(aBooking({ status: "confirmed", takenUp, ...part })) ?? "");
  const again = "Bokningen avbokades den 3 maj 2027 men gäller igen sedan den 5 maj 2027.";
  expect(words({ refundedAmount: 2000, dueAmount: 2000 })).toBe(
    `${again} Då hade vi betalat tillbaka 2 000 kr. Därför återstår 2 000 kr att betala av hyran.`,
  );
  expect(words({ paidAmount: 2000 })).toBe(
    `${again} Det som skulle ha gått tillbaka av hyran, 2 000 kr, betalas därför inte ut.`,
  );
  expect(takenUpWords(aBooking({ status: "confirmed" }))).toBeNull();
});

test("what did not reach the card is not said to be on its way", () => {
  const failed = (kind: string, failedRefund: number) => [{ kind, failedRefund }];
  const words = "nådde inte ditt kort. Pengarna är kvar hos oss, och ovanför står hur du får dem.";
  const cancelled = { refund: 2000, kept: 0 };
  expect(back({ paidAmount: 2000, cancelled }, null, failed("rent", 2000))).toEqual([
    `Hyran: 2 000 kr ${words}`,
  ]);
  expect(back({ paidAmount: 2000 }, null, failed("rent", 2000))).toEqual([
    `Hyran: 2 000 kr ${words}`,
  ]);
  const deposit = { amount: 5000, status: "captured", path: "", refunded: 0, kept: 0 };
  expect(back({}, deposit, failed("deposit", 5000))[1]).toBe(`Depositionen: 5 000 kr ${words}`);
});
