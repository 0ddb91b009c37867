import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingChanges } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** How an item's page is found; nothing where it is no longer shown. */
export async function shownItem(
  db: Db,
  itemId: number,
): Promise<{ id: number; slug: string | null } | undefined> {
  const { id, slug, archivedAt, isHidden } = rentalItems;
  const [row] = await db
    .select({ id, slug })
    .from(rentalItems)
    .where(and(eq(id, itemId), isNull(archivedAt), eq(isHidden, false)));
  return row;
}

/** The earliest day that the customer has moved a stay away from since a moment; nothing where they have moved none. */
export async function earliestMovedFrom(
  db: Db,
  bookingId: number,
  since: Date,
): Promise<LocalDate | undefined> {
  const [row] = await db
    .select({ day: sql<LocalDate | null>`min(${bookingChanges.before} ->> 'startDate')` })
    .from(bookingChanges)
    .where(
      and(
        eq(bookingChanges.bookingId, bookingId),
        isNull(bookingChanges.changedBy),
        gte(bookingChanges.createdAt, since),
      ),
    );
  return row?.day ?? undefined;
}
