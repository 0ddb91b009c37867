import { expect, test } from "vitest";
import { documentBlocks } from "./document-blocks.ts";

const told = (html: string) =>
  documentBlocks(html).map(({ kind, runs, marker, depth }) => [
    kind,
    `${marker}${runs
      .map(({ text, isBold }) => (isBold ? `*${text}*` : text))
      .join("")
      .trim()}`,
    depth,
  ]);

test("headings, paragraphs and points stand one below the other, and what was bold is bold", () => {
  expect(
    told(`<h2>1. Förare</h2>
<p>Du ska ha <strong>fyllt 21</strong> &amp; ha körkort.</p>
<ul>
<li>Visa legitimation.</li>
<li>Kör försiktigt.</li>
</ul>
<p>Tack.</p>`),
  ).toEqual([
    ["heading", "1. Förare", 0],
    ["paragraph", "Du ska ha *fyllt 21* & ha körkort.", 0],
    ["item", "•Visa legitimation.", 1],
    ["item", "•Kör försiktigt.", 1],
    ["paragraph", "Tack.", 0],
  ]);
});

test("numbered points are counted, each list by itself, and lists in lists lie deeper", () => {
  expect(
    told("<ol><li>Ett<ul><li>Under</li></ul></li><li>Två</li></ol><ol><li>Om igen</li></ol>"),
  ).toEqual([
    ["item", "1.Ett", 1],
    ["item", "•Under", 2],
    ["item", "2.Två", 1],
    ["item", "1.Om igen", 1],
  ]);
});

test("words without any mark-up, rows of a table and broken lines are kept", () => {
  expect(
    told("Bara ord<br>på två rader<table><tr><th>Skada</th><td>1 500 kr</td></tr></table>"),
  ).toEqual([
    ["paragraph", "Bara ord\npå två rader", 0],
    ["paragraph", "*Skada* · 1 500 kr", 0],
  ]);
});

test("nothing comes of nothing", () => {
  expect(told("<p> </p><hr>")).toEqual([]);
});
