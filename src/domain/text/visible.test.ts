import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, visibleLine, visibleText } from "./visible.ts";

test.each(["\u200B\u200B", "\uFEFF", "\u00AD \u00AD", "\u202E", "\u3164", " \n\t", ""])(
  "a name that nobody can see is none: %j",
  (typed) => {
    expect(isBlank(typed)).toBe(true);
    expect(visibleLine(typed)).toBe("");
  },
);

test.each([
  ["Anna\u202E greB", "Anna greB"],
  ["Anna\r\nBerg", "Anna Berg"],
  [" Åsa\u00AD-Märta  Öström ", "Åsa-Märta Öström"],
  ["José \u200FDíaz", "José Díaz"],
  ["Anna\u0007Berg", "Anna Berg"],
])("%j is kept as %j", (typed, kept) => {
  expect(visibleLine(typed)).toBe(kept);
});

test("what may have several lines keeps them", () => {
  expect(visibleText("Vi kommer sent.\nFyra\u200B personer")).toBe(
    "Vi kommer sent.\nFyra personer",
  );
});

test("whatever is typed, what is kept is one line that is kept the same again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const kept = visibleLine(typed);
      expect(kept).not.toMatch(/[\p{Cc}\u200B\u202E\uFEFF\u00AD\r\n]/u);
      expect(visibleLine(kept)).toBe(kept);
    }),
  );
});

test("letters and digits are never lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const letters = (text: string) => text.match(/[\p{Lu}\p{Ll}\p{Nd}]/gu) ?? [];
      expect(letters(visibleLine(typed))).toEqual(letters(typed));
    }),
  );
});
