import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#contracts/endpoint.ts";
import type * as contract from "#contracts/hand-over.ts";
import * as calls from "#contracts/hand-over-calls.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { refreshBookings } from "./bookings.ts";
import { query, send } from "./call.ts";
import { pathOf } from "./call-path.ts";
import { HALF_A_MINUTE_MS, WATCHED, watchedEvery } from "./freshness.ts";

/** What a hand-over begins with; another phone may have recorded it meanwhile. */
export function handOverSheet(bookingId: number, kind: ProtocolKind) {
  return {
    ...query<typeof contract.handOverSheet>(calls.handOverSheet, {
      params: { id: bookingId },
      query: { kind },
    }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

export function protocolsOf(bookingId: number) {
  return {
    ...query<typeof contract.listProtocols>(calls.listProtocols, { params: { id: bookingId } }),
    ...WATCHED,
  };
}

/** Where the browser finds a protocol as a file. */
export function protocolFile(bookingId: number, protocolId: number): string {
  return pathOf(calls.protocolPdf, { params: { id: bookingId, protocolId } });
}

/** Where it finds a photograph: for staff alone, and kept by nobody on the way. */
export function protocolPicture(bookingId: number, fileId: string): string {
  return pathOf(calls.protocolFile, { params: { id: bookingId, fileId } });
}

export function useAnnulProtocol(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ protocolId, reason }: { protocolId: number; reason: string }) =>
      send<typeof contract.annulProtocol>(calls.annulProtocol, {
        params: { id: bookingId, protocolId },
        body: { reason },
      }),
    // Also when it was refused: somebody else may have been faster. Not waited for: there is nothing more to see here.
    onSettled: () => void refreshBookings(queryClient),
  });
}

export function settlementOf(bookingId: number) {
  return {
    ...query<typeof contract.showSettlement>(calls.showSettlement, { params: { id: bookingId } }),
    ...WATCHED,
  };
}

export type SettlementWish = BodyOf<typeof contract.settleReturn>;

/** Pressed again after a lost answer it is the same settlement: by its key. */
export function useSettleReturn(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SettlementWish) =>
      send<typeof contract.settleReturn>(calls.settleReturn, { params: { id: bookingId }, body }),
    onSettled: () => refreshBookings(queryClient),
  });
}

/** After something was recorded by itself: whatever shows bookings asks again. */
export function useRefreshBookings(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refreshBookings(queryClient);
}
