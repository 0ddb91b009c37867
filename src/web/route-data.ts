import type { QueryClient } from "@tanstack/react-query";
import { isAsked } from "#contracts/search-link.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import {
  itemAddons,
  itemAgreement,
  itemById,
  itemCards,
  type itemBySlug,
} from "#web/api/catalog.ts";

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

export async function loadBooking(queryClient: QueryClient, query: URLSearchParams) {
  const id = query.get("itemId") ?? "";
  // Without an item in its address the page leads elsewhere, in the browser.
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const item = await queryClient.fetchQuery(itemById(id));
  // Without an agreement the page has something to say as well.
  if (item) await queryClient.prefetchQuery(itemAgreement(item.id));
  return item;
}

// Calls that one page alone makes come with that page: every other would carry them for nothing.

export async function loadDeposit(queryClient: QueryClient, id: string, query: URLSearchParams) {
  const { depositBooking } = await import("#web/api/deposits.ts");
  const booking = depositBooking({ id, token: query.get("t") });
  // Whoever has tried too many numbers reads so on the page, which asks once more.
  await queryClient.prefetchQuery(booking);
  return queryClient.getQueryData(booking.queryKey);
}

export async function loadMyBooking(queryClient: QueryClient, token: string) {
  const { myBooking } = await import("#web/api/my-booking.ts");
  return queryClient.fetchQuery(myBooking(token));
}

export async function loadPaymentLink(queryClient: QueryClient, token: string) {
  const { paymentLink } = await import("#web/api/payment-links.ts");
  return queryClient.fetchQuery(paymentLink(token));
}

export async function loadInvitation(queryClient: QueryClient, token: string) {
  const { invitation } = await import("#web/api/account-links.ts");
  const asked = invitation(token);
  // Whoever has tried too many keys reads so on the page, which asks once more.
  await queryClient.prefetchQuery(asked);
  return queryClient.getQueryData(asked.queryKey);
}

export async function loadReset(queryClient: QueryClient, token: string) {
  const { reset } = await import("#web/api/account-links.ts");
  const asked = reset(token);
  await queryClient.prefetchQuery(asked);
  return queryClient.getQueryData(asked.queryKey);
}

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
