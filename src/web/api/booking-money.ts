import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as bookings from "#contracts/bookings.ts";
import { cancelBooking, refundBooking } from "#contracts/bookings-calls.ts";
import type * as deposits from "#contracts/deposits.ts";
import { keepDeposit, sendDepositReminder } from "#contracts/deposits-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import type * as links from "#contracts/payment-links.ts";
import { sendPaymentLink } from "#contracts/payment-links-calls.ts";
import type * as payments from "#contracts/payments.ts";
import { giveBackPayment, recordPayment, takeBackPayment } from "#contracts/payments-calls.ts";
import { refreshBookings } from "./bookings.ts";
import { send } from "./call.ts";

/** An act after which whatever shows bookings asks again. */
function useAct<Answer, Wish = void>(act: (wish: Wish) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => refreshBookings(queryClient) });
}

/** Pressed again after a lost answer it is the same refund: by its key, which the page has to make. */
export type RefundWish = BodyOf<typeof bookings.refundBooking> & {
  kind: "rent" | "deposit";
  key: string;
};

/** Pressed again after a lost answer it finds the booking cancelled. */
export function useCancelBooking(id: number) {
  return useAct((body: BodyOf<typeof bookings.cancelBooking>) =>
    send<typeof bookings.cancelBooking>(cancelBooking, { params: { id }, body }),
  );
}

export function useRefundBooking(id: number) {
  return useAct((body: RefundWish) =>
    send<typeof bookings.refundBooking>(refundBooking, { params: { id }, body }),
  );
}

export function useKeepDeposit(id: number) {
  return useAct((body: deposits.KeepWish) =>
    send<typeof deposits.keepDeposit>(keepDeposit, { params: { id }, body }),
  );
}

export function useRemindOfDeposit(id: number) {
  return useAct(() =>
    send<typeof deposits.sendDepositReminder>(sendDepositReminder, { params: { id } }),
  );
}

export type LinkWish = { amount: number; days: number; charge: "at-once" | "reserve" };

/** Mails the customer a link to pay by. Without a wish the shop decides: it reserves what is due. */
export function useSendPaymentLink(id: number) {
  return useAct((body: LinkWish | { kind: "charge" } | undefined) =>
    send<typeof links.sendPaymentLink>(sendPaymentLink, { params: { id }, body }),
  );
}

/** Money that came by hand. May be sent again after a lost answer: its key makes it one payment. */
export function useRecordPayment(id: number) {
  return useAct((body: payments.HandPayment) =>
    send<typeof payments.recordPayment>(recordPayment, { params: { id }, body }),
  );
}

/** What was recorded by hand in error. */
export function useTakeBackPayment(id: number, paymentId: string) {
  return useAct((body: BodyOf<typeof payments.takeBackPayment>) =>
    send<typeof payments.takeBackPayment>(takeBackPayment, { params: { id, paymentId }, body }),
  );
}

export type GiveBackWish = BodyOf<typeof payments.giveBackPayment> & { key: string };

/** Money that was given back by hand. */
export function useGiveBackPayment(id: number, paymentId: string) {
  return useAct((body: GiveBackWish) =>
    send<typeof payments.giveBackPayment>(giveBackPayment, { params: { id, paymentId }, body }),
  );
}
