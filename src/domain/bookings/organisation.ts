import { isPersonsOrgnr } from "#domain/bookkeeping/organisation-number.ts";

/** Whom a booking is made for, where that is a company or a club. */
export type Organisation = {
  organisationName: string;
  organisationNumber: string;
  /** Where it is another than the customer's own. */
  invoiceAddress: string;
  /** What the organisation wants to find on its invoice. */
  reference: string;
};

/** What a booking keeps of it; each is empty where it is not known. */
export type BookedOrganisation = {
  customerName: string;
  customerAddress: string;
  customerOrganisationName: string;
  customerOrganisationNumber: string;
  customerInvoiceAddress: string;
  customerReference: string;
};

export type Buyer = {
  name: string;
  organisationNumber: string;
  address: string;
  reference: string;
};

/**
 * Who stands on the invoice of a booking; nobody where a person books for themselves. A receipt is never rewritten,
 * so that it holds no number that is a person's own.
 */
export function buyerOf(booking: BookedOrganisation): Buyer | undefined {
  const { customerOrganisationName: name, customerOrganisationNumber: number } = booking;
  if (name.trim() === "" && number.trim() === "") return undefined;
  return {
    name: name.trim() || booking.customerName,
    organisationNumber: isPersonsOrgnr(number) ? "" : number,
    address: booking.customerInvoiceAddress.trim() || booking.customerAddress,
    reference: booking.customerReference,
  };
}
