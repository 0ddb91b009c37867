import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Period } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { UPKEEP_DAYS_AHEAD, UPKEEP_KM_AHEAD } from "#domain/units/upkeep.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { units } from "#server/platform/db/tables/units.ts";

const UPKEEP = {
  unitId: units.id,
  itemId: units.rentalItemId,
  itemName: rentalItems.name,
  name: units.name,
  registration: units.registration,
  odometer: units.odometer,
  nextInspection: units.nextInspection,
  nextService: units.nextService,
  nextServiceKm: units.nextServiceKm,
};

const ofUnits = (db: Db) =>
  db.select(UPKEEP).from(units).innerJoin(rentalItems, eq(rentalItems.id, units.rentalItemId));

/** Units in use to which something is to be done soon, or was not in time. */
export async function readUpkeep(db: Db, today: LocalDate) {
  const told = addDays(today, UPKEEP_DAYS_AHEAD);
  return ofUnits(db)
    .where(
      and(
        or(isNull(units.retiredOn), gt(units.retiredOn, today)),
        or(
          lte(units.nextInspection, told),
          lte(units.nextService, told),
          sql`${units.odometer} >= ${units.nextServiceKm} - ${UPKEEP_KM_AHEAD}`,
        ),
      ),
    )
    .orderBy(units.rentalItemId, units.position, units.id);
}

/** What is to be done to these units. */
export async function upkeepOfUnits(db: Db, unitIds: readonly number[]) {
  return unitIds.length === 0 ? [] : ofUnits(db).where(anyOf(units.id, unitIds));
}

/**
 * Which units a stay may get: those it has, and otherwise those that are free throughout. Which of them it will be is
 * decided when it is made.
 */
export async function upkeepForStay(
  db: Db,
  stay: { itemIds: readonly number[]; bookingId: number | null } & Period,
) {
  const { itemIds, bookingId, startDate, endDate } = stay;
  const isOwn = sql`(s.booking_id = ${bookingId} or s.booking_line_id in (
    select l.id from booking_lines l where l.booking_id = ${bookingId}))`;
  const rows = await db
    .select({
      ...UPKEEP,
      isOwn: sql<boolean>`exists (select from stay_units s
        where s.unit_id = ${units.id} and s.is_placed and ${isOwn})`,
    })
    .from(units)
    .innerJoin(rentalItems, eq(rentalItems.id, units.rentalItemId))
    .where(
      and(
        anyOf(units.rentalItemId, itemIds),
        or(isNull(units.retiredOn), sql`${units.retiredOn} >= ${endDate}::date`),
        sql`not exists (select from unit_nights n join stay_units s on s.id = n.stay_unit_id
          where n.unit_id = ${units.id} and n.night >= ${startDate}::date and n.night < ${endDate}::date
            and ${isOwn} is not true)`,
        sql`not exists (select from unit_outages o where o.unit_id = ${units.id}
          and o.start_date < ${endDate}::date and (o.end_date is null or o.end_date >= ${startDate}::date))`,
      ),
    )
    .orderBy(units.rentalItemId, units.position, units.id);
  const keeping = new Set(rows.filter((row) => row.isOwn).map(({ itemId }) => itemId));
  return rows.filter((row) => row.isOwn || !keeping.has(row.itemId));
}
