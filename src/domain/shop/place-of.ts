import type { Place, PublicPlace } from "./owners-shop.ts";

/** An item's own place, else the first of the shop's; null where its owner has said nothing of one. */
export function placeOf<P extends PublicPlace>(
  { placeId }: { placeId?: number | null | undefined },
  places: readonly P[],
): P | null {
  return places.find(({ id }) => id === placeId) ?? places[0] ?? null;
}

/** What a customer is told of where to go. */
export type ToldPlace = {
  /** Where one stands at the end of the way: an address, or a name where there is none. */
  at: string | null;
  /** The same, after the name by which it is called on the spot. */
  words: string | null;
  mapUrl: string | null;
};

export function toldPlace(
  item: { placeId?: number | null | undefined },
  places: readonly PublicPlace[],
): ToldPlace {
  const place = placeOf(item, places);
  const name = given(place?.name);
  const address = given(place?.address);
  const named = new Set([name, address].filter((word) => word !== null));
  return {
    at: address ?? name,
    words: given([...named].join(", ")),
    mapUrl: given(place?.mapUrl),
  };
}

/** What only those are told who have booked: how to get in. */
export function wayIn(
  item: { placeId?: number | null | undefined },
  places: readonly Place[],
): string | null {
  return given(placeOf(item, places)?.instructions);
}

const given = (text = ""): string | null => (text === "" ? null : text);
