import { sql } from "drizzle-orm";
import type { StayStanding } from "#contracts/stay.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

const OF_BOOKING = sql`(s.booking_id = ${bookings.id} or s.booking_line_id in (
  select l.id from booking_lines l where l.booking_id = ${bookings.id}))`;

/** What each booking that is read has: of one that came back, what it had. */
export const unitsOfBooking = sql<{ id: number; name: string }[]>`(select coalesce(json_agg(
    json_build_object('id', u.id, 'name', u.name) order by s.booking_id is null, u.position, u.id), '[]')
  from stay_units s join units u on u.id = s.unit_id
  where ${OF_BOOKING} and (s.is_placed or s.held_from >= s.held_to))`;

type Handed = { out: string | null; back: string | null; isAllBack: boolean };

/** When the first of its units went out, and the last came back. */
export const stayOfBooking = sql<Handed>`(select json_build_object('out', min(s.handed_over_at),
    'back', max(s.back_at), 'isAllBack', coalesce(bool_and(s.back_at is not null), false))
  from stay_units s where ${OF_BOOKING} and s.handed_over_at is not null)`;

export function standingOfStay({ out, back, isAllBack }: Handed): StayStanding {
  const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString());
  if (out === null) return { state: "waiting", outAt: null, backAt: null };
  return isAllBack
    ? { state: "back", outAt: instant(out), backAt: instant(back) }
    : { state: "out", outAt: instant(out), backAt: null };
}
