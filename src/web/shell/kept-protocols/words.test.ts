import { expect, test } from "vitest";
import { lossWords, waitingWords } from "./words.ts";

const resting = { isSending: false, isSignedOut: false };
const waits = { refusal: null };
const refused = { refusal: { code: null, sentence: "Redan sparat." } };

test("the office says in one line what the phone has not sent", () => {
  expect(waitingWords([waits], resting)).toBe("1 protokoll väntar på nät");
  expect(waitingWords([waits, waits], { ...resting, isSending: true })).toBe(
    "Skickar 2 protokoll…",
  );
  expect(waitingWords([waits], { ...resting, isSignedOut: true })).toBe(
    "1 protokoll väntar på att du loggar in igen",
  );
  expect(waitingWords([refused], resting)).toBe("1 protokoll behöver ett beslut");
  expect(waitingWords([waits, refused], resting)).toBe(
    "1 protokoll väntar på nät, 1 protokoll behöver ett beslut",
  );
  expect(waitingWords([waits, refused], { ...resting, isSending: true })).toBe(
    "Skickar 1 protokoll, 1 protokoll behöver ett beslut",
  );
});

test("whoever signs out is told what is lost", () => {
  expect(lossWords({ signed: 1, begun: 0 })).toMatch(/^På telefonen finns ett signerat protokoll/);
  expect(lossWords({ signed: 1, begun: 0 })).toMatch(
    /försvinner det, med bilder och underskrift\.$/,
  );
  expect(lossWords({ signed: 0, begun: 2 })).toMatch(/försvinner de, med bilder\.$/);
  expect(lossWords({ signed: 2, begun: 1 })).toContain(
    "2 signerade protokoll som inte är skickade och ett påbörjat protokoll",
  );
});
