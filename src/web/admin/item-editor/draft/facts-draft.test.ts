import { expect, test } from "vitest";
import { NO_FACTS } from "#domain/catalog/item-facts.ts";
import { comparableFacts, EMPTY_FACTS, readFacts, typedFacts } from "./facts-draft.ts";

const read = (type: "rv" | "equipment", facts: Partial<typeof EMPTY_FACTS>) => {
  const errors: Record<string, string> = {};
  return { sent: readFacts({ type, facts: { ...EMPTY_FACTS, ...facts } }, errors), errors };
};

test("what is stored is typed and sent as it was", () => {
  const stored = {
    lengthCm: 660,
    weightKg: 6.5,
    minAge: 21,
    licence: "C1" as const,
    licenceYears: 2,
    included: ["Gasol", "Elkabel"],
  };
  expect(read("rv", typedFacts(stored))).toEqual({ sent: stored, errors: {} });
  expect(read("rv", typedFacts(NO_FACTS)).sent).toEqual(NO_FACTS);
});

test("what only a motorhome has is not sent of equipment", () => {
  const { sent } = read("equipment", { licence: "B", licenceYears: "2", minAge: "18" });
  expect(sent).toEqual({ ...NO_FACTS, minAge: 18 });
});

test("what cannot be read is told at its field", () => {
  const long = `Gasol\n${"x".repeat(121)}`;
  const { errors } = read("rv", { lengthCm: "6,6 m", weightKg: "tung", included: long });
  expect(errors).toEqual({
    "facts.lengthCm": "Måste vara ett heltal",
    "facts.weightKg": "Måste vara ett tal, till exempel 6,5",
    "facts.included": "Rad 2 är för lång. Skriv högst 120 tecken per rad.",
  });
});

test("a weight below nothing is told what is wrong with it", () => {
  expect(read("rv", { weightKg: "−5" }).errors).toEqual({
    "facts.weightKg": "Kan inte vara mindre än 0",
  });
});

test("an empty line more is nothing to save", () => {
  const one = comparableFacts({ ...EMPTY_FACTS, included: "Gasol" });
  expect(comparableFacts({ ...EMPTY_FACTS, included: "Gasol\n\n" })).toEqual(one);
});
