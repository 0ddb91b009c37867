import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { upkeepWarning, upkeepWords } from "./upkeep-words.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2026-07-06");
const plain = (words: string) => words.replaceAll("\u00a0", " ");

const inspection = (by: string, isOverdue = false) =>
  ({ kind: "inspection", dueOn: day(by), isOverdue }) as const;
const meter = (kmLeft: number) =>
  ({ kind: "service-km", atKm: 60_000, kmLeft, isOverdue: kmLeft <= 0 }) as const;

test("what is due is told with its last day, or with how far there is left to drive", () => {
  expect(upkeepWords(inspection("2026-07-14"), TODAY)).toBe("Besiktning senast 14 juli 2026");
  expect(upkeepWords(inspection("2026-07-06"), TODAY)).toBe("Besiktning senast idag");
  expect(plain(upkeepWords(meter(400), TODAY))).toBe("Service om 400 km, vid 60 000 km");
});

test("what is late is told with by how much", () => {
  expect(upkeepWords(inspection("2026-07-05", true), TODAY)).toBe(
    "Besiktningen skulle ha gjorts senast 5 juli 2026, i går",
  );
  expect(upkeepWords(inspection("2026-07-01", true), TODAY)).toBe(
    "Besiktningen skulle ha gjorts senast 1 juli 2026, för 5 dagar sedan",
  );
  expect(plain(upkeepWords(meter(-250), TODAY))).toBe(
    "Servicen skulle ha gjorts vid 60 000 km, 250 km sedan",
  );
});

test("before a booking the unit is named, and what has to be done first", () => {
  expect(upkeepWarning("Älgen, ABC 123", inspection("2026-07-14"))).toBe(
    "Älgen, ABC 123: besiktningen ska vara gjord senast 14 juli 2026, innan den är tillbaka.",
  );
  expect(plain(upkeepWarning("Älgen", meter(0)))).toBe(
    "Älgen har passerat 60 000 km och behöver service innan den lämnas ut.",
  );
});
