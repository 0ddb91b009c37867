import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, PaymentIntentResult, Stripe } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import { cardTexts } from "./texts.ts";

// The provider's frame cannot see the shop's own style.
const APPEARANCE: Appearance = {
  theme: "stripe",
  variables: {
    colorPrimary: "#1f4a3f",
    colorText: "#1c2b27",
    colorTextSecondary: "#4b5c56",
    colorDanger: "#a3261b",
    fontFamily: "system-ui, sans-serif",
    fontSizeBase: "17px",
    borderRadius: "12px",
  },
};

/** Who pays, where the page knows it. */
export type Billing = {
  name: string;
  email: string;
  phone: string;
  address: { line1: string; postal_code: string; city: string; country: string };
};

export type CardFormProps = {
  stripe: Stripe;
  clientSecret: string;
  billing?: Billing;
  /** What stands on the button just now. */
  label: string;
  isBusy: boolean;
  problem: string | undefined;
  /** Where the bank's own page sends the customer back to. */
  returnPath: string;
  onPay: (confirm: () => Promise<PaymentIntentResult>) => void | Promise<void>;
  /** The button was pressed and there is no form behind it. */
  onMissing?: () => void;
};

export function CardForm({ stripe, clientSecret, ...rest }: CardFormProps) {
  const [options] = useState({ clientSecret, locale: "sv" as const, appearance: APPEARANCE });
  return (
    <Elements stripe={stripe} options={options}>
      <CardFields {...rest} />
    </Elements>
  );
}

function CardFields(props: Omit<CardFormProps, "stripe" | "clientSecret">) {
  const { billing, label, isBusy, problem, returnPath, onPay, onMissing } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [loaded, setLoaded] = useState<"no" | "yes" | "failed">("no");
  const { message, button } = useFocusAfterwards(problem, isBusy);

  function submit() {
    if (loaded !== "yes" || isBusy) return;
    if (!stripe || !elements) return onMissing?.();
    void onPay(() =>
      stripe.confirmPayment({
        elements,
        redirect: "if_required",
        confirmParams: {
          return_url: `${window.location.origin}${returnPath}`,
          ...(billing && { payment_method_data: { billing_details: billing } }),
        },
      }),
    );
  }

  return (
    <form
      className="card-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {loaded === "no" && <CardSkeleton />}
      <PaymentElement
        {...(billing && { options: { defaultValues: { billingDetails: billing } } })}
        onReady={() => setLoaded("yes")}
        onLoadError={() => setLoaded("failed")}
      />
      {(problem ?? loaded === "failed") && (
        <p ref={message} tabIndex={-1} className="card-problem" role="alert">
          {problem ?? cardTexts.failed}
        </p>
      )}
      <Button ref={button} type="submit" className="card-pay" disabled={isBusy || loaded !== "yes"}>
        {label}
      </Button>
    </form>
  );
}

/** A button that is busy loses the focus: it comes back to what went wrong, else to the button itself. */
function useFocusAfterwards(problem: string | undefined, isBusy: boolean) {
  const message = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasAnswer = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (problem !== undefined) message.current?.focus();
    // Unless the form's own field has it, which says what is missing.
    else if (hasAnswer && document.activeElement === document.body) button.current?.focus();
  }, [problem, isBusy]);
  return { message, button };
}
