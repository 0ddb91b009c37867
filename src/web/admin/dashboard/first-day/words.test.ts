import { expect, test } from "vitest";
import type { StepState } from "#domain/shop/first-day.ts";
import { stepWords } from "./words.ts";

const booking: StepState = { key: "test-booking", isDone: false };
const cards = (isDone: boolean): StepState => ({ key: "cards", isDone });

test("nobody is told to pay with a test card where cards are real: it would be declined", () => {
  expect(stepWords(booking, [cards(false), booking]).text).toContain("4242");
  const real = stepWords(booking, [cards(true), booking]);
  expect(real.text).not.toContain("4242");
  expect(real.text).toContain("betalning senare");
  expect(real.path).toBe("/admin/bookings/new");
});

test("a step whose first part is done asks for the rest", () => {
  const half = { ...booking, isHalfDone: true };
  expect(stepWords(half, [cards(false), half]).title).toBe("Ta bort provbokningen");
});
