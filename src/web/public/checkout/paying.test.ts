import type { PaymentIntent, PaymentIntentResult, StripeError } from "@stripe/stripe-js";
import { describe, expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import type { BookingWish } from "#web/api/checkout.ts";
import { judgeCard, judgeReturned } from "#web/shell/card-form/card-verdict.ts";
import { bareWish } from "./payment-wish.ts";
import { isFinalRefusal, placeSurely } from "./place-surely.ts";

const intent = (fields: Partial<PaymentIntent>) =>
  ({ id: "pi_1", amount: 175_500, ...fields }) as PaymentIntent;
const failed = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult;

describe("the card provider's answer", () => {
  test("is a success when the money is reserved, and only then", () => {
    expect(judgeCard({ paymentIntent: intent({ status: "requires_capture" }) })).toEqual({
      ok: true,
      value: { paymentId: "pi_1", kronor: 1755 },
    });
    for (const status of ["succeeded", "processing", "requires_action"] as const)
      expect(judgeCard({ paymentIntent: intent({ status }) })).toEqual({
        ok: false,
        problem: {
          sentence: `Oväntad betalningsstatus: ${status}`,
          isOver: false,
          isUnclear: false,
        },
      });
  });

  test("is told in the provider's own words when the card was declined", () => {
    expect(
      judgeCard(failed({ type: "validation_error", message: "Fyll i hela kortnumret." })),
    ).toMatchObject({ problem: { isAtField: true } });
    expect(judgeCard(failed({ message: "Ditt kort nekades." }))).toEqual({
      ok: false,
      problem: { sentence: "Ditt kort nekades.", isOver: false, isUnclear: false },
    });
  });

  test("is a success when it says that the card was reserved before", () => {
    const error = { payment_intent: intent({ status: "requires_capture" }) };
    expect(judgeCard(failed(error)).ok).toBe(true);
  });

  test("that was lost on the way says nothing about the card", () => {
    const error = { type: "api_connection_error" as const, message: "Ingen kontakt." };
    expect(judgeCard(failed(error))).toMatchObject({ problem: { isUnclear: true } });
  });

  test("of a payment that was called off asks for a new one", () => {
    const error = { message: "Canceled", payment_intent: intent({ status: "canceled" }) };
    expect(judgeCard(failed(error))).toMatchObject({ problem: { isOver: true } });
  });

  test("after the bank's page is told by what went wrong there", () => {
    const returned = intent({
      status: "requires_payment_method",
      last_payment_error: { message: "Banken sade nej." } as PaymentIntent["last_payment_error"],
    });
    expect(judgeReturned({ paymentIntent: returned })).toMatchObject({
      problem: { sentence: "Banken sade nej." },
    });
  });
});

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
