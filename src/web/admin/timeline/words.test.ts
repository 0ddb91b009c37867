import { expect, test } from "vitest";
import type { TimelineBooking } from "#contracts/timeline.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  addonWords,
  depositWords,
  emailCountWords,
  itemWords,
  rangeWords,
  rentNotes,
  sentWords,
  timeWords,
} from "./words.ts";

const day = (text: string) => text as LocalDate;
const STANDS = { status: "confirmed", withdrawnAt: null } as const;

test("a range of one day is told by its weekday, a longer one by its ends", () => {
  const range = (startDate: string, endDate: string) =>
    rangeWords({ startDate: day(startDate), endDate: day(endDate) });
  expect(range("2027-03-01", "2027-03-01")).toBe("Måndag 1 mars 2027");
  expect(range("2027-03-08", "2027-04-06")).toBe("8 mars – 6 april 2027");
});

test("a letter's time is the Swedish clock's, winter and summer", () => {
  expect(sentWords("2027-03-01T23:05:00Z")).toBe("2027-03-02 00:05");
  expect(sentWords("2027-07-01T08:05:00.000Z")).toBe("2027-07-01 10:05");
});

test("what is missing has words of its own", () => {
  expect(timeWords("15:00")).toBe("kl 15:00");
  expect(timeWords(null)).toBe("Ingen tid hittades");
  expect(itemWords({ rentalItemId: 7, rentalItemName: " " })).toBe("Objekt #7");
  expect(itemWords({ rentalItemId: 7, rentalItemName: "Ripa" })).toBe("Ripa");
});

test("addons say how many only when there are several", () => {
  expect(addonWords({ id: 1, name: "Grill", quantity: 1 })).toBe("Grill");
  expect(addonWords({ id: 1, name: "Sänglinne", quantity: 2 })).toBe("Sänglinne (2 st)");
  expect(addonWords({ id: 11, name: null, quantity: 3 })).toBe("Tillval #11 (3 st)");
});

test("letters that never left are not counted as sent", () => {
  const email = { type: "x", sentAt: "2027-03-01T09:00:00Z", recipient: "a@b.se" };
  const sent = { ...email, isFailed: false };
  expect(emailCountWords([sent, sent])).toBe("2 mejl skickade");
  expect(emailCountWords([sent, { ...email, isFailed: true }])).toBe(
    "1 mejl skickade, 1 misslyckades",
  );
});

const DEPOSIT = {
  depositPaymentStatus: null,
  depositPaidAmount: 5000,
  depositRefundedAmount: 0,
  depositKeptAmount: 0,
} as const;

test("every state of a deposit has its words", () => {
  expect(
    ([null, "pending", "authorized", "captured", "cancelled", "expired"] as const).map(
      (depositPaymentStatus) => depositWords({ ...DEPOSIT, depositPaymentStatus }),
    ),
  ).toEqual([
    "Deposition ej betald",
    "Deposition behandlas",
    "Deposition reserverad",
    "Deposition betald",
    "Deposition avbruten",
    "Deposition utgången",
  ]);
});

test("a deposit that went back says so", () => {
  const paid = { ...DEPOSIT, depositPaymentStatus: "captured" } as const;
  const settled = { depositKeptAmount: 1500 };
  expect(depositWords({ ...paid, depositRefundedAmount: 5000 })).toBe("Deposition återbetald");
  expect(depositWords({ ...paid, depositRefundedAmount: 2000 })).toBe(
    "Deposition delvis återbetald",
  );
  expect(depositWords({ ...paid, ...settled, depositRefundedAmount: 3500 })).toBe(
    "Deposition avräknad",
  );
});

test.each([
  [{ dueAmount: 0, reservedAmount: 0, paymentStatus: "captured" }, []],
  [{ dueAmount: 0, reservedAmount: 0, paymentStatus: "expired" }, []],
  [
    { dueAmount: 0, reservedAmount: 2000, paymentStatus: "authorized" },
    ["Reserverad, inte dragen"],
  ],
  [{ dueAmount: 2000, reservedAmount: 0, paymentStatus: null }, ["Hyran obetald: 2 000 kr"]],
  [
    { dueAmount: 2000, reservedAmount: 0, paymentStatus: "expired" },
    ["Hyran obetald: 2 000 kr", "Reservationen har gått ut"],
  ],
  [
    { dueAmount: 500, reservedAmount: 1500, paymentStatus: "authorized" },
    ["Hyran obetald: 500 kr", "Reserverad, inte dragen"],
  ],
] as const)("rent with %o is told as %j", (rent, notes) => {
  expect(
    rentNotes({ ...STANDS, ...rent, disputes: [] }).map(({ words }) =>
      words.replaceAll("\u00a0", " "),
    ),
  ).toEqual(notes);
});

test("a counter that hands out keys is told that the customer has withdrawn", () => {
  const paid = {
    dueAmount: 0,
    reservedAmount: 0,
    paymentStatus: "captured",
  } as const;
  const withdrawn = { status: "confirmed", withdrawnAt: "2026-06-01T10:00:00.000Z" } as const;
  expect(rentNotes({ ...paid, ...withdrawn, disputes: [] })).toEqual([
    { note: "withdrawn", words: "Kunden har ångrat köpet 1 juni 2026" },
  ]);
});

test("a counter that hands out keys is told what a customer's bank has of the rent and of the deposit", () => {
  const open = {
    paymentId: "1",
    paidFor: "rent",
    standing: "open",
    amount: 2000,
    answerBy: "2026-06-08T10:00:00.000Z",
    isDecided: false,
    isCurrent: true,
  } as const;
  const paid = { dueAmount: 0, reservedAmount: 0, paymentStatus: "captured" } as const;
  const said = (...disputes: TimelineBooking["disputes"]) =>
    rentNotes({ ...STANDS, ...paid, disputes }).map(({ words }) => words);
  expect(said(open, { ...open, paidFor: "deposit", standing: "lost", answerBy: null })).toEqual([
    "Bestridd, svara senast 8 juni 2026 kl 12:00",
    "Förlorad tvist om depositionen",
  ]);
  expect(said({ ...open, standing: "won" })).toEqual([]);
});
