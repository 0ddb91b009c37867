import type { ResumedPayment } from "#contracts/checkout.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { resumePayment } from "#web/api/checkout.ts";
import { readKeptDetails } from "#web/public/checkout/details/kept-details.ts";
import type { CheckoutEvent, OpenPayment } from "#web/public/checkout/steps/checkout-steps.ts";
import { customerOf, readDetails } from "#web/public/checkout/steps/customer-details.ts";
import { billingOf } from "#web/public/checkout/steps/payment-wish.ts";
import { checkoutTexts } from "#web/public/checkout/texts.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { bookedHere, type Surroundings } from "./surroundings.ts";

/** After a reload in the second step the shop knows where the customer stood. */
export async function findPayment(around: Surroundings): Promise<CheckoutEvent> {
  try {
    const found = await resumePayment(around.stay);
    if (found.state === "booked") return bookedHere(around, found.bookingId, found.totalAmount);
    if (found.state === "open")
      return { type: "opened", payment: openedAgain(found), asksBank: found.asksBank };
    return notOpened(checkoutTexts.notHeld);
  } catch (error) {
    return notOpened(sentenceFor(error));
  }
}

function notOpened(sentence: string): CheckoutEvent {
  return { type: "not-opened", refusal: { kind: "other", sentence } };
}

function openedAgain(found: Extract<ResumedPayment, { state: "open" }>): OpenPayment {
  const { clientSecret, secondsLeft, price } = found;
  const kept = new Map(Object.entries(readKeptDetails(tabMemory) ?? {}));
  const typed = readDetails({ get: (name) => kept.get(name) ?? null });
  return {
    wish: null,
    billing: billingOf(customerOf(typed)),
    price,
    clientSecret,
    endsAt: Date.now() + secondsLeft * 1000,
  };
}
