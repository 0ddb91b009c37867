import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, PaymentIntentResult, Stripe } from "@stripe/stripe-js";
import { useState } from "react";
import type { CustomerData } from "#contracts/checkout.ts";
import { formatKronor } from "#texts/format.ts";
import { Button } from "#web/ui/button.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import { checkoutTexts } from "./texts.ts";
import type { OpenPayment } from "./use-opening.ts";
import type { CardState } from "./use-pay.ts";

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

type CardFormProps = {
  stripe: Stripe;
  payment: OpenPayment;
  card: CardState;
  returnPath: string;
  onPay: (confirm: () => Promise<PaymentIntentResult>) => Promise<void>;
};

export function CardForm({ stripe, ...rest }: CardFormProps) {
  const { clientSecret } = rest.payment;
  const [options] = useState({ clientSecret, locale: "sv" as const, appearance: APPEARANCE });
  return (
    <Elements stripe={stripe} options={options}>
      <CardFields {...rest} />
    </Elements>
  );
}

function CardFields({ payment, card, returnPath, onPay }: Omit<CardFormProps, "stripe">) {
  const stripe = useStripe();
  const elements = useElements();
  const [loaded, setLoaded] = useState<"no" | "yes" | "failed">("no");
  const { amount, customerData } = payment.wish;
  const billing = billingOf(customerData);
  const isRunning = card.at !== "ready";
  const problem = card.at === "ready" ? card.problem : undefined;

  function submit() {
    if (!stripe || !elements || loaded !== "yes" || isRunning) return;
    void onPay(() =>
      stripe.confirmPayment({
        elements,
        redirect: "if_required",
        confirmParams: {
          return_url: `${window.location.origin}${returnPath}`,
          payment_method_data: { billing_details: billing },
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
        options={{ defaultValues: { billingDetails: billing } }}
        onReady={() => setLoaded("yes")}
        onLoadError={() => setLoaded("failed")}
      />
      {(problem ?? loaded === "failed") && (
        <p className="checkout-problem" role="alert">
          {problem ?? checkoutTexts.cardFailed}
        </p>
      )}
      <Button type="submit" className="checkout-go" disabled={isRunning || loaded !== "yes"}>
        {card.at === "ready" && `${checkoutTexts.pay} ${formatKronor(amount)}`}
        {card.at === "confirming" && checkoutTexts.confirming}
        {card.at === "reserved" && checkoutTexts.placing}
      </Button>
    </form>
  );
}

function billingOf({ name, email, phone, streetAddress, postalCode, city }: CustomerData) {
  return {
    name,
    email,
    phone,
    address: { line1: streetAddress, postal_code: postalCode, city, country: "SE" },
  };
}
