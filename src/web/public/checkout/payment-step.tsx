import type { PaymentIntentResult } from "@stripe/stripe-js";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatKronor } from "#texts/format.ts";
import { CardLoader } from "#web/shell/card-form/card-loader.tsx";
import { cardTexts } from "#web/shell/card-form/texts.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { announcement, formatSeconds } from "./hold-clock.ts";
import { PaymentEnded, Unanswered } from "./payment-ended.tsx";
import { checkoutTexts, confirmationWords } from "./texts.ts";
import type { OpenPayment } from "./use-opening.ts";
import { usePay, type CardState } from "./use-pay.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

type PaymentStepProps = {
  payment: OpenPayment;
  returnPath: string;
  calendar: string;
  onBusy: (isBusy: boolean) => void;
  isRenewing: boolean;
  onRenew: (payment: OpenPayment) => void;
  onBack: () => void;
  onBooked: (bookingId: number, totalAmount: number) => void;
};

export function PaymentStep(props: PaymentStepProps) {
  const { payment, returnPath, calendar, onBusy, isRenewing, onRenew, onBack, onBooked } = props;
  const { card, placing, pay } = usePay({
    payment,
    onBusy,
    onPlaced: (bookingId) => onBooked(bookingId, payment.price.total),
  });
  const seconds = useSecondsLeft(payment.endsAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useBankAgain(payment, pay);

  // A payment under way is waited for, however late it is.
  const hasLapsed = card.at === "over" || (card.at === "ready" && seconds === 0);
  const ended = { calendar, isRenewing, onRenew: () => onRenew(payment) };
  return (
    <section className="card checkout-card" aria-labelledby="payment-heading">
      <p className="checkout-step">{checkoutTexts.stepTwo}</p>
      <h2 id="payment-heading" ref={heading} tabIndex={-1} className="heading-2">
        {checkoutTexts.payment}
      </h2>
      {placing.at === "unanswered" && <Unanswered onAgain={placing.again} />}
      {placing.at === "refused" && (
        <PaymentEnded title={checkoutTexts.released} sentence={placing.sentence} {...ended} />
      )}
      {hasLapsed && (
        <PaymentEnded title={checkoutTexts.lapsed} sentence={checkoutTexts.lapsedWhy} {...ended} />
      )}
      {!hasLapsed && placing.at !== "unanswered" && placing.at !== "refused" && (
        <>
          <p className="text-muted">{checkoutTexts.paymentIntro}</p>
          <ConfirmationTo email={payment.billing.email} />
          {card.at !== "reserved" && <HoldCountdown seconds={seconds} />}
          <CardLoader
            clientSecret={payment.clientSecret}
            billing={payment.billing}
            label={payLabel(card, payment.price.total)}
            isBusy={card.at !== "ready"}
            problem={card.at === "ready" ? card.problem : undefined}
            returnPath={returnPath}
            onPay={pay}
          />
        </>
      )}
      <Button
        look="plain"
        className="payment-back"
        disabled={card.at === "confirming" || placing.at === "sending"}
        onClick={onBack}
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {checkoutTexts.back}
      </Button>
    </section>
  );
}

/** A bank that was asking when the page was reloaded asks again, without the card being typed once more. */
function useBankAgain(
  { asksBank = false, clientSecret }: OpenPayment,
  pay: ReturnType<typeof usePay>["pay"],
): void {
  const { cards } = usePageState().shop;
  useEffect(() => {
    if (!asksBank) return;
    void pay(async () => {
      const { loadCards } = await import("#web/shell/card-form/load-cards.ts");
      const stripe = await loadCards(cards);
      return (await stripe.handleNextAction({ clientSecret })) as PaymentIntentResult;
    });
    // Once for each payment, whatever is rendered anew meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [clientSecret]);
}

function payLabel(card: CardState, amount: number): string {
  if (card.at === "confirming") return cardTexts.confirming;
  if (card.at === "reserved") return checkoutTexts.placing;
  return `${checkoutTexts.pay} ${formatKronor(amount)}`;
}

function ConfirmationTo({ email }: { email: string }) {
  // After a reload in a browser that keeps nothing.
  if (email === "") return null;
  const { to, doubt } = confirmationWords(email);
  return (
    <p className="text-muted wrap-anywhere">
      {to} {doubt !== null && <strong>{doubt}</strong>}
    </p>
  );
}

function HoldCountdown({ seconds }: { seconds: number }) {
  return (
    <div className="hold-countdown">
      <p role="timer" aria-live="off">
        Vi håller nätterna åt dig i <strong>{formatSeconds(seconds)}</strong>
      </p>
      <p className="sr-only" aria-live="polite">
        {announcement(seconds)}
      </p>
    </div>
  );
}
