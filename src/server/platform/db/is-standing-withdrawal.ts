import { sql, type SQL } from "drizzle-orm";

/** Of lines in the log: that the customer withdrew, until the booking is taken up again after it was cancelled. */
export function isStandingWithdrawal(line: "l" | "audit_log"): SQL {
  const l = sql.raw(line);
  return sql`(${l}.action = 'booking.withdrawn' and not exists (select from audit_log again
    where again.entity = 'booking' and again.entity_id = ${l}.entity_id and again.id > ${l}.id
      and again.action = 'booking.status' and again.before ->> 'status' = 'cancelled'))`;
}
