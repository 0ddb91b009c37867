import { expect, test } from "vitest";
import { documentText } from "./document-text.ts";

test("an agreement can be read without its mark-up, paragraph by paragraph", () => {
  const html = `<h2>1. Hyra</h2><p>Priset &amp; avgiften
    står i bekräftelsen.<br>Inget mer.</p><ul><li>Ett <strong>husdjur</strong></li><li>Två &lt; tre</li></ul>
    <table><tbody><tr><td>Före 30 dagar</td><td>0 %</td></tr><tr><td>Senare</td><td>50 %</td></tr></tbody></table>`;
  expect(documentText(html)).toBe(
    [
      "1. Hyra",
      "",
      "Priset & avgiften står i bekräftelsen.",
      "Inget mer.",
      "",
      "• Ett husdjur",
      "• Två < tre",
      "",
      "Före 30 dagar 0 %",
      "Senare 50 %",
    ].join("\n"),
  );
});

test("plain text stays as it is", () => {
  expect(documentText("Du lämnar tillbaka den hel.")).toBe("Du lämnar tillbaka den hel.");
});
