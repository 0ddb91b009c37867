import type { LineWish } from "#domain/availability/check-lines.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { attempt, type Store } from "./tab-memory.ts";

type KeptFor = Stay & { rentalItemId: number; quantity: number };

/** How far a stay has come in this tab: its nights are held for it, those of further things too, or it was thanked for at an address. */
export type KeptStay = { heldUntil: number; lines?: LineWish[] } | { thanksAt: string };

const KEY = "checkout-stay";

export function keepStay(store: () => Store, stay: KeptFor, kept: KeptStay): void {
  attempt(() => store().setItem(keyOf(stay), JSON.stringify(kept)));
}

export function readKeptStay(store: () => Store, stay: KeptFor, now: number): KeptStay | undefined {
  const kept = attempt(() => JSON.parse(store().getItem(keyOf(stay)) ?? "null") as KeptStay | null);
  if (!kept || ("heldUntil" in kept && kept.heldUntil <= now)) return undefined;
  return kept;
}

function keyOf({ rentalItemId, startDate, endDate, quantity }: KeptFor): string {
  return [KEY, rentalItemId, startDate, endDate, quantity].join(" ");
}
