import { and, asc, eq, exists, gt, lte, ne, not, sql, type SQL } from "drizzle-orm";
import { dayAfter, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { valueByItem } from "#domain/pricing/value-by-item.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
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
 * Nights of a period that bookings took, units counted one by one, and what they were sold for; a further thing of a
 * booking counts at its own item. Read from the bookings and not from the table of nights, which forgets a stay as
 * soon as it is returned.
 */
export async function bookedNightsOf(db: Db, period: AccountingPeriod): Promise<BookedNights[]> {
  const items = await ofSingleThings(db, period);
  const further = sumsOf(await ofSeveralThings(db, period));
  return items.flatMap(({ isInWindow, bookingCount, ...item }) => {
    const along = further.get(item.rentalItemId);
    if (!isInWindow && bookingCount === 0 && !along) return [];
    return {
      ...item,
      bookedNights: item.bookedNights + (along?.nights ?? 0),
      bookedValue: Math.round(item.bookedValue + (along?.value ?? 0)),
    };
  });
}

const nightsWithin = (period: AccountingPeriod): SQL<number> =>
  sql`(least(${bookings.endDate}, ${dayAfter(period)}::date) - greatest(${bookings.startDate}, ${period.from}::date))`;

const isWithin = (period: AccountingPeriod) =>
  and(
    ne(bookings.status, "cancelled"),
    lte(bookings.startDate, period.to),
    gt(bookings.endDate, period.from),
  );

const hasLines = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(bookingLines)
      .where(eq(bookingLines.bookingId, bookings.id)),
  );

/** Every item with the bookings that have nothing else. */
async function ofSingleThings(db: Db, period: AccountingPeriod) {
  const here = nightsWithin(period);
  return db
    .select({
      rentalItemId: rentalItems.id,
      name: rentalItems.name,
      type: rentalItems.type,
      pricePerDay: rentalItems.pricePerDay,
      quantity: rentalItems.quantity,
      isInWindow: sql<boolean>`${rentalItems.archivedAt} is null
        and not ${rentalItems.isAddonOnly} and not ${rentalItems.isHidden}`,
      bookingCount: sql<number>`count(${bookings.id})::int`,
      bookedNights: sql<number>`coalesce(sum(${bookings.quantity} * ${here}), 0)::int`,
      // A stay over New Year belongs to each year by its nights.
      bookedValue: sql<number>`coalesce(sum(
        ${bookings.totalPrice}::float8 * ${here} / (${bookings.endDate} - ${bookings.startDate})), 0)`,
    })
    .from(rentalItems)
    .leftJoin(
      bookings,
      and(eq(bookings.rentalItemId, rentalItems.id), isWithin(period), not(hasLines(db))),
    )
    .groupBy(rentalItems.id)
    .orderBy(asc(rentalItems.id));
}

/** The bookings that take something along, with how much of each stay lies in the period. */
async function ofSeveralThings(db: Db, period: AccountingPeriod) {
  return db
    .select({
      rentalItemId: bookings.rentalItemId,
      quantity: bookings.quantity,
      totalPrice: bookings.totalPrice,
      // Only what the values are reckoned from: a quote tells every night of every thing.
      lines: sql<Quote["lines"]>`${bookings.quote} -> 'lines'`,
      taken: sql<{ rentalItemId: number; quantity: number }[]>`(
        select json_agg(json_build_object('rentalItemId', rental_item_id, 'quantity', quantity))
        from booking_lines where booking_id = bookings.id)`,
      here: nightsWithin(period),
      nights: sql<number>`${bookings.endDate} - ${bookings.startDate}`,
    })
    .from(bookings)
    .where(and(isWithin(period), hasLines(db)));
}

type Several = Awaited<ReturnType<typeof ofSeveralThings>>[number];
type Sums = Map<number, { nights: number; value: number }>;

function sumsOf(several: readonly Several[]): Sums {
  const sums: Sums = new Map();
  const add = (itemId: number, nights: number, value: number) => {
    const had = sums.get(itemId);
    sums.set(itemId, { nights: (had?.nights ?? 0) + nights, value: (had?.value ?? 0) + value });
  };
  for (const { lines, taken, here, nights, ...booking } of several) {
    for (const { rentalItemId, quantity } of [booking, ...taken])
      add(rentalItemId, quantity * here, 0);
    const values = valueByItem({ ...booking, quote: lines ? { lines } : {} });
    for (const [itemId, value] of values) add(itemId, 0, (value * here) / nights);
  }
  return sums;
}
