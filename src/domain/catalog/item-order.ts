import type { ItemType } from "#domain/catalog/item.ts";

/** Far more than a shop has items. */
export const MOST_POSITION = 1_000_000;

type Placed = { id: number; type: ItemType; position: number };

/** As they stand in the shop: motorhomes first, then the owner's order, then the order they were made. */
export function byPlace(one: Placed, other: Placed): number {
  if (one.type !== other.type) return one.type === "rv" ? -1 : 1;
  return one.position - other.position || one.id - other.id;
}

/** The order after something was moved to another place in it; one that is beyond the ends is an end. */
export function movedTo<Id>(order: readonly Id[], id: Id, place: number): Id[] {
  const others = order.filter((other) => other !== id);
  if (others.length === order.length) return [...order];
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id);
}

/** Whether two lists name the same, each once, in whatever order. */
export function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const named = new Set(one);
  const wanted = new Set(other);
  return (
    named.size === one.length &&
    wanted.size === other.length &&
    named.size === wanted.size &&
    other.every((id) => named.has(id))
  );
}
