import type { CalendarBooking, CalendarItem, ShopCalendar } from "#contracts/calendar.ts";
import type { Block, SeasonalPrice } from "#contracts/item-belongings.ts";
import { isOffSeason } from "#domain/availability/free-units.ts";
import { ITEM_TYPES, type ItemType } from "#domain/catalog/item.ts";
import { keptOn, occupancyOn, sumOccupancy, type Occupancy } from "#domain/calendar/occupancy.ts";
import { assignLanes, drawnStay } from "#domain/calendar/unit-lanes.ts";
import { covers, daysOf, type Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";

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

export type DrawnBooking = CalendarBooking & { tail?: Stay | undefined };

export type CalendarRow = {
  key: string;
  item: CalendarItem;
  days: DayFacts[];
  /** The item's occupancy on all days together. */
  occupancy: Occupancy;
  /** 1 is the first; null on the row that sums up an item of several units. */
  unit: number | null;
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
  return calendar.items.flatMap((item) => {
    const belongings = {
      bookings: bookings.get(item.id) ?? [],
      blocks: blocks.get(item.id) ?? [],
      seasons: seasons.get(item.id) ?? [],
    };
    const facts = days.map((day) => dayFacts(day, item, belongings, calendar.today));
    const drawn = belongings.bookings.map((booking) => ({
      ...drawnStay(booking, calendar.today),
      tail: tailOf(booking),
    }));
    const lanes = assignLanes(drawn, item.quantity);
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

type Lanes = DrawnBooking[][];

function itemRows(
  item: CalendarItem,
  days: DayFacts[],
  { lanes, isUnfolded, blocks }: { lanes: Lanes; isUnfolded: boolean; blocks: Block[] },
): CalendarRow[] {
  const occupancy = sumOccupancy(days.map((one) => one.occupancy));
  const isAlone = lanes.length <= 1;
  const row = { item, days, occupancy, folded: null, isFirst: isAlone };
  const shown = isUnfolded ? lanes : lanes.slice(0, unitsShown(lanes));
  const reasonRows = new Map(blocks.map((block) => [block.id, reasonRow(block, shown)]));
  const units = shown.map((bookings, index): CalendarRow => ({
    ...row,
    key: `${item.id}/${index + 1}`,
    unit: index + 1,
    bookings,
    reasons: blocks.filter(({ id }) => reasonRows.get(id) === index).map(({ id }) => id),
  }));
  if (isAlone) return units;
  const folded = lanes.length > UNITS_SHOWN ? lanes.length - shown.length : null;
  const sum = { ...row, key: `${item.id}`, unit: null, bookings: [], reasons: [], folded };
  return [{ ...sum, isFirst: true }, ...units];
}

function unitsShown(lanes: Lanes): number {
  if (lanes.length <= UNITS_SHOWN) return lanes.length;
  const used = lanes.findLastIndex((lane) => lane.length > 0) + 1;
  return Math.max(used + 1, LEAST_SHOWN);
}

function reasonRow(block: Block, lanes: Lanes): number {
  const free = lanes.findIndex((lane) =>
    lane.every(({ startDate, endDate }) => endDate < block.startDate || startDate > block.endDate),
  );
  return Math.max(0, free);
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
};

export function cellsOf({ days, bookings }: CalendarRow): Cell[] {
  return days.map((facts) => ({
    ...facts,
    night: bookings.find(({ startDate, endDate }) => startDate <= facts.day && facts.day < endDate),
    returning: bookings.find(({ endDate }) => endDate === facts.day),
    keptAfter: bookings.find(
      ({ tail }) => tail && tail.startDate <= facts.day && facts.day < tail.endDate,
    ),
  }));
}
