import { expect, test } from "vitest";
import { STANDARD_LETTERS } from "./letter-words.ts";

test("no standard text calls an item 'ditt' or 'din': a canoe is one, a tent the other", () => {
  for (const { subject, opening, closing } of Object.values(STANDARD_LETTERS))
    expect(`${subject} ${opening} ${closing}`).not.toMatch(/\{objekt\} (är )?(ditt|din)\b/);
});
