import { describe, expect, test } from "vitest";
import { kilometres, proposeLines, type Condition } from "./compare-return.ts";

const NOTHING: Condition = {
  odometer: null,
  fuel: null,
  gas: null,
  waste: null,
  keys: null,
  checks: [],
  remarks: [],
};
const TERMS = { days: 3, freeKmPerDay: 200, extraKmPrice: 3 };
const proposed = (left: Partial<Condition>, back: Partial<Condition>, terms = TERMS) =>
  proposeLines({ ...NOTHING, ...left }, { ...NOTHING, ...back }, terms);
const check = (isOk: boolean | null) => ({ label: "Däcken", isOk, note: "Slitna" });

describe("what a return may be charged for", () => {
  test("is nothing when it came back as it left", () => {
    const same = { odometer: 1000, fuel: 8, gas: "full", waste: "empty", keys: 2 } as const;
    expect(
      proposed({ ...same, checks: [check(true)] }, { ...same, checks: [check(true)] }),
    ).toEqual([]);
  });

  test("is the kilometres beyond those of each day, at the item's price", () => {
    expect(proposed({ odometer: 1000 }, { odometer: 1700 })).toMatchObject([
      { kind: "service", amount: 300, why: { code: "kilometres", extra: 100 } },
    ]);
    expect(proposed({ odometer: 1000 }, { odometer: 1600 })).toEqual([]);
  });

  test("is no kilometres where they are free, or nobody read the odometer both times", () => {
    const free = { ...TERMS, freeKmPerDay: null as unknown as number };
    expect(proposed({ odometer: 1000 }, { odometer: 9000 }, free)).toEqual([]);
    expect(proposed({}, { odometer: 9000 })).toEqual([]);
  });

  test("is not judged by an odometer that stands lower than it did", () => {
    expect(kilometres({ odometer: 1000 }, { odometer: 900 }, TERMS)).toBeNull();
  });

  test("is no kilometres where the odometer cannot be right, and no price that cannot be asked", () => {
    expect(proposed({ odometer: 1000 }, { odometer: 581_000 })).toEqual([]);
    const dear = { days: 60, freeKmPerDay: 0, extraKmPrice: 1000 };
    expect(proposed({ odometer: 0 }, { odometer: 100_000 }, dear)).toMatchObject([
      { amount: 0, why: { extra: 100_000 } },
    ]);
  });

  test("is fuel that is missing, with the price left to a person", () => {
    expect(proposed({ fuel: 8 }, { fuel: 5 })).toMatchObject([
      { amount: 0, why: { code: "fuel", left: 8, back: 5 } },
    ]);
    expect(proposed({ fuel: 5 }, { fuel: 8 })).toEqual([]);
  });

  test("is gas that is missing and waste that was not emptied", () => {
    expect(
      proposed({ gas: "full", waste: "empty" }, { gas: "half", waste: "full" }).map(
        ({ why }) => why,
      ),
    ).toMatchObject([
      { code: "level", of: "gas" },
      { code: "level", of: "waste" },
    ]);
  });

  test("is what was in order when it left and is not any more", () => {
    expect(proposed({ checks: [check(true)] }, { checks: [check(false)] })).toMatchObject([
      { kind: "damage", why: { label: "Däcken", note: "Slitna" } },
    ]);
    expect(proposed({ checks: [check(false)] }, { checks: [check(false)] })).toEqual([]);
  });

  test("is new damage, and none that was there before", () => {
    const remarks = [
      { text: "Repa på vänster dörr", isNew: true },
      { text: "Buckla bak", isNew: false },
    ];
    expect(proposed({}, { remarks })).toMatchObject([
      { kind: "damage", amount: 0, why: { text: "Repa på vänster dörr" } },
    ]);
  });

  test("is keys that did not come back", () => {
    expect(proposed({ keys: 2 }, { keys: 1 })).toMatchObject([{ why: { left: 2, back: 1 } }]);
  });
});
