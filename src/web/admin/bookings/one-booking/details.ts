import type { AgreedChangeWish } from "#contracts/booking-changes.ts";
import type { Booking } from "#contracts/bookings.ts";
import { isMailAddressOrNone } from "#domain/text/mail-address.ts";
import { isBlank } from "#domain/text/visible.ts";
import { MAIL_ADDRESS_MALFORMED } from "#texts/mail-address.ts";
import { reachMistakes } from "#texts/reachable.ts";

/** What can be changed of a booking in one dialog. */
export type Details = {
  name: string;
  email: string;
  phone: string;
  personalNumber: string;
  streetAddress: string;
  postalCode: string;
  city: string;
  organisationName: string;
  organisationNumber: string;
  invoiceAddress: string;
  reference: string;
  travelInfo: string;
  pickupTime: string;
  returnTime: string;
  notify: boolean;
  version: number;
};

export function detailsOf(booking: Booking): Details {
  return {
    name: booking.customerName,
    email: booking.customerEmail,
    phone: booking.customerPhone,
    personalNumber: booking.customerPersonalNumber,
    streetAddress: booking.customerStreetAddress,
    postalCode: booking.customerPostalCode,
    city: booking.customerCity,
    organisationName: booking.customerOrganisationName,
    organisationNumber: booking.customerOrganisationNumber,
    invoiceAddress: booking.customerInvoiceAddress,
    reference: booking.customerReference,
    travelInfo: booking.travelInfo ?? "",
    pickupTime: booking.pickupTime,
    returnTime: booking.returnTime,
    notify: true,
    version: booking.version,
  };
}

/** What is stored already is nobody's mistake: an odd address from before does not keep the rest from being changed. */
export function mistakesOf(details: Details, stored: Details) {
  const { name, email, pickupTime, returnTime } = details;
  const isEmailGood = email === stored.email || isMailAddressOrNone(email);
  return {
    ...reachMistakes(details, stored),
    name: isBlank(name) ? "Skriv kundens namn." : undefined,
    email: isEmailGood ? undefined : MAIL_ADDRESS_MALFORMED,
    pickupTime: pickupTime === "" ? "Välj en tid." : undefined,
    returnTime: returnTime === "" ? "Välj en tid." : undefined,
  };
}

export function hasOtherHours(before: Details, after: Details): boolean {
  return before.pickupTime !== after.pickupTime || before.returnTime !== after.returnTime;
}

const CUSTOMER = [
  "name",
  "email",
  "phone",
  "personalNumber",
  "streetAddress",
  "postalCode",
  "city",
  "organisationName",
  "organisationNumber",
  "invoiceAddress",
  "reference",
] as const;

/** Only what is another now: nothing is written over that was not touched. */
export function changeOf(before: Details, after: Details): AgreedChangeWish {
  const isAnother = (name: keyof Details) => before[name] !== after[name];
  const customer = Object.fromEntries(
    CUSTOMER.filter(isAnother).map((name) => [name, after[name]]),
  );
  return {
    version: before.version,
    notify: after.notify,
    ...(Object.keys(customer).length > 0 && { customer }),
    ...(isAnother("travelInfo") && { travelInfo: after.travelInfo }),
    ...(isAnother("pickupTime") && { pickupTime: after.pickupTime }),
    ...(isAnother("returnTime") && { returnTime: after.returnTime }),
  };
}
