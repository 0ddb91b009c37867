import { expect, test } from "vitest";
import { testSentWords } from "./test-letter.ts";

test("a letter on trial is said to be on its way only where a mail server takes it along", () => {
  expect(testSentWords("jag@are.se", true)).toContain("På väg till jag@are.se");
  expect(testSentWords("jag@are.se", false)).toContain("som en fil");
  expect(testSentWords("jag@are.se", false)).not.toContain("På väg");
});
