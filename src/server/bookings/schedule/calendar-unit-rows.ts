import { and, asc, eq, gte, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { CalendarUnit, ShopCalendar } from "#contracts/calendar.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
import { unitOutages, units } from "#server/platform/db/tables/units.ts";

/** Which unit a stay has, or had when it came back. One that only waits to be placed has none. */
const HAS_UNIT = sql`s.unit_id is not null and (s.is_placed or s.held_from >= s.held_to)`;

type OfStay = { unitIds: SQL<number[]>; isOut: SQL<boolean> };

function unitsOf(isOfStay: SQL): OfStay {
  return {
    unitIds: sql<number[]>`(select coalesce(json_agg(s.unit_id order by s.unit_id), '[]')
      from stay_units s where ${isOfStay} and ${HAS_UNIT})`,
    isOut: sql<boolean>`exists (select from stay_units s
      where ${isOfStay} and s.handed_over_at is not null and s.back_at is null)`,
  };
}

/** Of a booking's main thing, and of what it takes along. */
export const unitsOfMain = unitsOf(sql`s.booking_id = ${bookings.id}`);
export const unitsOfLine = unitsOf(sql`s.booking_line_id = ${bookingLines.id}`);

/** The units of those items whose units are told apart, and when they are out of use. */
export async function readCalendarUnits(
  db: Db,
  itemIds: number[],
  { startDate: from, endDate: to }: Period,
): Promise<Pick<ShopCalendar, "units" | "outages">> {
  if (itemIds.length === 0) return { units: [], outages: [] };
  const { id, rentalItemId, name, registration, retiredOn } = units;
  const found: CalendarUnit[] = await db
    .select({ id, rentalItemId, name, registration, retiredOn })
    .from(units)
    .where(anyOf(rentalItemId, itemIds))
    .orderBy(asc(rentalItemId), asc(units.position), asc(id));
  const { unitId, startDate, endDate, reason } = unitOutages;
  const outages = await db
    .select({ id: unitOutages.id, unitId, startDate, endDate, reason })
    .from(unitOutages)
    .innerJoin(units, eq(units.id, unitId))
    .where(
      and(
        anyOf(rentalItemId, itemIds),
        lte(startDate, to),
        or(isNull(endDate), gte(endDate, from)),
      ),
    )
    .orderBy(asc(startDate), asc(unitOutages.id));
  return { units: found, outages };
}
