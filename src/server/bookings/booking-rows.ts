import { randomInt } from "node:crypto";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PublicBooking } from "#contracts/bookings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { Db } from "#server/platform/db/database.ts";
import { rememberedWrite } from "#server/platform/db/remembered-write.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;

const FIRST_NUMBER = 1_000_000;
const LAST_NUMBER = 9_999_999;

/** So many that not all of them are taken, however many bookings there are. */
const DRAWN_AT_ONCE = 20;

const freeNumber = prepared((db) =>
  db
    .select({ id: sql<number>`drawn` })
    .from(sql`unnest(${sql.placeholder("drawn")}::integer[]) as drawn`)
    .where(sql`not exists (select from bookings where id = drawn)`)
    .limit(1)
    .prepare("free_booking_number"),
);

/**
 * Numbers are drawn, so that nobody finds a neighbour's booking by counting. Whoever takes the same one in the same
 * moment is refused by its key, and tries again from the beginning.
 */
export async function drawNumber(tx: Db): Promise<number> {
  const drawn = Array.from({ length: DRAWN_AT_ONCE }, () =>
    randomInt(FIRST_NUMBER, LAST_NUMBER + 1),
  );
  const [free] = await freeNumber(tx).execute({ drawn: `{${drawn.join(",")}}` });
  return free?.id ?? drawNumber(tx);
}

const writeBookings = rememberedWrite("booking_insert", (db, rows: NewBooking[]) =>
  db.insert(bookings).values(rows),
);

export async function insertBooking(tx: Db, booking: NewBooking): Promise<void> {
  await writeBookings(tx, [booking]);
}

export async function findPublicBooking(db: Db, id: number): Promise<PublicBooking | undefined> {
  const rows = await db
    .select({
      id: bookings.id,
      rentalItemId: bookings.rentalItemId,
      rentalItemName: rentalItems.name,
      rentalItemType: rentalItems.type,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      status: bookings.status,
      depositAmount: bookings.depositAmount,
      depositPaymentStatus: payments.status,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .leftJoin(
      payments,
      and(eq(payments.bookingId, bookings.id), eq(payments.kind, "deposit"), payments.isCurrent),
    )
    .where(eq(bookings.id, id));
  return rows[0];
}

/**
 * As it is now, and nobody else changes it until the transaction is over. Rows that refer to it may still
 * be written: whoever settles a payment queues a letter, and would otherwise wait crosswise with whoever
 * opens one.
 */
export async function lockBooking(tx: Db, id: number): Promise<BookingRow | undefined> {
  const rows = await tx.select().from(bookings).where(eq(bookings.id, id)).for("no key update");
  return rows[0];
}

export async function updateBooking(
  tx: Db,
  id: number,
  change: Partial<NewBooking> & { updatedAt: Date },
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, id));
}

export async function deleteBooking(tx: Db, id: number): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.id, id));
}

/** Bookings with a night, a pick-up or a return on one of some days, found by the index of stays. */
export function touchingDays({ startDate, endDate }: Period): SQL {
  return sql`daterange(${bookings.startDate}, ${bookings.endDate}, '[]')
    && daterange(${startDate}::date, ${endDate}::date, '[]')`;
}
