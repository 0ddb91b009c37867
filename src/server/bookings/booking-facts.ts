import { eq } from "drizzle-orm";
import { agreementStanding, type AskedAgreement } from "#domain/bookings/agreement-standing.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { buyerOf } from "#domain/bookings/organisation.ts";
import type { BookingLetterFacts } from "#server/emails/templates/booking-letter-facts.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { agreementsOfBooking } from "./agreement-rows.ts";
import type { BookingRow } from "./booking-rows.ts";
import { letterToken } from "./letter-token.ts";

export type BookingFacts = BookingRow & {
  itemName: string;
  itemType: "rv" | "equipment";
  placeId: number | null;
  allowsClosedDays: boolean;
  agreements: AskedAgreement[];
  letterToken: string;
};

/** A booking with the words of its item, for letters and receipts. */
export async function readBookingFacts(db: Db, id: number): Promise<BookingFacts | undefined> {
  const [row] = await db
    .select({
      booking: bookings,
      itemName: rentalItems.name,
      itemType: rentalItems.type,
      placeId: rentalItems.placeId,
      allowsClosedDays: rentalItems.allowsClosedDays,
      agreements: agreementsOfBooking,
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(eq(bookings.id, id));
  if (!row) return undefined;
  const { booking, ...words } = row;
  return { ...booking, ...words, letterToken: await letterToken(db, id) };
}

/** What a letter may know of it: everything but the personal number. */
export function letterFacts(
  facts: BookingFacts,
  authorizationExpiresAt: Date | null,
): BookingLetterFacts["booking"] {
  const { id, itemName, itemType, startDate, endDate, pickupTime, returnTime, quantity } = facts;
  const agreed = agreementStanding(facts.agreements);
  return {
    id,
    itemName,
    itemType,
    placeId: facts.placeId,
    allowsClosedDays: facts.allowsClosedDays,
    startDate,
    endDate,
    pickupTime,
    returnTime,
    quantity,
    quote: facts.quote,
    customerName: facts.customerName,
    customerEmail: facts.customerEmail,
    customerPhone: facts.customerPhone,
    customerAddress: facts.customerAddress,
    travelInfo: facts.travelInfo,
    depositAmount: facts.depositAmount,
    cancellationPolicy: facts.cancellationPolicy,
    agreementName: agreed.state === "accepted" ? agreed.name : null,
    isOver: !isActive(facts.status),
    buyer: buyerOf(facts),
    token: facts.letterToken,
    authorizationExpiresAt,
  };
}
