import { and, eq, isNull, sql } from "drizzle-orm";
import { freeUnits, type ItemCalendar } from "#domain/availability/free-units.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { SEASONS_OF_ITEM } from "./season-rows.ts";

/** What decides which nights of an item are free, and the nights anybody ever held in a range. */
export type ItemNights = ItemCalendar & {
  quantity: number;
  /** Units nobody holds, by days since the first of the range; a night that nobody ever held is missing. */
  unheld: Record<number, number>;
};

const START = sql.placeholder("startDate");
const END = sql.placeholder("endDate");

/**
 * One question for all of it: a primary-key range scan of the nights, beside the item's few blocked
 * dates, and its seasons where those decide. One JSON value with a number a night is the least to
 * write for the database and to read here.
 */
const nightsOfItem = prepared((db) =>
  db
    .select({
      item: sql<ItemNights>`json_build_object(
        'quantity', quantity,
        'peakSeasonOnly', peak_season_only,
        'seasons', case when peak_season_only then ${SEASONS_OF_ITEM} else '[]' end,
        'blocked', (
          select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]')
          from blocked_dates where rental_item_id = rental_items.id),
        'unheld', (
          select coalesce(json_object_agg(night - ${START}::date, capacity - taken), '{}')
          from item_nights
          where rental_item_id = rental_items.id and night between ${START} and ${END}))`,
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

/** Units free on a night of the range, `index` days after its first. */
export function freeOn(item: ItemNights, night: LocalDate, index: number): number {
  return freeUnits(item, night, item.unheld[index] ?? item.quantity);
}
