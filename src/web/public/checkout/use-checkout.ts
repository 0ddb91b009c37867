import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { stayPrice, type PriceWish } from "#web/api/offers.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import type { ThankYouLink } from "#web/shell/thank-you-link.ts";
import { toast } from "#web/ui/toast-store.ts";
import { TERMS_BOX } from "./details/terms-choice.tsx";
import { useDetailsForm } from "./details/use-details-form.ts";
import { useTerms } from "./details/use-terms.ts";
import { useSteps } from "./running/use-steps.ts";
import { shownPayment } from "./steps/checkout-steps.ts";
import type { Refusal } from "./steps/open-refusal.ts";
import { paymentWish } from "./steps/payment-wish.ts";
import { usePrice } from "./summary/use-price.ts";
import { FAILED, MESSAGES, priceFailure, type Message } from "./texts.ts";

export type CheckoutNeeds = {
  item: RentalItem;
  stay: PriceWish;
  /** Of a payment the customer has just been to their bank with. */
  secret: string | null;
  onBooked: (booked: ThankYouLink) => void;
};

/** What the customer has typed, accepted and been told, and the step they stand at. */
export function useCheckout({ item, stay, secret, onBooked }: CheckoutNeeds) {
  const queryClient = useQueryClient();
  const { cards } = usePageState().shop;
  const price = usePrice(stay);
  const terms = useTerms(item.id);
  const form = useRef<HTMLFormElement>(null);
  const details = useDetailsForm(form);
  const { shown, send } = useSteps({
    around: { itemName: item.name, stay, cards, queryClient },
    secret,
    onRefused: tellRefusal,
    onBooked,
  });
  const payment = shownPayment(shown);
  const heading = useFocusOnReturn(payment !== null);

  function tellRefusal(refusal: Refusal) {
    if (refusal.kind === "price-changed")
      queryClient.setQueryData(stayPrice(stay).queryKey, refusal.price);
    complain({ title: FAILED, description: refusal.sentence });
    if (refusal.kind === "agreement-changed") terms.renew();
    if (refusal.kind === "fields") details.show(refusal.fields);
  }

  function goOn() {
    const typed = details.read();
    if (typed === "missing") return complain(MESSAGES.missingFields);
    if (typed === "malformed") return;
    if (!terms.isAccepted) {
      terms.miss();
      form.current?.querySelector<HTMLElement>(`#${TERMS_BOX}`)?.focus();
      return complain(MESSAGES.termsNotAccepted);
    }
    if (price.hasFailed) return complain(priceFailure(price.reason));
    if (!price.data) return;
    const agreed = { price: price.data, agreementVersion: terms.acceptedVersion };
    const wish = paymentWish({ stay, itemType: item.type, details: typed, ...agreed });
    send({ type: "went-on", wish, price: price.data });
  }

  const canGoOn = terms.isAccepted && price.data !== undefined;
  return { price, terms, form, details, heading, shown, payment, send, goOn, canGoOn };
}

function complain(message: Message): void {
  toast({ ...message, variant: "destructive" });
}

/** Who comes back from the payment begins at the heading of the form. */
function useFocusOnReturn(isPaying: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && !isPaying) heading.current?.focus();
    wasPaying.current = isPaying;
  }, [isPaying]);
  return heading;
}
