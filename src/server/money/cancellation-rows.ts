import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { bookingCancellations } from "#server/platform/db/tables/bookings.ts";

export type CancellationRow = typeof bookingCancellations.$inferSelect;

export async function insertCancellation(
  tx: Db,
  row: typeof bookingCancellations.$inferInsert,
): Promise<void> {
  await tx.insert(bookingCancellations).values(row);
}

/** What was decided about the rent when the booking was cancelled; none once it is taken up again. */
export async function standingCancellation(
  db: Db,
  bookingId: number,
): Promise<CancellationRow | undefined> {
  const rows = await db
    .select()
    .from(bookingCancellations)
    .where(
      and(eq(bookingCancellations.bookingId, bookingId), isNull(bookingCancellations.undoneAt)),
    );
  return rows[0];
}
