import type { Found, Thing } from "./structured-data.ts";

/**
 * What Google requires of the things we tell of before it shows them as more than a blue link
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const REQUIRED: Record<string, readonly string[]> = {
  Product: ["name", "image", "offers"],
  Offer: ["price", "priceCurrency", "availability"],
  LocalBusiness: ["name", "address"],
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

const REQUIRED_OF_ENTRIES: Record<string, readonly string[]> = {
  BreadcrumbList: ["position", "name", "item"],
  ItemList: ["position", "url"],
};

/** Properties whose text is an address, which has to be a whole one. */
const ADDRESSES = new Set(["@id", "url", "item", "image", "hasMap", "logo", "sameAs"]);

/** What would keep a search engine from using a thing, although it is well-formed. */
export function richResultFaults({ at, thing }: Found): string[] {
  const types = [thing["@type"]].flat();
  const missing = types
    .flatMap((type) => REQUIRED[type] ?? [])
    .filter((property) => isEmpty(thing[property]))
    .map((property) => `${at}: ${types.join(", ")} lacks ${property}`);
  return [
    ...missing,
    ...types.flatMap((type) => entryFaults(at, thing, type)),
    ...(types.includes("LocalBusiness") && typeof thing["address"] === "string"
      ? [`${at}: the address of a LocalBusiness is a PostalAddress`]
      : []),
    ...Object.entries(thing).flatMap(([property, value]) => valueFaults(at, property, value)),
  ];
}

/** The entries of a list, and that they are counted from one. */
function entryFaults(at: string, list: Thing, type: string): string[] {
  const required = REQUIRED_OF_ENTRIES[type];
  if (!required) return [];
  const entries = [list["itemListElement"] ?? []].flat() as Thing[];
  return entries.flatMap((entry, index) => [
    ...required
      .filter((property) => isEmpty(entry[property]))
      .map((property) => `${at}: entry ${index + 1} of ${type} lacks ${property}`),
    ...(entry["position"] === index + 1
      ? []
      : [`${at}: entry ${index + 1} of ${type} is miscounted`]),
  ]);
}

function valueFaults(at: string, property: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valueFaults(at, property, one));
  if (typeof value === "object" && value !== null)
    return "@type" in value ? richResultFaults({ at, thing: value as Thing }) : [];
  if (typeof value !== "string" || !ADDRESSES.has(property)) return [];
  return /^https?:\/\//.test(value) && URL.canParse(value)
    ? []
    : [`${at}: ${property} is no whole address: ${value}`];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || [value].flat().length === 0;
}

/** Every address of the shop itself that a thing names. */
export function ownAddresses(thing: unknown, shop: string): string[] {
  if (typeof thing === "string") return thing.startsWith(`${shop}/`) ? [thing] : [];
  if (typeof thing !== "object" || thing === null) return [];
  return Object.values(thing).flatMap((value) => ownAddresses(value, shop));
}
