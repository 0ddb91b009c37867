import { useEffect, useRef } from "react";
import type { CardSetup } from "#contracts/page.ts";
import { judgeReturned } from "#web/shell/card-form/card-verdict.ts";
import { cardTexts } from "#web/shell/card-form/texts.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Unanswered } from "./payment-ended.tsx";
import { bareWish } from "./payment-wish.ts";
import { checkoutTexts } from "./texts.ts";
import { usePlacing } from "./use-placing.ts";

type ReturnedPaymentProps = {
  clientSecret: string;
  onBooked: (bookingId: number, totalAmount: number) => void;
  onFailed: (sentence: string) => void;
};

/** A customer who was sent to their bank's page is back: what it said decides. */
export function ReturnedPayment({ clientSecret, onBooked, onFailed }: ReturnedPaymentProps) {
  const { shop } = usePageState();
  const reserved = useRef(0);
  const { placing, place } = usePlacing((bookingId) => onBooked(bookingId, reserved.current));

  useEffect(() => {
    void retrieve(shop.cards, clientSecret).then((verdict) => {
      if (!verdict.ok) return onFailed(verdict.problem.sentence);
      reserved.current = verdict.value.kronor;
      return place(bareWish(verdict.value.paymentId));
    });
    // Once for each return, whatever is rendered anew meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [clientSecret]);

  const refusal = placing.at === "refused" ? placing.sentence : null;
  useEffect(() => {
    if (refusal !== null) onFailed(refusal);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal]);

  return (
    <section className="card checkout-card">
      {placing.at === "unanswered" ? (
        <Unanswered onAgain={placing.again} />
      ) : (
        <>
          <h2 className="heading-2">{checkoutTexts.finishing}</h2>
          <Spinner label={checkoutTexts.finishing} />
        </>
      )}
    </section>
  );
}

async function retrieve(cards: CardSetup, clientSecret: string) {
  try {
    const { loadCards } = await import("#web/shell/card-form/load-cards.ts");
    const stripe = await loadCards(cards);
    return judgeReturned(await stripe.retrievePaymentIntent(clientSecret));
  } catch {
    return { ok: false as const, problem: { sentence: cardTexts.unreachable } };
  }
}
