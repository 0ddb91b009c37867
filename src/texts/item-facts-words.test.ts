import { expect, test } from "vitest";
import { NO_FACTS } from "#domain/catalog/item-facts.ts";
import { driverWords } from "./driver-words.ts";
import {
  distanceWords,
  factRows,
  lengthWords,
  licenceWords,
  roomWords,
  weightWords,
} from "./item-facts-words.ts";

const plain = (text: string | null) =>
  text && text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-");

test("a card tells beds, belts and length, and only what is known", () => {
  const room = (sleeps: number | null, seats: number | null, lengthCm: number | null = null) =>
    plain(roomWords({ sleeps, seats, lengthCm }));
  expect(room(4, 1, 660)).toBe("4 bäddar · 1 bälte · 6,60 m");
  expect(room(4, 1)).toBe("4 bäddar · 1 bälte");
  expect(room(1, null)).toBe("1 bädd");
  expect(room(null, null)).toBe("");
});

test("measures are written as people say them", () => {
  expect([lengthWords(660), lengthWords(64), lengthWords(1005)].map(plain)).toEqual([
    "6,60 m",
    "64 cm",
    "10,05 m",
  ]);
  expect([weightWords(3500), weightWords(6.5), weightWords(26)].map(plain)).toEqual([
    "3 500 kg",
    "6,5 kg",
    "26 kg",
  ]);
});

test.each([
  [null, null, null],
  [200, 3, "200 km per dygn ingår, därefter 3 kr per km"],
  [200, null, "200 km per dygn ingår"],
  [null, 3, "3 kr per km"],
  [0, 3, "3 kr per km"],
  [0, 0, null],
])("%s free kilometres and %s kr beyond them are told as: %s", (free, price, words) => {
  expect(plain(distanceWords({ freeKmPerDay: free, extraKmPrice: price }))).toBe(words);
});

test.each([
  [{ minAge: 21, licence: "B", licenceYears: 2 }, "Minst 21 år, B-körkort sedan minst 2 år"],
  [{ minAge: 18, licence: null, licenceYears: null }, "Minst 18 år"],
  [{ minAge: null, licence: "C1", licenceYears: null }, "C1-körkort"],
  [{ minAge: null, licence: null, licenceYears: 3 }, "Körkort sedan minst 3 år"],
  [{ minAge: null, licence: null, licenceYears: null }, null],
] as const)("who may drive: %o", (facts, words) => {
  expect(plain(licenceWords(facts))).toBe(words);
});

test("an item tells what its owner has told, and nothing else", () => {
  const silent = {
    type: "equipment" as const,
    sleeps: null,
    seats: null,
    freeKmPerDay: null,
    extraKmPrice: null,
    facts: NO_FACTS,
  };
  expect(factRows(silent)).toEqual([]);
  const kayak = { ...silent, facts: { ...NO_FACTS, weightKg: 26, minAge: 18 } };
  expect(factRows(kayak).map(({ label, value }) => `${label}: ${plain(value)}`)).toEqual([
    "Vikt: 26 kg",
    "Ålder: Minst 18 år",
  ]);
  const van = {
    ...silent,
    type: "rv" as const,
    sleeps: 4,
    facts: { ...NO_FACTS, weightKg: 3500, licence: "B" as const },
  };
  expect(factRows(van).map(({ label }) => label)).toEqual(["Bäddar", "Totalvikt", "Körkort"]);
});

test("a driver is told with the month, or the day where it is known", () => {
  expect(driverWords({ name: "Anna Berg", licensedSince: "2009-06" })).toBe(
    "Anna Berg, körkort sedan juni 2009",
  );
  expect(driverWords({ name: "Bo Ek", licensedSince: "1998-11-03" })).toBe(
    "Bo Ek, körkort sedan 3 november 1998",
  );
});
