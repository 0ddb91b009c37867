import { queryOptions } from "@tanstack/react-query";
import type { LinkPayment, LinkState, PaymentLink } from "#contracts/payment-links.ts";
import { fetchTransport, nullOn, send } from "./query-client.ts";

const pathOf = (token: string) => `/api/payment-links/${encodeURIComponent(token)}`;

/** What a mailed link asks for, as it was when the page was loaded; null when nobody ever sent it. */
export function paymentLink(token: string) {
  return queryOptions<PaymentLink | null>({
    queryKey: ["/api/payment-links", encodeURIComponent(token)],
    meta: nullOn(400, 404),
  });
}

/** Opens the payment, or comes back to the one that is open: asking twice is harmless. */
export function linkPayment(token: string) {
  return queryOptions<LinkPayment>({
    queryKey: ["link-payment", token],
    queryFn: async () =>
      (await send(fetchTransport, "POST", `${pathOf(token)}/payment`)) as LinkPayment,
    staleTime: 0,
    gcTime: 0,
  });
}

/** May be sent again after a lost answer. */
export async function completeLink(
  token: string,
  paymentIntentId: string,
): Promise<{ state: LinkState }> {
  const path = `${pathOf(token)}/complete`;
  return (await send(fetchTransport, "POST", path, { paymentIntentId })) as { state: LinkState };
}
