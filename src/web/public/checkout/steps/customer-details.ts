import type { CustomerData } from "#contracts/checkout.ts";

export const REQUIRED_FIELDS = [
  "name",
  "personalNumber",
  "email",
  "phone",
  "streetAddress",
  "postalCode",
  "city",
] as const;
export type FieldName = (typeof REQUIRED_FIELDS)[number];

/** What the customer types, as typed. */
export type Details = Record<FieldName, string> & { travelInfo: string };

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
  };
}

/** In the order of the form, so that the first is the one to go to. */
export function missingFields(details: Details): FieldName[] {
  return REQUIRED_FIELDS.filter((name) => details[name].trim() === "");
}

export function customerOf(details: Details): CustomerData {
  const { travelInfo: _, ...typed } = details;
  const customer = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.trim()]),
  ) as Record<FieldName, string>;
  const { streetAddress, postalCode, city } = customer;
  return { ...customer, address: `${streetAddress}, ${postalCode} ${city}`, country: "SE" };
}
