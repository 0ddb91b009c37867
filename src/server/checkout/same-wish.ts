import type { BookingData, CustomerData, WantedStay } from "#contracts/checkout.ts";
import { linesAsText } from "#domain/bookings/change-terms.ts";
import type { Organisation } from "#domain/bookings/organisation.ts";
import { codeKey } from "#domain/pricing/discount-code.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { canonicalCustomer } from "#server/bookings/canonical-customer.ts";
import type { CheckoutRow } from "./checkout-rows.ts";

type StayWish = Pick<
  WantedStay,
  "startDate" | "endDate" | "quantity" | "selectedAddons" | "lines" | "code"
>;

/** Whether an open checkout is for these very dates, units, addons and further things, by the same code. */
export function isSameStay(checkout: CheckoutRow, stay: StayWish): boolean {
  return (
    checkout.startDate === stay.startDate &&
    checkout.endDate === stay.endDate &&
    checkout.quantity === stay.quantity &&
    sameAddons(checkout.selectedAddons, stay.selectedAddons) &&
    linesAsText(checkout.quote?.lines) === linesAsText(stay.lines) &&
    codeKey(checkout.quote?.code?.code ?? "") === codeKey(stay.code ?? "")
  );
}

/** Whether a visitor asks once more for exactly what an open checkout already is. */
export function isSameWish(
  checkout: CheckoutRow,
  wish: { amount: number; customerData: CustomerData; booking: WantedStay },
): boolean {
  const { booking, customerData } = wish;
  return (
    checkout.totalPrice === wish.amount &&
    isSameStay(checkout, booking) &&
    sameFields(checkout.customer, customerData) &&
    sameOrganisation(checkout.organisation, booking.organisation ?? null)
  );
}

/** Whether everything a call says of its booking is as it was when the checkout was opened. */
export function agreesWith(checkout: CheckoutRow, said: BookingData): boolean {
  const { customer } = checkout;
  const facts: Record<string, unknown> = {
    rentalItemId: checkout.rentalItemId,
    startDate: checkout.startDate,
    endDate: checkout.endDate,
    quantity: checkout.quantity,
    totalPrice: checkout.totalPrice,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerPersonalNumber: customer.personalNumber,
    customerStreetAddress: customer.streetAddress,
    customerPostalCode: customer.postalCode,
    customerCity: customer.city,
    travelInfo: checkout.travelInfo,
  };
  const canonical: Record<string, unknown> = { ...said, ...canonicalFields(said) };
  const differs = Object.entries(facts).some(
    ([name, value]) => canonical[name] !== undefined && canonical[name] !== value,
  );
  return (
    !differs &&
    (said.selectedAddons === undefined || sameAddons(checkout.selectedAddons, said.selectedAddons))
  );
}

/** The same forms in which the checkout keeps them. */
function canonicalFields(said: BookingData): BookingData {
  const { phone, postalCode, personalNumber } = canonicalCustomer({
    name: "",
    email: "",
    phone: said.customerPhone ?? "",
    address: "",
    streetAddress: "",
    postalCode: said.customerPostalCode ?? "",
    city: "",
    country: "SE",
    personalNumber: said.customerPersonalNumber ?? "",
  });
  return {
    ...(said.customerPhone !== undefined && { customerPhone: phone }),
    ...(said.customerPostalCode !== undefined && { customerPostalCode: postalCode }),
    ...(said.customerPersonalNumber !== undefined && { customerPersonalNumber: personalNumber }),
  };
}

function sameAddons(one: readonly SelectedAddon[], other: readonly SelectedAddon[]): boolean {
  const written = (addons: readonly SelectedAddon[]) =>
    addons
      .map(({ id, quantity }) => `${id} x ${quantity}`)
      .toSorted()
      .join();
  return written(one) === written(other);
}

function sameOrganisation(one: Organisation | null, other: Organisation | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(other) as (keyof Organisation)[]).every((name) => one[name] === other[name]);
}

function sameFields(one: CustomerData, other: CustomerData): boolean {
  return (Object.keys(other) as (keyof CustomerData)[]).every((name) => one[name] === other[name]);
}
