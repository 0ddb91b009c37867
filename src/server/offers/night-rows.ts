import { and, eq, isNull, sql } from "drizzle-orm";
import { freeUnits, type ItemCalendar } from "#domain/availability/free-units.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { UnitSplit } from "#domain/units/unit-splits.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { itemNights, rentalItems } from "#server/platform/db/tables/catalog.ts";
import { SEASONS_OF_ITEM } from "./priced-item-rows.ts";

/** What decides which nights of an item are free, beside who holds them. */
export type ItemDays = ItemCalendar & {
  quantity: number;
  turnaroundNights: number;
  splits: readonly UnitSplit[];
};

/** The same with the nights anybody ever held in a range. */
export type ItemNights = ItemDays & {
  /** Units nobody holds, by days since the first of the range; a night that nobody ever held is missing. */
  unheld: Record<number, number>;
};

const START = sql.placeholder("startDate");
const END = sql.placeholder("endDate");

/** They change with what the public sees, as blocked dates do. */
export const SPLITS_OF_ITEM = sql`(
          select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date, 'units', units)), '[]')
          from unit_splits where rental_item_id = rental_items.id)`;

const DAYS = sql`'quantity', quantity,
        'splits', ${SPLITS_OF_ITEM},
        'turnaroundNights', turnaround_nights,
        'peakSeasonOnly', peak_season_only,
        'seasons', case when peak_season_only then ${SEASONS_OF_ITEM} else '[]' end,
        'blocked', (
          select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]')
          from blocked_dates where rental_item_id = rental_items.id)`;

const daysOfItem = prepared((db) =>
  db
    .select({ item: sql<ItemDays>`json_build_object(${DAYS})` })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, sql.placeholder("itemId")), isNull(rentalItems.archivedAt)))
    .prepare("days_of_item"),
);

/** All but the nights, which changes with what the public sees. */
export async function readDays(db: Db, itemId: number): Promise<ItemDays | undefined> {
  const [row] = await daysOfItem(db).execute({ itemId });
  return row?.item;
}

const unheldNights = prepared((db) =>
  db
    .select({
      unheld: sql<string | null>`json_object_agg(night - ${START}::date, capacity - taken)::text`,
    })
    .from(itemNights)
    .where(sql`rental_item_id = ${sql.placeholder("itemId")} and night between ${START} and ${END}`)
    .prepare("unheld_nights"),
);

/** The nights alone, as JSON: a primary-key range scan. */
export async function readUnheld(
  db: Db,
  itemId: number,
  { startDate, endDate }: Period,
): Promise<string> {
  const [row] = await unheldNights(db).execute({ itemId, startDate, endDate });
  return row?.unheld ?? "{}";
}

/** Those after the range too that are kept free after a return on its last day. */
const unheldOfItem = (start: unknown, end: unknown) => sql`(
  select coalesce(json_object_agg(night - ${start}::date, capacity - taken), '{}')
  from item_nights
  where rental_item_id = rental_items.id and night between ${start} and ${end}::date + turnaround_nights)`;

/**
 * One question for all of it: a primary-key range scan of the nights, beside the item's few blocked
 * dates, and its seasons where those decide. One JSON value with a number a night is the least to
 * write for the database and to read here.
 */
const nightsOfItem = prepared((db) =>
  db
    .select({
      item: sql<ItemNights>`json_build_object(
        ${DAYS},
        'unheld', ${unheldOfItem(START, END)})`,
    })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, sql.placeholder("itemId")), isNull(rentalItems.archivedAt)))
    .prepare("nights_of_item"),
);

export async function readNights(
  db: Db,
  itemId: number,
  { startDate, endDate }: Period,
): Promise<ItemNights | undefined> {
  const [row] = await nightsOfItem(db).execute({ itemId, startDate, endDate });
  return row?.item;
}

/** The same of many items at once, by their numbers. */
export async function readNightsOfAll(
  db: Db,
  itemIds: readonly number[],
  { startDate, endDate }: Period,
): Promise<Map<number, ItemNights>> {
  const rows = await db
    .select({
      id: rentalItems.id,
      item: sql<ItemNights>`json_build_object(${DAYS}, 'unheld', ${unheldOfItem(startDate, endDate)})`,
    })
    .from(rentalItems)
    .where(and(anyOf(rentalItems.id, itemIds), isNull(rentalItems.archivedAt)));
  return new Map(rows.map(({ id, item }) => [id, item]));
}

/** Units free on a night of the range, `index` days after its first. */
export function freeOn(item: ItemNights, night: LocalDate, index: number): number {
  return freeUnits(item, night, unheldOn(item, index));
}

/** Units that nobody holds on a night of the range, blocked or not. */
export function unheldOn(item: ItemNights, index: number): number {
  return item.unheld[index] ?? item.quantity;
}
