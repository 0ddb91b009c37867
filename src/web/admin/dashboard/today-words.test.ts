import { expect, test } from "vitest";
import type { TodayBooking } from "#contracts/today.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  begunWords,
  elsewhereWords,
  depositNote,
  handoverNotes,
  itemWords,
  lateWords,
  leaveAnywayLabel,
  partOf,
  stepLabel,
} from "./today-words.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2027-03-01");

function aBooking(told: Partial<TodayBooking> = {}): TodayBooking {
  return {
    id: 1234567,
    rentalItemId: 7,
    rentalItemName: "Fjällripa 70",
    rentalItemType: "rv",
    startDate: TODAY,
    endDate: day("2027-03-05"),
    status: "confirmed",
    pickupTime: "15:00",
    returnTime: "12:00",
    quantity: 1,
    lines: [],
    units: [],
    stay: { state: "waiting", outAt: null, backAt: null },
    lacksUnit: false,
    customerName: "Anna Berg",
    customerPhone: "070-123 45 67",
    hasEmail: true,
    dueAmount: 0,
    reservedAmount: 0,
    paymentLinkUntil: null,
    lacksAgreement: false,
    lacksDrivers: false,
    depositAmount: 5000,
    depositPaymentStatus: "captured",
    depositReminderSentDate: null,
    depositMethod: "card",
    depositPaidAmount: 5000,
    depositRefundedAmount: 0,
    depositKeptAmount: 0,
    disputes: [],
    returnedOn: null,
    withdrawnAt: null,
    ...told,
  };
}

const notes = (told: Partial<TodayBooking>, kind: "pickup" | "return" = "pickup") =>
  handoverNotes({ kind, booking: aBooking(told) }).map(({ words }) => plain(words));
const plain = (words: string) => words.replaceAll("\u00a0", " ");

test("whoever hands out what is unpaid is told what of it", () => {
  expect(leaveAnywayLabel(aBooking({ dueAmount: 1200, depositPaymentStatus: null }))).toBe(
    "Lämna ut ändå, fast hyran är obetald och depositionen saknas",
  );
  expect(leaveAnywayLabel(aBooking({ reservedAmount: 1200 }))).toBe(
    "Lämna ut ändå, fast det reserverade inte är draget",
  );
});

test("a protocol that was begun is told with what and whose it is", () => {
  expect(begunWords({ bookingId: 7, kind: "out" }, "Anna Berg ")).toBe(
    "Påbörjat protokoll: utlämning, Anna Berg, bokning #7",
  );
  expect(begunWords({ bookingId: 7, kind: "back" }, "")).toBe(
    "Påbörjat protokoll: återlämning, bokning #7",
  );
});

test("what is missing is said in words, with the sums", () => {
  const unpaid = { depositPaymentStatus: null, depositPaidAmount: 0 } as const;
  expect(notes({ dueAmount: 1500, lacksAgreement: true, lacksDrivers: true, ...unpaid })).toEqual([
    "Hyran obetald: 1 500 kr",
    "Deposition saknas: 5 000 kr",
    "Hyresavtalet är inte godkänt",
    "Förare saknas",
  ]);
  expect(
    notes({ status: "pending", dueAmount: 2000, paymentLinkUntil: "2027-03-04T10:00:00.000Z" }),
  ).toEqual(["Väntar på kunden", "Hyran obetald: 2 000 kr"]);
  expect(notes({ ...unpaid, depositReminderSentDate: "2027-02-28T08:00:00Z" })).toEqual([
    "Deposition saknas: 5 000 kr, påmind 28 februari",
  ]);
  expect(notes({ reservedAmount: 4000 })).toEqual(["4 000 kr reserverat, inte draget"]);
  expect(notes({ reservedAmount: 4000, status: "pending" })).toEqual([
    "Väntar på svar",
    "4 000 kr reserverat",
  ]);
});

test("that nothing is missing is said too, and that a customer has withdrawn comes first", () => {
  expect(notes({})).toEqual(["Allt är klart"]);
  expect(notes({}, "return")).toEqual(["Betald"]);
  expect(notes({ withdrawnAt: "2027-02-27T08:00:00Z", dueAmount: 1500 })[0]).toBe(
    "Kunden har ångrat köpet 27 februari 2027",
  );
});

test("a button says what it does, and about how much", () => {
  const label = (step: Parameters<typeof stepLabel>[0], told: Partial<TodayBooking> = {}) =>
    plain(stepLabel(step, aBooking(told)));
  expect(label("approve")).toBe("Godkänn");
  expect(label("hand-over")).toBe("Lämna ut");
  expect(label("take-back")).toBe("Ta emot");
  expect(label("charge", { reservedAmount: 4000 })).toBe("Dra 4 000 kr");
  expect(label("take-rent", { dueAmount: 1500 })).toBe("Ta betalt 1 500 kr");
  expect(label("give-back-deposit", { depositRefundedAmount: 1000 })).toBe(
    "Betala tillbaka 4 000 kr",
  );
});

test("a step that is done in the booking leads to where on its page it is done", () => {
  expect(partOf("take-rent", aBooking())).toBe("betalning");
  expect(partOf("take-deposit", aBooking())).toBe("deposition");
  expect(partOf("confirm", aBooking())).toBe("status");
  expect(partOf("open", aBooking())).toBeUndefined();
  expect(partOf("open", aBooking({ status: "returned" }))).toBe("deposition");
});

test("how late something is, and by when a deposit is to be back", () => {
  expect(lateWords(aBooking({ endDate: day("2027-02-28") }), TODAY)).toBe(
    "Skulle ha varit tillbaka i går",
  );
  expect(lateWords(aBooking({ endDate: day("2027-02-20") }), TODAY)).toBe(
    "Skulle ha varit tillbaka för 9 dagar sedan",
  );
  const returned = { status: "returned", endDate: day("2027-02-28") } as const;
  expect(plain(depositNote(aBooking(returned), TODAY).words)).toBe(
    "Betala tillbaka 5 000 kr senast 7 mars",
  );
  const late = depositNote(
    aBooking({ ...returned, depositRefundedAmount: 2000 }),
    day("2027-03-08"),
  );
  expect(plain(late.words)).toBe("3 000 kr skulle ha varit tillbaka senast 7 mars");
  expect(late.tone).toBe("danger");
  expect(plain(depositNote(aBooking({ status: "cancelled" }), TODAY).words)).toBe(
    "Avbokad: betala tillbaka 5 000 kr nu",
  );
});

test("several of the same are counted, and an item without a name has its number", () => {
  expect(itemWords(aBooking({ quantity: 2 }))).toBe("Fjällripa 70 (2 st)");
  expect(itemWords(aBooking({ rentalItemName: " " }))).toBe("Objekt #7");
});

test("of those who wait, the ones who come today or tomorrow are said to stand there", () => {
  expect(elsewhereWords(2, 5)).toBe("2 kommer idag eller imorgon och står där.");
  expect(elsewhereWords(1, 5)).toBe("En kommer idag eller imorgon och står där.");
  expect(elsewhereWords(1, 0)).toBe("Den kommer idag eller imorgon och står där.");
  expect(elsewhereWords(3, 0)).toBe("De kommer idag eller imorgon och står där.");
});

test("what was fetched already is told with since when, and with what it still lacks", () => {
  const stay = { state: "out", outAt: "2027-03-01T13:05:00Z", backAt: null } as const;
  expect(notes({ stay })).toEqual(["Ute sedan 1 mars kl 14:05"]);
  expect(notes({ stay, lacksDrivers: true })).toEqual([
    "Ute sedan 1 mars kl 14:05",
    "Förare saknas",
  ]);
});
