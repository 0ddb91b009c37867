import type { QueryClient } from "@tanstack/react-query";
import { isAsked } from "#contracts/search-link.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { itemAddons, itemCards, type itemBySlug } from "#web/api/catalog.ts";

/** The shop window, and where somebody looks for some days in it, what is found. */
export async function loadWindow(
  queryClient: QueryClient,
  query: URLSearchParams,
  only?: ItemType,
) {
  const [items] = await Promise.all([
    queryClient.fetchQuery(itemCards),
    isAsked(String(query)) &&
      import("#web/api/search.ts").then(({ loadFound }) => loadFound(queryClient, query, only)),
  ]);
  return items;
}

export async function loadItem(queryClient: QueryClient, query: ReturnType<typeof itemBySlug>) {
  const item = await queryClient.fetchQuery(query);
  if (item) await queryClient.fetchQuery(itemAddons(item.id));
  return item;
}

// Calls that one page alone makes come with that page: every other would carry them for nothing.

export async function loadAboutWords(queryClient: QueryClient) {
  const { aboutWords } = await import("#web/api/shop-words.ts");
  return queryClient.fetchQuery(aboutWords);
}

export async function loadMotorhomeWords(queryClient: QueryClient, place: string | undefined) {
  const { localWords, motorhomeWords } = await import("#web/api/shop-words.ts");
  return place === undefined
    ? queryClient.fetchQuery(motorhomeWords)
    : queryClient.fetchQuery(localWords(place));
}
