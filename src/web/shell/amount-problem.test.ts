import { expect, test } from "vitest";
import { amountProblem, mostWords, typedKronor, typedSum } from "./amount-problem.ts";

test("a sum may be typed as people write it", () => {
  for (const typed of ["1000", "1 000", "1\u00a0000", " 1 000 kr"]) {
    expect(amountProblem(typed, 2000, "registrera")).toBeUndefined();
    expect(typedKronor(typed)).toBe(1000);
  }
});

test("öre are typed with a comma where some are left, and all of them are taken", () => {
  for (const typed of ["123,45", "123.45 kr", "0,45", "23,45", "100"])
    expect(amountProblem(typed, 123.45, "ge tillbaka")).toBeUndefined();
  expect(typedKronor("1 123,5 kr")).toBe(1123.5);
  expect(amountProblem("100,50", 123.45, "ge tillbaka")).toBe(
    "Skriv ett belopp i hela kronor, eller hela 123,45\u00a0kr.",
  );
  expect([typedSum(123.45), typedSum(0.5), typedSum(500)]).toEqual(["123,45", "0,50", "500"]);
});

test("what is no sum of whole kronor, or too much, is told", () => {
  for (const typed of ["", "0", "10,50", "tusen", "-5", "12345678"])
    expect(amountProblem(typed, 2000, "registrera")).toBe("Skriv ett belopp i hela kronor.");
  expect(amountProblem("2 001", 2000, "betala tillbaka")).toBe(
    "Det går att betala tillbaka högst 2\u00a0000\u00a0kr.",
  );
});

test("where nothing is left meanwhile that is said, whatever is typed, and no highest sum of nothing", () => {
  for (const typed of ["", "0", "500", "tusen"])
    expect(amountProblem(typed, 0, "behålla")).toBe(
      "Det finns inget kvar att behålla. Ladda om sidan för att se vad som har hänt.",
    );
  expect(mostWords(0, "behålla")).toBe("Det finns inget kvar att behålla.");
  expect(mostWords(2000, "behålla")).toBe("Högst 2\u00a0000\u00a0kr.");
});
