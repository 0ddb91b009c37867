import fc from "fast-check";
import { expect, test } from "vitest";
import { openPlaces } from "./open-places.ts";

const words = fc.stringMatching(/^[a-zåäö0-9 .<>/]{1,12}$/);

test("whatever stands around them, the places left open are those that were put in brackets", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ before: words, open: words })), words, (parts, end) => {
      const text = parts.map(({ before, open }) => `${before}[${open}]`).join("") + end;
      expect(openPlaces(text)).toEqual([...new Set(parts.map(({ open }) => `[${open}]`))]);
    }),
  );
});

test("a text whose brackets are filled in has nothing open", () => {
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      expect(openPlaces(parts.join(" "))).toEqual([]);
    }),
  );
});
