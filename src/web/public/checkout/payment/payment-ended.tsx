import { Button, buttonClass } from "#web/ui/button.tsx";
import { checkoutTexts } from "#web/public/checkout/texts.ts";

type PaymentEndedProps = {
  /** Why the shop said no; null when the time went out. */
  refusal: string | null;
  calendar: string;
  isRenewing: boolean;
  onRenew: () => void;
};

/** The payment can no longer be paid, and nothing was drawn: how to go on. */
export function PaymentEnded({ refusal, calendar, isRenewing, onRenew }: PaymentEndedProps) {
  return (
    <div className="payment-ended" role="alert">
      <h3 className="heading-3">
        {refusal === null ? checkoutTexts.lapsed : checkoutTexts.released}
      </h3>
      <p>{refusal ?? checkoutTexts.lapsedWhy}</p>
      <div className="payment-ways">
        <Button aria-disabled={isRenewing} onClick={onRenew}>
          {isRenewing ? checkoutTexts.opening : checkoutTexts.renew}
        </Button>
        <a href={calendar} className={buttonClass("quiet")}>
          {checkoutTexts.otherDates}
        </a>
      </div>
    </div>
  );
}

/** The card is reserved but the shop did not answer: it finishes the booking by itself. */
export function Unanswered({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="payment-ended" role="alert">
      <h3 className="heading-3">{checkoutTexts.unanswered}</h3>
      <p>{checkoutTexts.unansweredWhy}</p>
      <div className="payment-ways">
        <Button onClick={onAgain}>{checkoutTexts.retry}</Button>
      </div>
    </div>
  );
}
