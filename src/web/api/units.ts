import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type * as ofBooking from "#contracts/booking-units.ts";
import { bookingUnits as bookingUnitsCall } from "#contracts/booking-units-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import type * as contract from "#contracts/units.ts";
import * as calls from "#contracts/units-calls.ts";
import { refreshBookings, showAtOnce } from "./bookings.ts";
import { query, send } from "./call.ts";
import { ANEW, HALF_A_MINUTE_MS, watchedEvery } from "./freshness.ts";
import { refresh } from "./refresh.ts";

export function itemUnits(itemId: number) {
  return {
    ...query<typeof contract.listUnits>(calls.listUnits, { params: { id: itemId } }),
    ...ANEW,
  };
}

export function unitOutages(unitId: number) {
  return {
    ...query<typeof contract.listOutages>(calls.listOutages, { params: { id: unitId } }),
    ...ANEW,
  };
}

/** Which units a booking has, and what each other one would mean. */
export function bookingUnits(bookingId: number) {
  return {
    ...query<typeof ofBooking.bookingUnits>(bookingUnitsCall, { params: { id: bookingId } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

/** Where a unit is found decides what is free, and who has which. */
async function refreshUnits(queryClient: QueryClient): Promise<void> {
  await Promise.all([refresh(queryClient, "rental-items", "units"), refreshBookings(queryClient)]);
}

export function useAddUnit(itemId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.addUnit>) =>
      send<typeof contract.addUnit>(calls.addUnit, { params: { id: itemId }, body }),
    // Also when it was refused: somebody else may have been faster.
    onSettled: () => refreshUnits(queryClient),
  });
}

export function useChangeUnit(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changeUnit>) =>
      send<typeof contract.changeUnit>(calls.changeUnit, { params: { id }, body }),
    onSettled: () => refreshUnits(queryClient),
  });
}

export function useAddOutage(unitId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.addOutage>) =>
      send<typeof contract.addOutage>(calls.addOutage, { params: { id: unitId }, body }),
    onSettled: () => refreshUnits(queryClient),
  });
}

export function useRemoveOutage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      send<typeof contract.removeOutage>(calls.removeOutage, { params: { id } }),
    onSettled: () => refreshUnits(queryClient),
  });
}

export type GivenUnits = { bookingId: number; unitIds: number[] };

/** Staff choose which units a booking has. */
export function useGiveUnits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ bookingId, unitIds }: GivenUnits) =>
      send<typeof contract.giveBookingUnits>(calls.giveBookingUnits, {
        params: { id: bookingId },
        body: { unitIds },
      }),
    onSuccess: (booking) => showAtOnce(queryClient, booking.id, booking),
    onSettled: () => refreshBookings(queryClient),
  });
}
