import { useEffect, useRef, useState } from "react";
import type { OpenPayment } from "./use-opening.ts";

const MARK = { checkoutStep: "payment" };

/** The second step has an entry of its own in the browser's history, so that Back leads to the first. */
export function usePaymentStep() {
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  // While a payment is being made, Back leads nowhere.
  const isBusy = useRef(false);
  const isOpen = payment !== null;

  useEffect(() => {
    if (!isOpen) return;
    if (!isAtPayment()) window.history.pushState(MARK, "");
    const { hash } = window.location;
    const stop = new AbortController();
    window.addEventListener(
      "popstate",
      () => {
        // A link within the page is a step too, but not one out of the payment.
        if (isAtPayment() || window.location.hash !== hash) return;
        if (isBusy.current) window.history.forward();
        else setPayment(null);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [isOpen]);

  return {
    payment,
    setBusy: (value: boolean) => {
      isBusy.current = value;
    },
    enter: setPayment,
    leave: () => {
      setPayment(null);
      if (isAtPayment()) window.history.back();
    },
  };
}

/** Whether the browser stands at the second step, as it also does after a reload of it. */
export function isAtPayment(): boolean {
  const state = window.history.state as Partial<typeof MARK> | null;
  return state?.checkoutStep === MARK.checkoutStep;
}
