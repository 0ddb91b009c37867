import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatKronor } from "#texts/format.ts";
import {
  isCardAsked,
  type CheckoutEvent,
  type OpenPayment,
  type ShownState,
} from "#web/public/checkout/steps/checkout-steps.ts";
import { checkoutTexts, confirmationWords } from "#web/public/checkout/texts.ts";
import { CardLoader } from "#web/shell/card-form/card-loader.tsx";
import { cardTexts } from "#web/shell/card-form/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { announcement, formatSeconds, secondsLeft } from "./hold-clock.ts";
import { PaymentEnded, Unanswered } from "./payment-ended.tsx";

type PaymentStepProps = {
  state: ShownState;
  payment: OpenPayment;
  returnPath: string;
  calendar: string;
  send: (event: CheckoutEvent) => void;
};

export function PaymentStep({ state, payment, returnPath, calendar, send }: PaymentStepProps) {
  const seconds = useSecondsLeft(payment.endsAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOut = state.at === "paying" && seconds === 0;
  useEffect(() => {
    if (isOut) send({ type: "time-out" });
    // Once, whatever is rendered anew meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOut]);

  const ended = state.at === "opening" ? state.ended : state.at === "ended" ? state : null;
  return (
    <section className="card checkout-card" aria-labelledby="payment-heading">
      <p className="checkout-step">{checkoutTexts.stepTwo}</p>
      <h2 id="payment-heading" ref={heading} tabIndex={-1} className="heading-2">
        {checkoutTexts.payment}
      </h2>
      {state.at === "unanswered" && <Unanswered onAgain={() => send({ type: "tried-again" })} />}
      {ended && (
        <PaymentEnded
          refusal={ended.refusal}
          calendar={calendar}
          isRenewing={state.at === "opening"}
          onRenew={() => send({ type: "renewed" })}
        />
      )}
      {!ended && state.at !== "unanswered" && (
        <>
          <p className="text-muted">{checkoutTexts.paymentIntro}</p>
          <ConfirmationTo email={payment.billing.email} />
          {state.at !== "placing" && <HoldCountdown seconds={seconds} />}
          <CardLoader
            clientSecret={payment.clientSecret}
            billing={payment.billing}
            label={payLabel(state, payment.price.total)}
            isBusy={state.at !== "paying"}
            problem={state.at === "paying" ? state.problem : undefined}
            returnPath={returnPath}
            onPay={(confirm) => send({ type: "pressed-pay", confirm })}
          />
        </>
      )}
      <Button
        look="plain"
        className="payment-back"
        disabled={isCardAsked(state)}
        onClick={() => send({ type: "left" })}
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {checkoutTexts.back}
      </Button>
    </section>
  );
}

// Often enough that no second is skipped, however the browser delays its timers.
const LOOK_MS = 250;

function useSecondsLeft(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(endsAt, Date.now())), LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}

function payLabel({ at }: ShownState, amount: number): string {
  if (at === "confirming") return cardTexts.confirming;
  if (at === "placing") return checkoutTexts.placing;
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
