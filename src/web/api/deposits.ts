import { queryOptions } from "@tanstack/react-query";
import type { PublicBooking } from "#contracts/bookings.ts";
import type { DepositPayment, DepositStatus } from "#contracts/deposits.ts";
import { fetchTransport, nullOn, send } from "./query-client.ts";

const SOON_MS = 3000;

/** Which deposit: its booking's number, and what the letter that told it added to the address. */
export type DepositAddress = { id: string; token: string | null };

const asked = ({ token }: DepositAddress) =>
  token === null ? "" : `?t=${encodeURIComponent(token)}`;

/** The page's own address, for the way back from a bank. */
export function depositPath(deposit: DepositAddress): string {
  return `/deposit-payment/${deposit.id}${asked(deposit)}`;
}

/** The booking a deposit is for; null when there is none of that number. */
export function depositBooking(deposit: DepositAddress) {
  return queryOptions<PublicBooking | null>({
    queryKey: ["/api/bookings", `${deposit.id}${asked(deposit)}`],
    meta: nullOn(400, 404),
  });
}

/** Asked again and again only while the payment is being processed. */
export function depositStatus(deposit: DepositAddress) {
  return queryOptions<DepositStatus>({
    queryKey: ["/api/deposit", deposit.id, `status${asked(deposit)}`],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? SOON_MS : false),
  });
}

/** Opens the payment, or comes back to the one that is open: asking twice is harmless. */
export function depositPayment(deposit: DepositAddress) {
  const path = `/api/deposit/${deposit.id}/create-payment${asked(deposit)}`;
  return queryOptions<DepositPayment>({
    queryKey: ["deposit-payment", deposit.id],
    queryFn: async () => (await send(fetchTransport, "POST", path)) as DepositPayment,
    staleTime: 0,
    gcTime: 0,
  });
}
