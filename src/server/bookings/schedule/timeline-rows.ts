import { alias } from "drizzle-orm/pg-core";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Period } from "#domain/dates/date-range.ts";
import type { QuotedAddon } from "#domain/pricing/quote.ts";
import { disputesOfBooking } from "#server/bookings/one-booking/told-dispute-rows.ts";
import { withdrawnAtOfBooking } from "#server/bookings/one-booking/logged-rows.ts";
import { touchingDays } from "#server/bookings/booking-rows.ts";
import { agreementsOfBooking } from "#server/bookings/agreement-rows.ts";
import { linesOfBooking } from "#server/bookings/line-rows.ts";
import { unitsOfBooking } from "#server/platform/db/units-of-booking.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

const rent = alias(payments, "rent");

/** All bookings but the cancelled that touch a period, by start. */
export async function readHandovers(db: Db, period: Period) {
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
      lines: linesOfBooking,
      units: unitsOfBooking,
      outAt: bookings.outAt,
      backAt: bookings.backAt,
      agreements: agreementsOfBooking,
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
    .where(and(touchingDays(period), ne(bookings.status, "cancelled")))
    .orderBy(asc(bookings.startDate), asc(bookings.id));
}
export type HandoverRow = Awaited<ReturnType<typeof readHandovers>>[number];
