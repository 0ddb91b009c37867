import { desc, eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { bookingChanges } from "#server/platform/db/tables/bookings.ts";

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
