import type { StripeError } from "@stripe/stripe-js";
import { expect, test } from "vitest";
import { confirmed, judgeCard } from "./card-verdict.ts";

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
