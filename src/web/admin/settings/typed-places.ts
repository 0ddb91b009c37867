import type { ShopSettings } from "#contracts/shop-settings.ts";

export type TypedPlace = {
  /** Not there in one that is new. */
  id?: number;
  name: string;
  address: string;
  mapUrl: string;
  instructions: string;
};

/** The place a shop was started with has no name, and needs one to be kept. */
const FIRST_NAME = "Butiken";

export function typedPlaces({ places }: Pick<ShopSettings, "places">): TypedPlace[] {
  return places.map(({ id, name, address, mapUrl, instructions }) => ({
    id,
    name: name === "" ? FIRST_NAME : name,
    address,
    mapUrl,
    instructions,
  }));
}

export const NEW_PLACE: TypedPlace = { name: "", address: "", mapUrl: "", instructions: "" };

/** A list with one of its entries one step up or down; as it is where there is no step to take. */
export function stepped<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const to = index + step;
  const [one, other] = [list[index], list[to]];
  if (one === undefined || other === undefined) return [...list];
  return list.with(index, other).with(to, one);
}

/** The names of items that are picked up at a place which is no longer in the list. */
export function leftWithoutPlace(
  items: readonly { name: string; placeId: number | null }[],
  stored: readonly { id: number }[],
  typed: readonly TypedPlace[],
): string[] {
  const kept = new Set(typed.map(({ id }) => id));
  const gone = new Set(stored.map(({ id }) => id).filter((id) => !kept.has(id)));
  return items.flatMap(({ name, placeId }) =>
    placeId !== null && gone.has(placeId) ? [name] : [],
  );
}
