import { and, eq, isNull, sql } from "drizzle-orm";
import type { ItemCalendar, NightFacts } from "#domain/availability/free-units.ts";
import type { Season } from "#domain/catalog/item.ts";
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

/**
 * One question for all of it: a primary-key range scan of the nights, beside the item's few blocked
 * dates and seasons. Columns of numbers are the least to write for the database and to read here.
 */
const nightsOfItem = prepared((db) =>
  db
    .select({
      quantity: rentalItems.quantity,
      peakSeasonOnly: rentalItems.peakSeasonOnly,
      seasons: sql<Season[]>`${SEASONS_OF_ITEM}`,
      blocked: sql<Period[]>`(
        select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]')
        from blocked_dates where rental_item_id = rental_items.id)`,
      nights: sql<Columns>`(
        select json_build_array(
          array_agg(night - ${sql.placeholder("startDate")}::date), array_agg(taken), array_agg(capacity))
        from item_nights
        where rental_item_id = rental_items.id
          and night between ${sql.placeholder("startDate")} and ${sql.placeholder("endDate")})`,
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
  const [days, taken, capacities] = row.nights;
  const nights: NightFacts[] = [];
  days?.forEach((day, index) => {
    nights[day] = { taken: taken[index]!, capacity: capacities[index]! };
  });
  return { ...row, nights };
}
