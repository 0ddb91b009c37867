import type { PricePreview } from "#contracts/items-in-bulk.ts";

/** Whether what was shown is what prices are by now: they were changed, and only the answer did not get here. */
export function isDoneAlready(shown: PricePreview, now: PricePreview): boolean {
  const wanted = pricesBy(shown, "after");
  const stored = pricesBy(now, "before");
  return (
    wanted.size === stored.size && [...wanted].every(([key, price]) => stored.get(key) === price)
  );
}

function pricesBy({ items }: PricePreview, when: "before" | "after"): Map<string, number> {
  return new Map(
    items.flatMap(({ itemId, prices }) =>
      prices.map((price) => [`${itemId} ${price.season?.id ?? "day"}`, price[when]]),
    ),
  );
}
