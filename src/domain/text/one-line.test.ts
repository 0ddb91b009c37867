import fc from "fast-check";
import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

test("a name that somebody broke in two is one line again", () => {
  expect(oneLine(" Norrvidd\r\nBcc: a@b.se\u0007 ")).toBe("Norrvidd Bcc: a@b.se");
  expect(oneLine("\u2028")).toBe("");
});

test("no text breaks a line, and one that is a line stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const line = oneLine(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(oneLine(line)).toBe(line);
    }),
  );
});
