import { expect, test } from "vitest";
import { asHtml, marked } from "./as-html.ts";

test("pasted plain text keeps its paragraphs and lines", () => {
  expect(asHtml("Hyrestid\r\nDygnet runt\n\nFörsäkring ingår\n")).toBe(
    "<p>Hyrestid<br>Dygnet runt</p>\n<p>Försäkring ingår</p>",
  );
});

test("text that has mark-up already, or is one line, is left as it was typed", () => {
  expect(asHtml("<h2>Hyrestid</h2>\n\nDygnet runt")).toBe("<h2>Hyrestid</h2>\n\nDygnet runt");
  expect(asHtml(" Villkor < 5 dygn ")).toBe("Villkor < 5 dygn");
});

test("a button puts its mark-up around the selected words and keeps them selected", () => {
  const made = marked({ text: "Hyr nu här", start: 4, end: 6 }, "strong");
  expect(made.text).toBe("Hyr <strong>nu</strong> här");
  expect(made.text.slice(made.start, made.end)).toBe("nu");
});

test("a list has one line for each line that was selected", () => {
  expect(marked({ text: "ett\ntvå", start: 0, end: 7 }, "ul").text).toBe(
    "<ul>\n  <li>ett</li>\n  <li>två</li>\n</ul>",
  );
});
