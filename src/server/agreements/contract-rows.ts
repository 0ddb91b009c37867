import { asc, eq } from "drizzle-orm";
import type { Booking } from "#contracts/bookings.ts";
import type { AcceptedHow } from "#domain/bookings/agreement-standing.ts";
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

export type ContractFacts = { booking: Booking; texts: ContractText[] };

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
  return { booking, texts };
}
