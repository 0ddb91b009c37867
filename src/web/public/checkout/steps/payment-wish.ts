import type { PaymentWish } from "#contracts/checkout.ts";
import type { PriceAnswer } from "#contracts/offers.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import type { BookingWish } from "#web/api/checkout.ts";
import type { PriceWish } from "#web/api/offers.ts";
import { customerOf, organisationOf, type Details } from "./customer-details.ts";

type Parts = {
  stay: PriceWish;
  itemType: ItemType;
  price: PriceAnswer;
  details: Details;
  /** None when nothing of it has an agreement. */
  agreementVersions: number[];
};

/** What is asked of the shop when the customer goes on to pay. */
export function paymentWish({ stay, itemType, price, details, agreementVersions }: Parts) {
  const { code, ...wanted } = stay;
  const organisation = organisationOf(details);
  return {
    amount: price.total,
    currency: "sek" as const,
    customerData: customerOf(details),
    vatInfo: {
      priceBeforeVAT: price.total - price.vatAmount,
      vatAmount: price.vatAmount,
      vatRate: price.vatRate,
    },
    booking: {
      ...wanted,
      // One that gives nothing would be refused.
      ...(code !== undefined && price.code?.accepted && { code }),
      travelInfo: itemType === "rv" ? details.travelInfo.trim() : null,
      ...(organisation && { organisation }),
      ...(agreementVersions.length > 0 && { agreementVersions }),
      ...(price.cancellationPolicy && { cancellationPolicy: price.cancellationPolicy }),
    },
  } satisfies PaymentWish;
}

export type OpenedWish = ReturnType<typeof paymentWish>;

/** The booking of a payment: the very data it was opened with. */
export function bookingWish(
  { amount, customerData, booking }: OpenedWish,
  paymentId: string,
): BookingWish {
  return {
    rentalItemId: booking.rentalItemId,
    startDate: booking.startDate,
    endDate: booking.endDate,
    selectedAddons: booking.selectedAddons,
    quantity: booking.quantity,
    customerName: customerData.name,
    customerEmail: customerData.email,
    customerPhone: customerData.phone,
    customerPersonalNumber: customerData.personalNumber,
    customerAddress: customerData.address,
    customerStreetAddress: customerData.streetAddress,
    customerPostalCode: customerData.postalCode,
    customerCity: customerData.city,
    currency: "SEK",
    travelInfo: booking.travelInfo,
    status: "pending",
    totalPrice: amount,
    ...bareWish(paymentId),
  };
}

/** After a redirect the page knows no more than this, and the shop needs no more. */
export function bareWish(paymentId: string): BookingWish {
  return { stripePaymentId: paymentId, paymentIntentId: paymentId };
}

/** Who pays, as the card provider wants to hear it. */
export function billingOf(customer: PaymentWish["customerData"]) {
  const { name, email, phone, streetAddress, postalCode, city } = customer;
  const address = { line1: streetAddress, postal_code: postalCode, city, country: "SE" };
  return { name, email, phone, address };
}
