import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { stayUnits, units } from "#server/platform/db/tables/units.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

const AT = new Date("2026-01-01T00:00:00Z");

type UnitFacts = Partial<typeof units.$inferInsert>;

/** A unit of an item, after those it has. */
export async function aUnit(db: Db, itemId: number, facts: UnitFacts = {}): Promise<number> {
  const [row] = await db
    .insert(units)
    .values({
      rentalItemId: itemId,
      name: "Enhet 1",
      position: sql`(select count(*) + 1 from units where rental_item_id = ${itemId})`,
      createdAt: AT,
      updatedAt: AT,
      ...facts,
    })
    .returning({ id: units.id });
  return row!.id;
}

/** As placing it would: the unit for all nights that the booking holds. */
export async function giveUnit(
  db: Db,
  { bookingId, unitId }: { bookingId: number; unitId: number },
  facts: Partial<typeof stayUnits.$inferInsert> = {},
): Promise<void> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const { rentalItemId, heldFrom, heldTo, startDate, endDate } = booking!;
  await db.insert(stayUnits).values({
    bookingId,
    rentalItemId,
    unitId,
    heldFrom: heldFrom ?? startDate,
    heldTo: heldTo ?? endDate,
    isPlaced: true,
    ...facts,
  });
}
