import { alias } from "drizzle-orm/pg-core";
import { and, asc, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import { BOOKABLE_DAYS } from "#domain/availability/check-stay.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { QuotedAddon } from "#domain/pricing/quote.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { disputesOfBooking } from "./told-dispute-rows.ts";
import { withdrawnAtOfBooking } from "./withdrawn-rows.ts";

/** The numbers of all bookings but the cancelled that touch a period, by start. */
export async function findTouching(db: Db, { startDate, endDate }: Period): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        lte(bookings.startDate, endDate),
        // No stay is longer than one can book ahead. Told so, the database reads a part of its index
        // of starts, and not every booking there ever was.
        gte(bookings.startDate, sql`${startDate}::date - ${BOOKABLE_DAYS}::int`),
        gte(bookings.endDate, startDate),
        ne(bookings.status, "cancelled"),
      ),
    )
    .orderBy(asc(bookings.startDate), asc(bookings.id));
  return rows.map(({ id }) => id);
}

const rent = alias(payments, "rent");

/** Read by number, so that no planner goes through whole tables to join a few rows. */
export async function readHandovers(db: Db, ids: number[]) {
  return db
    .select({
      id: bookings.id,
      rentalItemId: bookings.rentalItemId,
      rentalItemName: rentalItems.name,
      rentalItemType: rentalItems.type,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      pickupTime: bookings.pickupTime,
      returnTime: bookings.returnTime,
      quantity: bookings.quantity,
      customerName: bookings.customerName,
      customerPhone: bookings.customerPhone,
      status: bookings.status,
      depositAmount: bookings.depositAmount,
      depositPaymentStatus: payments.status,
      depositPaidAmount: payments.amount,
      depositRefundedAmount: payments.refundedAmount,
      depositKeptAmount: payments.keptAmount,
      dueAmount: bookingMoney.due,
      reservedAmount: bookingMoney.reserved,
      paymentStatus: rent.status,
      disputes: disputesOfBooking,
      withdrawnAt: withdrawnAtOfBooking,
      travelInfo: bookings.travelInfo,
      selectedAddons: bookings.selectedAddons,
      // Of the quote only what is shown: its nights are most of it.
      quotedAddons: sql<QuotedAddon[] | null>`${bookings.quote} -> 'addons'`,
      notes: bookings.notes,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .leftJoin(rent, and(eq(rent.bookingId, bookings.id), eq(rent.kind, "rent"), rent.isCurrent))
    .leftJoin(
      payments,
      and(eq(payments.bookingId, bookings.id), eq(payments.kind, "deposit"), payments.isCurrent),
    )
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.startDate), asc(bookings.id));
}
export type HandoverRow = Awaited<ReturnType<typeof readHandovers>>[number];
