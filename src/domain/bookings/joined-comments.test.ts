import { expect, test } from "vitest";
import { joinedComments } from "./joined-comments.ts";

test("a comment stands as it was written", () => {
  expect(joinedComments(["Har hund. \n"])).toBe("Har hund. \n");
});

test("of two people who turn out to be one, both comments are kept, and the same one once", () => {
  expect(joinedComments(["Har hund.", "", "Ringer helst.", "Har hund."])).toBe(
    "Har hund.\n\nRinger helst.",
  );
});

test("nobody has written anything", () => {
  expect(joinedComments([])).toBe("");
});
