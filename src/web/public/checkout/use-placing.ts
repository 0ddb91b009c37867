import { useState } from "react";
import { sentenceFor } from "#web/api/api-error.ts";
import type { BookingWish } from "#web/api/checkout.ts";
import { toast } from "#web/ui/toast-store.ts";
import { forgetPayment } from "./kept-payment.ts";
import { isFinalRefusal, placeSurely } from "./place-surely.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { FAILED, MESSAGES } from "./texts.ts";

/** What became of asking for the booking of a reserved card. */
export type Placing =
  | { at: "not-begun" }
  | { at: "sending" }
  /** Nobody answered; the shop finishes it by itself. */
  | { at: "unanswered"; again: () => void }
  /** The shop said no, and let go of the card. */
  | { at: "refused"; sentence: string };

export function usePlacing(onPlaced: (bookingId: number) => void) {
  const [placing, setPlacing] = useState<Placing>({ at: "not-begun" });

  async function place(wish: BookingWish): Promise<void> {
    setPlacing({ at: "sending" });
    try {
      const { id } = await placeSurely(wish);
      onPlaced(id);
    } catch (error) {
      const sentence = sentenceFor(error);
      toast({ title: FAILED, description: sentence, variant: "destructive" });
      if (isFinalRefusal(error)) {
        forgetPayment(tabMemory);
        setPlacing({ at: "refused", sentence });
      } else setPlacing({ at: "unanswered", again: () => void place(wish) });
    }
  }

  return {
    placing,
    place: (wish: BookingWish) => {
      toast(MESSAGES.authorised);
      return place(wish);
    },
  };
}
