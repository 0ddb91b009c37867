import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localDateOf } from "#domain/dates/local-date.ts";
import { codeFieldProblem, codeState, fieldsOf, ruleOf, type CodeFields } from "./code-fields.ts";

const EMPTY = fieldsOf({});
const day = fc
  .integer({ min: 1, max: 28 })
  .map((number) => localDateOf(`2027-06-${String(number).padStart(2, "0")}`));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const fields: fc.Arbitrary<CodeFields> = fc.record({
  percent: some(fc.integer({ min: 1, max: 100 })),
  amount: some(fc.integer({ min: 1, max: 999_999 })),
  bookFrom: some(day),
  bookTo: some(day),
  stayFrom: some(day),
  stayTo: some(day),
  itemIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
  minNights: some(fc.integer({ min: 1, max: 30 })),
});

test("what is written of a code comes back as it was written, and nothing empty is kept", () => {
  fc.assert(
    fc.property(fields, (written) => {
      const rule = ruleOf(written);
      expect(fieldsOf(rule)).toEqual(written);
      expect(Object.values(rule)).not.toContain(null);
      expect(rule.itemIds).not.toEqual([]);
    }),
  );
});

test("a code gives a percentage or an amount: one of them, and only one", () => {
  fc.assert(
    fc.property(fields, ({ percent, amount }) => {
      const isRight = (percent === null) !== (amount === null);
      expect(codeFieldProblem({ ...EMPTY, percent, amount }) === undefined).toBe(isRight);
    }),
  );
  expect(codeFieldProblem(EMPTY)).toEqual({
    field: "percent",
    problem: { code: "catalog.code-gives-nothing" },
  });
});

test("neither when one books nor when one stays ends before it begins", () => {
  const [early, late] = [localDateOf("2027-06-01"), localDateOf("2027-06-02")];
  const problem = (dates: Partial<CodeFields>) =>
    codeFieldProblem({ ...EMPTY, percent: 10, ...dates });
  expect(problem({ bookFrom: late, bookTo: early })?.field).toBe("bookTo");
  expect(problem({ stayFrom: late, stayTo: early })?.field).toBe("stayTo");
  expect(problem({ bookFrom: early, bookTo: early, stayFrom: early, stayTo: late })).toBe(
    undefined,
  );
  expect(problem({ bookFrom: late, stayTo: early })).toBe(undefined);
});

describe("a code", () => {
  const today = localDateOf("2027-06-15");
  const [before, after] = [localDateOf("2027-06-14"), localDateOf("2027-06-16")];
  const state = (dates: Partial<CodeFields>, uses = 0, maxUses: number | null = null) =>
    codeState({ ...EMPTY, ...dates }, { uses, heldUses: 0, maxUses, today });

  test("is valid from its first day to its last", () => {
    expect(state({})).toBe("valid");
    expect(state({ bookFrom: today, bookTo: today })).toBe("valid");
    expect(state({ bookFrom: after })).toBe("coming");
    expect(state({ bookTo: before })).toBe("over");
  });

  test("is over when no night that it is for is left to book", () => {
    expect(state({ stayTo: today })).toBe("valid");
    expect(state({ stayTo: before })).toBe("over");
    expect(state({ stayTo: before, bookTo: after })).toBe("over");
  });

  test("is used up with its last use, and then it matters no more when it begins", () => {
    expect(state({}, 2, 3)).toBe("valid");
    expect(state({}, 3, 3)).toBe("used-up");
    expect(state({ bookFrom: after }, 3, 3)).toBe("used-up");
    expect(state({ bookTo: before }, 3, 3)).toBe("over");
  });

  test("whose last uses are held by those who are paying is taken for now, and not used up", () => {
    const held = (uses: number, heldUses: number, dates: Partial<CodeFields> = {}) =>
      codeState({ ...EMPTY, ...dates }, { uses, heldUses, maxUses: 3, today });
    expect(held(1, 1)).toBe("valid");
    expect(held(1, 2)).toBe("held");
    expect(held(0, 3)).toBe("held");
    expect(held(3, 0)).toBe("used-up");
    expect(held(1, 2, { bookTo: before })).toBe("over");
    expect(codeState(EMPTY, { uses: 9, heldUses: 9, maxUses: null, today })).toBe("valid");
  });
});
