import { describe, expect, test } from "vitest";
import { LONGEST_SHORT_LINE, MOST_SHORT_LINES } from "#domain/catalog/item-facts.ts";
import { ITEM_TYPES } from "#domain/catalog/item.ts";
import { checklistOf, ownChecklists, USUAL_CHECKLISTS } from "./checklists.ts";
import { MOST_CHECKS } from "./protocol.ts";

describe("what is looked at", () => {
  test("is what the owner has written of its kind", () => {
    const lists = { ...USUAL_CHECKLISTS, rv: ["Däcken"] };
    expect(checklistOf({ type: "rv", checklist: null }, lists)).toEqual(["Däcken"]);
  });

  test("is the thing's own list where it has one", () => {
    expect(checklistOf({ type: "equipment", checklist: ["Pumpen"] }, USUAL_CHECKLISTS)).toEqual([
      "Pumpen",
    ]);
  });

  test("is nothing where the owner has emptied the thing's own list", () => {
    expect(checklistOf({ type: "rv", checklist: [] }, USUAL_CHECKLISTS)).toEqual([]);
  });
});

describe("a list that was put back", () => {
  test("is nobody's own any more", () => {
    expect(ownChecklists({ ...USUAL_CHECKLISTS, rv: ["Däcken"] })).toEqual({ rv: ["Däcken"] });
  });

  test("is another one in another order", () => {
    const rv = USUAL_CHECKLISTS.rv.toReversed();
    expect(ownChecklists({ rv })).toEqual({ rv });
  });

  test("is not an emptied one", () => {
    expect(ownChecklists({ rv: [] })).toEqual({ rv: [] });
  });
});

test.each(ITEM_TYPES)("the usual checks of %s can be saved as they are, each once", (type) => {
  const checks = USUAL_CHECKLISTS[type];
  expect(checks.length).toBeLessThanOrEqual(Math.min(MOST_SHORT_LINES, MOST_CHECKS));
  expect(checks.every((check) => check.length <= LONGEST_SHORT_LINE)).toBe(true);
  expect(new Set(checks).size).toBe(checks.length);
});
