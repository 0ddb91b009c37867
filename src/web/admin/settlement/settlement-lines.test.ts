import { expect, test } from "vitest";
import {
  doneWords,
  mistakesOf,
  outcomeOf,
  outcomeWords,
  readAmount,
  typedLines,
  type TypedLine,
} from "./settlement-lines.ts";

const line = (amount: string): TypedLine => ({
  id: amount,
  kind: "damage",
  label: "Repa",
  amount,
  why: "",
});
const said = (amounts: string[], depositLeft: number) =>
  outcomeWords(outcomeOf(amounts.map(line), depositLeft)).replaceAll("\u00a0", " ");

test("before pressing it is said what is kept, given back and asked for", () => {
  expect(said([], 5000)).toBe("Hela depositionen, 5 000 kr, betalas tillbaka till kunden.");
  expect(said(["800", "400"], 5000)).toBe(
    "1 200 kr av depositionen behålls och 3 800 kr betalas tillbaka till kunden.",
  );
  expect(said(["5000"], 5000)).toBe("Hela depositionen, 5 000 kr, behålls.");
  expect(said(["5700"], 5000)).toBe(
    "Hela depositionen, 5 000 kr, behålls och kunden får en länk att betala 700 kr.",
  );
  expect(said(["700"], 0)).toBe(
    "Det finns ingen deposition kvar: kunden får en länk att betala 700 kr.",
  );
  expect(said([], 0)).toBe("Inget att ta betalt för och ingen deposition att betala tillbaka.");
});

test("kept and given back are all of the deposit, whatever is charged", () => {
  for (const amount of ["1", "4999", "5000", "5001"]) {
    const { total, kept, givenBack, asked } = outcomeOf([line(amount)], 5000);
    expect(kept + givenBack).toBe(5000);
    expect(kept + asked).toBe(total);
  }
});

test("a damage that only a person can price is proposed without a sum, and asked about", () => {
  const [typed] = typedLines([{ kind: "damage", label: "Repa", amount: 0, why: "Ny skada" }]);
  expect(typed?.amount).toBe("");
  expect(mistakesOf([typed!])).toEqual({
    [typed!.id]: { amount: "Skriv beloppet i hela kronor, eller ta bort raden." },
  });
});

test("sums are read as they are written", () => {
  expect(["1 200", "1200 kr", "12,50", "0", "-5"].map(readAmount)).toEqual([
    1200,
    1200,
    undefined,
    undefined,
    undefined,
  ]);
});

test("afterwards it is said what is done, and what is still to be given back", () => {
  const told = (after: number, before: number | undefined) =>
    doneWords(outcomeOf([line("1200")], 5000), { before, after }).replaceAll("\u00a0", " ");
  const given = "1 200 kr av depositionen har behållits. 3 800 kr har betalats tillbaka.";
  expect(told(3800, 0)).toBe(given);
  expect(told(0, 0)).toContain("3 800 kr ska tillbaka till kunden");
  // What went back before is not given back once more.
  expect(told(7800, 4000)).toBe(given);
  for (const before of [4000, undefined])
    expect(told(4000, before)).toContain("3 800 kr ska tillbaka till kunden");
});
