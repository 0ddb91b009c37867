import { describe, expect, test } from "vitest";
import { isToSettle, settle, type ChargedLine } from "./settlement.ts";

const line = (kind: ChargedLine["kind"], amount: number): ChargedLine => ({
  kind,
  label: kind,
  amount,
});

describe("a return that is settled", () => {
  test("gives the whole deposit back where nothing is charged", () => {
    expect(settle([], 5000)).toEqual({ lines: [], kept: 0, rest: 5000, asked: 0 });
  });

  test("keeps each line of the deposit and gives the rest back", () => {
    expect(settle([line("service", 300), line("damage", 2000)], 5000)).toMatchObject({
      kept: 2300,
      rest: 2700,
      asked: 0,
    });
  });

  test("asks for what the deposit does not cover, krona for krona", () => {
    const { lines, ...sums } = settle([line("service", 300), line("damage", 2000)], 1000);
    expect(sums).toEqual({ kept: 1000, rest: 0, asked: 1300 });
    expect(lines.map(({ kept, asked }) => [kept, asked])).toEqual([
      [300, 0],
      [700, 1300],
    ]);
  });

  test("asks for everything where no deposit was left", () => {
    expect(settle([line("damage", 700)], 0)).toMatchObject({ kept: 0, rest: 0, asked: 700 });
  });

  test("keeps whole kronor, and the öre go back", () => {
    expect(settle([line("damage", 700)], 500.5)).toMatchObject({
      kept: 500,
      rest: 0.5,
      asked: 200,
    });
  });

  test("keeps whole kronor of each of several deposits, and asks for what they do not cover", () => {
    expect(settle([line("damage", 201)], 201, 200)).toMatchObject({
      kept: 200,
      rest: 1,
      asked: 1,
    });
  });
});

test("a return waits to be settled where something is held or proposed, until it is settled", () => {
  const nothing = { settledAt: null, depositLeft: 0, proposed: [] };
  expect(isToSettle(nothing)).toBe(false);
  expect(isToSettle({ ...nothing, depositLeft: 0.5 })).toBe(true);
  expect(isToSettle({ ...nothing, proposed: [{}] })).toBe(true);
  expect(isToSettle({ settledAt: "2027-06-10T10:00:00Z", depositLeft: 500, proposed: [] })).toBe(
    false,
  );
});
