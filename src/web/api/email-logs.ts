import { useMutation, useQueryClient } from "@tanstack/react-query";
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

export function useResendEmail(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      send<typeof contract.resendEmail>(calls.resendEmail, { params: { id } }),
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: keyOf(bookingById, { params: { id: bookingId } }),
      }),
  });
}
