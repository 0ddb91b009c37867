import { expect, test } from "vitest";
import type { OwnBooking } from "#contracts/checkout.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { stateWords } from "./state-words.ts";

const own: OwnBooking = {
  itemName: "Fjällripa",
  itemType: "rv",
  startDate: "2027-04-20" as LocalDate,
  endDate: "2027-04-23" as LocalDate,
  pickupTime: "15:00",
  returnTime: "11:00",
  quantity: 1,
  placeId: null,
  wayIn: null,
  cancellationPolicy: null,
  addons: [],
  code: null,
  lines: [],
  totalAmount: 2000,
  depositAmount: 5000,
  isDepositPaid: false,
  status: "pending",
  paidAmount: 0,
  refundedAmount: 0,
  reservedAmount: 2000,
  dueAmount: 0,
  email: "anna@example.com",
  ownPagePath: null,
};

function told(changes: Partial<OwnBooking>) {
  const words = stateWords({ totalAmount: 2000, own: { ...own, ...changes } });
  return {
    title: words.title,
    sums: words.sums.map(({ label, value }) => `${label} ${value}`.replaceAll("\u00a0", " ")),
    note: `${words.note.title}: ${words.note.text}`.replaceAll("\u00a0", " "),
    steps: words.steps.map(({ heading }) => heading),
  };
}

const PENDING = {
  title: "Tack för din bokning!",
  sums: ["Reserverat belopp 2 000 kr"],
  note: "Betalningen är bara reserverad: Pengarna dras från ditt kort först när vi har godkänt bokningen. Kan vi inte ta emot den släpps reservationen och inget dras.",
};

test("a booking that waits is told as one that is only reserved", () => {
  expect(told({})).toMatchObject(PENDING);
  const anybody = stateWords({ totalAmount: 2000, own: null });
  expect(anybody.steps).toHaveLength(3);
  expect(anybody.note.title).toBe("Betalningen är bara reserverad");
});

test("a booking that was approved and charged is told as confirmed and paid", () => {
  const paid = { status: "confirmed", paidAmount: 2000, reservedAmount: 0 } as const;
  expect(told(paid)).toEqual({
    title: "Tack för din bokning!",
    sums: ["Betalt 2 000 kr"],
    note: "Bokningen är bekräftad: 2 000 kr är betalt.",
    steps: ["Du betalar depositionen", "Du hämtar och reser iväg"],
  });
  expect(told({ ...paid, isDepositPaid: true }).steps).toEqual(["Du hämtar och reser iväg"]);
});

test("a booking that was confirmed without being paid says what is left", () => {
  const unpaid = { status: "confirmed", reservedAmount: 0, dueAmount: 2000 } as const;
  expect(told(unpaid).note).toBe(
    "Bokningen är bekräftad: 2 000 kr återstår att betala, och vi hör av oss om det.",
  );
});

test("a booking that was cancelled says so, and what became of the money", () => {
  const off = { status: "cancelled", reservedAmount: 0 } as const;
  const noteOf = (changes: Partial<OwnBooking>) => told({ ...off, ...changes }).note;
  expect(told(off)).toEqual({
    title: "Bokningen är avbokad",
    sums: [],
    note: "Vad som händer med pengarna: Inget har dragits från ditt kort.",
    steps: [],
  });
  expect(noteOf({ refundedAmount: 2000 })).toContain("Vi har betalat tillbaka 2 000 kr.");
  expect(noteOf({ paidAmount: 2000 })).toContain("2 000 kr är betalt. Undrar du");
});

test("a booking whose stay is over asks for nothing more", () => {
  expect(told({ status: "returned", paidAmount: 2000, reservedAmount: 0 })).toMatchObject({
    note: "Bokningen är avslutad: 2 000 kr är betalt.",
    steps: [],
  });
});

test("whoever is to drive is told to bring a licence, and nobody else is", () => {
  const bring = (itemType: OwnBooking["itemType"]) =>
    stateWords({ totalAmount: 2000, own: { ...own, itemType } }).steps.at(-1)?.text;
  expect(bring("rv")).toContain("körkort och legitimation för alla som ska köra");
  expect(bring("equipment")).toBe("Ta med legitimation och bokningsnumret när du hämtar.");
});
