import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fillIn,
  paragraphsOf,
  PLACEHOLDERS,
  tidyWords,
  unknownPlaceholders,
} from "./letter-words.ts";

const FACTS = {
  namn: "Åsa",
  objekt: "Fjällripa 70",
  datum: "söndag 28 juni 2026",
  bokning: "#4711",
  butik: "Norrvidd",
};

test("placeholders become the facts of the letter, however they are spelled", () => {
  expect(fillIn("Hej {namn}! Du hämtar { Objekt } {DATUM}.", FACTS)).toBe(
    "Hej Åsa! Du hämtar Fjällripa 70 söndag 28 juni 2026.",
  );
});

test("a customer without a name is greeted without a hole", () => {
  const facts = { ...FACTS, namn: "" };
  expect(fillIn("Hej {namn}!", facts)).toBe("Hej!");
  expect(fillIn("Tack, {namn}!", facts)).toBe("Tack!");
  expect(fillIn("Hej,\n{namn}\nTack", facts)).toBe("Hej,\n\nTack");
});

test("a name that looks like a placeholder stays a name", () => {
  expect(fillIn("Hej {namn}", { ...FACTS, namn: "{butik}" })).toBe("Hej {butik}");
});

test("a placeholder that lacks one of its braces is found too", () => {
  expect(unknownPlaceholders("Hej {namn, {objekt} och butik} :-} {")).toEqual(["{namn", "butik}"]);
  expect(unknownPlaceholders("Hej {namn\n{objekt}")).toEqual(["{namn"]);
});

test("a placeholder that stands for nothing is found, and braces alone are none", () => {
  expect(unknownPlaceholders("Hej {namn}, {pris} kr {} :-{")).toEqual(["{pris}", "{}"]);
  expect(unknownPlaceholders("{ Namn } {butik}")).toEqual([]);
});

test("whatever is written without an unknown placeholder is filled until none is left", () => {
  const piece = fc.oneof(
    fc.string().map((text) => text.replaceAll(/[{}]/g, "")),
    fc.constantFrom(...PLACEHOLDERS.map((name) => `{${name}}`)),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      expect(unknownPlaceholders(text)).toEqual([]);
      const slow = PLACEHOLDERS.reduce(
        (filled, name) => filled.split(`{${name}}`).join(FACTS[name]),
        text,
      );
      expect(fillIn(text, FACTS)).toBe(slow.trim());
    }),
  );
});

test("a subject is one line, whatever was pasted into it", () => {
  expect(tidyWords("subject", " Hej\r\nBcc: alla@example.com\u2028nu\u0000 ")).toBe(
    "Hej Bcc: alla@example.com nu",
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(tidyWords("subject", typed)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test("an opening keeps its lines, and one empty line between paragraphs", () => {
  const tidy = tidyWords("opening", "\r\nEtt \r\ntvå\n\n\n\n tre\u0000 \n");
  expect(tidy).toBe("Ett\ntvå\n\n tre");
  expect(paragraphsOf(tidy)).toEqual(["Ett\ntvå", "tre"]);
  expect(paragraphsOf("")).toEqual([]);
});

test("what is tidy stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.boolean(), (typed, isSubject) => {
      const part = isSubject ? "subject" : "closing";
      const once = tidyWords(part, typed);
      expect(tidyWords(part, once)).toBe(once);
    }),
  );
});
