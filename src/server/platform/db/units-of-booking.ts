import { sql, type SQL } from "drizzle-orm";
import type { BookedUnit } from "#contracts/stay.ts";

/**
 * The stays on units of a booking: of its main thing, and of its lines. Each part is found by an index; one condition
 * for both would read every stay there ever was.
 */
export const staysOfBooking = (bookingId: SQL | number) =>
  sql`(select own.id from stay_units own where own.booking_id = ${bookingId}
    union all select along.id from booking_lines l join stay_units along on along.booking_line_id = l.id
      where l.booking_id = ${bookingId})`;

/**
 * What each booking that is read has, of its main thing first, and what it had of what came back: what was handed over
 * stays its own, and what waits to be placed has none. The table is written out: in a query of one table alone its
 * columns would be without it.
 */
export const unitsOfBooking = sql<BookedUnit[]>`(select coalesce(json_agg(
    json_build_object('id', u.id, 'rentalItemId', u.rental_item_id, 'name', u.name, 'registration', u.registration)
    order by s.booking_id is null, u.rental_item_id, u.position, u.id), '[]')
  from stay_units s join units u on u.id = s.unit_id
  where (s.is_placed or s.handed_over_at is not null or s.held_from >= s.held_to)
    and s.id in ${staysOfBooking(sql`bookings.id`)})`;
