import { desc, eq } from "drizzle-orm";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingChanges, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

type ChangeRow = typeof bookingChanges.$inferSelect;

export async function insertChange(tx: Db, row: ChangeRow): Promise<void> {
  await tx.insert(bookingChanges).values(row);
}

/** How a booking came to be what it is; none for one that is as it was made. */
export async function latestChange(db: Db, bookingId: number): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(desc(bookingChanges.version))
    .limit(1);
  return row;
}

/** The item that nights are given back of and the one they are taken of, in the order in which everybody takes them. */
export async function lockItemsOfChange(
  tx: Db,
  bookingId: number,
  wanted: number | undefined,
): Promise<void> {
  const [booked] = await tx
    .select({ itemId: bookings.rentalItemId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const ids = [booked?.itemId, wanted].filter((id) => id !== undefined);
  await tx
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(anyOf(rentalItems.id, ids))
    .orderBy(rentalItems.id)
    .for("no key update");
}
