import type { CustomerData } from "#contracts/checkout.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { authorizationEnds } from "#domain/payments/authorization.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { buyerOf, type Organisation } from "#domain/bookings/organisation.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { insertBookingAgreement } from "#server/bookings/agreement-rows.ts";
import { insertBookingLines, type NewStock } from "#server/bookings/line-rows.ts";
import { insertBooking } from "#server/bookings/booking-rows.ts";
import { customerColumns, organisationColumns } from "#server/bookings/canonical-customer.ts";
import type { LetterFacts } from "#server/emails/letter-facts.ts";
import type { BookedItem } from "#server/offers/item-lock-rows.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { updatePayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { together } from "#server/platform/db/together.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";

/** Everything the customer was promised and agreed to. */
export type PromisedStay = Stay & {
  rentalItemId: number;
  pickupTime: string;
  returnTime: string;
  quantity: number;
  quote: Quote;
  selectedAddons: SelectedAddon[];
  customer: CustomerData;
  organisation: Organisation | null;
  travelInfo: string | null;
  agreementVersionId: number | null;
  agreementAcceptedAt: Date | null;
  furtherAgreementVersionIds: readonly number[];
  /** None in a checkout that was opened before policies were kept. */
  cancellationPolicy: CancellationPolicy | null;
  /** Nights after the return, as they were promised; the item's where that was not so. */
  turnaround?: number;
  codeId: number | null;
  codePerson: string | null;
  /** What is taken besides the main thing. */
  stock: readonly NewStock[];
};

export type NewlyBooked = {
  bookingId: number;
  item: BookedItem;
  stay: PromisedStay;
  paymentId: string;
  intent: Intent;
};

/**
 * The booking with its payment and its letters, all in the caller's transaction. The payment comes first: what the
 * rent comes to is counted once, when its booking is there.
 */
export async function recordBooking(
  tx: Db,
  parts: LetterParts,
  { bookingId, item, stay, paymentId, intent }: NewlyBooked,
): Promise<void> {
  const now = parts.clock.now();
  const { customer, organisation, agreementVersionId, agreementAcceptedAt, ...others } = stay;
  const { furtherAgreementVersionIds, stock, ...promised } = others;
  const authorizationExpiresAt = authorizationEnds(intent.captureBefore, now);
  const payment = {
    bookingId,
    status: "authorized" as const,
    authorizationExpiresAt,
    cardBrand: intent.card?.brand ?? null,
    cardLast4: intent.card?.last4 ?? null,
    updatedAt: now,
  };
  const booking = {
    ...promised,
    id: bookingId,
    totalPrice: stay.quote.total,
    ...customerColumns(customer),
    ...organisationColumns(organisation),
    depositAmount: item.depositAmount,
    createdAt: now,
    updatedAt: now,
  };
  const { startDate, endDate, pickupTime, returnTime, quantity, quote } = promised;
  const buyer = buyerOf({
    ...organisationColumns(organisation),
    customerName: customer.name,
    customerAddress: customer.address,
  });
  const facts: LetterFacts = {
    id: bookingId,
    itemName: item.name,
    itemType: item.type,
    placeId: item.placeId,
    allowsClosedDays: item.allowsClosedDays,
    startDate,
    endDate,
    pickupTime,
    returnTime,
    quantity,
    quote,
    travelInfo: promised.travelInfo,
    depositAmount: item.depositAmount,
    cancellationPolicy: promised.cancellationPolicy,
    agreementVersionId,
    today: parts.clock.today(),
    authorizationExpiresAt: authorizationExpiresAt?.toISOString() ?? null,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerAddress: customer.address,
    ...(buyer && { buyer }),
  };
  await together(
    () => updatePayment(tx, paymentId, payment),
    () => insertBooking(tx, booking),
    () => insertBookingLines(tx, bookingId, stock),
    async () => {
      const texts = [agreementVersionId, ...furtherAgreementVersionIds];
      for (const versionId of texts)
        if (versionId !== null)
          await insertBookingAgreement(tx, {
            bookingId,
            agreementVersionId: versionId,
            acceptedAt: agreementAcceptedAt ?? now,
            how: "checkout",
          });
    },
    () => queueFirstLetters(tx, parts, facts),
  );
}

/** The customer's confirmation and the shop's notice, in the transaction that makes the booking. */
async function queueFirstLetters(tx: Db, parts: LetterParts, facts: LetterFacts): Promise<void> {
  await queueBookingLetter(
    tx,
    parts,
    facts,
    { type: "booking_confirmation", to: "customer", content: { facts } },
    { type: "admin_notification", to: "shop", content: { facts } },
  );
}
