import {
  checkStay,
  datesProblem,
  lastBookableDay,
  pickupProblem,
  unitsKept,
  unitsProblem,
  type StayFacts,
  type StayProblem,
} from "#domain/availability/check-stay.ts";
import type { HandoverDays } from "#domain/availability/closed-days.ts";
import { fewestFree, freeUnits, type ItemCalendar } from "#domain/availability/free-units.ts";
import { nearestStay, NEAREST_WITHIN_DAYS } from "#domain/availability/nearest-stay.ts";
import { peopleProblem, type PeopleProblem, type Room } from "#domain/availability/room-for.ts";
import type { BookingInterval } from "#domain/catalog/item.ts";
import type { PickupLimits } from "#domain/availability/pickup-notice.ts";
import type { CodeTerms } from "#domain/pricing/discount-code.ts";
import { nightsOf, type Period, type Stay } from "#domain/dates/date-range.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { quoteStay, type PricedItem, type Quote } from "#domain/pricing/quote.ts";
import type { UnitSplit } from "#domain/units/unit-splits.ts";

/** All that decides about an item besides who holds its nights. */
export type FindableItem = Room &
  PricedItem &
  ItemCalendar & {
    id: number;
    quantity: number;
    turnaroundNights: number;
    allowsClosedDays: boolean;
    intervals: readonly BookingInterval[];
    splits?: readonly UnitSplit[];
  };

/** The same on a day: what is held of it, and which days are too near to pick it up on. */
export type ItemToday = HandoverDays & {
  item: FindableItem;
  /** Units nobody holds, by days since the first of the window; a night that nobody ever held is missing. */
  unheld: Readonly<Record<number, number>>;
  limits: PickupLimits;
};

/** Who looks for what. `people` is null where nobody has said how many travel. */
export type Wanted = {
  stay: Stay;
  quantity: number;
  people: number | null;
  /** Of which the price is told. */
  code?: CodeTerms | undefined;
};

export type Refusal = StayProblem | PeopleProblem;

export type FoundItem = {
  id: number;
  /** The average night of one unit on these dates, before fees and what is taken off. */
  perNight: number;
} & (
  | { free: true; total: number; /** So many could be had. */ units: number }
  | { free: false; refusal: Refusal }
);

export type NearestStay = Stay & { total: number };

/** So many of those who are refused are told other dates. */
const MOST_NEAREST = 24;

/** The nights that have to be known of a stay: its own, and those kept free after it. */
export function nightsNeeded({ startDate, endDate }: Stay, turnaround = 0): Period {
  return { startDate, endDate: addDays(endDate, turnaround - 1) };
}

/** The same of every stay that it may be moved to. */
export function windowAround({ startDate, endDate }: Stay, turnaround = 0): Period {
  return nightsNeeded(
    {
      startDate: addDays(startDate, -NEAREST_WITHIN_DAYS),
      endDate: addDays(endDate, NEAREST_WITHIN_DAYS),
    },
    turnaround,
  );
}

/** A day, and the first of the nights that `unheld` counts from. */
type Moment = { today: LocalDate; firstNight: LocalDate };

/** Judges each item by the calendar's own rules, in the order they come. */
export function findItems(
  items: readonly ItemToday[],
  wanted: Wanted,
  moment: Moment,
): FoundItem[] {
  const nights = nightsOf(wanted.stay);
  const places = placesFrom(moment.firstNight);
  return items.map((one) => {
    const { item } = one;
    const { id } = item;
    const { total, nightlyPrice: perNight } = priceOf(item, wanted.stay, wanted);
    const crowd = peopleProblem(item, wanted.people);
    if (crowd) return { id, perNight, free: false, refusal: crowd };
    const facts = factsOf(one, { quantity: wanted.quantity, today: moment.today, places });
    const verdict = checkStay(facts, wanted.stay);
    if (!verdict.ok) return { id, perNight, free: false, refusal: verdict.problem };
    const units = Math.min(fewestFree(nights, facts.freeOn), unitsKept(facts, wanted.stay));
    return { id, perNight, free: true, total, units };
  });
}

