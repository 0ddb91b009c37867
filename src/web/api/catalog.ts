import { queryOptions } from "@tanstack/react-query";
import type { Addon, Agreement, ItemCard, RentalItem } from "#contracts/catalog.ts";
import type { FirstFree } from "#contracts/offers.ts";
import { nullOn } from "./query-client.ts";

export const itemCards = queryOptions<ItemCard[]>({ queryKey: ["/api/rental-items/cards"] });

export const firstFree = queryOptions<FirstFree>({
  queryKey: ["/api/rental-items/first-free"],
  // A day that somebody else has taken meanwhile should not stand for long.
  staleTime: 60_000,
});

// An item that does not exist, or an address that cannot be one, is an answer and not a failure.
const nullWhenUnknown = nullOn(400, 404);

export function itemBySlug(slug: string) {
  return queryOptions<RentalItem | null>({
    queryKey: ["/api/rental-items/slug", encodeURIComponent(slug)],
    meta: nullWhenUnknown,
  });
}

export function itemById(id: string) {
  return queryOptions<RentalItem | null>({
    queryKey: ["/api/rental-items", encodeURIComponent(id)],
    meta: nullWhenUnknown,
  });
}

export function itemAddons(id: number) {
  return queryOptions<Addon[]>({
    queryKey: ["/api/rental-items", id, "addons"],
    select: inTheOrderMade,
  });
}

/** The call lists the newest first; a shop window keeps the order in which the owner filled it. */
function inTheOrderMade(addons: Addon[]): Addon[] {
  return addons.toSorted((one, other) => one.id - other.id);
}

export function itemAgreement(id: number) {
  return queryOptions<Agreement>({ queryKey: ["/api/rental-items", id, "agreement"] });
}
