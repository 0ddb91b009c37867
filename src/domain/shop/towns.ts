import type { Place } from "./owners-shop.ts";

const ADDRESS =
  /^(?<streetAddress>.+?)(?:,\s*|\s+)(?:SE-)?(?<postalCode>\d{3}\s?\d{2})\s+(?<addressLocality>.+)$/;

/** Street, postcode and town of an address that is written as Swedes do. */
export function partsOfAddress(
  address: string,
): { streetAddress: string; postalCode: string; addressLocality: string } | null {
  const parts = ADDRESS.exec(address)?.groups;
  return (parts as ReturnType<typeof partsOfAddress>) ?? null;
}

/** In which towns one picks up, each once; none of a place whose address names none. */
export function townsOf(places: readonly Pick<Place, "address">[]): string[] {
  const towns = places.flatMap(({ address }) => partsOfAddress(address)?.addressLocality ?? []);
  return [...new Set(towns)];
}
