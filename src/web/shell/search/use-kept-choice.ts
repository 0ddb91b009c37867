import { useSearch } from "wouter";
import { readBookingLink, writeChoice } from "#contracts/booking-link.ts";
import { choiceFor } from "#domain/availability/further-choice.ts";

/** What the address says was chosen of some item, as it goes along to the page of another or the same. */
export function useKeptChoice(): (itemId: number) => string {
  const asked = new URLSearchParams(useSearch());
  const chosen = readBookingLink((name) => asked.get(name));
  return (itemId) => writeChoice({ itemId: null, ...choiceFor(itemId, chosen) });
}
