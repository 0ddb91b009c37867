import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { CardGateway, GatewayProblem, Intent } from "#server/payments/gateway.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { nameIntentOf, type CheckoutRow } from "./checkout-rows.ts";

export type IntentParts = { db: Db; clock: Clock; gateway: CardGateway };

/** With how its checkout stood when the name was written down; nothing where it had one already. */
export type OpenedIntent = Intent & { heldAs?: CheckoutRow["status"] | undefined };

/**
 * Opens the payment of a checkout at the provider. The keys come from the checkout, so that a
 * repetition, also after a crash, meets the payment of the first try instead of making a second.
 */
export async function openIntent(
  { db, clock, gateway }: IntentParts,
  checkout: Pick<CheckoutRow, "id" | "totalPrice" | "customer" | "startDate" | "endDate">,
): Promise<Result<OpenedIntent, GatewayProblem>> {
  const { id, totalPrice, customer, startDate, endDate } = checkout;
  const customerId = await gateway.createCustomer(customer, `customer:${id}`);
  if (!customerId.ok) return customerId;
  const intent = await gateway.createIntent(
    {
      amount: totalPrice,
      captureMethod: "manual",
      customerId: customerId.value,
      description: startDate === null ? "Uthyrning" : `Uthyrning ${startDate} – ${endDate}`,
      metadata: { checkout_id: id },
    },
    `intent:${id}`,
  );
  if (!intent.ok) return intent;
  const heldAs = await nameIntentOf(db, id, { intent: intent.value, now: clock.now() });
  return ok({ ...intent.value, heldAs });
}

/** What a customer is told when the provider did not do what was asked. */
export function asProblem<Value>(result: Result<Value, GatewayProblem>): Result<Value, Problem> {
  if (result.ok) return result;
  const { problem } = result;
  switch (problem.code) {
    case "payment.provider-unreachable":
      return fail({ code: "payment.provider-unreachable" });
    case "payment.intent-unknown":
      return fail({ code: "checkout.payment-unknown" });
    case "payment.unexpected-state":
      return fail({ code: "checkout.payment-not-authorized", status: problem.status });
    case "payment.declined":
    case "payment.provider-refused":
      return fail({ code: "payment.provider-refused" });
  }
}
