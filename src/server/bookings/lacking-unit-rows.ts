import { sql, type SQL } from "drizzle-orm";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/** Units that a stay has. */
const HAD = (isOfStay: SQL) =>
  sql`(select count(*) from stay_units s where ${isOfStay} and s.is_placed)`;

/** Placed within a minute by a job: until then nobody knows what has room. */
const IS_NUMBERED = (
  itemId: SQL,
) => sql`exists (select from units u where u.rental_item_id = ${itemId})
  and not exists (select from units_due d where d.rental_item_id = ${itemId})`;

/** Whether a booking takes something whose units are told apart, and has no unit of it on its nights. */
export const lacksUnit = sql<boolean>`(
  (${bookings.heldFrom} < ${bookings.heldTo}
    and ${bookings.quantity} > ${HAD(sql`s.booking_id = ${bookings.id}`)}
    and ${IS_NUMBERED(sql`${bookings.rentalItemId}`)}) is true
  or exists (select from booking_lines l
    where l.booking_id = ${bookings.id} and l.held_from < l.held_to
      and l.quantity > ${HAD(sql`s.booking_line_id = l.id`)} and ${IS_NUMBERED(sql`l.rental_item_id`)}))`;
