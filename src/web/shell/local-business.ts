import type { ShopFacts } from "#contracts/page.ts";
import { partsOfAddress, pickupTowns } from "#domain/shop/towns.ts";
import { readOpeningHours } from "./opening-hours.ts";

/** The company behind the shop, as schema.org names such things; the same on every page by its `@id`. */
export function localBusiness(shop: ShopFacts): object {
  const { baseUrl, company, pickupMapUrl, area } = shop;
  const { name, phone, email, address } = company;
  const served = [...pickupTowns(shop), ...(area === null ? [] : [area])];
  const hours = company.hours === null ? null : readOpeningHours(company.hours);
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
    ...(hours && {
      openingHoursSpecification: hours.map((open) => ({
        "@type": "OpeningHoursSpecification",
        ...open,
      })),
    }),
  };
}
