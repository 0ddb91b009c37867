import fc from "fast-check";
import { expect, test } from "vitest";
import { formatKronor, keepTogether } from "#texts/format.ts";

/** Where a line may end, written so that one sees it. */
const seen = (text: string) => keepTogether(text).replaceAll("\u00a0", "_");

test("a sum in an owner's own words stays on one line", () => {
  expect(seen("Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle.")).toBe(
    "Sänker självrisken från 10_000 till 2_000_kr per skadetillfälle.",
  );
  expect(seen("Köp för 1 250 000 kronor")).toBe("Köp för 1_250_000_kronor");
  expect(seen("300 kr/natt, 50 % rabatt")).toBe("300_kr/natt, 50_% rabatt");
});

test("a measure stays with its unit, and a size is not split", () => {
  expect(seen("Två långbäddar, 1,95 × 0,80 m")).toBe("Två långbäddar, 1,95_×_0,80_m");
  expect(seen("Totalvikt 3 500 kg, 140 hk, 12 V")).toBe("Totalvikt 3_500_kg, 140_hk, 12_V");
  expect(seen("Yta 4 m², tank 90 l, 2 st")).toBe("Yta 4_m², tank 90_l, 2_st");
});

test("words and other numbers may stand on different lines", () => {
  for (const text of ["Plats för 4 med barn", "Den 3 maj 2027", "Ring 060-00 00 00", "2 gånger 12"])
    expect(keepTogether(text)).toBe(text);
});

test("nothing but spaces is changed, and every sum is written as the shop writes its own", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(10_000_000), (before, sum) => {
      const text = `${before} ${formatKronor(sum).replaceAll("\u00a0", " ")}.`;
      expect(keepTogether(text).replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
      expect(keepTogether(` ${formatKronor(sum).replaceAll("\u00a0", " ")}`)).toBe(
        ` ${formatKronor(sum)}`,
      );
    }),
  );
});
