import { sql } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";

const MOST = 100;

type Row = {
  booking_id: number;
  customer_name: string;
  item_name: string;
  start_date: LocalDate;
  end_date: LocalDate;
  pickup_time: string;
  since: string;
  lacks: string;
};

/** A unit that a stay has, or that is out with it. */
const HAS = sql`(s.is_placed or s.handed_over_at is not null and s.back_at is null)`;
/** Placed by a job within a minute: until then nobody knows what has room. */
const IS_PLACED_BY_NOW = sql`not exists (select from units_due d where d.rental_item_id = held.rental_item_id)`;

/** Bookings that take something whose units are told apart, and have no unit of it. */
export async function staysWithoutUnit(
  db: Db,
  today: LocalDate,
): Promise<Extract<Concern, { kind: "stay-without-unit" }>[]> {
  const { rows } = (await db.execute(sql`
    with held as (
      select id as booking_id, rental_item_id, quantity - (select count(*) from stay_units s
          where s.booking_id = bookings.id and ${HAS}) as lacks
        from bookings
        where ${isActiveBooking()} and held_to > ${today}::date and held_from < held_to
      union all
      select l.booking_id, l.rental_item_id, l.quantity - (select count(*) from stay_units s
          where s.booking_line_id = l.id and ${HAS})
        from booking_lines l join bookings b on b.id = l.booking_id
        where ${isActiveBooking("b")} and l.held_to > ${today}::date and l.held_from < l.held_to),
    lacking as (
      select * from held where lacks > 0 and ${IS_PLACED_BY_NOW}
        and exists (select from units u where u.rental_item_id = held.rental_item_id))
    select b.id as booking_id, b.customer_name, b.start_date::text, b.end_date::text, b.pickup_time,
      string_agg(i.name, ', ' order by i.id) as item_name,
      string_agg(i.id || ':' || n.lacks, ' ' order by i.id) as lacks,
      -- Since the last thing happened that took a unit away, or since it was made.
      greatest(b.created_at, max((select max(o.created_at) from unit_outages o join units u on u.id = o.unit_id
        where u.rental_item_id = i.id and o.start_date < b.end_date
          and (o.end_date is null or o.end_date >= b.start_date))))::text as since
    from lacking n join bookings b on b.id = n.booking_id join rental_items i on i.id = n.rental_item_id
    group by b.id order by b.start_date, b.id limit ${MOST}`)) as { rows: Row[] };
  return rows.map((row) => ({
    kind: "stay-without-unit",
    subject: String(row.booking_id),
    since: dayInSweden(new Date(row.since)),
    bookingId: row.booking_id,
    customerName: row.customer_name,
    itemName: row.item_name,
    startDate: row.start_date,
    endDate: row.end_date,
    pickupTime: row.pickup_time,
    occasion: row.lacks,
  }));
}
