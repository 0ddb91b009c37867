import type { PaymentIntentResult } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { oneAtATime } from "#web/ui/one-at-a-time.ts";
import { confirmed } from "#web/shell/card-form/card-verdict.ts";
import { forgetPayment, keepPayment, paymentIdOf } from "./kept-payment.ts";
import { bareWish, bookingWish } from "./payment-wish.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import type { OpenPayment } from "./use-opening.ts";
import { usePlacing } from "./use-placing.ts";

type Needs = {
  payment: OpenPayment;
  /** Told from the press of the button until it is known what became of it. */
  onBusy: (isBusy: boolean) => void;
  onPlaced: (bookingId: number) => void;
};

export type CardState =
  { at: "ready"; problem?: string } | { at: "confirming" } | { at: "reserved" } | { at: "over" };

/** From the press of the pay button to the booking, once at a time. */
export function usePay({ payment, onBusy, onPlaced }: Needs) {
  const [card, setCard] = useState<CardState>(() => readyWith(payment.note));
  const gate = useRef(false);
  const { placing, place } = usePlacing(onPlaced);

  const pay = (confirm: () => Promise<PaymentIntentResult>) =>
    oneAtATime(gate, onBusy, async () => {
      setCard({ at: "confirming" });
      const { wish, stay, price, clientSecret } = payment;
      const paymentId = paymentIdOf(clientSecret);
      keepPayment(tabMemory, stay, { paymentId, kronor: price.total });
      const verdict = await confirmed(confirm);
      if (verdict.ok) {
        setCard({ at: "reserved" });
        const reserved = verdict.value.paymentId;
        return place(wish ? bookingWish(wish, reserved) : bareWish(reserved));
      }
      const { sentence, isOver, isUnclear, isAtField } = verdict.problem;
      if (!isUnclear) forgetPayment(tabMemory);
      setCard(isOver ? { at: "over" } : readyWith(isAtField ? undefined : sentence));
    });

  return { card, placing, pay };
}

function readyWith(problem: string | undefined): CardState {
  return { at: "ready", ...(problem !== undefined && { problem }) };
}
