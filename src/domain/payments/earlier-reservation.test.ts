import { describe, expect, test } from "vitest";
import { earlierReservation, type CardPayment } from "./earlier-reservation.ts";

const now = new Date("2026-06-10T10:00:00Z");
const soon = new Date("2026-06-11T10:00:00Z");
const past = new Date("2026-06-09T10:00:00Z");
const of = (
  status: CardPayment["status"],
  authorizationExpiresAt: Date | null,
  day = 1,
): CardPayment => ({
  status,
  authorizationExpiresAt,
  createdAt: new Date(`2026-06-0${day}T10:00:00Z`),
});

describe("a card that is asked for again", () => {
  test.each([
    ["expired", past, "lapsed"],
    ["authorized", past, "lapsed"],
    ["authorized", soon, "lapsing"],
    ["cancelled", soon, "released"],
  ] as const)("whose reservation is %s until %s is said to have it %s", (status, ends, told) => {
    expect(earlierReservation([of(status, ends)], now)).toBe(told);
  });

  test("was reserved before only if the customer's bank said so", () => {
    expect(earlierReservation([], now)).toBeNull();
    expect(earlierReservation([of("pending", null), of("cancelled", null)], now)).toBeNull();
    expect(earlierReservation([of("captured", soon)], now)).toBeNull();
  });

  test("is told of the newest reservation", () => {
    const payments = [of("cancelled", past, 3), of("expired", past, 2), of("pending", null, 4)];
    expect(earlierReservation(payments, now)).toBe("released");
  });
});
