import type { RentalItem } from "#contracts/catalog.ts";
import { itemPath } from "#domain/catalog/item-path.ts";

/** What search engines read: the item as schema.org names such things. */
export function productData(item: RentalItem, baseUrl: string): Record<string, unknown> {
  const url = `${baseUrl}${itemPath(item)}`;
  const images = [item.mainImageUrl, ...item.imageGallery].filter((image) => image !== "");
  return {
    "@context": "https://schema.org",
    "@type": item.type === "rv" ? ["Product", "Vehicle"] : "Product",
    name: item.name,
    description: item.shortDescription || item.miniHeading || item.name,
    image: images.map((image) => new URL(image, `${baseUrl}/`).href),
    sku: String(item.id),
    url,
    // An item that is only rented with another has no price of its own on its page.
    ...(!item.isAddonOnly && {
      offers: {
        "@type": "Offer",
        businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
        price: item.pricePerDay,
        priceCurrency: "SEK",
        availability: "https://schema.org/InStock",
        url,
      },
    }),
  };
}
