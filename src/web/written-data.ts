import type { QueryClient } from "@tanstack/react-query";
import { invitation, reset } from "#web/api/account-links.ts";
import { itemAgreement, itemById } from "#web/api/catalog.ts";
import { depositBooking } from "#web/api/deposits.ts";
import { myBooking } from "#web/api/my-booking.ts";
import { paymentLink } from "#web/api/payment-links.ts";

// What the pages show on which people write; it comes with the first of them.

export async function loadBooking(queryClient: QueryClient, query: URLSearchParams) {
  const id = query.get("itemId") ?? "";
  // Without an item in its address the page leads elsewhere, in the browser.
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const item = await queryClient.fetchQuery(itemById(id));
  // Without an agreement the page has something to say as well.
  if (item) await queryClient.prefetchQuery(itemAgreement(item.id));
  return item;
}

export async function loadDeposit(queryClient: QueryClient, id: string, query: URLSearchParams) {
  const booking = depositBooking({ id, token: query.get("t") });
  // Whoever has tried too many numbers reads so on the page, which asks once more.
  await queryClient.prefetchQuery(booking);
  return queryClient.getQueryData(booking.queryKey);
}

export async function loadMyBooking(queryClient: QueryClient, token: string) {
  return queryClient.fetchQuery(myBooking(token));
}

export async function loadPaymentLink(queryClient: QueryClient, token: string) {
  return queryClient.fetchQuery(paymentLink(token));
}

export async function loadInvitation(queryClient: QueryClient, token: string) {
  const asked = invitation(token);
  // Whoever has tried too many keys reads so on the page, which asks once more.
  await queryClient.prefetchQuery(asked);
  return queryClient.getQueryData(asked.queryKey);
}

export async function loadReset(queryClient: QueryClient, token: string) {
  const asked = reset(token);
  await queryClient.prefetchQuery(asked);
  return queryClient.getQueryData(asked.queryKey);
}
