import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Booking } from "#contracts/bookings.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalAgreementVersions, rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

const rent = alias(payments, "rent");
const deposit = alias(payments, "deposit");

/** Everything staff see of a booking, in one row. */
export function selectBookings(db: Db) {
  return db
    .select({
      booking: bookings,
      rentalItemName: rentalItems.name,
      rentalItemType: rentalItems.type,
      agreementName: rentalAgreementVersions.name,
      rent,
      deposit,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .leftJoin(rentalAgreementVersions, eq(rentalAgreementVersions.id, bookings.agreementVersionId))
    .leftJoin(rent, and(eq(rent.bookingId, bookings.id), eq(rent.kind, "rent"), rent.isCurrent))
    .leftJoin(
      deposit,
      and(eq(deposit.bookingId, bookings.id), eq(deposit.kind, "deposit"), deposit.isCurrent),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBookings>["execute"]>>[number];

export async function findBooking(db: Db, id: number): Promise<Booking | undefined> {
  const [row] = await selectBookings(db).where(eq(bookings.id, id));
  return row && bookingAnswer(row);
}

const iso = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

export function bookingAnswer(row: Row): Booking {
  const { booking, rent: paid, deposit: held, ...words } = row;
  const { quote: _quote, holdsNights: _holds, agreementVersionId: _version, ...fields } = booking;
  return {
    ...fields,
    ...words,
    stripePaymentId: paid?.providerIntentId ?? null,
    paymentIntentId: paid?.providerIntentId ?? null,
    paymentStatus: paid?.status ?? null,
    authorizationExpiryDate: iso(paid?.authorizationExpiresAt),
    paymentCapturedDate: iso(paid?.capturedAt),
    paymentCancelledDate: iso(paid?.cancelledAt),
    capturedAmount: paid?.status === "captured" ? paid.amount : null,
    refundedAmount: paid?.refundedAmount ?? 0,
    depositReminderSentDate: iso(booking.depositReminderSentAt),
    depositPaymentId: held?.providerIntentId ?? null,
    depositPaymentStatus: held?.status ?? null,
    depositPaidDate: iso(held?.capturedAt),
    depositRefundedAmount: held?.refundedAmount ?? 0,
    depositKeptAmount: held?.keptAmount ?? 0,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}
