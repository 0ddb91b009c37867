import type { Stripe } from "stripe";
import { paidIntent, type Bench } from "./test-bench.ts";

export const DISPUTED = "pm_card_createDispute";
export const INQUIRED = "pm_card_createDisputeInquiry";

export async function disputeOf({ stripe }: Bench, intent: string): Promise<Stripe.Dispute> {
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data;
  if (dispute === undefined) throw new Error("expected a dispute");
  return dispute;
}

export async function disputedPayment(
  bench: Bench,
  amount: number,
  card = DISPUTED,
): Promise<Stripe.Dispute> {
  return disputeOf(bench, (await paidIntent(bench, amount, card)).id);
}

/** What the shop tells the bank. */
export function say({ stripe }: Bench, id: string, words: string): Promise<Stripe.Dispute> {
  return stripe.disputes.update(id, { evidence: { uncategorized_text: words } });
}

/** What happens meanwhile, in the order it happens. */
export async function eventsOf({ stripe }: Bench, act: () => Promise<unknown>): Promise<string[]> {
  const [last] = (await stripe.events.list({ limit: 1 })).data;
  await act();
  const since = last === undefined ? {} : { ending_before: last.id };
  const { data } = await stripe.events.list({ limit: 100, ...since });
  return data.map(({ type }) => type).toReversed();
}
