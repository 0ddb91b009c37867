import fc from "fast-check";
import { expect, test } from "vitest";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import { localDateOf } from "#domain/dates/local-date.ts";
import { readTyped, typedCode } from "./typed-code.ts";

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc
  .integer({ min: 10, max: 28 })
  .map((number) => localDateOf(`2027-06-${String(number)}`));
const count = some(fc.integer({ min: 1, max: 999 }));
const codes: fc.Arbitrary<DiscountCode> = fc
  .record({
    gives: fc.constantFrom("percent", "amount"),
    number: fc.integer({ min: 1, max: 100 }),
    rest: fc.record({
      bookFrom: some(day),
      bookTo: some(day),
      stayFrom: some(day),
      stayTo: some(day),
      itemIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
      minNights: count,
      maxUses: count,
      maxUsesPerEmail: count,
    }),
  })
  .map(({ gives, number, rest }) => ({
    id: 1,
    code: "SOMMAR",
    percent: null,
    amount: null,
    ...rest,
    [gives]: number,
    uses: 0,
    heldUses: 0,
    version: 1,
  }));

test("a code that is opened and saved untouched is sent as it was stored", () => {
  fc.assert(
    fc.property(codes, (code) => {
      const read = readTyped(typedCode(code));
      expect(read).toEqual({
        ok: true,
        value: expect.objectContaining({ code: code.code, percent: code.percent }),
      });
      if (read.ok) expect({ ...code, ...read.value }).toEqual(code);
    }),
  );
});

test("a new code needs its code and what it gives", () => {
  expect(readTyped(typedCode())).toEqual({
    ok: false,
    problem: { code: "Måste fyllas i", percent: "Måste fyllas i" },
  });
});

test("whoever changes to kronor leaves the percentage behind, whatever it was", () => {
  const typed = {
    ...typedCode(),
    code: "VÄN",
    percent: "tio",
    gives: "amount",
    amount: "1 500 kr",
  };
  expect(readTyped({ ...typed, gives: "amount" })).toMatchObject({
    ok: true,
    value: { percent: null, amount: 1500 },
  });
  expect(readTyped({ ...typed, gives: "percent" })).toMatchObject({
    problem: { percent: "Måste vara ett heltal" },
  });
  expect(readTyped({ ...typed, gives: "percent", percent: "10 %" })).toMatchObject({
    value: { percent: 10, amount: null },
  });
});

test("a code for some items names at least one: none would be all of them", () => {
  const typed = { ...typedCode(), code: "VÄN", percent: "10" };
  expect(readTyped({ ...typed, items: "some" })).toMatchObject({
    problem: { itemIds: "Välj minst ett objekt, eller låt koden gälla alla" },
  });
  expect(readTyped({ ...typed, items: "all", itemIds: [1] })).toMatchObject({
    value: { itemIds: [] },
  });
});
