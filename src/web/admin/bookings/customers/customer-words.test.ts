import { expect, test } from "vitest";
import { askedFor, countWords, inShort, writtenWords } from "./customer-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  ["", undefined],
  ["q=a", undefined],
  ["q=%20an%20", "an"],
])("the address '%s' asks for '%s'", (query, q) => {
  expect(askedFor(new URLSearchParams(query)).q).toBe(q);
});

test("bookings are counted up to a hundred", () => {
  expect([1, 99, 100].map(countWords)).toEqual(["1", "99", "100 eller fler"]);
});

test("what a customer has rented and paid is one line", () => {
  const sums = { stays: 1, cancelled: 0, paid: 0, due: 0, toGiveBack: 0 };
  expect(plain(inShort({ sums, isWhole: true }))).toBe("1 hyra, 0 kr betalt");
  const many = { ...sums, stays: 480, cancelled: 20, paid: 4000 };
  expect(plain(inShort({ sums: many, isWhole: false }))).toBe(
    "minst 480 hyror, 20 avbokade, 4 000 kr betalt",
  );
});

test("a comment says who wrote it and when, as far as that is known", () => {
  const at = "2027-03-01T09:00:00.000Z";
  expect(writtenWords({ notes: "Har hund", by: "Karin", at })).toBe(
    "Skrevs av Karin 1 mars 2027 kl 10:00",
  );
  expect(writtenWords({ notes: "Har hund", by: null, at })).toBe("Skrevs 1 mars 2027 kl 10:00");
  expect(writtenWords({ notes: "", by: null, at: null })).toBe("");
});
