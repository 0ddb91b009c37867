import { and, eq, isNull, sql } from "drizzle-orm";
import type { ItemCalendar, NightFacts } from "#domain/availability/free-units.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { SEASONS_OF_ITEM } from "./season-rows.ts";

/** What decides which nights of an item are free, and the nights anybody ever held in a range. */
export type ItemNights = ItemCalendar & {
  quantity: number;
  /** By days since the first of the range. A night that nobody ever held is missing. */
  nights: NightFacts[];
};

/** Days since the first of the range, units taken, capacities: one number a night in each. */
type Columns = [number[], number[], number[]] | [null, null, null];

const START = sql.placeholder("startDate");
const END = sql.placeholder("endDate");

/**
 * One question for all of it: a primary-key range scan of the nights, beside the item's few blocked
 * dates and seasons. One JSON value with columns of numbers is the least to write for the database
 * and to read here.
 */
const nightsOfItem = prepared((db) =>
  db
    .select({
      item: sql<Omit<ItemNights, "nights"> & { nights: Columns }>`json_build_object(
        'quantity', quantity,
        'peakSeasonOnly', peak_season_only,
        'seasons', ${SEASONS_OF_ITEM},
        'blocked', (
          select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]')
          from blocked_dates where rental_item_id = rental_items.id),
        'nights', (
          select json_build_array(array_agg(night - ${START}::date), array_agg(taken), array_agg(capacity))
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
  if (!row) return undefined;
  const [days, taken, capacities] = row.item.nights;
  const nights: NightFacts[] = [];
  days?.forEach((day, index) => {
    nights[day] = { taken: taken[index]!, capacity: capacities[index]! };
  });
  return { ...row.item, nights };
}
