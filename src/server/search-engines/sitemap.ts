import type { ShopFacts } from "#contracts/page.ts";
import { itemPath } from "#domain/catalog/item-path.ts";

export type ListedItem = {
  id: number;
  slug: string | null;
  name: string;
  miniHeading: string;
  pricePerDay: number;
  basePrice: number | null;
  updatedAt: Date;
};

/** The pages that are there whatever the shop rents out. */
export const FIXED_PAGES = ["/", "/hyr-husbil", "/about", "/bokningsvillkor", "/integritet"];

/** Every page that a search engine may show, items with the day they last changed. */
export function sitemap(
  { baseUrl, localPages }: Pick<ShopFacts, "baseUrl" | "localPages">,
  items: readonly ListedItem[],
): string {
  const local = localPages.map(({ slug }) => `/hyr-husbil/${slug}`);
  const pages = [...FIXED_PAGES, ...local].map(
    (path) => `<url><loc>${escaped(baseUrl + path)}</loc></url>`,
  );
  const listed = items.map(
    (item) =>
      `<url><loc>${escaped(baseUrl + itemPath(item))}</loc>` +
      `<lastmod>${item.updatedAt.toISOString()}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...listed,
    "</urlset>",
    "",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
