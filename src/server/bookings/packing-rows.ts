import { and, asc, eq, isNull } from "drizzle-orm";
import { packingOf, type Packing } from "#domain/bookings/packing.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** What the customer of a booking is asked to bring, thing by thing, as the items say it today. */
export async function packingOfBooking(db: Db, bookingId: number): Promise<Packing[]> {
  const told = { itemName: rentalItems.name, lines: rentalItems.packingList };
  const main = await db
    .select(told)
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(eq(bookings.id, bookingId));
  const further = await db
    .select(told)
    .from(bookingLines)
    .innerJoin(rentalItems, eq(rentalItems.id, bookingLines.rentalItemId))
    .where(and(eq(bookingLines.bookingId, bookingId), isNull(bookingLines.addonId)))
    .orderBy(asc(bookingLines.id));
  return packingOf([...main, ...further]);
}
