import { useEffect, useRef, useState } from "react";
import type { ResumedPayment } from "#contracts/checkout.ts";
import { sentenceFor } from "#web/api/api-error.ts";
import { resumePayment } from "#web/api/checkout.ts";
import type { PriceWish } from "#web/api/offers.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { customerOf, readDetails } from "./customer-details.ts";
import { readKeptDetails } from "./kept-details.ts";
import { billingOf } from "./payment-wish.ts";
import { checkoutTexts } from "./texts.ts";
import type { OpenPayment } from "./use-opening.ts";
import { isAtPayment } from "./use-payment-step.ts";

type Needs = {
  stay: PriceWish;
  /** The customer is back from the bank's page, which is looked after first. */
  isReturning: boolean;
  onOpened: (payment: OpenPayment) => void;
  onBooked: (bookingId: number, totalAmount: number) => void;
  onLost: (sentence: string) => void;
};

/** After a reload in the second step the customer goes on there, or is told why not. */
export function useResuming({ stay, isReturning, onOpened, onBooked, onLost }: Needs) {
  const [isResuming, setIsResuming] = useState(false);
  const isRunning = useRef(false);

  async function resume(note?: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsResuming(true);
    try {
      const found = await resumePayment(stay);
      if (found.state === "booked") onBooked(found.bookingId, found.totalAmount);
      else if (found.state === "open") onOpened(openedAgain(stay, found, note));
      else onLost(note ?? checkoutTexts.notHeld);
    } catch (error) {
      onLost(note ?? sentenceFor(error));
    } finally {
      isRunning.current = false;
      setIsResuming(false);
    }
  }

  useEffect(() => {
    if (!isReturning && isAtPayment()) void resume();
    // Only where the page begins: a step taken on it is no reload.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { isResuming, resume };
}

function openedAgain(
  stay: PriceWish,
  found: Extract<ResumedPayment, { state: "open" }>,
  note: string | undefined,
): OpenPayment {
  const { clientSecret, secondsLeft, asksBank, price } = found;
  const kept = new Map(Object.entries(readKeptDetails(tabMemory) ?? {}));
  const typed = readDetails({ get: (name) => kept.get(name) ?? null });
  return {
    wish: null,
    stay,
    billing: billingOf(customerOf(typed)),
    price,
    clientSecret,
    endsAt: Date.now() + secondsLeft * 1000,
    asksBank,
    note,
  };
}
