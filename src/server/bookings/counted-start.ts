import { and, eq, inArray, sql } from "drizzle-orm";
import { earliestCounted, type OwnMove } from "#domain/bookings/counted-from.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookingChanges } from "#server/platform/db/tables/bookings.ts";

/** The day that the days before a cancellation are counted to: moving a stay away does not make cancelling cheaper. */
export async function countedStart(
  db: Db,
  { id, startDate }: Pick<BookingRow, "id" | "startDate">,
  payments: readonly PaymentRow[],
): Promise<LocalDate> {
  const charges = chargesOf(payments);
  if (charges.length === 0) return startDate;
  const moves = await ownMoves(db, id);
  if (moves.length === 0) return startDate;
  const versions = await versionsCharged(db, id);
  return earliestCounted(
    startDate,
    moves,
    charges.map((one) => ({ ...one, version: versions.get(one.id) ?? null })),
  );
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
  const charges = chargesOf(payments).map(({ at }) => at.getTime());
  return charges.length > 0 ? new Date(Math.min(...charges)) : null;
}

/** Of the rent, what was charged and stands. */
function chargesOf(payments: readonly PaymentRow[]): { id: string; at: Date }[] {
  return payments.flatMap(({ id, kind, capturedAt, takenBackAt }) =>
    kind === "rent" && capturedAt && takenBackAt === null ? [{ id, at: capturedAt }] : [],
  );
}

/** Where the customer has moved a stay away from, and which version of the booking it made. */
async function ownMoves(db: Db, bookingId: number): Promise<OwnMove[]> {
  return db
    .select({
      from: sql<LocalDate>`${bookingChanges.before} ->> 'startDate'`,
      version: bookingChanges.version,
      at: bookingChanges.createdAt,
    })
    .from(bookingChanges)
    .where(
      and(
        eq(bookingChanges.bookingId, bookingId),
        bookingChanges.isOwn,
        // Extras and a longer stay move nothing.
        sql`${bookingChanges.before} ->> 'startDate' <> ${bookingChanges.after} ->> 'startDate'`,
      ),
    );
}

/** Which version of the booking each payment was charged for, as the log has known it since it writes that down. */
async function versionsCharged(db: Db, bookingId: number): Promise<Map<string, number>> {
  const paymentId = sql<string>`${auditLog.after} ->> 'paymentId'`;
  const version = sql<number>`(${auditLog.after} ->> 'version')::integer`;
  const rows = await db
    .select({ paymentId, version })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, "booking"),
        eq(auditLog.entityId, String(bookingId)),
        inArray(auditLog.action, ["payment.captured", "payment.recorded"]),
        sql`${version} is not null`,
      ),
    );
  return new Map(rows.map((row) => [row.paymentId, row.version]));
}
