import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLines, LONGEST_SHORT_LINE, tooLongLine, typedLines } from "./item-facts.ts";

test("lines are kept as they are typed, without empty ones and without saying one twice", () => {
  expect(typedLines("Gasol\n\n  Elkabel   25 m \ngasol\n")).toEqual(["Gasol", "Elkabel 25 m"]);
});

test("cleaning what is clean changes nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      const once = cleanLines(lines);
      expect(cleanLines(once)).toEqual(once);
      expect(typedLines(once.filter((line) => !line.includes("\n")).join("\n"))).toEqual(
        once.filter((line) => !line.includes("\n")),
      );
    }),
  );
});

test("the line that is too long is named by where it stands", () => {
  const long = "x".repeat(LONGEST_SHORT_LINE + 1);
  expect(tooLongLine(`Kort\n\n${long}`)).toBe(3);
  expect(tooLongLine(`Kort\n${long.slice(1)}  `)).toBeUndefined();
});
