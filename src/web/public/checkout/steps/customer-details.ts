import type { CustomerData } from "#contracts/checkout.ts";
import type { Organisation } from "#domain/bookings/organisation.ts";
import { isBlank } from "#domain/text/visible.ts";

export const REQUIRED_FIELDS = [
  "name",
  "personalNumber",
  "email",
  "phone",
  "streetAddress",
  "postalCode",
  "city",
] as const;
/** Of whoever books for a company or a club. */
const REQUIRED_OF_ORGANISATION = ["organisationName", "organisationNumber"] as const;

type CustomerField = (typeof REQUIRED_FIELDS)[number];
export type FieldName = CustomerField | (typeof REQUIRED_OF_ORGANISATION)[number];

/** What the customer types, as typed. */
export type Details = Record<CustomerField | keyof Organisation, string> & {
  travelInfo: string;
  /** `on` where the box is ticked: what was typed below it counts then. */
  isOrganisation: string;
};

export function readDetails(form: Pick<FormData, "get">): Details {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: read("name"),
    personalNumber: read("personalNumber"),
    email: read("email"),
    phone: read("phone"),
    streetAddress: read("streetAddress"),
    postalCode: read("postalCode"),
    city: read("city"),
    travelInfo: read("travelInfo"),
    isOrganisation: read("isOrganisation"),
    organisationName: read("organisationName"),
    organisationNumber: read("organisationNumber"),
    invoiceAddress: read("invoiceAddress"),
    reference: read("reference"),
  };
}

/** In the order of the form, so that the first is the one to go to. */
export function missingFields(details: Details): FieldName[] {
  const more = details.isOrganisation ? REQUIRED_OF_ORGANISATION : [];
  return [...REQUIRED_FIELDS, ...more].filter((name) => isBlank(details[name]));
}

/** Nothing where a person books for themselves. */
export function organisationOf(details: Details): Organisation | undefined {
  if (!details.isOrganisation) return undefined;
  return {
    organisationName: details.organisationName.trim(),
    organisationNumber: details.organisationNumber.trim(),
    invoiceAddress: details.invoiceAddress.trim(),
    reference: details.reference.trim(),
  };
}

export function customerOf(details: Details): CustomerData {
  const customer = Object.fromEntries(
    REQUIRED_FIELDS.map((name) => [name, details[name].trim()]),
  ) as Record<CustomerField, string>;
  const { streetAddress, postalCode, city } = customer;
  return { ...customer, address: `${streetAddress}, ${postalCode} ${city}`, country: "SE" };
}
