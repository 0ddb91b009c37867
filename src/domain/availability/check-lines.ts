import { unitsProblem } from "#domain/availability/check-stay.ts";
import type { Addon, ItemType, SelectedAddon } from "#domain/catalog/item.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

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

/** What decides whether a thing can be had along with another. */
export type ThingFacts = {
  name: string;
  type: ItemType;
  isAddonOnly: boolean;
  blocked: readonly Period[];
  freeOn: (night: LocalDate) => number;
};

export type LineProblem =
  | { code: "line.unknown" }
  | { code: "line.twice"; name: string }
  | { code: "line.motorhome"; name: string }
  | { code: "line.addon-only"; name: string }
  | { code: "line.unavailable"; name: string }
  | { code: "line.too-few"; name: string; free: number }
  | { code: "line.extra-taken"; name: string; free: number };

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
  const taken = new Map([[wish.rentalItemId, wish.quantity]]);
  const problems: LineProblem[] = [];
  const seen = new Set([wish.rentalItemId]);
  for (const { rentalItemId, quantity, addonId } of stockTaken(wish, addons)) {
    const thing = thingOf(rentalItemId);
    const before = taken.get(rentalItemId) ?? 0;
    taken.set(rentalItemId, before + quantity);
    const problem =
      addonId === null
        ? (kindProblem(thing, seen.has(rentalItemId)) ??
          (thing && freeProblem({ ...thing, before }, stay, quantity)))
        : extraProblem(thing && { ...thing, before }, stay, {
            quantity,
            name: addons.find(({ id }) => id === addonId)?.name ?? "",
          });
    seen.add(rentalItemId);
    if (problem) problems.push(problem);
  }
  return problems;
}

function kindProblem(thing: ThingFacts | undefined, isTwice: boolean): LineProblem | undefined {
  if (!thing) return { code: "line.unknown" };
  const { name } = thing;
  if (thing.isAddonOnly) return { code: "line.addon-only", name };
  // A motorhome is always the main thing.
  if (thing.type !== "equipment") return { code: "line.motorhome", name };
  return isTwice ? { code: "line.twice", name } : undefined;
}

/** `before` of the units are taken by the same booking already. */
type Left = ThingFacts & { before: number };

function freeProblem(thing: Left, stay: Stay, quantity: number): LineProblem | undefined {
  const { name } = thing;
  const left = unitsLeft(thing, stay, quantity);
  if (left === undefined) return undefined;
  return left > 0 ? { code: "line.too-few", name, free: left } : { code: "line.unavailable", name };
}

function extraProblem(
  thing: Left | undefined,
  stay: Stay,
  { name, quantity }: { name: string; quantity: number },
): LineProblem | undefined {
  const left = thing ? unitsLeft(thing, stay, quantity) : 0;
  return left === undefined ? undefined : { code: "line.extra-taken", name, free: left };
}

/** How many could be had, where that is fewer than wanted. */
function unitsLeft(thing: Left, stay: Stay, quantity: number): number | undefined {
  const freeOn = (night: LocalDate) => Math.max(0, thing.freeOn(night) - thing.before);
  const problem = unitsProblem({ ...thing, freeOn, quantity }, stay);
  if (!problem) return undefined;
  return problem.code === "stay.too-few-units" ? problem.free : 0;
}
