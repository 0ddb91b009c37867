import type { Caller } from "./choose-payment-method.ts";
import { findMethod, makeMethod } from "./choose-payment-method.ts";
import { confirmIntent } from "./confirm-intent.ts";
import { emit, type Deed } from "./deed.ts";
import { checkAmount, checkCustomer, describeIntent } from "./describe-intent.ts";
import type { createParams } from "./intent-params.ts";
import type { Values } from "./params.ts";
import { newPaymentIntent, type PaymentIntent } from "./payment-intent.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { badParam, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

type CreateParams = Values<typeof createParams>;

export function createIntent(
  deed: Deed,
  params: CreateParams,
  caller: Caller,
): Result<PaymentIntent, Problem> {
  const currency = checkAmount(params.amount, params.currency);
  if (!currency.ok) return currency;
  const customer = checkCustomer(deed, params.customer);
  if (!customer.ok) return customer;
  const clash = clashIn(params);
  if (clash !== undefined) return fail(clash);
  const method = methodIn(deed, params, caller);
  if (!method.ok) return method;

  const bare = newPaymentIntent({
    amount: params.amount,
    currency: currency.value,
    capture_method: params.capture_method ?? "automatic_async",
    now: deed.now,
    automatic: automaticMethods(params),
  });
  const intent: PaymentIntent = {
    ...describeIntent(bare, params),
    customer: customer.value,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    confirmation_method: params.confirmation_method ?? "automatic",
    payment_method: method.value?.id ?? null,
    status: method.value === undefined ? "requires_payment_method" : "requires_confirmation",
  };
  deed.tx.put("payment_intent", intent);
  emit(deed, "payment_intent.created", intent);
  if (params.confirm !== true) return ok(intent);
  const { return_url, use_stripe_sdk, off_session, error_on_requires_action } = params;
  const confirmation = { return_url, use_stripe_sdk, off_session, error_on_requires_action };
  return confirmIntent(deed, intent, confirmation, caller);
}

function clashIn(params: CreateParams): Problem | undefined {
  const automatic = params.automatic_payment_methods;
  const listed = (["allowed_payment_method_types", "payment_method_types"] as const).filter(
    (name) => params[name] !== undefined,
  );
  const chosen = automatic?.enabled === true ? ["automatic_payment_methods", ...listed] : listed;
  if (chosen.length > 1) {
    const message = `You may only specify one of these parameters: ${chosen.join(", ")}.`;
    return badParam(chosen.at(-1) ?? "", message, "parameters_exclusive");
  }
  if (params.confirm === true) return undefined;
  for (const name of ["return_url", "off_session", "error_on_requires_action"] as const) {
    if (params[name] === undefined) continue;
    const message = `You cannot set \`${name}\` when creating a PaymentIntent without \`confirm\` set to true.`;
    return badParam(name, message);
  }
  return undefined;
}

function automaticMethods(params: CreateParams): PaymentIntent["automatic_payment_methods"] {
  const chosen = params.automatic_payment_methods;
  const listed = params.allowed_payment_method_types ?? params.payment_method_types;
  const left = chosen === undefined && listed === undefined;
  if (!left && chosen?.enabled !== true) return null;
  return { enabled: true, allow_redirects: chosen?.allow_redirects ?? "always" };
}

export function methodIn(
  deed: Deed,
  params: Pick<CreateParams, "payment_method"> & Partial<Pick<CreateParams, "payment_method_data">>,
  caller: Caller,
): Result<PaymentMethod | undefined, Problem> {
  if (params.payment_method !== undefined) return findMethod(deed, params.payment_method);
  const spelled = params.payment_method_data;
  if (spelled === undefined || spelled === null) return ok(undefined);
  return makeMethod(deed, caller, spelled, "payment_method_data");
}
