import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { itemAddons } from "#web/api/catalog.ts";
import { furtherThings, stayPrice, type PriceWish } from "#web/api/offers.ts";
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
import { useCode } from "./summary/use-code.ts";
import { usePrice } from "./summary/use-price.ts";
import { FAILED, MESSAGES, priceFailure, type Message } from "./texts.ts";

const NO_ADDONS: Addon[] = [];

export type CheckoutNeeds = {
  item: RentalItem;
  stay: PriceWish;
  /** Another number of something, another code: the same page goes on with it. */
  onChange: (stay: PriceWish) => void;
  /** Of a payment the customer has just been to their bank with. */
  secret: string | null;
  onBooked: (booked: ThankYouLink) => void;
};

/** What the customer has typed, accepted and been told, and the step they stand at. */
export function useCheckout({ item, stay, onChange, secret, onBooked }: CheckoutNeeds) {
  const queryClient = useQueryClient();
  const { cards } = usePageState().shop;
  const price = usePrice(stay);
  const code = useCode(stay, price, onChange);
  const { data: addons = NO_ADDONS } = useQuery({
    ...itemAddons(item.id),
    enabled: stay.selectedAddons.length > 0,
  });
  const terms = useTerms([item, ...(stay.lines ?? []).map(named)]);
  const [isSummaryOpen, setIsSummaryOpen] = useState(false);
  const more = useRef<HTMLElement>(null);
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
    if (refusal.kind === "price-changed" || refusal.kind === "policy-changed")
      queryClient.setQueryData(stayPrice(stay).queryKey, refusal.price);
    complain({ title: FAILED, description: refusal.sentence });
    if (refusal.kind === "agreement-changed") terms.renew();
    if (refusal.kind === "code") code.refuse(refusal.sentence);
    if (refusal.kind === "line") {
      void queryClient.invalidateQueries({ queryKey: furtherThings(stay).queryKey });
      showLines();
    }
    if (refusal.kind === "fields") details.show(refusal.fields);
  }

  /** On a phone they are folded away. */
  function showLines() {
    setIsSummaryOpen(true);
    window.setTimeout(() => more.current?.focus());
  }

  function named({ rentalItemId: id }: { rentalItemId: number }) {
    return { id, name: price.data?.lines?.find((line) => line.rentalItemId === id)?.name ?? "" };
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
    if (!price.data || price.isStale) return;
    const agreed = { price: price.data, agreementVersions: terms.acceptedVersions };
    const wish = paymentWish({ stay, itemType: item.type, details: typed, ...agreed });
    send({ type: "went-on", wish, price: price.data });
  }

  const canGoOn = terms.isAccepted && price.data !== undefined && !price.isStale;
  const summary = { isOpen: isSummaryOpen, onOpen: setIsSummaryOpen, more, code, addons };
  const told = { price, terms, details, shown, payment, summary };
  return { ...told, form, heading, send, goOn, canGoOn, showLines };
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
