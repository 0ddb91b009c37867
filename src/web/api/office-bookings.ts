import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#contracts/endpoint.ts";
import type * as contract from "#contracts/office-bookings.ts";
import * as calls from "#contracts/office-bookings-calls.ts";
import { refreshBookings } from "./bookings.ts";
import { query, send } from "./call.ts";
import { WATCHED } from "./freshness.ts";

/** What a booking would cost, and what speaks against it. The last answer stands until the next has come. */
export function bookingPreview(body: BodyOf<typeof contract.previewBooking>) {
  return {
    ...query<typeof contract.previewBooking>(calls.previewBooking, { body }),
    ...WATCHED,
    placeholderData: keepPreviousData,
  };
}

/** Sent again after a lost answer it is the same booking, by its key. */
export function useMakeBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: contract.OfficeBookingWish) =>
      send<typeof contract.makeBooking>(calls.makeBooking, { body }),
    onSettled: () => refreshBookings(queryClient),
  });
}
