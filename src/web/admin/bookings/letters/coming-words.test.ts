import { expect, test } from "vitest";
import type { ComingLetter } from "#contracts/coming-letters.ts";
import { standingWords } from "./coming-words.ts";

const AT = "2026-07-08T07:00:00.000Z";
const letter = (rest: Partial<ComingLetter>): ComingLetter => ({
  type: "pickup_soon",
  state: "waiting",
  at: AT,
  why: null,
  maySend: true,
  ...rest,
});

test.each([
  [letter({}), "Skickas 8 juli 2026 kl 09:00"],
  [letter({ state: "sent" }), "8 juli 2026 kl 09:00"],
  [letter({ state: "stopped" }), "Skickas inte. Stoppades 8 juli 2026 kl 09:00."],
  [
    letter({ state: "held", why: "not-approved" }),
    "Skickas tidigast 8 juli 2026 kl 09:00, om bokningen är godkänd då",
  ],
  [letter({ state: "never", at: null, why: "passed" }), "Skickas inte: dagen hade redan passerat."],
])("it is said how a letter stands: %j", (told, words) => {
  expect(standingWords(told)).toBe(words);
});
