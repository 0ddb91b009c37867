import Personnummer from "personnummer";
import { writtenOrgnr } from "#domain/bookkeeping/organisation-number.ts";
import type { Organisation } from "#domain/bookings/organisation.ts";
import { canonicalPhone, canonicalPostalCode } from "#domain/bookings/canonical-customer.ts";

type Typed = {
  personalNumber: string;
  phone: string;
  streetAddress: string;
  postalCode: string;
  city: string;
};

/** What parses is stored in one form, so that staff can search for it; anything else as it was typed. */
export function canonicalCustomer<Customer extends Typed>(
  typed: Customer,
): Customer & { address: string } {
  const postalCode = canonicalPostalCode(typed.postalCode);
  const { streetAddress, city } = typed;
  return {
    ...typed,
    personalNumber: canonicalPersonalNumber(typed.personalNumber),
    phone: canonicalPhone(typed.phone),
    postalCode,
    // On the phone some of it may not be known yet.
    address: [streetAddress, `${postalCode} ${city}`.trim()].filter(Boolean).join(", "),
  };
}

type Known = Typed & { name: string; email: string; address: string };

/** What a booking keeps of its customer. */
export function customerColumns(customer: Known) {
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerPersonalNumber: customer.personalNumber,
    customerAddress: customer.address,
    customerStreetAddress: customer.streetAddress,
    customerPostalCode: customer.postalCode,
    customerCity: customer.city,
  };
}

/** What a booking keeps of the organisation it is made for. */
export function organisationColumns(organisation: Partial<Organisation> | null) {
  const { organisationName = "", organisationNumber = "" } = organisation ?? {};
  const { invoiceAddress = "", reference = "" } = organisation ?? {};
  return {
    customerOrganisationName: organisationName,
    // What parses is stored in one form here, too.
    customerOrganisationNumber: writtenOrgnr(organisationNumber),
    customerInvoiceAddress: invoiceAddress,
    customerReference: reference,
  };
}

/** `19900101-0017`. */
function canonicalPersonalNumber(typed: string): string {
  if (!Personnummer.valid(typed)) return typed;
  const digits = Personnummer.parse(typed).format(true);
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
