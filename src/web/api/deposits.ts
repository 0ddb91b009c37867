import { queryOptions } from "@tanstack/react-query";
import type * as bookings from "#contracts/bookings.ts";
import { bookingById } from "#contracts/bookings-calls.ts";
import type * as contract from "#contracts/deposits.ts";
import * as calls from "#contracts/deposits-calls.ts";
import { query } from "./call.ts";
import { ANEW, watchedWhile } from "./freshness.ts";

const SOON_MS = 3000;

/** Which deposit: its booking's number, and what the letter that told it added to the address. */
export type DepositAddress = { id: string; token: string | null };

/** The page's own address, for the way back from a bank. */
export function depositPath({ id, token }: DepositAddress): string {
  return `/deposit-payment/${id}${token === null ? "" : `?t=${encodeURIComponent(token)}`}`;
}

function asked({ id, token }: DepositAddress) {
  return { params: { id }, ...(token !== null && { query: { t: token } }) };
}

/** The booking a deposit is for; null when there is none of that number. */
export function depositBooking(deposit: DepositAddress) {
  return query<typeof bookings.bookingById>(bookingById, asked(deposit));
}

const isPending = ({ data }: { data: { status: string } | undefined }) =>
  data?.status === "pending";

/** Asked again and again only while the payment is being processed. */
export function depositStatus(deposit: DepositAddress) {
  return queryOptions({
    ...query<typeof contract.depositStatus>(calls.depositStatus, asked(deposit)),
    ...watchedWhile(isPending, SOON_MS),
  });
}

/** Opens the payment, or comes back to the one that is open: asking twice is harmless. */
export function depositPayment(deposit: DepositAddress) {
  return {
    ...query<typeof contract.createDepositPayment>(calls.createDepositPayment, asked(deposit)),
    ...ANEW,
  };
}
