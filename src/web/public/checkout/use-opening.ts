import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { PriceAnswer } from "#contracts/offers.ts";
import { bookingById, openPayment, placeBooking } from "#web/api/checkout.ts";
import { stayPrice, type PriceWish } from "#web/api/offers.ts";
import type { ThankYouLink } from "#web/shell/thank-you-link.ts";
import { toast } from "#web/ui/toast-store.ts";
import { holdEndsAt } from "./hold-clock.ts";
import { forgetPayment, readKeptPayment } from "./kept-payment.ts";
import { keepStay } from "#web/shell/kept-stay.ts";
import { readRefusal, type Refusal } from "./open-refusal.ts";
import { bareWish, billingOf, type OpenedWish } from "./payment-wish.ts";
import { isFinalRefusal } from "./place-surely.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { FAILED } from "./texts.ts";

/** A payment the customer may pay until its hold ends, with all it was opened for. */
export type OpenPayment = {
  /** Null after a reload: the personal number is kept nowhere. The shop has its own record of the rest. */
  wish: OpenedWish | null;
  stay: PriceWish;
  billing: ReturnType<typeof billingOf>;
  price: PriceAnswer;
  clientSecret: string;
  endsAt: number;
  /** The customer's bank was asking when the page was reloaded. */
  asksBank?: boolean;
  /** Why it is asked for once more. */
  note?: string | undefined;
};

type Needs = {
  stay: PriceWish;
  onOpened: (payment: OpenPayment) => void;
  onRefused: (refusal: Refusal) => void;
  onBooked: (booked: ThankYouLink) => void;
};

/** Asks for a payment, one at a time, however often the button is pressed. */
export function useOpening({ stay, onOpened, onRefused, onBooked }: Needs) {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const [isOpening, setIsOpening] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function refuse(next: Refusal) {
    if (next.kind === "price-changed")
      queryClient.setQueryData(stayPrice(stay).queryKey, next.price);
    setRefusal(next);
    toast({ title: FAILED, description: next.sentence, variant: "destructive" });
    onRefused(next);
  }

  async function goToBooking(bookingId: number, totalAmount: number | null): Promise<boolean> {
    try {
      const booking = await queryClient.fetchQuery(bookingById(bookingId));
      if (!booking) return false;
      const { rentalItemName: itemName, startDate, endDate } = booking;
      onBooked({ itemName, startDate, endDate, bookingId, totalAmount });
      return true;
    } catch {
      return false;
    }
  }

  /** A payment this page lost sight of, by a reload in its midst, may be a booking by now. */
  async function findsEarlierBooking(): Promise<boolean> {
    const kept = readKeptPayment(tabMemory, stay);
    if (!kept) return false;
    try {
      const { id } = await placeBooking(bareWish(kept.paymentId));
      return await goToBooking(id, kept.kronor);
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      forgetPayment(tabMemory);
      return false;
    }
  }

  async function open(wish: OpenedWish, price: PriceAnswer): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsOpening(true);
    setRefusal(null);
    try {
      if (await findsEarlierBooking()) return;
      const { clientSecret } = await openPayment(wish);
      const endsAt = holdEndsAt(Date.now());
      keepStay(tabMemory, stay, { heldUntil: endsAt });
      onOpened({ wish, stay, billing: billingOf(wish.customerData), price, clientSecret, endsAt });
    } catch (error) {
      const next = readRefusal(error);
      if (next.kind !== "booked" || !(await goToBooking(next.bookingId, null))) refuse(next);
    } finally {
      isRunning.current = false;
      setIsOpening(false);
    }
  }

  return { open, refuse, isOpening, refusal };
}
