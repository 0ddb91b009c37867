import type { PaymentIntent, PaymentIntentResult, StripeError } from "@stripe/stripe-js";
import { describe, expect, test } from "vitest";
import { confirmed, judgeCard, judgeReturned } from "./card-verdict.ts";

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

  test("is a success either way where the shop charges at once, since it may be faster than the answer", () => {
    for (const status of ["requires_capture", "succeeded"] as const)
      expect(judgeCard({ paymentIntent: intent({ status }) }, "reserved-or-charged").ok).toBe(true);
    const other = intent({ status: "processing" });
    expect(judgeCard({ paymentIntent: other }, "reserved-or-charged").ok).toBe(false);
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

test("a card form that throws, at once or later, is told as a lost answer and can be tried again", async () => {
  const atOnce = () => {
    throw new Error("the form is gone");
  };
  for (const confirm of [atOnce, () => Promise.reject(new Error("offline"))])
    expect(await confirmed(confirm)).toEqual({
      ok: false,
      problem: {
        sentence:
          "Det gick inte att nå kortbolaget. Kontrollera din uppkoppling och försök igen. Inget har dragits.",
        isOver: false,
        isUnclear: true,
      },
    });
});

test("a payment that was withdrawn meanwhile is told in the shop's words, not the provider's", () => {
  const error = {
    type: "invalid_request_error",
    message: "You cannot confirm this PaymentIntent because it has a status of canceled.",
    payment_intent: { id: "pi_1", amount: 39_000, status: "canceled" },
  } as StripeError;
  expect(judgeCard({ error })).toEqual({
    ok: false,
    problem: {
      sentence:
        "Den här betalningen gäller inte längre, och inget har dragits. Fyll i kortet igen om beloppet här fortfarande ska betalas.",
      isOver: true,
      isUnclear: false,
    },
  });
});
