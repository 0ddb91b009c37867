import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#contracts/endpoint.ts";
import type * as contract from "#contracts/oversight.ts";
import * as calls from "#contracts/oversight-calls.ts";
import type * as payments from "#contracts/payments.ts";
import { decideDispute } from "#contracts/payments-calls.ts";
import { query, send } from "./call.ts";
import { refresh } from "./refresh.ts";
import { MINUTE_MS, watchedEvery } from "./freshness.ts";

/** What needs somebody's hand, looked at once a minute. */
export const overview = {
  ...query<typeof contract.concerns>(calls.concerns),
  ...watchedEvery(MINUTE_MS),
};

export function useCompareNow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send<typeof contract.compareNow>(calls.compareNow),
    onSuccess: (compared) => queryClient.setQueryData(overview.queryKey, compared),
  });
}

export function useLetMoneyGo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intentId: string) =>
      send<typeof contract.letMoneyGo>(calls.letMoneyGo, { params: { intentId } }),
    // Also after a refusal: what was refused is often done already.
    onSettled: () => refresh(queryClient, "oversight"),
  });
}

export function useSendMailAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      send<typeof contract.sendMailAgain>(calls.sendMailAgain, { params: { id } }),
    onSettled: () => refresh(queryClient, "oversight"),
  });
}

export type Settlement = Pick<contract.Concern, "kind" | "subject"> & { reason: string };

export function useSettleConcern() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, subject, reason }: Settlement) =>
      send<typeof contract.settleConcern>(calls.settleConcern, { body: { kind, subject, reason } }),
    onSettled: () => refresh(queryClient, "oversight"),
  });
}

export type DisputeDecision = BodyOf<typeof payments.decideDispute>;

export function useDecideDispute(disputeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DisputeDecision) =>
      send<typeof payments.decideDispute>(decideDispute, { params: { disputeId }, body }),
    // A credit has its receipt and its place in the books at once.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
