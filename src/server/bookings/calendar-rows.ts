import { and, asc, between, desc, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { CalendarBooking, CalendarItem, ShopCalendar } from "#contracts/calendar.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { blockedDates, rentalItems, seasonalPrices } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

// Nobody books further ahead than a year, so no stay is longer, and none that began earlier still lasts.
const LONGEST_STAY = 366;

export async function readCalendarBookings(
  db: Db,
  { startDate: from, endDate: to }: Period,
): Promise<CalendarBooking[]> {
  const numbers = (status: "holding" | "returned") =>
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          // Written out and not compared with a value, so that the index of just these rows serves.
          status === "holding"
            ? sql`${bookings.holdsNights}`
            : sql`${bookings.status} = 'returned'`,
          between(bookings.startDate, addDays(from, -LONGEST_STAY), to),
          between(bookings.endDate, from, addDays(to, LONGEST_STAY)),
        ),
      );
  const found = [...(await numbers("holding")), ...(await numbers("returned"))];
  return readBars(
    db,
    found.map(({ id }) => id),
  );
}

/** Numbers first, rows then: the wide rows of a booking are read for what is shown only. */
async function readBars(db: Db, ids: number[]): Promise<CalendarBooking[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: bookings.id,
      rentalItemId: bookings.rentalItemId,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      quantity: bookings.quantity,
      status: bookings.status,
      paymentStatus: payments.status,
      dueAmount: bookingMoney.due,
      customerName: bookings.customerName,
    })
    .from(bookings)
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .leftJoin(
      payments,
      and(eq(payments.bookingId, bookings.id), eq(payments.kind, "rent"), payments.isCurrent),
    )
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.startDate), asc(bookings.id));
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
    })
    .from(rentalItems)
    .where(
      or(
        and(isNull(rentalItems.archivedAt), eq(rentalItems.isAddonOnly, false)),
        bookedIds.length > 0 ? inArray(rentalItems.id, bookedIds) : undefined,
      ),
    )
    .orderBy(desc(rentalItems.type), rentalItems.id);
}

export async function readCalendarPeriods(
  db: Db,
  itemIds: number[],
  { startDate: from, endDate: to }: Period,
): Promise<Pick<ShopCalendar, "blocks" | "seasons">> {
  if (itemIds.length === 0) return { blocks: [], seasons: [] };
  const onTheseDays = (table: typeof blockedDates | typeof seasonalPrices) =>
    and(inArray(table.rentalItemId, itemIds), lte(table.startDate, to), gte(table.endDate, from));
  return {
    blocks: await db
      .select()
      .from(blockedDates)
      .where(onTheseDays(blockedDates))
      .orderBy(blockedDates.startDate, blockedDates.id),
    seasons: await db
      .select()
      .from(seasonalPrices)
      .where(onTheseDays(seasonalPrices))
      .orderBy(seasonalPrices.startDate, seasonalPrices.id),
  };
}
