import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/**
 * The rows of items are the locks of everything that takes their nights. Whoever may touch those of several takes all
 * of them at once and by their numbers, as everybody does, so that nobody waits crosswise.
 */
export async function lockItems(tx: Db, ...numbers: SQL[]): Promise<void> {
  await tx
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(sql`${rentalItems.id} in (${sql.join(numbers, sql` union `)})`)
    .orderBy(rentalItems.id)
    .for("no key update");
}

export function theseItems(ids: readonly number[]): SQL {
  return sql`select unnest(${`{${ids.join(",")}}`}::integer[])`;
}

/** The items that extras are tied to. */
export function itemsOfExtras(addonIds: readonly number[]): SQL {
  return sql`select linked_item_id from addons where id = any(${`{${addonIds.join(",")}}`}::integer[])`;
}

export function itemsOfBooking(bookingId: number): SQL {
  return sql`select rental_item_id from bookings where id = ${bookingId}
    union select rental_item_id from booking_lines where booking_id = ${bookingId}`;
}

export function itemsOfCheckout(checkoutId: string): SQL {
  return sql`select rental_item_id from checkouts where id = ${checkoutId}
    union select rental_item_id from checkout_lines where checkout_id = ${checkoutId}`;
}
