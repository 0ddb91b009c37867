import { describe, expect, test } from "vitest";
import { firstToLapse, timeLeft } from "./authorization.ts";

const at = (text: string) => new Date(text);
const first = { amount: 200, endsAt: at("2027-07-09T08:00:00Z") };
const second = { amount: 385, endsAt: at("2027-07-15T08:00:00Z") };

describe("several reservations of one booking", () => {
  test("are all there only until the first of them lapses", () => {
    expect(firstToLapse([second, first])).toEqual(first);
    expect(firstToLapse([])).toBeUndefined();
  });

  test("that lapse at the same moment lapse together", () => {
    expect(firstToLapse([first, { ...second, endsAt: first.endsAt }])?.amount).toBe(585);
  });

  test("leave as long as the first that still lasts, and have expired when none does", () => {
    expect(timeLeft([second, first], at("2027-07-09T07:00:00Z"))).toEqual({
      hasExpired: false,
      expiresAt: first.endsAt,
      secondsLeft: 3600,
    });
    expect(timeLeft([second, first], at("2027-07-15T07:00:00Z"))).toEqual({
      hasExpired: false,
      expiresAt: second.endsAt,
      secondsLeft: 3600,
    });
    expect(timeLeft([second, first], second.endsAt)).toMatchObject({
      hasExpired: true,
      secondsLeft: 0,
    });
  });
});
