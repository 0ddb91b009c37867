import { expect, test } from "vitest";
import { testClock } from "#test/test-clock.ts";
import { createLimiter } from "./limiter.ts";

test("a window begins with the first count and ends after its time", () => {
  const clock = testClock();
  const limiter = createLimiter(clock, { max: 2, windowSeconds: 60 });
  limiter.count("a");
  clock.advance({ seconds: 30 });
  limiter.count("a");
  expect(limiter.secondsToWait("a")).toBe(30);
  expect(limiter.secondsToWait("b")).toBe(0);
  clock.advance({ seconds: 30 });
  expect(limiter.secondsToWait("a")).toBe(0);
});

test("a million keys do not fill the memory: windows that have ended are dropped", () => {
  const clock = testClock();
  const limiter = createLimiter(clock, { max: 1, windowSeconds: 1 });
  for (let number = 0; number < 30_000; number += 1) {
    limiter.count(`key ${number}`);
    if (number % 5000 === 0) clock.advance({ seconds: 1 });
  }
  expect(limiter.secondsToWait("key 29999")).toBe(1);
  expect(limiter.secondsToWait("key 1")).toBe(0);
});
