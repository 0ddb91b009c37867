import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { confirmWords, factsOf, withdrawnWords } from "./withdrawal-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const sums = (chargedAmount: number, reservedAmount: number, isCancelled = false) => ({
  chargedAmount,
  reservedAmount,
  isCancelled,
});

test.each([
  [2000, 0, "Vi betalar tillbaka 2 000 kr på samma sätt som du betalade, inom 14 dagar."],
  [
    0,
    2000,
    "Inget har dragits från ditt kort, och när vi avbokar släpps reservationen på 2 000 kr.",
  ],
  [
    500,
    1500,
    "Vi betalar tillbaka 500 kr på samma sätt som du betalade, inom 14 dagar. När vi avbokar släpps reservationen på 1 500 kr.",
  ],
  [0, 0, "Du har inte betalat något, så det finns inget att betala tillbaka."],
])(
  "whoever withdraws reads what becomes of their money, and that the shop does it (paid %i, reserved %i)",
  (charged, reserved, money) => {
    expect(plain(confirmWords(sums(charged, reserved)))).toBe(
      `Vi får ditt besked direkt, avbokar åt dig och mejlar när det är gjort. ${money}`,
    );
    expect(plain(withdrawnWords(sums(charged, reserved)))).toBe(
      `En bekräftelse med datum och klockslag är på väg till din e-post. Vi avbokar åt dig och mejlar när det är gjort. ${money}`,
    );
  },
);

test("whoever looks again when the shop has cancelled reads that it is done", () => {
  expect(withdrawnWords(sums(0, 0, true))).toBe("Bokningen är avbokad.");
  expect(plain(withdrawnWords(sums(2000, 0, true)))).toBe(
    "Bokningen är avbokad. Vi betalar tillbaka 2 000 kr på samma sätt som du betalade, inom 14 dagar.",
  );
});

test("whoever withdraws from several things reads all of them, since the sum is for all", () => {
  const booked = {
    bookingId: 4711234,
    rentalItemName: "Havskajak Skärgård",
    quantity: 2,
    startDate: "2027-07-05" as LocalDate,
    endDate: "2027-07-07" as LocalDate,
  };
  const told = (part: object) => factsOf({ ...booked, ...part }).map(Object.values);
  const further = [
    { name: "Snöskor Vidd", quantity: 3 },
    { name: "Tunneltält", quantity: 1 },
  ];
  expect(told({ lines: further })).toEqual([
    ["Bokning", "#4711234"],
    ["Objekt", "Havskajak Skärgård"],
    ["Antal", "2 st"],
    ["Dessutom", "Snöskor Vidd, 3 st; Tunneltält"],
    ["Period", "5 juli 2027 – 7 juli 2027"],
  ]);
  expect(told({})).not.toContainEqual(["Dessutom", expect.anything()]);
});
