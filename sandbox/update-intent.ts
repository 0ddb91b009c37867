import type { Caller } from "./choose-payment-method.ts";
import { methodIn } from "./create-intent.ts";
import { putIntent, type Deed } from "./deed.ts";
import { checkAmount, checkCustomer, describeIntent } from "./describe-intent.ts";
import type { updateParams } from "./intent-params.ts";
import type { Values } from "./params.ts";
import type { IntentStatus, PaymentIntent } from "./payment-intent.ts";
import { wrongState, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

type UpdateParams = Values<typeof updateParams>;

const OPEN: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];

/** What a bank has been asked about stays as it was asked. */
const FIXED = [
  "amount",
  "currency",
  "customer",
  "capture_method",
  "payment_method",
  "payment_method_data",
  "allowed_payment_method_types",
  "payment_method_types",
  "setup_future_usage",
] as const;

export function updateIntent(
  deed: Deed,
  before: PaymentIntent,
  params: UpdateParams,
  caller: Caller,
): Result<PaymentIntent, Problem> {
  const fixed = FIXED.find((name) => params[name] !== undefined);
  if (fixed !== undefined && !OPEN.includes(before.status)) {
    const message =
      `This PaymentIntent's ${fixed} could not be updated because it has a status of ` +
      `${before.status}. You may only update the ${fixed} of a PaymentIntent with one of the ` +
      `following statuses: ${OPEN.join(", ")}.`;
    return fail(wrongState(message, before));
  }
  const amount = params.amount ?? before.amount;
  const currency = checkAmount(amount, params.currency ?? before.currency);
  if (!currency.ok) return currency;
  const customer = checkCustomer(deed, params.customer);
  if (!customer.ok) return customer;
  const method = methodIn(deed, params, caller);
  if (!method.ok) return method;

  const described = describeIntent(before, params);
  const another =
    method.value === undefined
      ? {}
      : {
          payment_method: method.value.id,
          status: "requires_confirmation" as const,
          next_action: null,
        };
  return ok(
    putIntent(deed, described, {
      amount,
      currency: currency.value,
      customer: params.customer === undefined ? before.customer : customer.value,
      ...another,
    }),
  );
}
