import { expect, test } from "vitest";
import { stayOf } from "./stay-of.ts";

const OUT = "2026-07-06T12:05:00.000Z";
const BACK = "2026-07-09T10:00:00.000Z";

test("what nobody has fetched waits", () => {
  expect(stayOf({ status: "confirmed", outAt: null, backAt: null }).state).toBe("waiting");
});

test("what was signed for is out, since then", () => {
  expect(stayOf({ status: "confirmed", outAt: OUT, backAt: null })).toEqual({
    state: "out",
    outAt: OUT,
    backAt: null,
  });
});

test("what came back is back, since then", () => {
  expect(stayOf({ status: "returned", outAt: OUT, backAt: BACK })).toEqual({
    state: "back",
    outAt: OUT,
    backAt: BACK,
  });
});

test("what was marked as returned by hand is back, and nobody knows when", () => {
  expect(stayOf({ status: "returned", outAt: null, backAt: null })).toEqual({
    state: "back",
    outAt: null,
    backAt: null,
  });
});
