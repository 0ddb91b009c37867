import { sql, type SQL } from "drizzle-orm";
import { isStandingWithdrawal } from "./is-standing-withdrawal.ts";

/**
 * Whether a booking waits for staff: `awaitsAnswer`, as the database is asked. What waits is found by its status first;
 * of those few each is looked at.
 */
export function isAwaitingAnswer(): SQL {
  return sql`(bookings.status = 'pending' and not (
    exists (select from payment_links l where l.booking_id = bookings.id and l.used_at is null)
    and exists (select from booking_money m where m.booking_id = bookings.id and m.due > 0)
    and not exists (select from audit_log l where l.entity = 'booking'
      and l.entity_id = bookings.id::text and ${isStandingWithdrawal("l")})))`;
}
