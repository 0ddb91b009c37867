import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookingCancellations } from "#server/platform/db/tables/bookings.ts";
import { CUSTOMER } from "./customer-actor.ts";

export type CallingOff = { at: Date; by: "customer" | "shop" };

/**
 * When a booking that is off was called off, and by whom, as the log has it: its status, or, where staff said no to a
 * reservation, that.
 */
export async function lastCallingOff(db: Db, bookingId: number): Promise<CallingOff | undefined> {
  const status = await lastOf(db, bookingId, "booking.status");
  const row = status?.isOff ? status : await lastOf(db, bookingId, "payment.cancelled");
  return row && { at: row.at, by: row.actor === CUSTOMER.username ? "customer" : "shop" };
}

async function lastOf(db: Db, bookingId: number, wanted: string) {
  const { at, actor, entity, entityId, action, after } = auditLog;
  const isOff = sql<boolean>`coalesce(${after} ->> 'status' = 'cancelled', false)`;
  const [row] = await db
    .select({ at, actor, isOff })
    .from(auditLog)
    .where(and(eq(entity, "booking"), eq(entityId, String(bookingId)), eq(action, wanted)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}

/** The last decision about the rent of a booking that was off and is on again. */
export async function lastUndone(
  db: Db,
  bookingId: number,
): Promise<{ cancelledAt: Date; undoneAt: Date; refund: number } | undefined> {
  const { createdAt: cancelledAt, undoneAt, refund } = bookingCancellations;
  const [row] = await db
    .select({ cancelledAt, undoneAt, refund })
    .from(bookingCancellations)
    .where(eq(bookingCancellations.bookingId, bookingId))
    .orderBy(desc(cancelledAt))
    .limit(1);
  return row?.undoneAt ? { ...row, undoneAt: row.undoneAt } : undefined;
}
