import { expect, test } from "vitest";
import { localDateOf } from "#domain/dates/local-date.ts";
import { driverMistakes, readDrivers } from "./typed-drivers.ts";

const journey = { today: localDateOf("2026-05-20"), startDate: localDateOf("2026-06-01") };

test("what is missing or cannot be is told at its field, before anything is sent", () => {
  const mistakes = driverMistakes(
    [
      { name: "Anna", licensedSince: "2009-06" },
      { name: " ", licensedSince: "sommaren 2009" },
      { name: "Bo", licensedSince: "2027-01" },
    ],
    journey,
  );
  expect(Object.keys(mistakes)).toEqual([
    "drivers.1.name",
    "drivers.1.licensedSince",
    "drivers.2.licensedSince",
  ]);
  expect(mistakes["drivers.1.licensedSince"]).toBe("Skriv år och månad, till exempel 2009-06");
  expect(mistakes["drivers.2.licensedSince"]).toContain("framtiden");
});

test("what is sent has one form, however it was typed", () => {
  expect(readDrivers([{ name: " Anna ", licensedSince: "2009 / 6".replaceAll(" ", "") }])).toEqual([
    { name: "Anna", licensedSince: "2009-06" },
  ]);
});
