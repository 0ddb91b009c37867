import { queryOptions } from "@tanstack/react-query";
import type { PublicBooking } from "#contracts/bookings.ts";
import type { DepositPayment, DepositStatus } from "#contracts/deposits.ts";
import { fetchTransport, nullOn, send } from "./query-client.ts";

const SOON_MS = 3000;

/** The booking a deposit is for; null when there is none of that number. */
export function depositBooking(id: string) {
  return queryOptions<PublicBooking | null>({
    queryKey: ["/api/bookings", id],
    meta: nullOn(400, 404),
  });
}

/** Asked again and again only while the payment is being processed. */
export function depositStatus(id: string) {
  return queryOptions<DepositStatus>({
    queryKey: ["/api/deposit", id, "status"],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? SOON_MS : false),
  });
}

/** Opens the payment, or comes back to the one that is open: asking twice is harmless. */
export function depositPayment(id: string) {
  return queryOptions<DepositPayment>({
    queryKey: ["deposit-payment", id],
    queryFn: async () =>
      (await send(fetchTransport, "POST", `/api/deposit/${id}/create-payment`)) as DepositPayment,
    staleTime: 0,
    gcTime: 0,
  });
}
