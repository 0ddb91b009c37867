import { describe, expect, test } from "vitest";
import type { ThingWithUnits, UnitChoice } from "#contracts/booking-units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { changedWords, hasFree, lackingWords, standingWords } from "./unit-choice-words.ts";

const unit = (id: number, fields: Partial<UnitChoice> = {}): UnitChoice => ({
  id,
  name: `Enhet ${id}`,
  registration: "",
  standing: "free",
  others: [],
  outWith: null,
  outage: null,
  ...fields,
});
const thing = (units: UnitChoice[], fields: Partial<ThingWithUnits> = {}): ThingWithUnits => ({
  rentalItemId: 1,
  name: "Fjällripa 70",
  quantity: 1,
  lacking: 0,
  units,
  ...fields,
});
const bo = { bookingId: 1234567, customerName: "Bo Ek" };
const somebody = { bookingId: null, customerName: "" };

describe("each unit says what it would mean to choose it", () => {
  test.each([
    [unit(1), "Ledig alla nätter"],
    [unit(1, { standing: "exchange", others: [bo] }), "Byter plats med Bo Ek (#1234567)"],
    [
      unit(1, { standing: "exchange", others: [bo, somebody] }),
      "Byter plats med Bo Ek (#1234567) och en kund som håller på att boka",
    ],
    [unit(1, { standing: "away", others: [bo] }), "Är ute hos Bo Ek (#1234567)"],
    [unit(1, { outWith: bo }), "Ledig alla nätter, är ute på bokning #1234567 nu"],
    [unit(1, { standing: "has", outWith: bo }), "Har den, är ute på bokning #1234567 nu"],
    [unit(1, { standing: "unused" }), "Tas ur bruk"],
    [
      unit(1, {
        standing: "unused",
        outage: { startDate: "2027-07-03" as LocalDate, endDate: null, reason: "Skada" },
      }),
      "Ur drift 3 juli 2027 och tills vidare: Skada",
    ],
  ])("%#", (choice, words) => expect(standingWords(choice)).toBe(words));
});

test("what lacks a unit says how many, and whether one is there to be chosen", () => {
  expect(lackingWords(thing([], { lacking: 1 }))).toBe("Fjällripa 70 står utan enhet");
  expect(lackingWords(thing([], { name: "Kanot", quantity: 3, lacking: 2 }))).toBe(
    "2 av 3 Kanot står utan enhet",
  );
  expect(hasFree(thing([unit(1)]))).toBe(true);
  expect(hasFree(thing([unit(1, { standing: "exchange" })]))).toBe(false);
});

test("a change tells what the booking has now, and who has what it left", () => {
  const before = thing([
    unit(1, { standing: "has" }),
    unit(2, { standing: "exchange", others: [bo] }),
  ]);
  const after = thing([
    unit(1, { standing: "exchange", others: [bo] }),
    unit(2, { standing: "has" }),
  ]);
  expect(changedWords([before], [after])).toEqual({
    title: "Bokningen har nu Enhet 2",
    description: "Enhet 1 har nu Bo Ek (#1234567).",
  });
  const alone = thing([unit(1), unit(2, { standing: "has" })]);
  expect(changedWords([before], [alone]).description).toBe("");
});
