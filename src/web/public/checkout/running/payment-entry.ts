import { useEffect } from "react";

const MARK = { checkoutStep: "payment" };

type Ways = { onBack: () => void; onForward: () => void };

/**
 * The second step has an entry of its own in the browser's history, so that Back leads to the first. Forward leads to
 * that entry again when the first step is shown by then.
 */
export function usePaymentEntry(isOpen: boolean, { onBack, onForward }: Ways): void {
  useEffect(() => {
    if (isOpen && !isAtPayment()) window.history.pushState(MARK, "");
    const { hash } = window.location;
    const stop = new AbortController();
    window.addEventListener(
      "popstate",
      () => {
        if (isAtPayment()) return isOpen ? undefined : onForward();
        // A link within the page is a step too, but not one out of the payment.
        if (isOpen && window.location.hash === hash) onBack();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
    // What a way does is looked up when it is taken.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
}

export function leavePaymentEntry(): void {
  if (isAtPayment()) window.history.back();
}

/** Whether the browser stands at the second step, as it also does after a reload of it. */
export function isAtPayment(): boolean {
  const state = window.history.state as Partial<typeof MARK> | null;
  return state?.checkoutStep === MARK.checkoutStep;
}
