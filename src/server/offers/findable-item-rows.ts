import { eq, sql } from "drizzle-orm";
import type { FindableItem } from "#domain/availability/find-items.ts";
import type { StandardTimes } from "#domain/availability/times-for-date.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { FOR_RENT, WINDOW_ORDER } from "#server/catalog/item-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { globalTimes, type ShopTimes } from "#server/settings/global-times.ts";
import { SPLITS_OF_ITEM } from "./night-rows.ts";
import { SEASONS_OF_ITEM } from "./priced-item-rows.ts";

type WindowItem = FindableItem & StandardTimes;

/** Everything in the shop window with the rules of its days, its price and its hours; it changes with what the public sees. */
export type ShopWindow = {
  items: WindowItem[];
  /** Those of a kind, with their numbers: asked for with each search, and told apart once. */
  ofType: Record<ItemType | "all", { items: WindowItem[]; ids: number[] }>;
  shop: ShopTimes;
  /** The most nights that any of them is kept free after a return. */
  turnaround: number;
};

const findableItems = prepared((db) =>
  db
    .select({
      isHidden: rentalItems.isHidden,
      item: sql<WindowItem>`json_build_object(
        'id', id, 'type', type, 'quantity', quantity, 'sleeps', sleeps, 'seats', seats,
        'pricePerDay', price_per_day, 'basePrice', base_price, 'longStay', long_stay,
        'turnaroundNights', turnaround_nights,
        'allowsClosedDays', allows_closed_days,
        'peakSeasonOnly', peak_season_only,
        'defaultPickupTime', default_pickup_time, 'defaultReturnTime', default_return_time,
        'seasons', ${SEASONS_OF_ITEM},
        'splits', ${SPLITS_OF_ITEM},
        'blocked', (
          select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]')
          from blocked_dates where rental_item_id = rental_items.id),
        'intervals', (
          select coalesce(json_agg(json_build_object('id', id, 'startDate', start_date, 'endDate', end_date,
            'startWeekday', start_weekday, 'pickupTime', pickup_time, 'returnTime', return_time,
            'intervalDays', interval_days)), '[]')
          from booking_intervals where rental_item_id = rental_items.id))`,
    })
    .from(rentalItems)
    .where(FOR_RENT)
    .orderBy(...WINDOW_ORDER)
    .prepare("findable_items"),
);

/** With what is hidden it is what the counter rents out. */
export async function readWindow(db: Db, isWithHidden = false): Promise<ShopWindow> {
  const rows = await findableItems(db).execute();
  const items = rows.filter(({ isHidden }) => isWithHidden || !isHidden).map(({ item }) => item);
  const turnaround = Math.max(0, ...items.map((item) => item.turnaroundNights));
  const ofType = {
    all: withIds(items),
    rv: withIds(items.filter(({ type }) => type === "rv")),
    equipment: withIds(items.filter(({ type }) => type === "equipment")),
  };
  return { items, ofType, turnaround, shop: await globalTimes(db) };
}

function withIds(items: WindowItem[]) {
  return { items, ids: items.map(({ id }) => id) };
}

/** What visitors are told nothing of. */
export async function readHidden(db: Db): Promise<ReadonlySet<number>> {
  const { id, isHidden } = rentalItems;
  const rows = await db.select({ id }).from(rentalItems).where(eq(isHidden, true));
  return new Set(rows.map((row) => row.id));
}

const unheldOfItems = prepared((db) =>
  db
    .select({ unheld: sql<string | null>`json_object_agg(id, nights)::text` })
    .from(
      sql`(select id, (
          select coalesce(json_object_agg(night - ${sql.placeholder("startDate")}::date, capacity - taken), '{}')
          from item_nights
          where rental_item_id = id
            and night between ${sql.placeholder("startDate")} and ${sql.placeholder("endDate")}) as nights
        from unnest(${sql.placeholder("itemIds")}::integer[]) as id) as held`,
    )
    .prepare("unheld_of_items"),
);

/** By item, the units nobody holds, by days since the first of the period. */
export type UnheldOfItems = Record<number, Record<number, number>>;

/** The nights of many items as JSON: a range scan of the primary key for each, whatever was ever booked. */
export async function readUnheldOfItems(
  db: Db,
  itemIds: readonly number[],
  { startDate, endDate }: Period,
): Promise<string> {
  if (itemIds.length === 0) return "{}";
  const asked = { itemIds: `{${itemIds.join(",")}}`, startDate, endDate };
  const [row] = await unheldOfItems(db).execute(asked);
  return row?.unheld ?? "{}";
}
