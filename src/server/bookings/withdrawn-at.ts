import { and, eq, max } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { isStandingWithdrawal } from "#server/platform/db/is-standing-withdrawal.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";

/** When the customer withdrew from a booking, as the log has it. */
export async function readWithdrawnAt(db: Db, bookingId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(auditLog.at) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, "booking"),
        eq(auditLog.entityId, String(bookingId)),
        isStandingWithdrawal("audit_log"),
      ),
    );
  return row?.at ?? null;
}
