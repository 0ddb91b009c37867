import { expect, test } from "vitest";
import { reservationTold } from "./use-reservation.ts";

test("a reservation that a colleague has just charged is gone, and has not run out of time", () => {
  expect(reservationTold({ hasExpired: false, secondsLeft: 0 }, 5)).toEqual({
    hasLapsed: false,
    isGone: true,
    left: undefined,
  });
  expect(reservationTold({ hasExpired: true, secondsLeft: 0 }, 5)).toMatchObject({
    hasLapsed: true,
    isGone: false,
  });
  expect(reservationTold({ hasExpired: false, secondsLeft: 60 }, 5)).toMatchObject({
    isGone: false,
    left: { secondsLeft: 60, heardAt: 5 },
  });
});
