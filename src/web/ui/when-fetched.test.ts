import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenFetched } from "./when-fetched.ts";

const network = { onLine: true };
let heard: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  heard = new EventTarget();
  network.onLine = true;
  vi.stubGlobal("window", heard);
  vi.stubGlobal("navigator", network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code that does not come the first times. */
function missing(times: number) {
  let asked = 0;
  return {
    load: async () => {
      asked += 1;
      if (asked <= times) throw new Error("no code");
      return "the code";
    },
    asked: () => asked,
  };
}

test("code that is not there without a connection comes when it is back, and is told of once", async () => {
  network.onLine = false;
  const { load, asked } = missing(2);
  const onMiss = vi.fn();
  const coming = whenFetched(load, onMiss);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([asked(), onMiss.mock.calls.length]).toEqual([1, 1]);
  heard.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  network.onLine = true;
  heard.dispatchEvent(new Event("online"));
  expect(await coming).toBe("the code");
  expect(onMiss).toHaveBeenCalledTimes(1);
});

test("code that a poor network lost is asked for again by itself", async () => {
  const { load } = missing(3);
  const coming = whenFetched(load);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await coming).toBe("the code");
});

test("code that is gone is told as gone, after some tries", async () => {
  const { load, asked } = missing(99);
  const coming = expect(whenFetched(load)).rejects.toThrow("no code");
  await vi.advanceTimersByTimeAsync(15_000);
  await coming;
  expect(asked()).toBe(5);
});
