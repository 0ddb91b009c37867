import { sql, type SQL } from "drizzle-orm";

/**
 * Whether something is still to happen with a booking: `isActive`, as the database is asked. That it holds its nights is
 * another question with the same answer, and that column is the one the indexes of just these rows are made for: written
 * out by its status, or compared with a value, none of them would serve.
 */
export function isActiveBooking(called = "bookings"): SQL {
  return sql`${sql.identifier(called)}.holds_nights`;
}
