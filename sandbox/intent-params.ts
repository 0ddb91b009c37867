import { cardParams, methodParams } from "./choose-payment-method.ts";
import { email, expand, metadata, shipping, webAddress } from "./named-params.ts";
import { flag, group, ignored, integer, listOf, oneOf, required, text, word } from "./params.ts";
import type { Reader } from "./params.ts";
import { badParam } from "./problems.ts";

const captureMethod = oneOf("automatic", "automatic_async", "manual");
const futureUsage: Reader<"off_session" | "on_session" | null | undefined> = (value, path, to) =>
  value === "" ? null : oneOf("off_session", "on_session")(value, path, to);

/** Empty, or up to 22 characters with a letter among them and nothing banks would choke on. */
const descriptorSuffix: Reader<string | null | undefined> = (value, path, problems) => {
  const found = text(22)(value, path, problems);
  if (typeof found === "string" && (!/[a-z]/i.test(found) || /[<>\\'"*]/.test(found))) {
    const rule = "must contain at least one letter and none of the characters <>\\'\"*";
    problems.push(badParam(path, `The statement descriptor suffix ${rule}.`));
  }
  return found;
};

/** The prefix belongs to the account: on a card only the end of the text is the shop's to choose. */
const noDescriptor: Reader<undefined> = (value, path, problems) => {
  if (value === undefined || value === "") return undefined;
  const rule = "`statement_descriptor` is not supported for the payment method type `card`";
  problems.push(badParam(path, `${rule}. Use \`statement_descriptor_suffix\` instead.`));
  return undefined;
};

const methodTypes: Reader<string[] | undefined> = (value, path, problems) => {
  const types = listOf(word())(value, path, problems);
  const foreign = types?.find((type) => type !== "card");
  if (foreign !== undefined) {
    const message =
      `The payment method type "${foreign}" is invalid. Please ensure the provided type is ` +
      "activated in your dashboard and supported by your account.";
    problems.push(badParam(path, message, "payment_intent_invalid_parameter"));
  }
  return types;
};

const methodOptions = group({
  card: group({
    request_three_d_secure: oneOf("any", "automatic", "challenge"),
    request_extended_authorization: oneOf("if_available", "never"),
    request_incremental_authorization: oneOf("if_available", "never"),
    request_multicapture: oneOf("if_available", "never"),
    request_overcapture: oneOf("if_available", "never"),
    capture_method: oneOf("manual"),
    setup_future_usage: oneOf("none", "off_session", "on_session"),
    network: text(),
    cvc_token: word(),
    moto: flag,
    require_cvc_recollection: flag,
  }),
});

/** What may be said of an intent at any time before it is settled. */
const describing = {
  description: text(1000),
  metadata,
  receipt_email: email,
  shipping,
  setup_future_usage: futureUsage,
  statement_descriptor: noDescriptor,
  statement_descriptor_suffix: descriptorSuffix,
  payment_method: word(),
  payment_method_data: group(methodParams),
  payment_method_options: methodOptions,
  expand,
};

const confirming = {
  return_url: webAddress,
  use_stripe_sdk: flag,
  off_session: flag,
  error_on_requires_action: flag,
  confirmation_token: ignored,
  mandate: ignored,
  mandate_data: ignored,
  radar_options: ignored,
};

export const createParams = {
  ...describing,
  ...confirming,
  amount: required(integer(1)),
  currency: required(word(3)),
  capture_method: captureMethod,
  confirmation_method: oneOf("automatic", "manual"),
  confirm: flag,
  customer: word(),
  // The name of old and the name of the pinned version.
  payment_method_types: methodTypes,
  allowed_payment_method_types: methodTypes,
  automatic_payment_methods: group({
    enabled: required(flag),
    allow_redirects: oneOf("always", "never"),
  }),
  transfer_group: text(),
};

export const updateParams = {
  ...describing,
  amount: integer(1),
  currency: word(3),
  capture_method: captureMethod,
  customer: text(),
  payment_method_types: methodTypes,
  allowed_payment_method_types: methodTypes,
  transfer_group: text(),
};

export const confirmParams = {
  ...confirming,
  capture_method: captureMethod,
  payment_method: word(),
  payment_method_data: group({ ...methodParams, card: cardParams }),
  payment_method_options: methodOptions,
  payment_method_types: methodTypes,
  allowed_payment_method_types: methodTypes,
  receipt_email: email,
  setup_future_usage: futureUsage,
  shipping,
  client_secret: word(),
  expected_payment_method_type: text(),
  expand,
};

export const captureParams = {
  amount_to_capture: integer(1),
  final_capture: flag,
  metadata,
  statement_descriptor: noDescriptor,
  statement_descriptor_suffix: descriptorSuffix,
  expand,
};

export const cancelParams = {
  cancellation_reason: oneOf("duplicate", "fraudulent", "requested_by_customer", "abandoned"),
  expand,
};

export const retrieveParams = { client_secret: word(), expand };
