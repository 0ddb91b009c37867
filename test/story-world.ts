import type { LetGoParts } from "#server/checkout/let-go.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import { paymentLinks } from "#server/platform/db/tables/payments.ts";
import type { TestTill } from "./test-checkout.ts";

/** A number between 0 and 1 that decides a choice; the same list of them is the same story. */
export type Choices = { next(): number };

/** The same seed is the same story. */
export function seeded(seed: number): Choices {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
}

export type StoryThings = {
  /** Things that it can be changed to. */
  itemIds: readonly [number, ...number[]];
  /** What can be taken along, at so much a night. */
  alongId: number;
  /** What its customer can add: one that is made of nothing, one that takes of what can be taken along. */
  extraIds: readonly [number, number];
};

export const PRICE_ALONG = 400;
/** What the code takes off that some of them have. */
export const CODE_WORTH = 100;

export type World = StoryThings & {
  till: TestTill;
  bookingId: number;
  /** Somebody took money in the provider's own pages, beyond what the shop would have. */
  wasChargedElsewhere: boolean;
  /** It became cheaper after it was paid: what was paid too much may wait for somebody. */
  hasBecomeCheaper: boolean;
  /** Links that the customer has and has not paid yet. */
  links: string[];
  /** Somebody else is doing something with it in the same moment. */
  isAtOnce: boolean;
  told: string[];
};

export type Step = (world: World, parts: LetGoParts, choices: Choices) => Promise<unknown>;

export const BY = { id: null, username: "Kim" };
export function pick<Value>(choices: Choices, values: readonly Value[]): Value {
  const value = values[Math.floor(choices.next() * values.length)];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
}

export const whole = (choices: Choices, most: number) => 1 + Math.floor(choices.next() * most);

export async function lastToken({ shop }: TestTill): Promise<string> {
  const { rows } = (await shop.db.execute(
    "select plain_text from mail_queue where type in ('payment_link', 'booking_request') order by id desc limit 1",
  )) as { rows: { plain_text: string }[] };
  return /\/betala\/(\S+)/.exec(rows[0]?.plain_text ?? "")?.[1] ?? "";
}

export async function hearTheNews({ bookingId }: World, parts: LetGoParts): Promise<void> {
  for (const { providerIntentId } of await allPaymentsOf(parts.db, bookingId))
    if (providerIntentId) await followIntent(parts, providerIntentId);
}

export async function countLinks({ shop }: TestTill): Promise<number> {
  return shop.db.$count(paymentLinks);
}
