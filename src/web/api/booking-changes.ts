import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/booking-changes.ts";
import * as calls from "#contracts/booking-changes-calls.ts";
import { refreshBookings, showAtOnce } from "./bookings.ts";
import { query, send } from "./call.ts";
import { WATCHED } from "./freshness.ts";

/** What a change would cost and lead to. The last answer stands until the next has come. */
export function changePreview(id: number, body: contract.AgreedChangeWish) {
  return {
    ...query<typeof contract.previewChange>(calls.previewChange, { params: { id }, body }),
    ...WATCHED,
    placeholderData: keepPreviousData,
  };
}

/** Changes what was agreed with the customer; the page shows the booking as it is from then on. */
export function useChangeAgreed(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: contract.AgreedChangeWish) =>
      send<typeof contract.changeAgreed>(calls.changeAgreed, { params: { id }, body }),
    onSuccess: (booking) => showAtOnce(queryClient, id, booking),
    onSettled: () => refreshBookings(queryClient),
  });
}
