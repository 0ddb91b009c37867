import type { ShopSettings } from "#contracts/shop-settings.ts";

export type TypedPlace = {
  /** Not there in one that is new. */
  id?: number;
  name: string;
  address: string;
  mapUrl: string;
  instructions: string;
};

export function typedPlaces({ places }: Pick<ShopSettings, "places">): TypedPlace[] {
  return places.map(({ id, name, address, mapUrl, instructions }) => ({
    id,
    name,
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

/** From where to where everything without a place of its own is moved by the order of the list; where nothing is, none. */
export function movedFirst(
  stored: readonly TypedPlace[],
  typed: readonly TypedPlace[],
): { from: TypedPlace; to: TypedPlace } | undefined {
  const [[from], [to]] = [stored, typed];
  return from && to && from.id !== to.id ? { from, to } : undefined;
}
