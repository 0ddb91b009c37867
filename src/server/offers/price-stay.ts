import type { Problem } from "#contracts/errors.ts";
import type { PriceAnswer } from "#contracts/offers.ts";
import {
  itemsShared,
  lineProblems,
  stockTaken,
  type LineWish,
  type ThingFacts,
} from "#domain/availability/check-lines.ts";
import { windowProblem } from "#domain/availability/check-stay.ts";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import type { CodeProblem, CodeTerms } from "#domain/pricing/discount-code.ts";
import { problemSentence } from "#texts/errors.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import type { ItemPrices } from "./priced-item-rows.ts";
import { dayLimitsAt, type HandoverRules } from "./show-times.ts";
import type { NightsOfItems } from "./own-night-rows.ts";
import type { CodeWish } from "./usable-code.ts";

export type PriceWish = Stay & {
  rentalItemId: number;
  quantity: number;
  selectedAddons: readonly SelectedAddon[];
  lines?: readonly LineWish[] | undefined;
  code?: string | undefined;
};

/** What is read is the caller's, who may have kept it. */
type PriceParts = {
  clock: Clock;
  pricesOf: (itemId: number) => Promise<ItemPrices | undefined>;
  rulesOf: (itemId: number) => Promise<HandoverRules | undefined>;
  /** The nights of items, as this visitor meets them. */
  nightsOf: (itemIds: readonly number[], stay: Stay) => Promise<NightsOfItems>;
  /** What a code gives; nothing where none was typed. */
  codeFor: (typed: string, wish: CodeWish) => Promise<Result<CodeTerms, CodeProblem> | undefined>;
};

/**
 * What a stay costs. Whether it is free is another question: refused is only what cannot be had together, whoever else
 * comes, and what the shop does not have so many of.
 */
export async function priceStay(
  parts: PriceParts,
  { code: typed = "", ...wish }: PriceWish,
): Promise<Result<JsonText<PriceAnswer>, Problem>> {
  const { clock, pricesOf, rulesOf, codeFor } = parts;
  const { rentalItemId, quantity, selectedAddons, lines = [], startDate, endDate } = wish;
  const stay = { startDate, endDate };
  const now = clock.now();
  const today = dayInSweden(now);
  const rules = await rulesOf(rentalItemId);
  const problem = windowProblem({ today, ...(rules && dayLimitsAt(rules, now)) }, stay);
  if (problem) return fail(problem);
  const item = await pricesOf(rentalItemId);
  if (!item || item.isHidden) return fail({ code: "catalog.item-unknown" });
  if (item.isAddonOnly) return fail({ code: "stay.not-bookable" });
  if (quantity > item.quantity) return fail({ code: "stay.above-stock", quantity: item.quantity });
  const things = await thingsOf(pricesOf, stockTaken(wish, item.addons));
  const nights = await parts.nightsOf(itemsShared(wish, item.addons), stay);
  const thingOf = (id: number): ThingFacts | undefined => {
    const thing = things.get(id);
    return thing && { ...thing, blocked: [], freeOn: () => thing.quantity, ...nights.get(id) };
  };
  const [wrong] = lineProblems(wish, stay, { addons: item.addons, thingOf });
  if (wrong) return fail(wrong);
  const priced = lines.flatMap((line) => {
    const thing = things.get(line.rentalItemId);
    return thing ? [{ thing, quantity: line.quantity }] : [];
  });
  const code = await codeFor(typed, { today, stay, rentalItemId, lines });
  const quote = quoteStay(
    item,
    item,
    { stay, quantity, selectedAddons },
    { itemId: rentalItemId, lines: priced, code: code?.ok ? code.value : undefined },
  );
  if (!quote.ok) return quote;
  const answer = {
    ...priceAnswer(quote.value),
    ...(rules && { cancellationPolicy: policyOf(item, rules.shop) }),
  };
  if (code?.ok !== false) return ok(JsonText.of(answer));
  const refused = { accepted: false, code: typed.trim(), message: problemSentence(code.problem) };
  return ok(JsonText.of({ ...answer, code: refused }));
}

async function thingsOf(
  pricesOf: PriceParts["pricesOf"],
  stock: readonly LineWish[],
): Promise<Map<number, ItemPrices>> {
  const things = new Map<number, ItemPrices>();
  for (const { rentalItemId } of stock) {
    const thing = await pricesOf(rentalItemId);
    if (thing) things.set(rentalItemId, thing);
  }
  return things;
}

/** A quote in the words of the call. */
export function priceAnswer({ code, ...quote }: Quote): PriceAnswer {
  const dailyPrices = Object.fromEntries(quote.nights.map(({ night, price }) => [night, price]));
  return {
    ...quote,
    ...(code && { code: { accepted: true, code: code.code } }),
    dailyPrices,
    quoteLines: quoteLines({ ...quote, ...(code && { code }) }),
  };
}
