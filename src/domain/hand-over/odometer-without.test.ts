import { expect, test } from "vitest";
import { odometerWithout } from "./odometer-without.ts";

const move = (from: number | null, to: number, isAnnulled: boolean) => ({ from, to, isAnnulled });

test("an odometer goes back over all that was annulled, to what holds", () => {
  const held = move(1000, 1300, false);
  expect(odometerWithout(1500, [move(1400, 1500, true), move(1300, 1400, true), held])).toBe(1300);
  expect(odometerWithout(1400, [move(1300, 1400, true)])).toBe(1300);
});

test("an odometer that was not known before is not known again", () => {
  expect(odometerWithout(1400, [move(null, 1400, true)])).toBeNull();
});

test("an odometer that was set by hand, or read by what holds, stays", () => {
  expect(odometerWithout(1290, [move(1000, 1300, true)])).toBe(1290);
  expect(odometerWithout(1400, [move(1300, 1400, false), move(1000, 1300, true)])).toBe(1400);
});
