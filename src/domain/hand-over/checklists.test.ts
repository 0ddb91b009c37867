import { describe, expect, test } from "vitest";
import { LONGEST_SHORT_LINE, MOST_SHORT_LINES } from "#domain/catalog/item-facts.ts";
import { ITEM_TYPES } from "#domain/catalog/item.ts";
import { checklistOf, ownChecklists, USUAL_CHECKLISTS, withAlong } from "./checklists.ts";
import { goesAlong } from "./goes-along.ts";
import { LONGEST_CHECK, MOST_CHECKS } from "./protocol.ts";

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

describe("what goes along", () => {
  test("is ticked after the rest, each once", () => {
    const along = ["Havskajak, 2 st", "Däcken", "Cykelställ"];
    expect(withAlong(["Däcken"], along)).toEqual(["Däcken", "Havskajak, 2 st", "Cykelställ"]);
  });

  test("is never more, nor longer, than a protocol takes", () => {
    const long = withAlong(
      [],
      ["x".repeat(300), ...Array.from({ length: 90 }, (_, at) => String(at))],
    );
    expect(long).toHaveLength(MOST_CHECKS);
    expect(long[0]).toHaveLength(LONGEST_CHECK);
  });

  test("is told with its number in all, whatever its price was made of", () => {
    const lakan = { id: 1, name: "Sänglinne" };
    expect(
      goesAlong({
        addons: [
          { ...lakan, quantity: 1 },
          { ...lakan, quantity: 2 },
        ],
      }),
    ).toEqual({
      lines: [],
      extras: [{ name: "Sänglinne", quantity: 3 }],
    });
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
