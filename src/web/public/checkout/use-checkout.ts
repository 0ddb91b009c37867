import { useEffect, useRef, useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import type { PriceWish } from "#web/api/offers.ts";
import type { ThankYouLink } from "#web/shell/thank-you-link.ts";
import { toast } from "#web/ui/toast-store.ts";
import { paymentWish } from "./payment-wish.ts";
import { checkoutTexts, MESSAGES, priceFailure, type Message } from "./texts.ts";
import { TERMS_BOX } from "./terms-choice.tsx";
import { useDetailsForm } from "./use-details-form.ts";
import { useOpening, type OpenPayment } from "./use-opening.ts";
import { usePaymentStep } from "./use-payment-step.ts";
import { usePrice } from "./use-price.ts";
import { useResuming } from "./use-resuming.ts";
import { useTerms } from "./use-terms.ts";

export type CheckoutNeeds = {
  item: RentalItem;
  stay: PriceWish;
  /** Of a payment the customer has just been to their bank with. */
  secret: string | null;
  onBooked: (booked: ThankYouLink) => void;
};

/** Both steps of the checkout: what is known, and what leads from one to the other. */
export function useCheckout({ item, stay, secret, onBooked }: CheckoutNeeds) {
  const price = usePrice(stay);
  const terms = useTerms(item.id);
  const form = useRef<HTMLFormElement>(null);
  const details = useDetailsForm(form);
  const step = usePaymentStep();
  const heading = useFocusOnReturn(step.payment !== null);
  const [isReturning, setIsReturning] = useState(secret !== null);
  const opening = useOpening({
    stay,
    onBooked,
    onOpened: step.enter,
    onRefused: (refusal) => {
      if (refusal.kind === "agreement-changed") terms.renew();
      if (refusal.kind === "fields") details.show(refusal.fields);
      step.leave();
    },
  });

  function arrive(bookingId: number, totalAmount: number) {
    const { startDate, endDate } = stay;
    onBooked({ itemName: item.name, startDate, endDate, bookingId, totalAmount });
  }

  const lose = (sentence: string) => opening.refuse({ kind: "other", sentence });
  const { isResuming, resume } = useResuming({
    stay,
    isReturning,
    onOpened: step.enter,
    onBooked: arrive,
    onLost: lose,
  });

  function renew({ wish, price: agreed }: OpenPayment) {
    if (wish) void opening.open(wish, agreed);
    else lose(checkoutTexts.detailsAgain);
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
    void opening.open(wish, price.data);
  }

  return {
    price,
    terms,
    form,
    details,
    step,
    heading,
    opening,
    isReturning,
    isResuming,
    goOn,
    renew,
    canGoOn: terms.isAccepted && price.data !== undefined,
    failReturn: (sentence: string) => {
      setIsReturning(false);
      void resume(sentence);
    },
    arrive,
  };
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
