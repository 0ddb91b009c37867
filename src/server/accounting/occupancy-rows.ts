import { and, asc, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import { dayAfter, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

export type BookedNights = {
  rentalItemId: number;
  name: string;
  type: ItemType;
  pricePerDay: number;
  quantity: number;
  bookedNights: number;
  bookedValue: number;
};

/**
 * Nights of a period that bookings took, units counted one by one. Read from the bookings and not from
 * the table of nights, which forgets a stay as soon as it is returned.
 */
export async function bookedNightsOf(db: Db, period: AccountingPeriod): Promise<BookedNights[]> {
  const end = dayAfter(period);
  const here = sql`(least(${bookings.endDate}, ${end}::date) - greatest(${bookings.startDate}, ${period.from}::date))`;
  const nights = sql<number>`coalesce(sum(${bookings.quantity} * ${here}), 0)::int`;
  // A stay over New Year belongs to each year by its nights.
  const value = sql<number>`coalesce(round(sum(
    ${bookings.totalPrice}::float8 * ${here} / (${bookings.endDate} - ${bookings.startDate}))), 0)::int`;
  return db
    .select({
      rentalItemId: rentalItems.id,
      name: rentalItems.name,
      type: rentalItems.type,
      pricePerDay: rentalItems.pricePerDay,
      quantity: rentalItems.quantity,
      bookedNights: nights,
      bookedValue: value,
    })
    .from(rentalItems)
    .leftJoin(
      bookings,
      and(
        eq(bookings.rentalItemId, rentalItems.id),
        ne(bookings.status, "cancelled"),
        lte(bookings.startDate, period.to),
        gt(bookings.endDate, period.from),
      ),
    )
    .groupBy(rentalItems.id)
    .having(
      or(
        and(isNull(rentalItems.archivedAt), eq(rentalItems.isAddonOnly, false)),
        sql`count(${bookings.id}) > 0`,
      ),
    )
    .orderBy(asc(rentalItems.id));
}
