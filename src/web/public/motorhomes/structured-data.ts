import type { ItemCard } from "#contracts/catalog.ts";
import type { ShopFacts } from "#contracts/page.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { MotorhomeWords } from "#domain/shop/page-words.ts";
import { localBusiness } from "#web/shell/local-business.ts";

type Facts = {
  shop: ShopFacts;
  today: LocalDate;
  path: string;
  words: MotorhomeWords;
  fleet: readonly ItemCard[];
};

/** What the page says, in the words of schema.org. */
export function structuredData({ shop, today, path, words, fleet }: Facts): object {
  const { baseUrl } = shop;
  const crumbs = [
    { name: "Uthyrning", path: "/" },
    { name: "Hyr husbil", path: "/hyr-husbil" },
    ...(path === "/hyr-husbil" ? [] : [{ name: words.heading, path }]),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      { ...localBusiness(shop, today), priceRange: priceRange(fleet) },
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map((crumb, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: crumb.name,
          item: baseUrl + crumb.path,
        })),
      },
      {
        "@type": "ItemList",
        name: "Husbilar att hyra",
        itemListElement: fleet.map((item, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: item.name,
          url: baseUrl + itemPath(item),
        })),
      },
      {
        "@type": "FAQPage",
        mainEntity: words.questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}

function priceRange(fleet: readonly ItemCard[]): string | undefined {
  const prices = fleet.map(({ pricePerDay }) => pricePerDay);
  if (prices.length === 0) return undefined;
  return `${Math.min(...prices)}–${Math.max(...prices)} SEK per natt`;
}
