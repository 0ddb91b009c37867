import { and, asc, desc, eq, gte, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CalendarBooking, CalendarItem, ShopCalendar } from "#contracts/calendar.ts";
import { MOST_TURNAROUND_NIGHTS } from "#domain/availability/turnaround.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { touchingDays } from "#server/bookings/booking-rows.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { blockedDates, rentalItems, seasonalPrices } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { unitsOfLine, unitsOfMain } from "./calendar-unit-rows.ts";

const OF_BOOKING = {
  id: bookings.id,
  startDate: bookings.startDate,
  endDate: bookings.endDate,
  status: bookings.status,
  paymentStatus: payments.status,
  dueAmount: bookingMoney.due,
  customerName: bookings.customerName,
};

/** Each booking at its main thing, and at everything that it takes along. */
export async function readCalendarBookings(db: Db, days: Period): Promise<CalendarBooking[]> {
  const { rentalItemId, quantity, turnaround } = bookings;
  const own = await db
    .select({
      ...OF_BOOKING,
      ...unitsOfMain,
      rentalItemId,
      quantity,
      turnaround,
      isFurther: sql<boolean>`false`,
    })
    .from(bookings)
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .leftJoin(
      payments,
      and(eq(payments.bookingId, bookings.id), eq(payments.kind, "rent"), payments.isCurrent),
    )
    .where(keptOrHad(days, bookings.turnaround))
    .orderBy(asc(bookings.startDate), asc(bookings.id));
  const further = await db
    .select({
      ...OF_BOOKING,
      ...unitsOfLine,
      rentalItemId: bookingLines.rentalItemId,
      quantity: bookingLines.quantity,
      turnaround: bookingLines.turnaround,
      isFurther: sql<boolean>`true`,
      mainItem: rentalItems.name,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .innerJoin(bookingLines, eq(bookingLines.bookingId, bookings.id))
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .leftJoin(
      payments,
      and(eq(payments.bookingId, bookings.id), eq(payments.kind, "rent"), payments.isCurrent),
    )
    .where(keptOrHad(days, bookingLines.turnaround))
    .orderBy(asc(bookings.startDate), asc(bookings.id), asc(bookingLines.id));
  return [...own, ...further];
}

/** Somebody has it on one of the days, or it is kept free after them. */
function keptOrHad(days: Period, turnaround: PgColumn): SQL | undefined {
  return and(
    touchingDays({ ...days, startDate: addDays(days.startDate, -MOST_TURNAROUND_NIGHTS) }),
    sql`${bookings.endDate} + ${turnaround} >= ${days.startDate}::date`,
    ne(bookings.status, "cancelled"),
  );
}

/** What can be booked, in the order of the shop; what no longer can be only while somebody has it. */
export async function readCalendarItems(db: Db, bookedIds: number[]): Promise<CalendarItem[]> {
  return db
    .select({
      id: rentalItems.id,
      name: rentalItems.name,
      type: rentalItems.type,
      quantity: rentalItems.quantity,
      peakSeasonOnly: rentalItems.peakSeasonOnly,
      isHidden: rentalItems.isHidden,
    })
    .from(rentalItems)
    .where(
      or(
        and(isNull(rentalItems.archivedAt), eq(rentalItems.isAddonOnly, false)),
        anyOf(rentalItems.id, bookedIds),
      ),
    )
    .orderBy(desc(rentalItems.type), rentalItems.id);
}

type Periods = typeof blockedDates | typeof seasonalPrices;

export async function readCalendarPeriods(
  db: Db,
  itemIds: number[],
  { startDate: from, endDate: to }: Period,
): Promise<Pick<ShopCalendar, "blocks" | "seasons">> {
  if (itemIds.length === 0) return { blocks: [], seasons: [] };
  const onTheseDays = (table: Periods) =>
    and(anyOf(table.rentalItemId, itemIds), lte(table.startDate, to), gte(table.endDate, from));
  const onDays = ({ id, rentalItemId, startDate, endDate }: Periods) => ({
    id,
    rentalItemId,
    startDate,
    endDate,
  });
  return {
    blocks: await db
      .select({ ...onDays(blockedDates), reason: blockedDates.reason })
      .from(blockedDates)
      .where(onTheseDays(blockedDates))
      .orderBy(blockedDates.startDate, blockedDates.id),
    seasons: await db
      .select({ ...onDays(seasonalPrices), price: seasonalPrices.price })
      .from(seasonalPrices)
      .where(onTheseDays(seasonalPrices))
      .orderBy(seasonalPrices.startDate, seasonalPrices.id),
  };
}
