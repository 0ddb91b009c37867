import { sql } from "drizzle-orm";
import { isStandingWithdrawal } from "#server/platform/db/is-standing-withdrawal.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/** When the customer withdrew, as the log has it. Named by its table: it stands in selects that join several. */
export const withdrawnAtOfBooking = sql<Date | null>`(select max(l.at) from audit_log l
  where l.entity = 'booking' and l.entity_id = ${bookings.id}::text and ${isStandingWithdrawal("l")})`.mapWith(
  auditLog.at,
);

/** When staff marked it as back. Named by its table: it stands in selects that join several. */
export const returnedAt = sql<string | null>`case when ${bookings.status} = 'returned' then
  (select max(a.at) from audit_log a
    where a.entity = 'booking' and a.entity_id = ${bookings.id}::text
      and a.action = 'booking.status' and a.after ->> 'status' = 'returned') end`;
