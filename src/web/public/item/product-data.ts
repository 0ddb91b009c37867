import type { RentalItem } from "#contracts/catalog.ts";
import type { ShopFacts } from "#contracts/page.ts";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { placeOf } from "#domain/shop/place-of.ts";
import { partsOfAddress } from "#domain/shop/towns.ts";
import { freeWords } from "#texts/cancellation-words.ts";
import { formatKronor } from "#texts/format.ts";
import { distanceWords, licenceWords } from "#texts/item-facts-words.ts";
import { openingData } from "#web/shell/opening-hours.ts";

type Shop = Pick<ShopFacts, "baseUrl" | "places" | "opening" | "cancellationPolicy">;

/** What search engines read: the item as schema.org names such things. */
export function productData(
  item: RentalItem,
  shop: Shop,
  today: LocalDate,
): Record<string, unknown> {
  const { baseUrl } = shop;
  const url = `${baseUrl}${itemPath(item)}`;
  const images = [item.mainImageUrl, ...item.imageGallery].filter((image) => image !== "");
  const told = properties(item, shop);
  return {
    "@context": "https://schema.org",
    "@type": item.type === "rv" ? ["Product", "Vehicle"] : "Product",
    name: item.name,
    description: item.shortDescription || item.miniHeading || item.name,
    image: images.map((image) => new URL(image, `${baseUrl}/`).href),
    sku: String(item.id),
    url,
    ...measures(item),
    ...(told.length > 0 && { additionalProperty: told }),
    // An item that is only rented with another has no price of its own on its page.
    ...(!item.isAddonOnly && {
      offers: {
        "@type": "Offer",
        businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
        price: item.pricePerDay,
        priceCurrency: "SEK",
        availability: "https://schema.org/InStock",
        url,
        ...pickup(item, shop, today),
      },
    }),
  };
}

const KILOGRAMS = "KGM";
const CENTIMETRES = "CMT";

/** What schema.org has a property for. */
function measures({ type, seats, facts: { weightKg } }: RentalItem) {
  const weight = { "@type": "QuantitativeValue", value: weightKg, unitCode: KILOGRAMS };
  return {
    ...(type === "rv" && seats !== null && { vehicleSeatingCapacity: seats }),
    ...(weightKg !== null && (type === "rv" ? { weightTotal: weight } : { weight })),
  };
}

/** The rest by the words of the page. */
function properties(item: RentalItem, shop: Shop): object[] {
  const deposit = depositDue(item.type, item.depositAmount);
  const { sleeps, facts } = item;
  const told = [
    { name: "Bäddar", value: sleeps },
    { name: "Längd", value: facts.lengthCm, unitCode: CENTIMETRES },
    { name: "Körsträcka", value: distanceWords(item) },
    { name: "Ålder och körkort", value: licenceWords(facts) },
    { name: "Deposition", value: deposit > 0 ? formatKronor(deposit) : null },
    { name: "Avbokning", value: freeWords(policyOf(item, shop)) },
    { name: "Ingår", value: facts.included.join(", ") || null },
  ];
  return told
    .filter(({ value }) => value !== null)
    .map((property) => ({ "@type": "PropertyValue", ...property }));
}

/** Where it is handed over, and when somebody is there. */
function pickup(item: RentalItem, { places, opening }: Shop, today: LocalDate) {
  const place = placeOf(item, places);
  if (place === null || `${place.name}${place.address}` === "") return {};
  const { name, address, mapUrl } = place;
  return {
    availableAtOrFrom: {
      "@type": "Place",
      ...(name !== "" && { name }),
      ...(address !== "" && {
        address: {
          "@type": "PostalAddress",
          ...(partsOfAddress(address) ?? { streetAddress: address }),
          addressCountry: "SE",
        },
      }),
      ...(mapUrl !== "" && { hasMap: mapUrl }),
      ...openingData(opening, today),
    },
  };
}
