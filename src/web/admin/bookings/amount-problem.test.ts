import { expect, test } from "vitest";
import { amountProblem, typedKronor } from "./amount-problem.ts";

test("a sum may be typed as people write it", () => {
  for (const typed of ["1000", "1 000", "1\u00a0000", " 1 000 kr"]) {
    expect(amountProblem(typed, 2000, "registrera")).toBeUndefined();
    expect(typedKronor(typed)).toBe(1000);
  }
});

test("what is no sum of whole kronor, or too much, is told", () => {
  for (const typed of ["", "0", "10,50", "tusen", "-5", "12345678"])
    expect(amountProblem(typed, 2000, "registrera")).toBe("Skriv ett belopp i hela kronor.");
  expect(amountProblem("2 001", 2000, "betala tillbaka")).toBe(
    "Det går att betala tillbaka högst 2\u00a0000\u00a0kr.",
  );
});
