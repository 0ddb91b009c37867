import type { PaymentIntentResult } from "@stripe/stripe-js";
import type { CardSetup } from "#contracts/page.ts";
import type { CheckoutEvent, StateAt } from "#web/public/checkout/steps/checkout-steps.ts";
import { confirmed, judgeReturned, UNREACHABLE } from "#web/shell/card-form/card-verdict.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { forgetPayment, keepPayment, paymentIdOf } from "./kept-payment.ts";
import type { Surroundings } from "./surroundings.ts";

/** Has the card reserved. Until it is known what became of it, a reload finds the payment again. */
export async function confirmCard(
  { payment, confirm }: StateAt<"confirming">,
  { stay, cards }: Surroundings,
): Promise<CheckoutEvent> {
  const { clientSecret, price } = payment;
  keepPayment(tabMemory, stay, { paymentId: paymentIdOf(clientSecret), kronor: price.total });
  const verdict = await confirmed(confirm ?? (() => askBankAgain(cards, clientSecret)));
  if (verdict.ok) return { type: "reserved", card: verdict.value };
  if (!verdict.problem.isUnclear) forgetPayment(tabMemory);
  return { type: "card-failed", problem: verdict.problem };
}

/** A bank that was asking when the page was reloaded asks again, without the card being typed once more. */
async function askBankAgain(cards: CardSetup, clientSecret: string): Promise<PaymentIntentResult> {
  const stripe = await fetchCards(cards);
  return (await stripe.handleNextAction({ clientSecret })) as PaymentIntentResult;
}

/** What the bank's own page made of the payment. */
export async function askAfterReturn(
  { clientSecret }: StateAt<"returned">,
  { cards }: Surroundings,
): Promise<CheckoutEvent> {
  try {
    const stripe = await fetchCards(cards);
    const verdict = judgeReturned(await stripe.retrievePaymentIntent(clientSecret));
    if (verdict.ok) return { type: "reserved", card: verdict.value };
    return { type: "card-failed", problem: verdict.problem };
  } catch {
    return { type: "card-failed", problem: UNREACHABLE };
  }
}

async function fetchCards(cards: CardSetup) {
  const { loadCards } = await import("#web/shell/card-form/load-cards.ts");
  return loadCards(cards);
}
