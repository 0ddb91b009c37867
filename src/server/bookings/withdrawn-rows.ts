import { sql } from "drizzle-orm";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/** When the customer withdrew, as the log has it. Named by its table: it stands in selects that join several. */
export const withdrawnAtOfBooking = sql<Date | null>`(select max(l.at) from audit_log l
  where l.entity = 'booking' and l.entity_id = ${bookings.id}::text and l.action = 'booking.withdrawn')`.mapWith(
  auditLog.at,
);
