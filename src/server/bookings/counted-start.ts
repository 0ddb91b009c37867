import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingChanges } from "#server/platform/db/tables/bookings.ts";

/** The day that the days before a cancellation are counted to: moving a stay away does not make cancelling cheaper. */
export async function countedStart(
  db: Db,
  { id, startDate }: Pick<BookingRow, "id" | "startDate">,
  payments: readonly PaymentRow[],
): Promise<LocalDate> {
  const approvedAt = firstCharge(payments);
  const movedFrom = approvedAt && (await earliestMovedFrom(db, id, approvedAt));
  return movedFrom && movedFrom < startDate ? movedFrom : startDate;
}

/** The same for whoever has not read the payments. */
export async function readCountedStart(
  db: Db,
  booking: Pick<BookingRow, "id" | "startDate">,
): Promise<LocalDate> {
  return countedStart(db, booking, await allPaymentsOf(db, booking.id));
}

/** The same once a change is made: a customer who moves an approved stay has moved it away from where it was. */
export async function countedAfter(
  db: Db,
  { booking, after, isOwn }: { booking: BookingRow; after: BookingRow; isOwn: boolean },
  payments: readonly PaymentRow[],
): Promise<LocalDate> {
  const counted = await countedStart(db, after, payments);
  if (!isOwn || firstCharge(payments) === null) return counted;
  return booking.startDate < counted ? booking.startDate : counted;
}

/** Nothing is approved before it. */
export function firstCharge(payments: readonly PaymentRow[]): Date | null {
  const charges = payments.flatMap(({ kind, capturedAt, takenBackAt }) =>
    kind === "rent" && capturedAt && takenBackAt === null ? [capturedAt.getTime()] : [],
  );
  return charges.length > 0 ? new Date(Math.min(...charges)) : null;
}

/** The earliest day that the customer has moved a stay away from since a moment; nothing where they have moved none. */
async function earliestMovedFrom(
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
        // Extras and a longer stay move nothing.
        sql`${bookingChanges.before} ->> 'startDate' <> ${bookingChanges.after} ->> 'startDate'`,
      ),
    );
  return row?.day ?? undefined;
}
