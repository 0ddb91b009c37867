import type { ShopFacts } from "#contracts/page.ts";
import { readOpeningHours } from "./opening-hours.ts";

const ADDRESS =
  /^(?<streetAddress>.+?),\s*(?:SE-)?(?<postalCode>\d{3}\s?\d{2})\s+(?<addressLocality>.+)$/;

/** The company behind the shop, as schema.org names such things; the same on every page by its `@id`. */
export function localBusiness({ baseUrl, company, pickupMapUrl }: ShopFacts): object {
  const hours = readOpeningHours(company.hours);
  return {
    "@type": "LocalBusiness",
    "@id": `${baseUrl}/#foretag`,
    name: company.name,
    url: `${baseUrl}/`,
    image: `${baseUrl}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      ...(ADDRESS.exec(company.address)?.groups ?? { streetAddress: company.address }),
      addressCountry: "SE",
    },
    hasMap: pickupMapUrl,
    areaServed: ["Sundsvall", "Timrå", "Norrland"],
    ...(hours && {
      openingHoursSpecification: hours.map((open) => ({
        "@type": "OpeningHoursSpecification",
        ...open,
      })),
    }),
  };
}