/** The first of those whom other dates may help: they give nobody a bed, nor make more of what there is. */
export function movable(
  found: readonly FoundItem[],
  items: readonly ItemToday[],
  { quantity, stay, today }: Pick<Wanted, "quantity" | "stay"> & { today: LocalDate },
): ItemToday[] {
  const isNear =
    daysBetween(stay.startDate, today) <= NEAREST_WITHIN_DAYS &&
    daysBetween(lastBookableDay(today), stay.endDate) <= NEAREST_WITHIN_DAYS;
  if (!isNear) return [];
  return items
    .filter(({ item }, index) => {
      const one = found[index];
      const isRefused = one?.free === false && one.refusal.code !== "stay.too-many-people";
      return isRefused && quantity <= item.quantity;
    })
    .slice(0, MOST_NEAREST);
}

/** The nearest dates on which an item can be had, with what it costs then. */
export function nearestOf(one: ItemToday, wanted: Wanted, moment: Moment): NearestStay | null {
  const places = placesFrom(moment.firstNight);
  const facts = factsOf(one, { quantity: wanted.quantity, today: moment.today, places });
  const moved = nearestStay(facts, wanted.stay);
  return moved && { ...moved, total: priceOf(one.item, moved, wanted).total };
}

/** The one place where what was found is priced: as the till does it, without addons. */
function priceOf(item: FindableItem, stay: Stay, { quantity, code }: Wanted): Quote {
  const quote = quoteStay(
    item,
    { seasons: item.seasons, addons: [] },
    { stay, quantity, selectedAddons: [] },
    { itemId: item.id, lines: [], code },
  );
  if (!quote.ok) throw new Error("a stay without addons has a price");
  return quote.value;
}

type Places = (night: LocalDate) => number;

/** How many nights after the first another one is; many items ask about the same few. */
function placesFrom(firstNight: LocalDate): Places {
  const known = new Map<LocalDate, number>();
  return (night) => {
    const before = known.get(night);
    if (before !== undefined) return before;
    const place = daysBetween(firstNight, night);
    known.set(night, place);
    return place;
  };
}

function factsOf(
  { item, unheld, limits, isClosedOn }: ItemToday,
  { quantity, today, places }: { quantity: number; today: LocalDate; places: Places },
): StayFacts {
  const unheldOn = (night: LocalDate) => unheld[places(night)] ?? item.quantity;
  return {
    ...limits,
    isClosedOn,
    today,
    quantity,
    intervals: item.intervals,
    blocked: item.blocked,
    freeOn: (night) => freeUnits(item, night, unheldOn(night)),
    turnaround: { nights: item.turnaroundNights, unheldOn },
    splits: item.splits,
  };
}

/** The nights that have to be known to tell which of a period can be had. */
export function nightsBehind({ startDate, endDate }: Period, turnaround: number): Period {
  return nightsNeeded({ startDate, endDate: addDays(endDate, 1) }, turnaround);
}

/**
 * On how many of the items a night can be a part of any stay, whatever weekdays and lengths each of them asks for. A
 * stay of that night alone decides it: whatever speaks against that speaks against every longer one that has it.
 */
export function itemsFree(
  items: readonly ItemToday[],
  night: LocalDate,
  { quantity, people, ...moment }: Pick<Wanted, "quantity" | "people"> & Moment,
): number {
  const { today } = moment;
  const places = placesFrom(moment.firstNight);
  const stay = { startDate: night, endDate: addDays(night, 1) };
  if (datesProblem(today, stay)) return 0;
  return items.filter((one) => {
    if (peopleProblem(one.item, people) || pickupProblem({ ...one.limits, today }, stay))
      return false;
    return !unitsProblem(factsOf(one, { quantity, today, places }), stay);
  }).length;
}

/**
 * Whether each of those who have room changes hands on open days alone. Where one does not, every day may be looked for:
 * which of them can be had is for what is found to say.
 */
export function areAllKeptClosed(
  items: readonly (Room & { allowsClosedDays: boolean })[],
  people: number | null,
): boolean {
  return items
    .filter((item) => peopleProblem(item, people) === undefined)
    .every(({ allowsClosedDays }) => !allowsClosedDays);
}
