import { describe, expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import type { BookingWish } from "#web/api/checkout.ts";
import { bareWish } from "#web/public/checkout/steps/payment-wish.ts";
import { isFinalRefusal, placeSurely } from "./place-surely.ts";

describe("the booking of a reserved card", () => {
  const wish: BookingWish = { ...bareWish("pi_1"), customerName: "Åsa" };
  const refused = (status: number, code: string) =>
    new ApiError(status, JSON.stringify({ message: "Nej.", code }));

  /** Fails with each of these in turn, and then succeeds. */
  function shop(...problems: Error[]) {
    const asked: BookingWish[] = [];
    const waited: number[] = [];
    return {
      asked,
      waited,
      place: async (one: BookingWish) => {
        const problem = problems[asked.push(one) - 1];
        if (problem) throw problem;
        return Promise.resolve({ id: 4_711_234 });
      },
      wait: async (milliseconds: number) => Promise.resolve(waited.push(milliseconds)),
    };
  }

  test("is asked for again when an answer is lost or the shop cannot reach the provider", async () => {
    const needs = shop(new TypeError("Failed to fetch"), refused(502, "payment.unreachable"));
    expect(await placeSurely(wish, needs)).toEqual({ id: 4_711_234 });
    expect(needs.asked).toEqual([wish, wish, wish]);
    expect(needs.waited).toEqual([1000, 2000]);
  });

  test("is asked for four times and no more", async () => {
    const lost = Array.from({ length: 9 }, () => new TypeError("Failed to fetch"));
    const needs = shop(...lost);
    await expect(placeSurely(wish, needs)).rejects.toThrow("Failed to fetch");
    expect(needs.asked).toHaveLength(4);
  });

  test("is refused at once when the nights are gone", async () => {
    const needs = shop(refused(409, "checkout.nights-gone"));
    await expect(placeSurely(wish, needs)).rejects.toSatisfy(isFinalRefusal);
    expect(needs.asked).toHaveLength(1);
  });

  test("is asked for by the payment alone when the data are held against it", async () => {
    const needs = shop(refused(409, "checkout.data-differs"));
    expect(await placeSurely(wish, needs)).toEqual({ id: 4_711_234 });
    expect(needs.asked[1]).toEqual(bareWish("pi_1"));
    expect(needs.waited).toEqual([]);
  });

  test("is not refused by an answer that never came", () => {
    expect(isFinalRefusal(new TypeError("Failed to fetch"))).toBe(false);
    expect(isFinalRefusal(refused(429, "request.too-many"))).toBe(false);
  });
});
