import type { ItemType } from "#domain/catalog/item.ts";

export const DEFAULT_DEPOSIT = 5000;

/** Motorhomes have a deposit, 5000 kr unless said otherwise; equipment has none. */
export function depositOf(type: ItemType, wanted: number | null | undefined): number | null {
  if (type === "equipment") return null;
  return wanted === undefined ? DEFAULT_DEPOSIT : wanted;
}
