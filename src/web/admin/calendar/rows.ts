import type {
  CalendarBooking,
  CalendarItem,
  CalendarUnit,
  ShopCalendar,
} from "#contracts/calendar.ts";
import type { Block, SeasonalPrice } from "#contracts/item-belongings.ts";
import type { Outage } from "#contracts/units.ts";
import { isOffSeason } from "#domain/availability/free-units.ts";
import { ITEM_TYPES, type ItemType } from "#domain/catalog/item.ts";
import { keptOn, occupancyOn, sumOccupancy, type Occupancy } from "#domain/calendar/occupancy.ts";
import { assignLanes, drawnStay } from "#domain/calendar/unit-lanes.ts";
import { covers, daysOf, type Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";
import {
  countedLane,
  isRetired,
  lanesOfUnits,
  outageOn,
  unitsInUse,
  type DrawnBooking,
  type Lane,
  type Lanes,
} from "./unit-rows.ts";

/** What is true of an item on a day, whichever of its units is looked at. */
export type DayFacts = {
  day: LocalDate;
  occupancy: Occupancy;
  /** Units that are kept free that night after a return. */
  kept: number;
  block: Block | undefined;
  /** The seasonal price of the night, where there is one. */
  seasonPrice: number | undefined;
  isOffSeason: boolean;
};

export type CalendarRow = {
  key: string;
  item: CalendarItem;
  days: DayFacts[];
  /** The item's occupancy on all days together. */
  occupancy: Occupancy;
  /** 1 is the first; null on the row that sums up an item of several units. */
  unit: number | null;
  /** The unit itself, where an item's units are told apart. */
  of: CalendarUnit | null;
  /** When that is out of use. */
  outages: readonly Outage[];
  /** A row of those that should have a unit of the item and have none, or that are back from one that nobody noted. */
  isWithout: boolean;
  isUnknown: boolean;
  /** The bookings that lie on this unit, in order of time. */
  bookings: DrawnBooking[];
  /** The first row of its item, which carries the item's name. */
  isFirst: boolean;
  /** How many units are folded away, told on the first row of an item that has too many to show. */
  folded: number | null;
  /** The blocks whose reason is written on this row, which is one where no booking hides it. */
  reasons: number[];
};

/** So many units are always shown. Of more, those that are in use and some that are free. */
const UNITS_SHOWN = 8;
const LEAST_SHOWN = 6;

/** The rows of the calendar from top to bottom. Items in `unfolded` show all their units. */
export function rowsOf(calendar: ShopCalendar, unfolded: ReadonlySet<number>): CalendarRow[] {
  const days = daysOf({ startDate: calendar.from, endDate: calendar.to });
  const bookings = byItem(calendar.bookings);
  const blocks = byItem(calendar.blocks);
  const seasons = byItem(calendar.seasons);
  const units = byItem(calendar.units);
  return calendar.items.flatMap((item) => {
    const belongings = {
      bookings: bookings.get(item.id) ?? [],
      blocks: blocks.get(item.id) ?? [],
      seasons: seasons.get(item.id) ?? [],
    };
    const drawn = belongings.bookings.map((booking) => ({
      ...drawnStay(booking, calendar.today),
      tail: tailOf(booking),
    }));
    const named = units.get(item.id);
    const facts = days.map((day) => {
      const quantity = named ? unitsInUse(day, named, calendar.outages) : item.quantity;
      return dayFacts(day, { ...item, quantity }, belongings, calendar.today);
    });
    const lanes = named
      ? lanesOfUnits(drawn, { units: named, outages: calendar.outages, from: calendar.from })
      : { units: assignLanes(drawn, item.quantity).map(countedLane), without: [], unknown: [] };
    const isUnfolded = unfolded.has(item.id);
    return itemRows(item, facts, { lanes, isUnfolded, blocks: belongings.blocks });
  });
}

/** The nights kept free after it, wherever its bar ends. */
function tailOf({ endDate, turnaround }: CalendarBooking): Stay | undefined {
  return turnaround > 0 ? { startDate: endDate, endDate: addDays(endDate, turnaround) } : undefined;
}

type Belongings = { bookings: CalendarBooking[]; blocks: Block[]; seasons: SeasonalPrice[] };

function dayFacts(
  day: LocalDate,
  item: CalendarItem,
  { bookings, blocks, seasons }: Belongings,
  today: LocalDate,
): DayFacts {
  return {
    day,
    occupancy: occupancyOn(day, { quantity: item.quantity, bookings }, today),
    kept: keptOn(day, bookings),
    block: blocks.find((block) => covers(block, day)),
    seasonPrice: seasonOf(day, seasons)?.price,
    isOffSeason: isOffSeason({ peakSeasonOnly: item.peakSeasonOnly, seasons }, day),
  };
}

function itemRows(
  item: CalendarItem,
  days: DayFacts[],
  { lanes, isUnfolded, blocks }: { lanes: Lanes; isUnfolded: boolean; blocks: Block[] },
): CalendarRow[] {
  const occupancy = sumOccupancy(days.map((one) => one.occupancy));
  const { units, without, unknown } = lanes;
  const isAlone = units.length === 1 && without.length + unknown.length === 0;
  const row = { item, days, occupancy, folded: null, isFirst: isAlone };
  const unfolded = isUnfolded ? units : units.slice(0, unitsShown(units));
  // Whoever has no unit needs somebody's hand, and stands above those who have.
  const shown = [...without, ...unfolded, ...unknown];
  const reasonRows = new Map(blocks.map((block) => [block.id, reasonRow(block, shown)]));
  const drawn = shown.map((lane, index): CalendarRow => {
    const unit = index - without.length + 1;
    return {
      ...row,
      ...lane,
      key: `${item.id}/${lane.key || unit}`,
      unit,
      reasons: blocks.filter(({ id }) => reasonRows.get(id) === index).map(({ id }) => id),
    };
  });
  if (isAlone) return drawn;
  const folded = units.length > UNITS_SHOWN ? units.length - unfolded.length : null;
  const sum = { ...row, ...countedLane([]), key: `${item.id}`, unit: null, reasons: [], folded };
  return [{ ...sum, isFirst: true }, ...drawn];
}

function unitsShown(lanes: readonly Lane[]): number {
  if (lanes.length <= UNITS_SHOWN) return lanes.length;
  const used = lanes.findLastIndex(({ bookings }) => bookings.length > 0) + 1;
  return Math.max(used + 1, LEAST_SHOWN);
}

function reasonRow(block: Block, lanes: readonly Lane[]): number {
  const free = lanes.findIndex(({ bookings }) =>
    bookings.every(
      ({ startDate, endDate }) => endDate < block.startDate || startDate > block.endDate,
    ),
  );
  return Math.max(0, free);
}

/** What is chosen in a row is the unit's alone where others of its item lie beside it. */
export function chosenUnit({ of, isFirst }: CalendarRow): CalendarUnit | null {
  return isFirst ? null : of;
}

export type DayTotals = { type: ItemType; days: Occupancy[] };

/** How full the shop is on each day, its motorhomes and its equipment apart. */
export function totalsOf(rows: readonly CalendarRow[]): DayTotals[] {
  const items = [...new Map(rows.map((row) => [row.item.id, row])).values()];
  const dayCount = rows[0]?.days.length ?? 0;
  return ITEM_TYPES.map((type) => items.filter(({ item }) => item.type === type))
    .filter((alike) => alike.length > 0)
    .map((alike) => ({
      type: alike[0]!.item.type,
      days: Array.from({ length: dayCount }, (_, index) =>
        sumOccupancy(alike.flatMap(({ days }) => days[index]?.occupancy ?? [])),
      ),
    }));
}

function byItem<Row extends { rentalItemId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.rentalItemId);
    if (group) group.push(row);
    else groups.set(row.rentalItemId, [row]);
  }
  return groups;
}

export type Cell = DayFacts & {
  /** Who has the unit the night that begins this day, and who brings it back before. */
  night: CalendarBooking | undefined;
  returning: CalendarBooking | undefined;
  /** After whose return it is kept free that night. */
  keptAfter: DrawnBooking | undefined;
  /** Why this unit, and no other, is not rented out. */
  outage: Outage | undefined;
  isRetired: boolean;
};

export function cellsOf({ days, bookings, of, outages }: CalendarRow): Cell[] {
  return days.map((facts) => ({
    ...facts,
    night: bookings.find(({ startDate, endDate }) => startDate <= facts.day && facts.day < endDate),
    returning: bookings.find(({ endDate }) => endDate === facts.day),
    keptAfter: bookings.find(
      ({ tail }) => tail && tail.startDate <= facts.day && facts.day < tail.endDate,
    ),
    outage: outageOn(facts.day, outages),
    isRetired: of !== null && isRetired(of, facts.day),
  }));
}
