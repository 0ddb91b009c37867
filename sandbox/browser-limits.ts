import type { Confirmation } from "./confirm-intent.ts";
import { confirmParams } from "./intent-params.ts";
import { group, ignored, oneOf, text, word } from "./params.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import { badParam, refused, type Problem } from "./problems.ts";

/**
 * What a browser may say when it confirms. Anybody can read a publishable key off the page, so what
 * is paid, when it is taken and how closely the bank looks are not among it.
 */
export const browserConfirmParams = {
  client_secret: confirmParams.client_secret,
  confirmation_token: confirmParams.confirmation_token,
  expand: confirmParams.expand,
  expected_payment_method_type: confirmParams.expected_payment_method_type,
  mandate_data: confirmParams.mandate_data,
  payment_method: confirmParams.payment_method,
  payment_method_data: confirmParams.payment_method_data,
  payment_method_options: group({
    card: group({
      cvc_token: word(),
      network: text(),
      setup_future_usage: oneOf("none", "off_session", "on_session"),
    }),
  }),
  receipt_email: confirmParams.receipt_email,
  return_url: confirmParams.return_url,
  save_payment_method: ignored,
  setup_future_usage: confirmParams.setup_future_usage,
  shipping: confirmParams.shipping,
  use_stripe_sdk: confirmParams.use_stripe_sdk,
  // What the provider's own script adds about the page it runs in.
  client_attribution_metadata: ignored,
  payment_user_agent: ignored,
  referrer: ignored,
};

/** Why a browser may not confirm this payment in this way, where it may not. */
export function browserLimit(intent: PaymentIntent, wish: Confirmation): Problem | undefined {
  if (intent.confirmation_method === "manual") {
    const message =
      `This PaymentIntent ${intent.id} cannot be confirmed using your publishable key because its ` +
      "`confirmation_method` is set to `manual`. Please use your secret key instead, or create a " +
      "PaymentIntent with `confirmation_method` set to `automatic`.";
    return refused(message, { code: "payment_intent_invalid_parameter" });
  }
  const { setup_future_usage: asked } = intent;
  const { setup_future_usage: wished } = wish;
  if (wished === undefined || asked === null || wished === asked || wished === "off_session") {
    return undefined;
  }
  const message =
    "With a publishable key `setup_future_usage` can only be changed from `on_session` to " +
    "`off_session`. Please use your secret key instead.";
  return badParam("setup_future_usage", message, "payment_intent_invalid_parameter");
}
