import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { bookingById } from "#contracts/bookings-calls.ts";
import type * as contract from "#contracts/email-logs.ts";
import * as calls from "#contracts/email-logs-calls.ts";
import { query, send } from "./call.ts";
import { keyOf } from "./call-path.ts";
import { HALF_A_MINUTE_MS, watchedEvery } from "./freshness.ts";

export function emailsOfBooking(bookingId: number) {
  return {
    ...query<typeof contract.emailsOfBooking>(calls.emailsOfBooking, { params: { bookingId } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

const TRIES = 10;
const PAUSE_MS = 2000;

/** A letter leaves a few seconds after it was asked for: its history is asked again until it tells. */
export async function followLetter(client: QueryClient, bookingId: number): Promise<void> {
  const { queryKey } = emailsOfBooking(bookingId);
  const count = () => client.getQueryData(queryKey)?.length;
  const before = count();
  for (let tries = 0; tries < TRIES && count() === before; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await client.invalidateQueries({ queryKey });
  }
}

export function useResendEmail(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      send<typeof contract.resendEmail>(calls.resendEmail, { params: { id } }),
    onSuccess: () => {
      void followLetter(queryClient, bookingId);
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: keyOf(bookingById, { params: { id: bookingId } }),
      }),
  });
}
