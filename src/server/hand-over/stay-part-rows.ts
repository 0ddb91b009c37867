import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { outOn } from "#server/units/unit-rows.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { stayUnits, units } from "#server/platform/db/tables/units.ts";
import { staysOfBooking } from "#server/platform/db/units-of-booking.ts";

/** What is handed over by itself: a unit, or all of what is counted. */
export type StayPart = {
  unitId: number | null;
  unitName: string | null;
  registration: string;
  odometer: number | null;
  notes: string;
  itemId: number;
  /** Of the booking's main thing. */
  isMain: boolean;
  /** It ought to have a unit and has none. */
  lacksUnit: boolean;
};

const ofBooking = (bookingId: number) => sql`${stayUnits.id} in ${staysOfBooking(bookingId)}`;

/** Has it, has it out, or had it until it was marked as returned. */
const IS_OF_STAY = sql`(${stayUnits.isPlaced} or ${stayUnits.handedOverAt} is not null
  or ${stayUnits.heldFrom} >= ${stayUnits.heldTo})`;

/**
 * What of a booking goes out and comes back, each by a protocol of its own: every unit that it has; and what is
 * counted, together, where its main thing is. A main thing that ought to have a unit and has none is told as lacking.
 */
export async function partsOfStay(db: Db, bookingId: number): Promise<StayPart[]> {
  const placed = await db
    .select({
      unitId: units.id,
      unitName: units.name,
      registration: units.registration,
      odometer: units.odometer,
      notes: units.notes,
      itemId: stayUnits.rentalItemId,
    })
    .from(stayUnits)
    .innerJoin(units, eq(units.id, stayUnits.unitId))
    .where(and(ofBooking(bookingId), IS_OF_STAY))
    .orderBy(stayUnits.id);
  const [main] = await db
    .select({
      itemId: bookings.rentalItemId,
      // The tables are written out: in a query of one table alone its columns would be without it.
      lacksUnit: sql<boolean>`exists (select from units u where u.rental_item_id = bookings.rental_item_id)`,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const parts = placed.map((part) => ({
    ...part,
    isMain: part.itemId === main?.itemId,
    lacksUnit: false,
  }));
  if (!main || parts.some(({ isMain }) => isMain)) return parts;
  const nameless = { unitId: null, unitName: null, registration: "", odometer: null, notes: "" };
  return [{ ...nameless, ...main, isMain: true }, ...parts];
}

export type GoneWith = { bookingId: number; customerName: string; since: Date };

/** The other booking that a unit is out on, and since when. The item is locked: nobody hands it out meanwhile. */
export async function goneWith(
  tx: Db,
  { unitId, bookingId }: { unitId: number; bookingId: number },
): Promise<GoneWith | undefined> {
  return (await outOn(tx, unitId)).find((one) => one.bookingId !== bookingId);
}

/** When a unit of the booking went out and came back, the first time that was signed. */
export async function noteUnitMoved(
  tx: Db,
  { bookingId, unitId }: { bookingId: number; unitId: number },
  moved: { handedOverAt: Date; backAt?: Date } | { handedOverAt?: Date; backAt: Date },
): Promise<void> {
  const column = "handedOverAt" in moved ? stayUnits.handedOverAt : stayUnits.backAt;
  // Another row of the booking may remember the unit that it had.
  const [row] = await tx
    .select({ id: stayUnits.id })
    .from(stayUnits)
    .where(and(ofBooking(bookingId), eq(stayUnits.unitId, unitId), isNull(column), IS_OF_STAY))
    .orderBy(desc(stayUnits.isPlaced), stayUnits.id)
    .limit(1);
  if (row) await tx.update(stayUnits).set(moved).where(eq(stayUnits.id, row.id));
}

/** A unit that never went out on the booking after all, or never came back from it. */
export async function noteUnitUnmoved(
  tx: Db,
  { bookingId, unitId }: { bookingId: number; unitId: number },
  kind: ProtocolKind,
): Promise<void> {
  await tx
    .update(stayUnits)
    .set(kind === "out" ? { handedOverAt: null, backAt: null } : { backAt: null })
    .where(
      and(ofBooking(bookingId), eq(stayUnits.unitId, unitId), isNotNull(stayUnits.handedOverAt)),
    );
}

export async function registrationsOf(
  db: Db,
  unitIds: readonly number[],
): Promise<Map<number, string>> {
  const { id, registration } = units;
  const rows = await db.select({ id, registration }).from(units).where(anyOf(id, unitIds));
  return new Map(rows.map((row) => [row.id, row.registration]));
}

/** What is looked at of each of these items, and what its kilometres cost. */
export async function itemsToHandOver(db: Db, ids: readonly number[]) {
  const { id, type, name, checklist, freeKmPerDay, extraKmPrice } = rentalItems;
  return db
    .select({ id, type, name, checklist, freeKmPerDay, extraKmPrice })
    .from(rentalItems)
    .where(anyOf(id, ids));
}
