import { expect, test } from "vitest";
import { stayWords } from "./stay-words.ts";

test("where a stay is, is said with the day and the hour by Swedish clocks", () => {
  const outAt = "2026-07-06T12:05:00.000Z";
  const backAt = "2026-07-09T10:00:00.000Z";
  expect(stayWords({ state: "waiting", outAt: null, backAt: null })).toBe("Inte utlämnad");
  expect(stayWords({ state: "out", outAt, backAt: null })).toBe("Ute sedan 6 juli kl 14:05");
  expect(stayWords({ state: "back", outAt, backAt })).toBe("Återlämnad 9 juli kl 12:00");
});

test("what came back without a signature is back, without an hour", () => {
  expect(stayWords({ state: "back", outAt: null, backAt: null })).toBe("Återlämnad");
});
