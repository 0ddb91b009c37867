import { asc, eq } from "drizzle-orm";
import type { Booking } from "#contracts/bookings.ts";
import type { AcceptedHow } from "#domain/bookings/agreement-standing.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { lastCallingOff } from "#server/bookings/calling-off.ts";
import { readCountedStart } from "#server/bookings/counted-start.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingAgreements } from "#server/platform/db/tables/bookings.ts";
import { rentalAgreementVersions } from "#server/platform/db/tables/catalog.ts";

/** A text as the customer is asked to accept it, or has. */
export type ContractText = {
  name: string;
  content: string;
  acceptedAt: Date | null;
  how: AcceptedHow | null;
};

export type ContractFacts = {
  booking: Booking;
  texts: ContractText[];
  /** What the days before a cancellation are counted from. */
  countedFrom: LocalDate;
  /** Null where it stands, or nobody wrote down when it was called off. */
  cancelledOn: LocalDate | null;
};

/** Everything the contract of a booking says; nothing where there is no such booking. */
export async function readContract(db: Db, bookingId: number): Promise<ContractFacts | undefined> {
  const booking = await findBooking(db, bookingId);
  if (!booking) return undefined;
  const texts = await db
    .select({
      name: rentalAgreementVersions.name,
      content: rentalAgreementVersions.content,
      acceptedAt: bookingAgreements.acceptedAt,
      how: bookingAgreements.how,
    })
    .from(bookingAgreements)
    .innerJoin(
      rentalAgreementVersions,
      eq(rentalAgreementVersions.id, bookingAgreements.agreementVersionId),
    )
    .where(eq(bookingAgreements.bookingId, bookingId))
    .orderBy(asc(rentalAgreementVersions.id));
  const countedFrom = await readCountedStart(db, booking);
  const calledOff = await lastCallingOff(db, bookingId);
  const cancelledOn =
    booking.status === "cancelled" && calledOff ? dayInSweden(calledOff.at) : null;
  return { booking, texts, countedFrom, cancelledOn };
}
