import { unitsProblem } from "#domain/availability/check-stay.ts";
import type { Turnaround } from "#domain/availability/turnaround.ts";
import type { Addon, ItemType, SelectedAddon } from "#domain/catalog/item.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { UnitSplit } from "#domain/units/unit-splits.ts";

/** A further thing of a booking, for the same days as its main thing. */
export type LineWish = { rentalItemId: number; quantity: number };

/** Units of an item that are taken besides the main thing: of a further thing, or by an extra. */
export type TakenStock = LineWish & { addonId: number | null };

type TogetherWish = LineWish & {
  lines?: readonly LineWish[] | undefined;
  selectedAddons: readonly SelectedAddon[];
};

/** All that is taken besides the main thing; each unit of an extra that is tied to an item takes one of that. */
export function stockTaken(
  { lines = [], selectedAddons }: Omit<TogetherWish, "rentalItemId" | "quantity">,
  addons: readonly Pick<Addon, "id" | "linkedItemId">[],
): TakenStock[] {
  const ofExtras = selectedAddons.flatMap(({ id, quantity }) => {
    const rentalItemId = addons.find((addon) => addon.id === id)?.linkedItemId;
    return rentalItemId ? [{ rentalItemId, quantity, addonId: id }] : [];
  });
  return [
    ...lines.map(({ rentalItemId, quantity }) => ({ rentalItemId, quantity, addonId: null })),
    ...ofExtras,
  ];
}

/** How many units of each item a whole choice takes: the main thing, further things, and extras from stock. */
export function unitsTaken(
  wish: TogetherWish,
  addons: readonly Pick<Addon, "id" | "linkedItemId">[],
): Map<number, number> {
  const taken = new Map([[wish.rentalItemId, wish.quantity]]);
  for (const { rentalItemId, quantity } of stockTaken(wish, addons))
    taken.set(rentalItemId, (taken.get(rentalItemId) ?? 0) + quantity);
  return taken;
}

/** Items that more than one part of a choice takes from, so that one may be in the other's way. */
export function itemsShared(
  wish: TogetherWish,
  addons: readonly Pick<Addon, "id" | "linkedItemId">[],
): number[] {
  const ids = [wish, ...stockTaken(wish, addons)].map(({ rentalItemId }) => rentalItemId);
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) < place))];
}

/** What decides whether a thing can be had along with another. */
export type ThingFacts = {
  name: string;
  type: ItemType;
  isAddonOnly: boolean;
  /** Not to be had for itself by whoever wishes; an extra may still be taken from it. */
  isHidden?: boolean;
  blocked: readonly Period[];
  freeOn: (night: LocalDate) => number;
  turnaround?: Turnaround | undefined;
  splits?: readonly UnitSplit[] | undefined;
};

/** The further thing that is meant. */
type AtLine = { name: string; rentalItemId: number };

export type LineProblem =
  | { code: "line.unknown"; rentalItemId?: number }
  | ({ code: "line.twice" } & AtLine)
  | ({ code: "line.motorhome" } & AtLine)
  | ({ code: "line.addon-only" } & AtLine)
  | ({ code: "line.unavailable" } & AtLine)
  | ({ code: "line.too-few"; free: number } & AtLine)
  | {
      code: "line.extra-taken";
      name: string;
      free: number;
      /** What the same choice has taken of the item that the extra is taken from, where that is why. */
      own?: { name: string; units: number };
    };

/**
 * Everything that speaks against what is wanted besides the main thing. Changeover rules and hours are the main
 * thing's; each further thing must be free, unblocked and in season. What one takes of an item is no longer there for
 * the next.
 */
export function lineProblems(
  wish: TogetherWish,
  stay: Stay,
  {
    addons,
    thingOf,
  }: { addons: readonly Addon[]; thingOf: (itemId: number) => ThingFacts | undefined },
): LineProblem[] {
  const kinds = lineKindProblems(wish, thingOf);
  if (kinds.length > 0) return kinds;
  const taken = new Map([[wish.rentalItemId, wish.quantity]]);
  return stockTaken(wish, addons).flatMap(({ rentalItemId, quantity, addonId }): LineProblem[] => {
    const thing = thingOf(rentalItemId);
    const before = taken.get(rentalItemId) ?? 0;
    taken.set(rentalItemId, before + quantity);
    const free = thing ? unitsLeft({ ...thing, before }, stay, quantity) : 0;
    if (free === undefined) return [];
    const extra = addons.find(({ id }) => id === addonId);
    const at = { name: thing?.name ?? "", rentalItemId };
    if (extra) {
      const alone = thing && unitsLeft({ ...thing, before: 0 }, stay, quantity);
      const isOwn = before > 0 && thing && (alone === undefined || alone > free);
      const own = isOwn ? { own: { name: thing.name, units: before } } : {};
      return [{ code: "line.extra-taken", name: extra.name, free, ...own }];
    }
    return [free > 0 ? { code: "line.too-few", free, ...at } : { code: "line.unavailable", ...at }];
  });
}

type Kind = Pick<ThingFacts, "name" | "type" | "isAddonOnly" | "isHidden">;

/** What speaks against further things whatever the dates. */
export function lineKindProblems(
  { rentalItemId, lines = [] }: Pick<TogetherWish, "rentalItemId" | "lines">,
  thingOf: (itemId: number) => Kind | undefined,
): LineProblem[] {
  const seen = new Set([rentalItemId]);
  return lines.flatMap(({ rentalItemId: itemId }) => {
    const problem = kindProblem(itemId, thingOf(itemId), seen.has(itemId));
    seen.add(itemId);
    return problem ?? [];
  });
}

function kindProblem(
  rentalItemId: number,
  thing: Kind | undefined,
  isTwice: boolean,
): LineProblem | undefined {
  if (!thing || thing.isHidden) return { code: "line.unknown", rentalItemId };
  const at = { name: thing.name, rentalItemId };
  if (thing.isAddonOnly) return { code: "line.addon-only", ...at };
  // A motorhome is always the main thing.
  if (thing.type !== "equipment") return { code: "line.motorhome", ...at };
  return isTwice ? { code: "line.twice", ...at } : undefined;
}

/** `before` of the units are taken by the same booking already. */
type Left = ThingFacts & { before: number };

/** How many could be had, where that is fewer than wanted. */
function unitsLeft(thing: Left, stay: Stay, quantity: number): number | undefined {
  const freeOn = (night: LocalDate) => Math.max(0, thing.freeOn(night) - thing.before);
  const turnaround = thing.turnaround && {
    ...thing.turnaround,
    unheldOn: (night: LocalDate) => thing.turnaround!.unheldOn(night) - thing.before,
  };
  const splits = thing.splits?.map((split) => ({
    ...split,
    units: Math.max(0, split.units - thing.before),
  }));
  const problem = unitsProblem({ ...thing, freeOn, turnaround, splits, quantity }, stay);
  if (!problem) return undefined;
  if (problem.code === "stay.no-unit-throughout") return problem.units;
  return problem.code === "stay.too-few-units" ? problem.free : 0;
}
