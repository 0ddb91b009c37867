import type { AgreedChange } from "#contracts/booking-changes.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import {
  canonicalCustomer,
  customerColumns,
  organisationColumns,
} from "#server/bookings/canonical-customer.ts";

/** What is known of the customer and the journey: each of these is kept as it was and as it is. */
export type Details = Pick<
  BookingRow,
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "customerPersonalNumber"
  | "customerAddress"
  | "customerStreetAddress"
  | "customerPostalCode"
  | "customerCity"
  | "customerOrganisationName"
  | "customerOrganisationNumber"
  | "customerInvoiceAddress"
  | "customerReference"
  | "travelInfo"
  | "drivers"
>;

/** The booking's own words, with those that are another now. */
export function changedDetails(
  booking: BookingRow,
  { customer = {}, travelInfo, drivers }: Pick<AgreedChange, "customer" | "travelInfo" | "drivers">,
): Details {
  const said = canonicalCustomer({
    name: customer.name ?? booking.customerName,
    email: customer.email ?? booking.customerEmail,
    phone: customer.phone ?? booking.customerPhone,
    personalNumber: customer.personalNumber ?? booking.customerPersonalNumber,
    streetAddress: customer.streetAddress ?? booking.customerStreetAddress,
    postalCode: customer.postalCode ?? booking.customerPostalCode,
    city: customer.city ?? booking.customerCity,
  });
  const hasMoved = [customer.streetAddress, customer.postalCode, customer.city].some(
    (part) => part !== undefined,
  );
  return {
    ...customerColumns(said),
    customerAddress: hasMoved ? said.address : booking.customerAddress,
    ...organisationColumns({
      organisationName: customer.organisationName ?? booking.customerOrganisationName,
      organisationNumber: customer.organisationNumber ?? booking.customerOrganisationNumber,
      invoiceAddress: customer.invoiceAddress ?? booking.customerInvoiceAddress,
      reference: customer.reference ?? booking.customerReference,
    }),
    travelInfo: travelInfo === undefined ? booking.travelInfo : travelInfo || null,
    drivers: drivers ?? booking.drivers,
  };
}
