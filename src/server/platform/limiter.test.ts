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

test("a try that is taken back does not count", () => {
  const limiter = createLimiter(testClock(), { max: 1, windowSeconds: 60 });
  limiter.count("a");
  limiter.takeBack("a");
  limiter.takeBack("b");
  expect(limiter.secondsToWait("a")).toBe(0);
});

test("however many keys come, the memory is bounded, and the latest are remembered", () => {
  const limiter = createLimiter(testClock(), { max: 1, windowSeconds: 60 });
  for (let number = 0; number < 30_000; number += 1) limiter.count(`key ${number}`);
  expect(limiter.size()).toBeLessThanOrEqual(10_000);
  expect(limiter.secondsToWait("key 29999")).toBe(60);
});

test("windows that have ended make room before any that lives", () => {
  const clock = testClock();
  const limiter = createLimiter(clock, { max: 1, windowSeconds: 60 });
  for (let number = 0; number < 9_999; number += 1) limiter.count(`old ${number}`);
  clock.advance({ seconds: 60 });
  limiter.count("kept");
  limiter.count("new");
  expect(limiter.size()).toBe(2);
});
