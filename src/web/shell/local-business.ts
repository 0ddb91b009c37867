import type { ShopFacts } from "#contracts/page.ts";
import { readOpeningHours } from "./opening-hours.ts";

const ADDRESS =
  /^(?<streetAddress>.+?),\s*(?:SE-)?(?<postalCode>\d{3}\s?\d{2})\s+(?<addressLocality>.+)$/;

/** The company behind the shop, as schema.org names such things; the same on every page by its `@id`. */
export function localBusiness({ baseUrl, company, pickupMapUrl }: ShopFacts): object {
  const { name, phone, email, address } = company;
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
      ...(address !== null && (ADDRESS.exec(address)?.groups ?? { streetAddress: address })),
      addressCountry: "SE",
    },
    ...(pickupMapUrl !== null && { hasMap: pickupMapUrl }),
    areaServed: ["Sundsvall", "Timrå", "Norrland"],
    ...(hours && {
      openingHoursSpecification: hours.map((open) => ({
        "@type": "OpeningHoursSpecification",
        ...open,
      })),
    }),
  };
}
