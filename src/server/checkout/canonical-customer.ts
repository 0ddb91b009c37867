import Personnummer from "personnummer";
import type { CustomerData } from "#contracts/checkout.ts";
import { canonicalPhone, canonicalPostalCode } from "#domain/bookings/canonical-customer.ts";

/** What parses is stored in one form, so that staff can search for it; anything else as it was typed. */
export function canonicalCustomer(typed: CustomerData): CustomerData {
  const postalCode = canonicalPostalCode(typed.postalCode);
  const { streetAddress, city } = typed;
  return {
    ...typed,
    personalNumber: canonicalPersonalNumber(typed.personalNumber),
    phone: canonicalPhone(typed.phone),
    postalCode,
    address: `${streetAddress}, ${postalCode} ${city}`,
  };
}

/** `19900101-0017`. */
function canonicalPersonalNumber(typed: string): string {
  if (!Personnummer.valid(typed)) return typed;
  const digits = Personnummer.parse(typed).format(true);
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
