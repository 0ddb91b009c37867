import { sentenceFor } from "#web/api/api-error.ts";
import type { CheckoutEvent, StateAt } from "#web/public/checkout/steps/checkout-steps.ts";
import { FAILED } from "#web/public/checkout/texts.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { toast } from "#web/ui/toast-store.ts";
import { forgetPayment } from "./kept-payment.ts";
import { isFinalRefusal, placeSurely } from "./place-surely.ts";
import { bookedHere, type Surroundings } from "./surroundings.ts";

/** Asks for the booking of a reserved card. Only the shop's own no lets go of the payment. */
export async function placeReserved(
  { wish, kronor }: StateAt<"placing">,
  around: Surroundings,
): Promise<CheckoutEvent> {
  try {
    const { id } = await placeSurely(wish);
    return bookedHere(around, id, kronor);
  } catch (error) {
    const sentence = sentenceFor(error);
    toast({ title: FAILED, description: sentence, variant: "destructive" });
    if (!isFinalRefusal(error)) return { type: "no-answer" };
    forgetPayment(tabMemory);
    return { type: "not-placed", sentence };
  }
}
