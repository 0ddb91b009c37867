import fc from "fast-check";
import { expect, test } from "vitest";
import { formatKronor } from "#texts/format.ts";

test("a sum is written as Swedes write it, with öre only where there are any", () => {
  expect(formatKronor(1895)).toBe("1\u00a0895\u00a0kr");
  expect(formatKronor(0)).toBe("0\u00a0kr");
  expect(formatKronor(-250.5)).toBe("\u2212250,50\u00a0kr");
  expect(formatKronor(1_234_567.09)).toBe("1\u00a0234\u00a0567,09\u00a0kr");
});

test("every sum to the öre is written as the language's own rules write it", () => {
  const rules = (ore: number) =>
    new Intl.NumberFormat("sv-SE", {
      minimumFractionDigits: ore % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(ore / 100);
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).filter((ore) => ore !== 0),
      (ore) => {
        expect(formatKronor(ore / 100)).toBe(`${rules(ore)}\u00a0kr`);
      },
    ),
  );
});
