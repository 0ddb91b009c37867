import type { QueryClient } from "@tanstack/react-query";
import { readSearch, type Search } from "#contracts/search-link.ts";
import type * as contract from "#contracts/offers.ts";
import * as calls from "#contracts/offers-calls.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import { query } from "./call.ts";
import { ANEW, HALF_A_MINUTE_MS, heldFor } from "./freshness.ts";

type Asked = Pick<Search, "type" | "people">;

const askedOf = ({ startDate, endDate }: Period, { type, people }: Asked) => ({
  startDate,
  endDate,
  type: type ?? undefined,
  people: people === null ? undefined : String(people),
});

/** Whoever comes back to what was found finds it there; what others have taken meanwhile is seen soon. */
export function foundItems(search: Search) {
  const asked = { query: askedOf(search, search) };
  return {
    ...query<typeof contract.searchItems>(calls.searchItems, asked),
    ...heldFor(HALF_A_MINUTE_MS),
  };
}

/** What is free of one kind in such a number: for whoever cannot have what they wanted. */
export function freeOfKind({ startDate, endDate }: Stay, type: ItemType, quantity: number) {
  const asked = { query: { startDate, endDate, type, quantity: String(quantity) } };
  return {
    ...query<typeof contract.searchItems>(calls.searchItems, asked),
    ...heldFor(HALF_A_MINUTE_MS),
  };
}

/** What an address looks for, before its page is shown. One that cannot be fetched is asked for by the page once more. */
export async function loadFound(
  queryClient: QueryClient,
  address: URLSearchParams,
  only?: ItemType,
): Promise<void> {
  const search = readSearch((name) => address.get(name));
  if (search)
    await queryClient.prefetchQuery(foundItems(only ? { ...search, type: only } : search));
}

export function freeDays(period: Period, asked: Asked) {
  return {
    ...query<typeof contract.freeDays>(calls.freeDays, { query: askedOf(period, asked) }),
    ...ANEW,
  };
}

/** Days on which nothing of the kind is picked up or returned. */
export function closedDays({ type, people }: Asked) {
  const asked = { type: type ?? undefined, people: people === null ? undefined : String(people) };
  return query<typeof contract.closedDays>(calls.closedDays, { query: asked });
}
