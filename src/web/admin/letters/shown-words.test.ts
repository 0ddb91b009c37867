import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import {
  atOwnFields,
  changedWords,
  isSameWords,
  mistakesIn,
  onlyWords,
  shownWords,
  standardOf,
} from "./shown-words.ts";

const NONE = { subject: "", opening: "", closing: "" };

test("an owner goes on from the standard text, and sees their own where they have written", () => {
  expect(shownWords("booking_confirmed", NONE)).toEqual(standardOf("booking_confirmed"));
  expect(shownWords("booking_confirmed", { ...NONE, opening: "Tjo" })).toEqual({
    ...standardOf("booking_confirmed"),
    opening: "Tjo",
  });
});

test("an empty line more at the end is no change", () => {
  const stored = shownWords("booking_confirmed", NONE);
  expect(isSameWords({ ...stored, opening: `${stored.opening}\n\n` }, stored)).toBe(true);
  expect(isSameWords({ ...stored, opening: "Tjo" }, stored)).toBe(false);
});

test("only what was written anew is saved, so that a colleague's subject stays", () => {
  const stored = shownWords("booking_confirmed", NONE);
  const typed = { ...stored, subject: `${stored.subject} `, opening: "Tjo" };
  expect(changedWords(typed, stored)).toEqual(["opening"]);
  expect(onlyWords(["opening"], typed)).toEqual({ opening: "Tjo" });
});

test("a placeholder that does not exist is told at its field, with those that do", () => {
  expect(mistakesIn({ subject: "{namn}", opening: "{pris}", closing: "" })).toEqual({
    opening:
      "”{pris}” fylls inte i av sig självt. De platshållare som finns är {namn}, {objekt}, {datum}, {bokning} och {butik}.",
  });
});

test("what the server has against a letter is told at the field of the form", () => {
  const answer = {
    code: "request.malformed",
    message: "Fel",
    fields: { "letters.x.opening": "Nej" },
  };
  const error = atOwnFields(new ApiError(400, JSON.stringify(answer)));
  expect((error as ApiError).fields).toEqual({ opening: "Nej" });
});
