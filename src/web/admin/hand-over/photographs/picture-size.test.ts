import { expect, test } from "vitest";
import { fitted, LONGEST_SIDE } from "./picture-size.ts";

test("a photograph from a phone is made small in its own shape, upright or lying", () => {
  expect(fitted({ width: 4032, height: 3024 }, LONGEST_SIDE)).toEqual({
    width: 1600,
    height: 1200,
  });
  expect(fitted({ width: 3024, height: 4032 }, LONGEST_SIDE)).toEqual({
    width: 1200,
    height: 1600,
  });
});

test("a small one stays as it is, and a line keeps a pixel", () => {
  expect(fitted({ width: 640, height: 480 }, LONGEST_SIDE)).toEqual({ width: 640, height: 480 });
  expect(fitted({ width: 10_000, height: 1 }, LONGEST_SIDE)).toEqual({ width: 1600, height: 1 });
});
