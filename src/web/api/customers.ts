import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/customers.ts";
import * as calls from "#contracts/customers-calls.ts";
import type { BodyOf, QueryOf } from "#contracts/endpoint.ts";
import { refreshBookings } from "./bookings.ts";
import { query, send } from "./call.ts";
import { HALF_A_MINUTE_MS, watchedEvery } from "./freshness.ts";
import { othersComment } from "./others-comment.ts";

export function earlierCustomers(asked: QueryOf<typeof contract.earlierCustomers>) {
  return {
    ...query<typeof contract.earlierCustomers>(calls.earlierCustomers, { query: asked }),
    placeholderData: keepPreviousData,
  };
}

/** The person behind a booking; null where there is no such booking. */
export function customerBehind(bookingId: number) {
  return {
    ...query<typeof contract.customerBehind>(calls.customerBehind, { params: { bookingId } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

/** Written from one booking, it shows at all bookings of the same person. */
export function useCommentCustomer(bookingId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = customerBehind(bookingId);
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.commentCustomer>) =>
      send<typeof contract.commentCustomer>(calls.commentCustomer, {
        params: { bookingId },
        body,
      }),
    onSuccess: (customer) => queryClient.setQueryData(queryKey, customer),
    onError: (error) => {
      const notes = othersComment(error);
      if (notes !== undefined)
        queryClient.setQueryData(queryKey, (shown: contract.Customer | null | undefined) =>
          shown ? { ...shown, comment: { ...shown.comment, notes } } : shown,
        );
    },
    onSettled: () => refreshBookings(queryClient),
  });
}
