import { sql } from "drizzle-orm";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/** When staff marked it as back. Named by its table: it stands in selects that join several. */
export const returnedAt = sql<string | null>`case when ${bookings.status} = 'returned' then
  (select max(a.at) from audit_log a
    where a.entity = 'booking' and a.entity_id = ${bookings.id}::text
      and a.action = 'booking.status' and a.after ->> 'status' = 'returned') end`;
