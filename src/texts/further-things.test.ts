import { expect, test } from "vitest";
import { furtherHint, lineInWords, linesInWords } from "./further-things.ts";

const KAYAKS = { name: "Havskajak", quantity: 2 };
const TENT = { name: "Tunneltält", quantity: 1 };

test("a thing is named, and counted where there is more than one", () => {
  expect([KAYAKS, TENT].map(lineInWords)).toEqual(["Havskajak, 2 st", "Tunneltält"]);
  expect(linesInWords([KAYAKS, TENT])).toBe("Havskajak, 2 st; Tunneltält");
  expect(linesInWords()).toBe("");
});

test("where there is little room, it is said how many other things there are", () => {
  expect(furtherHint([])).toBe("");
  expect(furtherHint([KAYAKS])).toBe("+ 1 sak");
  expect(furtherHint([KAYAKS, TENT])).toBe("+ 2 saker");
});
