import { useEffect, useRef, useState } from "react";
import {
  firstState,
  isCardAsked,
  nextState,
  shownPayment,
  shownState,
  type CheckoutEvent,
  type CheckoutState,
} from "#web/public/checkout/steps/checkout-steps.ts";
import type { Refusal } from "#web/public/checkout/steps/open-refusal.ts";
import { MESSAGES } from "#web/public/checkout/texts.ts";
import type { ThankYouLink } from "#web/shell/thank-you-link.ts";
import { toast } from "#web/ui/toast-store.ts";
import { askAfterReturn, confirmCard } from "./ask-card.ts";
import { findPayment } from "./find-payment.ts";
import { openPayment } from "./open-payment.ts";
import { isAtPayment, leavePaymentEntry, usePaymentEntry } from "./payment-entry.ts";
import { placeReserved } from "./place-reserved.ts";
import type { Surroundings } from "./surroundings.ts";

type Needs = {
  around: Surroundings;
  /** Of a payment the customer has just been to their bank with. */
  secret: string | null;
  onRefused: (refusal: Refusal) => void;
  onBooked: (booked: ThankYouLink) => void;
};

/** Walks the steps: tells what happened, and does what the state that follows asks for. */
export function useSteps({ around, secret, onRefused, onBooked }: Needs) {
  const [state, setState] = useState(() => firstState(secret));
  // What React renders comes too late for the second half of a double click.
  const current = useRef(state);

  function send(event: CheckoutEvent): void {
    const before = current.current;
    const after = nextState(before, event);
    if (after === before) return;
    current.current = after;
    setState(after);
    if (event.type === "reserved") toast(MESSAGES.authorised);
    if (after.at !== before.at) enter(after);
    if (event.type === "left" || after.at === "details") leavePaymentEntry();
  }

  // Goes on when the customer has left the page: what is being paid for is booked all the same.
  function enter(entered: CheckoutState): void {
    if (entered.at === "done") onBooked(entered.booked);
    if (entered.at === "details" && entered.refusal) onRefused(entered.refusal);
    void workOf(entered, around)?.then(send);
  }

  useEffect(() => {
    if (state.at === "returned") enter(state);
    else if (isAtPayment()) send({ type: "reloaded" });
    // Only where the page begins: a step taken on it is no reload.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const shown = shownState(state);
  usePaymentEntry(shownPayment(shown) !== null, {
    onBack: () => {
      if (isCardAsked(current.current)) window.history.forward();
      else send({ type: "left" });
    },
    // What is changed in the first step must not be written over what the payment was opened for.
    onForward: () => {
      if (current.current.at === "details") leavePaymentEntry();
    },
  });

  return { shown, send };
}

/** The one thing that is waited for in a state, and what it will have told. */
function workOf(state: CheckoutState, around: Surroundings): Promise<CheckoutEvent> | undefined {
  switch (state.at) {
    case "opening":
      return openPayment(state, around);
    case "confirming":
      return confirmCard(state, around);
    case "placing":
      return placeReserved(state, around);
    case "returned":
      return askAfterReturn(state, around);
    case "resuming":
      return findPayment(around);
    case "details":
    case "paying":
    case "unanswered":
    case "ended":
    case "done":
      return undefined;
  }
}
