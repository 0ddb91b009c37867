import { expect, test } from "vitest";
import type { Unit } from "#contracts/units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  inUse,
  nextName,
  outWithWords,
  retiredWords,
  serviceWords,
  unitFacts,
  useWords,
} from "./unit-words.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2027-03-01");
const UNIT: Unit = {
  id: 1,
  rentalItemId: 1,
  name: "Enhet 1",
  registration: "",
  notes: "",
  retiredOn: null,
  odometer: null,
  nextInspection: null,
  nextService: null,
  nextServiceKm: null,
  nightsUsed: 0,
  nightsBooked: 0,
  outWith: null,
};
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test("a unit says from when it is no longer rented out", () => {
  expect(retiredWords(UNIT, TODAY)).toBeUndefined();
  expect(retiredWords({ retiredOn: TODAY }, TODAY)).toBe("Ur bruk sedan 1 mars 2027");
  expect(retiredWords({ retiredOn: day("2027-07-03") }, TODAY)).toBe("Tas ur bruk 3 juli 2027");
});

test("a unit that is out says with whom, and when it is due", () => {
  const outWith = { customerName: "Anna Berg", endDate: day("2027-07-03") };
  expect(outWithWords(outWith)).toBe("Ute hos Anna Berg, åter 3 juli 2027");
  expect(outWithWords({ ...outWith, customerName: " " })).toMatch(/^Ute hos Ej angivet, /);
});

test("service is due on a day, at a reading, or at whichever comes first", () => {
  const nextService = day("2027-09-01");
  expect(serviceWords(UNIT)).toBeUndefined();
  expect(plain(serviceWords({ nextService, nextServiceKm: 60_000 }))).toBe(
    "1 september 2027 eller vid 60 000 km",
  );
  expect(plain(serviceWords({ nextService: null, nextServiceKm: 1_000_500 }))).toBe(
    "vid 1 000 500 km",
  );
});

test("its use is told for the past year and ahead, and what is not known is left out", () => {
  expect(useWords({ nightsUsed: 1, nightsBooked: 3 })).toBe("1 natt senaste året, 3 bokade framåt");
  expect(unitFacts(UNIT).map(([name]) => name)).toEqual(["Används"]);
  const known = unitFacts({ ...UNIT, odometer: 45_200, notes: "Repa i höger dörr" });
  expect(known.map(([name, words]) => [name, plain(words)]).slice(1)).toEqual([
    ["Mätarställning", "45 200 km"],
    ["Anteckningar", "Repa i höger dörr"],
  ]);
});

test("a new unit is offered the next name that is free", () => {
  expect(nextName([])).toBe("Enhet 1");
  expect(nextName([{ name: "Enhet 1" }, { name: "Enhet 3" }])).toBe("Enhet 4");
  expect(nextName([{ name: "Älgen" }])).toBe("Enhet 2");
  expect(inUse([{ retiredOn: null }, { retiredOn: TODAY }])).toBe(1);
});
