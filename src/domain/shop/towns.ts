import type { Place } from "./owners-shop.ts";

const ADDRESS =
  /^(?<streetAddress>.+?),\s*(?:SE-)?(?<postalCode>\d{3}\s?\d{2})\s+(?<addressLocality>.+)$/;

/** Street, postcode and town of an address that is written as Swedes do. */
export function partsOfAddress(
  address: string,
): { streetAddress: string; postalCode: string; addressLocality: string } | null {
  const parts = ADDRESS.exec(address)?.groups;
  return (parts as ReturnType<typeof partsOfAddress>) ?? null;
}

/** In which towns one picks up: those that have a page of their own, else those of the places. */
export function pickupTowns({
  localPages,
  places,
}: {
  localPages: readonly { name: string }[];
  places: readonly Pick<Place, "address">[];
}): string[] {
  const named = localPages.map(({ name }) => name);
  const towns = places.flatMap(({ address }) => partsOfAddress(address)?.addressLocality ?? []);
  return [...new Set(named.length > 0 ? named : towns)];
}
