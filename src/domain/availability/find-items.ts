import { checkStay, type StayFacts, type StayProblem } from "#domain/availability/check-stay.ts";
import { freeUnits, type ItemCalendar } from "#domain/availability/free-units.ts";
import { nearestStay, NEAREST_WITHIN_DAYS } from "#domain/availability/nearest-stay.ts";
import { peopleProblem, type PeopleProblem, type Room } from "#domain/availability/room-for.ts";
import type { BookingInterval } from "#domain/catalog/item.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { quoteStay, type PricedItem, type Quote } from "#domain/pricing/quote.ts";

/** All that decides about an item besides who holds its nights. */
export type FindableItem = Room &
  PricedItem &
  ItemCalendar & { id: number; quantity: number; intervals: readonly BookingInterval[] };

/** The same on a day: what is held of it, and whether one can still pick it up today. */
export type ItemToday = {
  item: FindableItem;
  /** Units nobody holds, by days since the first of the window; a night that nobody ever held is missing. */
  unheld: Readonly<Record<number, number>>;
  missedPickup: string | undefined;
};

/** Who looks for what. `people` is null where nobody has said how many travel. */
export type Wanted = { stay: Stay; quantity: number; people: number | null };

export type Refusal = StayProblem | PeopleProblem;

export type FoundItem = {
  id: number;
  /** The average night of one unit on these dates. */
  perNight: number;
} & ({ free: true; total: number } | { free: false; refusal: Refusal; nearest?: NearestStay });

export type NearestStay = Stay & { total: number };

/** So many of those who are refused are told other dates. */
const MOST_NEAREST = 24;

/** The nights that have to be known: the stay's own, and those it may be moved to. */
export function windowAround({ startDate, endDate }: Stay): Period {
  return {
    startDate: addDays(startDate, -NEAREST_WITHIN_DAYS),
    endDate: addDays(endDate, NEAREST_WITHIN_DAYS - 1),
  };
}

/** Judges each item by the calendar's own rules, in the order they come. */
export function findItems(
  items: readonly ItemToday[],
  wanted: Wanted,
  today: LocalDate,
): FoundItem[] {
  let told = 0;
  const windowStart = windowAround(wanted.stay).startDate;
  return items.map((one) => {
    const { item } = one;
    const quote = priceOf(item, wanted.stay, wanted.quantity);
    const found = { id: item.id, perNight: quote.nightlyPrice };
    const crowd = peopleProblem(item, wanted.people);
    // Other dates give nobody a bed.
    if (crowd) return { ...found, free: false, refusal: crowd };
    const facts = factsOf(one, { quantity: wanted.quantity, today, windowStart });
    const verdict = checkStay(facts, wanted.stay);
    if (verdict.ok) return { ...found, free: true, total: quote.total };
    const refused = { ...found, free: false as const, refusal: verdict.problem };
    // Nor do they make more of what there is.
    if (wanted.quantity > item.quantity || told >= MOST_NEAREST) return refused;
    told += 1;
    const moved = nearestStay(facts, wanted.stay);
    if (moved === null) return refused;
    const { total } = priceOf(item, moved, wanted.quantity);
    return { ...refused, nearest: { ...moved, total } };
  });
}

/** The one place where what was found is priced: as the till does it, without addons. */
function priceOf(item: FindableItem, stay: Stay, quantity: number): Quote {
  const quote = quoteStay(
    item,
    { seasons: item.seasons, addons: [] },
    { stay, quantity, selectedAddons: [] },
  );
  if (!quote.ok) throw new Error("a stay without addons has a price");
  return quote.value;
}

function factsOf(
  { item, unheld, missedPickup }: ItemToday,
  { quantity, today, windowStart }: { quantity: number; today: LocalDate; windowStart: LocalDate },
): StayFacts {
  return {
    today,
    quantity,
    intervals: item.intervals,
    blocked: item.blocked,
    missedPickup,
    freeOn: (night) =>
      freeUnits(item, night, unheld[daysBetween(windowStart, night)] ?? item.quantity),
  };
}

/** On how many of the items a night, counted from the first of the period, can still be had. */
export function itemsFree(
  items: readonly ItemToday[],
  { night, index }: { night: LocalDate; index: number },
  { quantity, people, today }: Omit<Wanted, "stay"> & { today: LocalDate },
): number {
  return items.filter(
    ({ item, unheld, missedPickup }) =>
      peopleProblem(item, people) === undefined &&
      // Today is a day to begin on or none at all.
      !(night === today && missedPickup !== undefined) &&
      freeUnits(item, night, unheld[index] ?? item.quantity) >= quantity,
  ).length;
}
