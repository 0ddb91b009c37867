import type { ShopFacts } from "#contracts/page.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { partsOfAddress } from "#domain/shop/towns.ts";
import { openingData } from "./opening-hours.ts";

/** The company behind the shop, as schema.org names such things; the same on every page by its `@id`. */
export function localBusiness(shop: ShopFacts, today: LocalDate): object {
  const { baseUrl, company, pickupMapUrl, area, opening, pickupTowns, localPages } = shop;
  const { name, phone, email, address } = company;
  const towns = new Set([...pickupTowns, ...localPages.map((town) => town.name)]);
  const served = [...towns, ...(area === null ? [] : [area])];
  return {
    "@type": "LocalBusiness",
    "@id": `${baseUrl}/#foretag`,
    name,
    url: `${baseUrl}/`,
    image: `${baseUrl}/icon-512.png`,
    ...(phone !== null && { telephone: phone }),
    ...(email !== null && { email }),
    address: {
      "@type": "PostalAddress",
      ...(address !== null && (partsOfAddress(address) ?? { streetAddress: address })),
      addressCountry: "SE",
    },
    ...(pickupMapUrl !== null && { hasMap: pickupMapUrl }),
    ...(served.length > 0 && { areaServed: served }),
    ...openingData(opening, today),
  };
}
