import { expect, test } from "vitest";
import { cancelWithdrawnWords } from "./withdrawal-words.ts";

const words = (paidAmount: number, reservedAmount: number) =>
  cancelWithdrawnWords({ paidAmount, reservedAmount }).replaceAll("\u00a0", " ");

test("what cancelling does with the money of a withdrawn booking is said as it stands there", () => {
  expect(words(0, 790)).toBe(
    "Avboka bokningen: då släpps det som är reserverat och blir nätterna lediga.",
  );
  expect(words(790, 0)).toBe("Avboka bokningen: då ges 790 kr tillbaka och blir nätterna lediga.");
  expect(words(790, 200)).toBe(
    "Avboka bokningen: då släpps det som är reserverat, ges 790 kr tillbaka och blir nätterna lediga.",
  );
  expect(words(0, 0)).toBe("Avboka bokningen: då blir nätterna lediga.");
});
