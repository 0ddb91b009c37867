import type { CustomerData } from "#contracts/checkout.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { authorizationEnds } from "#domain/payments/authorization.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { insertBooking } from "#server/bookings/booking-rows.ts";
import { bookedItem } from "#server/bookings/booked-item-rows.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { updatePayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { queueBookingLetters } from "./booking-letters.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";

/** Everything the customer was promised and agreed to. */
export type PromisedStay = Stay & {
  rentalItemId: number;
  pickupTime: string;
  returnTime: string;
  quantity: number;
  quote: Quote;
  selectedAddons: SelectedAddon[];
  customer: CustomerData;
  travelInfo: string | null;
  agreementVersionId: number | null;
  agreementAcceptedAt: Date | null;
};

/** The booking with its payment and its letters, all in the caller's transaction. */
export async function recordBooking(
  tx: Db,
  parts: LetterParts,
  { stay, paymentId, intent }: { stay: PromisedStay; paymentId: string; intent: Intent },
): Promise<number> {
  const now = parts.clock.now();
  const { customer, ...promised } = stay;
  const item = await bookedItem(tx, stay.rentalItemId, stay.agreementVersionId);
  const bookingId = await insertBooking(tx, {
    ...promised,
    totalPrice: stay.quote.total,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerPersonalNumber: customer.personalNumber,
    customerAddress: customer.address,
    customerStreetAddress: customer.streetAddress,
    customerPostalCode: customer.postalCode,
    customerCity: customer.city,
    depositAmount: item.depositAmount,
    createdAt: now,
    updatedAt: now,
  });
  const authorizationExpiresAt = authorizationEnds(intent.captureBefore, now);
  await updatePayment(tx, paymentId, {
    bookingId,
    status: "authorized",
    authorizationExpiresAt,
    cardBrand: intent.card?.brand ?? null,
    cardLast4: intent.card?.last4 ?? null,
    updatedAt: now,
  });
  await queueBookingLetters(tx, parts, {
    ...promised,
    id: bookingId,
    itemName: item.name,
    itemType: item.type,
    depositAmount: item.depositAmount,
    agreementName: item.agreementName,
    agreement: item.agreement,
    authorizationExpiresAt,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerAddress: customer.address,
  });
  return bookingId;
}
