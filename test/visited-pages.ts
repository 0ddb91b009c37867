import type { StartedShop } from "./started-shop.ts";
import { thingsOf, type Found, type Thing } from "./structured-data.ts";

/** What search engines are to find: every page of the site map, of the items a motorhome and a piece of equipment. */
export const PUBLIC = [
  "/",
  "/p/fjallripa-70",
  "/p/havskajak",
  "/hyr-husbil",
  "/hyr-husbil/sundsvall",
  "/hyr-husbil/timra",
  "/about",
  "/bokningsvillkor",
  "/integritet",
];
/** Each kind of page that a visitor may meet. */
export const PATHS = [
  ...PUBLIC,
  "/auth",
  "/registrera",
  "/booking?itemId=1&startDate=2099-01-01&endDate=2099-01-03",
  "/booking/thank-you",
  "/finns/inte",
];

/** What the server writes for each of them. */
export async function visitPages({ address }: StartedShop): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of PATHS) pages.set(path, await (await fetch(`${address}${path}`)).text());
  return pages;
}

export const thingsOnPages = (pages: Map<string, string>): Found[] =>
  [...pages].flatMap(([at, html]) => thingsOf(html).map((thing) => ({ at, thing })));

/** A product as a page tells of it, with another offer. */
export function aProduct(offer: object): Thing {
  const price = { price: 345, priceCurrency: "SEK", availability: "https://schema.org/InStock" };
  return {
    "@type": "Product",
    name: "Kanot",
    image: "https://butiken.example/kanot.webp",
    offers: { "@type": "Offer", ...price, ...offer },
  };
}
