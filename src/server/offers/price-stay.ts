import type { Problem } from "#contracts/errors.ts";
import type { PriceAnswer } from "#contracts/offers.ts";
import { lineKindProblems, type LineWish } from "#domain/availability/check-lines.ts";
import { datesProblem, pickupProblem } from "#domain/availability/check-stay.ts";
import type { PickupRules } from "#domain/availability/pickup-notice.ts";
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
import { limitsAt } from "./show-times.ts";
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
  pickupRulesOf: (itemId: number) => Promise<PickupRules | undefined>;
  /** What a code gives; nothing where none was typed. */
  codeFor: (typed: string, wish: CodeWish) => Promise<Result<CodeTerms, CodeProblem> | undefined>;
};

/** What a stay costs. Whether it is free is another question. */
export async function priceStay(
  { clock, pricesOf, pickupRulesOf, codeFor }: PriceParts,
  { rentalItemId, quantity, selectedAddons, lines = [], code: typed = "", ...stay }: PriceWish,
): Promise<Result<JsonText<PriceAnswer>, Problem>> {
  const now = clock.now();
  const today = dayInSweden(now);
  const problem = datesProblem(today, stay);
  if (problem) return fail(problem);
  const rules = await pickupRulesOf(rentalItemId);
  const tooLate = rules && pickupProblem({ today, ...limitsAt(rules, now) }, stay);
  if (tooLate) return fail(tooLate);
  const item = await pricesOf(rentalItemId);
  if (!item) return fail({ code: "catalog.item-unknown" });
  if (item.isAddonOnly) return fail({ code: "stay.not-bookable" });
  if (quantity > item.quantity) return fail({ code: "stay.above-stock", quantity: item.quantity });
  const things = await thingsOf(pricesOf, lines);
  const [wrong] = lineKindProblems({ rentalItemId, lines }, (id) => things.get(id));
  if (wrong) return fail(wrong);
  const priced = lines.flatMap((line) => {
    const thing = things.get(line.rentalItemId);
    return thing ? [{ thing, quantity: line.quantity }] : [];
  });
  const tooMany = priced.find((line) => line.quantity > line.thing.quantity);
  if (tooMany) {
    const { id, name, quantity: free } = tooMany.thing;
    return fail({ code: "line.too-few", rentalItemId: id, name, free });
  }
  const code = await codeFor(typed, { today, stay, rentalItemId, lines });
  const quote = quoteStay(
    item,
    item,
    { stay, quantity, selectedAddons },
    { itemId: rentalItemId, lines: priced, code: code?.ok ? code.value : undefined },
  );
  if (!quote.ok) return quote;
  const answer = priceAnswer(quote.value);
  if (code?.ok !== false) return ok(JsonText.of(answer));
  const refused = { accepted: false, code: typed.trim(), message: problemSentence(code.problem) };
  return ok(JsonText.of({ ...answer, code: refused }));
}

async function thingsOf(
  pricesOf: PriceParts["pricesOf"],
  lines: readonly LineWish[],
): Promise<Map<number, ItemPrices>> {
  const things = new Map<number, ItemPrices>();
  for (const { rentalItemId } of lines) {
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
