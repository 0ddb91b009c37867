import { describe, expect, test } from "vitest";
import { howItLeft, isAllBack, moveStay, stayState } from "./stay-state.ts";

const unit = (unitId: number | null, isMain = true) => ({ unitId, isMain });

describe("a stay", () => {
  test("goes out, comes back, and stays back", () => {
    expect(moveStay("waiting", "out")).toBe("out");
    expect(moveStay("out", "back")).toBe("back");
    expect(moveStay("back", "out")).toBeUndefined();
  });

  test("cannot come back before it went out", () => {
    expect(moveStay("waiting", "back")).toBeUndefined();
  });

  test("is back when all that went out has come back", () => {
    const both = [unit(1), unit(2)];
    expect(isAllBack({ out: both, back: [unit(1)] }, both)).toBe(false);
    expect(isAllBack({ out: both, back: both }, both)).toBe(true);
    expect(isAllBack({ out: both, back: [unit(1)] }, [unit(1)])).toBe(false);
  });

  test("is not back while a part of it may have gone out on a phone without network", () => {
    expect(isAllBack({ out: [unit(1)], back: [unit(1)] }, [unit(1), unit(2)])).toBe(false);
  });

  test("that left before it had a unit comes back with the one that it has by now", () => {
    const [nameless, given] = [unit(null), unit(1)];
    expect(howItLeft([nameless], [given], 1)).toBe(nameless);
    expect(isAllBack({ out: [nameless], back: [given] }, [given])).toBe(true);
    expect(isAllBack({ out: [nameless], back: [] }, [given])).toBe(false);
    expect(isAllBack({ out: [nameless], back: [unit(2, false)] }, [nameless])).toBe(false);
  });

  test("is never told by how something else of it left", () => {
    const further = unit(2, false);
    expect(howItLeft([unit(null)], [unit(null), further], 2)).toBeUndefined();
    expect(howItLeft([unit(null)], [unit(1), further], 2)).toBeUndefined();
    expect(howItLeft([unit(null), unit(1)], [unit(1)], 1)).toEqual(unit(1));
  });

  test("is told from its two moments", () => {
    expect(stayState({ outAt: null, backAt: null })).toBe("waiting");
    expect(stayState({ outAt: new Date(0), backAt: null })).toBe("out");
    expect(stayState({ outAt: new Date(0), backAt: new Date(0) })).toBe("back");
  });
});
