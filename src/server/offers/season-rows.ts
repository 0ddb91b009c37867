import { sql } from "drizzle-orm";

/** The seasons of the item a query reads from `rental_items`, as one JSON value beside its columns. */
export const SEASONS_OF_ITEM = sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'startDate', start_date, 'endDate', end_date, 'price', price)), '[]')
  from seasonal_prices where rental_item_id = rental_items.id)`;
