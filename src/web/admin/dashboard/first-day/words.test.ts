import { expect, test } from "vitest";
import type { StepState } from "#domain/shop/first-day.ts";
import { NOTHING_YET } from "#domain/shop/rents.ts";
import { stepWords } from "./words.ts";

const booking: StepState = { key: "test-booking", isDone: false };
const cards = (isDone: boolean): StepState => ({ key: "cards", isDone });

test("nobody is told to pay with a test card where cards are real: it would be declined", () => {
  expect(stepWords(booking, [cards(false), booking], NOTHING_YET).text).toContain("4242");
  const real = stepWords(booking, [cards(true), booking], NOTHING_YET);
  expect(real.text).not.toContain("4242");
  expect(real.text).toContain("betalning senare");
  expect(real.path).toBe("/admin/bookings/new");
});

test("a step whose first part is done asks for the rest", () => {
  const half = { ...booking, isHalfDone: true };
  expect(stepWords(half, [cards(false), half], NOTHING_YET).title).toBe("Ta bort provbokningen");
});

test("a shop of kayaks alone is offered no draft about driving", () => {
  const agreement: StepState = { key: "agreement", isDone: false };
  const said = (motorhomes: boolean) =>
    stepWords(agreement, [agreement], { motorhomes, equipment: true, deposits: false }).text;
  expect(said(true)).toContain("utkast");
  expect(said(false)).not.toContain("utkast");
});
