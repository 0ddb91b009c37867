import { queryOptions } from "@tanstack/react-query";
import type * as contract from "#contracts/catalog.ts";
import * as calls from "#contracts/catalog-calls.ts";
import type * as offers from "#contracts/offers.ts";
import * as offerCalls from "#contracts/offers-calls.ts";
import { query } from "./call.ts";
import { heldFor, MINUTE_MS } from "./freshness.ts";

export const itemCards = query<typeof contract.listItemCards>(calls.listItemCards);

/** A day that somebody else has taken meanwhile should not stand for long. */
export const firstFree = {
  ...query<typeof offers.firstFree>(offerCalls.firstFree),
  ...heldFor(MINUTE_MS),
};

export function itemBySlug(slug: string) {
  return query<typeof contract.itemBySlug>(calls.itemBySlug, { params: { slug } });
}

export function itemById(id: string) {
  return query<typeof contract.itemById>(calls.itemById, { params: { id } });
}

export function itemAddons(id: number) {
  return queryOptions({
    ...query<typeof contract.itemAddons>(calls.itemAddons, { params: { id } }),
    select: inTheOrderMade,
  });
}

/** The call lists the newest first; a shop window keeps the order in which the owner filled it. */
function inTheOrderMade(addons: contract.Addon[]): contract.Addon[] {
  return addons.toSorted((one, other) => one.id - other.id);
}

export function itemAgreement(id: number) {
  return query<typeof contract.itemAgreement>(calls.itemAgreement, { params: { id } });
}
