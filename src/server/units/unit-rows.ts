import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Outage, Unit } from "#contracts/units.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { stayUnits, unitOutages, units } from "#server/platform/db/tables/units.ts";

export type UnitRow = typeof units.$inferSelect;
export type NewUnitRow = typeof units.$inferInsert;

const DAYS_OF_USE = 365;

/** Nights that bookings have or had of a unit, between two days; a return day is none. */
const nightsBetween = (from: LocalDate, to: LocalDate, isMeant = sql`true`) => sql<number>`(
  select coalesce(sum(least(b.end_date, ${to}::date) - greatest(b.start_date, ${from}::date)), 0)::int
  from stay_units s
    left join booking_lines l on l.id = s.booking_line_id
    join bookings b on b.id = coalesce(s.booking_id, l.booking_id)
  where s.unit_id = units.id and b.status <> 'cancelled' and (s.is_placed or s.held_from >= s.held_to)
    and b.start_date < ${to}::date and b.end_date > ${from}::date and ${isMeant})`;

/** The booking that has left with a unit and not brought it back. */
const outWith = sql<Unit["outWith"]>`(
  select json_build_object('bookingId', b.id, 'customerName', coalesce(b.customer_name, ''), 'endDate', b.end_date)
  from stay_units s
    left join booking_lines l on l.id = s.booking_line_id
    join bookings b on b.id = coalesce(s.booking_id, l.booking_id)
  where s.unit_id = units.id and s.handed_over_at is not null and s.back_at is null)`;

/** With how much each was used in the past year, and is booked; retired ones last. */
export async function listUnitRows(
  db: Db,
  { itemId, unitId, today }: { itemId?: number; unitId?: number; today: LocalDate },
): Promise<Unit[]> {
  const rows = await db
    .select({
      unit: units,
      nightsUsed: nightsBetween(addDays(today, -DAYS_OF_USE), today),
      nightsBooked: nightsBetween(
        today,
        addDays(today, 10 * DAYS_OF_USE),
        sql`b.status <> 'returned'`,
      ),
      outWith,
    })
    .from(units)
    .where(itemId === undefined ? eq(units.id, unitId ?? 0) : eq(units.rentalItemId, itemId))
    .orderBy(sql`${units.retiredOn} is not null`, asc(units.position), asc(units.id));
  return rows.map(
    ({ unit: { position: _position, createdAt: _at, updatedAt: _then, ...unit }, ...use }) => ({
      ...unit,
      ...use,
    }),
  );
}

/** The item, held until the transaction ends: whoever takes its nights waits. */
export async function lockItem(
  tx: Db,
  itemId: number,
): Promise<{ id: number; quantity: number } | undefined> {
  const rows = await tx
    .select({ id: rentalItems.id, quantity: rentalItems.quantity })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, itemId), isNull(rentalItems.archivedAt)))
    .for("no key update");
  return rows[0];
}

/** The same lock, also of what is no longer listed: its stays go on. */
export async function lockItemEver(tx: Db, itemId: number): Promise<void> {
  await tx
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(rentalItems.id, itemId))
    .for("no key update");
}

export async function isKnownItem(db: Db, itemId: number): Promise<boolean> {
  const rows = await db
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(rentalItems.id, itemId));
  return rows.length > 0;
}

export async function unitsOfItem(db: Db, itemId: number): Promise<UnitRow[]> {
  return db
    .select()
    .from(units)
    .where(eq(units.rentalItemId, itemId))
    .orderBy(asc(units.position), asc(units.id));
}

export async function findUnit(db: Db, id: number): Promise<UnitRow | undefined> {
  const rows = await db.select().from(units).where(eq(units.id, id));
  return rows[0];
}

/** The bookings that a unit is out on, and since when. */
export async function outOn(
  db: Db,
  unitId: number,
): Promise<{ bookingId: number; customerName: string; endDate: LocalDate; since: Date }[]> {
  return db
    .select({
      bookingId: bookings.id,
      customerName: bookings.customerName,
      endDate: bookings.endDate,
      since: sql<Date>`${stayUnits.handedOverAt}`.mapWith(stayUnits.handedOverAt),
    })
    .from(stayUnits)
    .leftJoin(bookingLines, eq(bookingLines.id, stayUnits.bookingLineId))
    .innerJoin(
      bookings,
      eq(bookings.id, sql`coalesce(${stayUnits.bookingId}, ${bookingLines.bookingId})`),
    )
    .where(
      and(
        eq(stayUnits.unitId, unitId),
        isNotNull(stayUnits.handedOverAt),
        isNull(stayUnits.backAt),
      ),
    );
}

