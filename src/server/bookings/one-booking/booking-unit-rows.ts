import { asc, eq, or, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Gone } from "#domain/units/unit-nights.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { units } from "#server/platform/db/tables/units.ts";

/** What a booking takes of items whose units are told apart, its main thing first, with the nights it has it. */
export async function numberedThings(db: Db, bookingId: number) {
  const isNumbered = sql`exists (select from units u where u.rental_item_id = ${rentalItems.id})`;
  const { id: rentalItemId, name } = rentalItems;
  const main = await db
    .select({
      rentalItemId,
      name,
      quantity: bookings.quantity,
      from: sql<LocalDate>`coalesce(${bookings.heldFrom}, ${bookings.startDate})::text`,
      to: sql<LocalDate>`coalesce(${bookings.heldTo}, ${bookings.endDate})::text`,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(sql`${bookings.id} = ${bookingId} and ${isNumbered}`);
  const lines = await db
    .select({
      rentalItemId,
      name,
      quantity: sql<number>`sum(${bookingLines.quantity})::integer`,
      from: sql<LocalDate>`coalesce(min(${bookingLines.heldFrom}), min(${bookings.startDate}))::text`,
      to: sql<LocalDate>`coalesce(max(${bookingLines.heldTo}), max(${bookings.endDate}))::text`,
    })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .innerJoin(rentalItems, eq(rentalItems.id, bookingLines.rentalItemId))
    .where(sql`${bookings.id} = ${bookingId} and ${isNumbered}`)
    .groupBy(rentalItemId, name)
    .orderBy(asc(sql`min(${bookingLines.id})`));
  return [...main, ...lines];
}
export type NumberedThing = Awaited<ReturnType<typeof numberedThings>>[number];

type Other = { bookingId: number | null; customerName: string; isHandedOver: boolean };
type OutWith = Gone & { customerName: string };
type Out = { startDate: LocalDate; endDate: LocalDate | null; reason: string };

/** The units of an item, each with what stands between it and a booking on some nights. */
export async function unitsForStay(
  db: Db,
  bookingId: number,
  { rentalItemId, from, to }: NumberedThing,
) {
  // Of the booking itself, as its main thing or along with it.
  const isOurs = sql`(s.booking_id = ${bookingId} or s.booking_line_id in (
    select l.id from booking_lines l where l.booking_id = ${bookingId}))`;
  return db
    .select({
      id: units.id,
      name: units.name,
      registration: units.registration,
      retiredOn: units.retiredOn,
      /** Whether it was fetched; null where the booking does not have it. */
      ours: sql<boolean | null>`(select bool_or(s.handed_over_at is not null) from stay_units s
        where s.unit_id = units.id and (s.is_placed or s.held_from >= s.held_to) and ${isOurs})`,
      others: sql<Other[]>`(select coalesce(json_agg(other order by other."bookingId"), '[]') from (
        select distinct b.id as "bookingId", coalesce(b.customer_name, '') as "customerName",
            s.handed_over_at is not null as "isHandedOver"
          from unit_nights n join stay_units s on s.id = n.stay_unit_id
          left join booking_lines l on l.id = s.booking_line_id
          left join bookings b on b.id = coalesce(s.booking_id, l.booking_id)
          where n.unit_id = units.id and n.night >= ${from}::date and n.night < ${to}::date
            and ${isOurs} is not true) other)`,
      outWith: sql<OutWith | null>`(select json_build_object('bookingId', b.id,
          'customerName', coalesce(b.customer_name, ''), 'heldFrom', s.held_from, 'heldTo', s.held_to,
          'endDate', b.end_date)
        from stay_units s left join booking_lines l on l.id = s.booking_line_id
          join bookings b on b.id = coalesce(s.booking_id, l.booking_id)
        where s.unit_id = units.id and s.handed_over_at is not null and s.back_at is null
          and ${isOurs} is not true limit 1)`,
      outage: sql<Out | null>`(select json_build_object('startDate', o.start_date, 'endDate', o.end_date,
          'reason', o.reason)
        from unit_outages o where o.unit_id = units.id and o.start_date < ${to}::date
          and (o.end_date is null or o.end_date >= ${from}::date) order by o.start_date limit 1)`,
    })
    .from(units)
    .where(
      sql`${anyOf(units.rentalItemId, [rentalItemId])} and (${or(
        sql`${units.retiredOn} is null`,
        sql`${units.retiredOn} > ${from}::date`,
        sql`exists (select from stay_units s where s.unit_id = units.id and ${isOurs})`,
      )})`,
    )
    .orderBy(asc(units.position), asc(units.id));
}
