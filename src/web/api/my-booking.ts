import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/my-booking.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import * as calls from "#contracts/my-booking-calls.ts";
import { pathOf } from "./call-path.ts";
import { query, send } from "./call.ts";
import { ANEW } from "./freshness.ts";

/** A customer's own booking; null where the key opens none. */
export function myBooking(token: string) {
  return query<typeof contract.myBooking>(calls.myBooking, { params: { token } });
}

/** What it would cost; asked anew each time, since others book meanwhile. */
export function myChangePreview(token: string, body: contract.OwnChange) {
  return {
    ...query<typeof contract.previewMyChange>(calls.previewMyChange, { params: { token }, body }),
    ...ANEW,
  };
}

/** The page shows what the shop answers to each deed. */
function useDeed<Body>(token: string, act: (body: Body) => Promise<MyBooking>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => client.setQueryData(myBooking(token).queryKey, answer),
  });
}

export function useChangeMyDetails(token: string) {
  return useDeed(token, (body: contract.OwnDetails) =>
    send<typeof contract.changeMyDetails>(calls.changeMyDetails, { params: { token }, body }),
  );
}

/** May be sent again after a lost answer: one cancels once. */
export function useCancelMyBooking(token: string) {
  return useDeed(token, (expectedRefund: number) =>
    send<typeof contract.cancelMyBooking>(calls.cancelMyBooking, {
      params: { token },
      body: { expectedRefund },
    }),
  );
}

export function useChangeMyBooking(token: string) {
  return useDeed(token, (body: contract.OwnChange) =>
    send<typeof contract.changeMyBooking>(calls.changeMyBooking, { params: { token }, body }),
  );
}

export function useAcceptMyAgreements(token: string) {
  return useDeed(token, (agreementVersions: number[]) =>
    send<typeof contract.acceptMyAgreements>(calls.acceptMyAgreements, {
      params: { token },
      body: { agreementVersions },
    }),
  );
}

/** Where what is due is paid; pressed twice it is the same place. */
export function usePayMyBooking(token: string) {
  return useMutation({
    mutationFn: () => send<typeof contract.payMyBooking>(calls.payMyBooking, { params: { token } }),
  });
}

export async function findMyBooking(body: { bookingId: number; email: string }) {
  return send<typeof contract.findMyBooking>(calls.findMyBooking, { body });
}

/** Staff's: a new link, and every earlier one ends. */
export function useRenewOwnPageLink(id: number) {
  return useMutation({
    mutationFn: () =>
      send<typeof contract.renewOwnPageLink>(calls.renewOwnPageLink, { params: { id } }),
  });
}

export function useMailOwnPageLink(id: number) {
  return useMutation({
    mutationFn: () =>
      send<typeof contract.mailOwnPageLink>(calls.mailOwnPageLink, { params: { id } }),
  });
}

/** Opened by the browser itself. */
export const calendarHref = (token: string) => pathOf(calls.myCalendarFile, { params: { token } });
export const receiptHref = (token: string, number: string) =>
  pathOf(calls.myReceipt, { params: { token, number } });
export const receiptFileHref = (token: string, number: string) =>
  pathOf(calls.myReceiptFile, { params: { token, number } });
export const protocolHref = (token: string, id: number) =>
  pathOf(calls.myProtocol, { params: { token, id } });
export const contractHref = (token: string) => pathOf(calls.myContract, { params: { token } });
