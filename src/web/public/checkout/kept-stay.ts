import type { Stay } from "#domain/dates/date-range.ts";
import { attempt, type Store } from "./tab-memory.ts";

export type KeptFor = Stay & { rentalItemId: number };

/** How far a stay has come in this tab: its nights were held, or it was booked and thanked for at an address. */
export type KeptStay = { thanksAt: string | null };

const KEY = "checkout-stay";
const THANKS = "/booking/thank-you?";

export function keepStay(store: () => Store, stay: KeptFor, kept: KeptStay): void {
  attempt(() => store().setItem(KEY, JSON.stringify({ ...kept, stay: nameOf(stay) })));
}

export function readKeptStay(store: () => Store, stay: KeptFor): KeptStay | undefined {
  return attempt(() => {
    const kept = JSON.parse(store().getItem(KEY) ?? "{}") as Partial<KeptStay & { stay: string }>;
    if (kept.stay !== nameOf(stay)) return undefined;
    return { thanksAt: kept.thanksAt?.startsWith(THANKS) ? kept.thanksAt : null };
  });
}

export function nameOf({ rentalItemId, startDate, endDate }: KeptFor): string {
  return `${rentalItemId} ${startDate} ${endDate}`;
}
