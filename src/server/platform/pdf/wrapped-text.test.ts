import { expect, test } from "vitest";
import { wrapped, type Run } from "./wrapped-text.ts";

/** Every letter is one wide, a bold one two. */
const measure = ({ text, isBold }: Run) => text.length * (isBold ? 2 : 1);
const plain = (text: string): Run => ({ text, isBold: false });
const bold = (text: string): Run => ({ text, isBold: true });
const lines = (room: number, ...runs: Run[]) =>
  wrapped(runs, room, measure).map((line) => line.map(({ text }) => text).join("|"));

test("a line is no wider than its room, and breaks between words", () => {
  expect(lines(9, plain("en två tre fyra"))).toEqual(["en två", "tre fyra"]);
});

test("a line break that was written is kept", () => {
  expect(lines(20, plain("en\ntvå"))).toEqual(["en", "två"]);
});

test("a word keeps together where its weight changes inside of it", () => {
  expect(lines(9, plain("en "), bold("två"), plain("! tre"))).toEqual(["en", "två|!", "tre"]);
});

test("words of one weight are written as one", () => {
  expect(lines(40, plain("en "), bold("två tre"), plain(" fyra"))).toEqual(["en |två tre| fyra"]);
});

test("a sum is not split where its space does not break", () => {
  expect(lines(9, plain("kostar 1\u00a0000\u00a0kr"))).toEqual(["kostar", "1\u00a0000\u00a0kr"]);
});

test("a word that is wider than its room is cut, and nothing of it is lost", () => {
  expect(lines(4, plain("aaaaaaaaaa bb"))).toEqual(["aaaa", "aaaa", "aa", "bb"]);
});
