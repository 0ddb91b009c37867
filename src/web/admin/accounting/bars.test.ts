import { expect, test } from "vitest";
import { barsOf } from "./bars.ts";

test("the best month fills the chart, the others in proportion", () => {
  expect(barsOf([0, 500, 1000])).toEqual({ above: 1, bars: [0, 0.5, 1] });
});

test("a month that gave back more than it earned hangs below the line", () => {
  expect(barsOf([750, -250])).toEqual({ above: 0.75, bars: [0.75, -0.25] });
});

test("a year without money is a line", () => {
  expect(barsOf([0, 0])).toEqual({ above: 1, bars: [0, 0] });
});
