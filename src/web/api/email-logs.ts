import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { EmailLog } from "#contracts/email-logs.ts";
import { fetchTransport, MAY_CHANGE, send } from "./query-client.ts";

const HALF_A_MINUTE_MS = 30_000;

export function emailsOfBooking(bookingId: number) {
  return queryOptions<EmailLog[]>({
    queryKey: ["/api/email-logs", bookingId],
    ...MAY_CHANGE,
    refetchInterval: HALF_A_MINUTE_MS,
  });
}

export function useResendEmail(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(fetchTransport, "POST", `/api/email-logs/${id}/resend`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["/api/bookings", bookingId] }),
  });
}
