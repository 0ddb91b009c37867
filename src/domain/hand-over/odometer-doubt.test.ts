import { describe, expect, test } from "vitest";
import { doubtOdometer } from "./odometer-doubt.ts";

describe("the odometer of a return is read once more", () => {
  test("where it stands lower than when it left", () => {
    const read = { left: 48_000, back: 47_900, days: 3 };
    expect(doubtOdometer(read)).toEqual({ code: "lower", left: 48_000, back: 47_900 });
  });

  test("where it says more than 2 000 km a rented day", () => {
    const far = { left: 48_000, back: 628_000, days: 3 };
    expect(doubtOdometer(far)).toEqual({ code: "too-far", driven: 580_000, days: 3 });
    expect(doubtOdometer({ left: 48_000, back: 54_000, days: 3 })).toBeNull();
    expect(doubtOdometer({ left: 48_000, back: 54_001, days: 3 })).not.toBeNull();
    expect(doubtOdometer({ left: 0, back: 2001, days: 0 })).toMatchObject({ days: 1 });
  });

  test("and not where it stands as it did, or was not read both times", () => {
    expect(doubtOdometer({ left: 48_000, back: 48_000, days: 3 })).toBeNull();
    expect(doubtOdometer({ left: null, back: 9_999_999, days: 3 })).toBeNull();
    expect(doubtOdometer({ left: 48_000, back: null, days: 3 })).toBeNull();
  });
});
