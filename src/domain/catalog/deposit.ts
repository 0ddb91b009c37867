import type { ItemType } from "#domain/catalog/item.ts";

export const DEFAULT_DEPOSIT = 5000;

/** Motorhomes have a deposit, 5000 kr unless said otherwise; equipment has none. */
export function depositToSet(type: ItemType, wanted: number | null | undefined): number | null {
  if (type === "equipment") return null;
  return wanted === undefined ? DEFAULT_DEPOSIT : wanted;
}

type Item = { type: ItemType; depositAmount: number | null };

/** What a customer pays before the hand-over and gets back after it; only motorhomes have one. */
export function depositOf({ type, depositAmount }: Item): number {
  return type === "rv" ? (depositAmount ?? 0) : 0;
}