/** A unit with its item locked, which nobody changes meanwhile. */
export async function lockUnit(tx: Db, id: number): Promise<UnitRow | undefined> {
  const known = await findUnit(tx, id);
  if (!known) return undefined;
  await lockItemEver(tx, known.rentalItemId);
  return findUnit(tx, id);
}

/** All at once: how many an item has is counted when they are there. */
export async function insertUnits(tx: Db, rows: readonly NewUnitRow[]): Promise<UnitRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(units)
        .values([...rows])
        .returning();
}

export async function updateUnit(tx: Db, id: number, change: Partial<NewUnitRow>): Promise<void> {
  await tx.update(units).set(change).where(eq(units.id, id));
}

/** All at once: how many are left is counted when all of them are retired. */
export async function retireUnits(
  tx: Db,
  ids: readonly number[],
  { today, now }: { today: LocalDate; now: Date },
): Promise<void> {
  if (ids.length > 0)
    await tx.update(units).set({ retiredOn: today, updatedAt: now }).where(anyOf(units.id, ids));
}

const outageColumns = {
  id: unitOutages.id,
  unitId: unitOutages.unitId,
  startDate: unitOutages.startDate,
  endDate: unitOutages.endDate,
  reason: unitOutages.reason,
};

export async function outagesOf(db: Db, unitId: number): Promise<Outage[]> {
  return db
    .select(outageColumns)
    .from(unitOutages)
    .where(eq(unitOutages.unitId, unitId))
    .orderBy(sql`${unitOutages.startDate} desc`, sql`${unitOutages.id} desc`);
}

export async function findOutage(db: Db, id: number): Promise<Outage | undefined> {
  const rows = await db.select(outageColumns).from(unitOutages).where(eq(unitOutages.id, id));
  return rows[0];
}

export async function insertOutage(
  tx: Db,
  outage: Omit<Outage, "id"> & { createdAt: Date },
): Promise<Outage> {
  // Until when it is counted is the database's to write.
  const rows = await tx
    .insert(unitOutages)
    .values({ ...outage, countedUntil: outage.startDate })
    .returning(outageColumns);
  return rows[0]!;
}

export async function deleteOutage(tx: Db, id: number): Promise<void> {
  await tx.delete(unitOutages).where(eq(unitOutages.id, id));
}

/** Outages whose nights are soon counted no further, with their items. */
export async function outagesToCount(
  db: Db,
  until: LocalDate,
): Promise<{ id: number; itemId: number }[]> {
  return db
    .select({ id: unitOutages.id, itemId: units.rentalItemId })
    .from(unitOutages)
    .innerJoin(units, eq(units.id, unitOutages.unitId))
    .where(
      sql`${unitOutages.countedUntil} < ${until}::date and ${unitOutages.countedUntil} < coalesce(${unitOutages.endDate}, 'infinity')`,
    )
    .orderBy(units.rentalItemId, unitOutages.id);
}

/** The database counts it as far as there is need. */
export async function countOutageOn(tx: Db, id: number): Promise<void> {
  await tx
    .update(unitOutages)
    .set({ reason: sql`${unitOutages.reason}` })
    .where(eq(unitOutages.id, id));
}

export type ConcernedRow = {
  bookingId: number;
  customerName: string;
  startDate: LocalDate;
  endDate: LocalDate;
};

/** In the order in which they begin. */
export async function bookingsConcerned(db: Db, ids: readonly number[]): Promise<ConcernedRow[]> {
  if (ids.length === 0) return [];
  const answer = await db.execute(sql`
    select id as "bookingId", customer_name as "customerName", start_date::text as "startDate",
        end_date::text as "endDate"
      from bookings where id = any(${`{${ids.join(",")}}`}::integer[]) order by start_date, id`);
  return (answer as { rows: ConcernedRow[] }).rows;
}
