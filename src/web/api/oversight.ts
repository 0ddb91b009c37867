import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Concern, Overview } from "#contracts/oversight.ts";
import { fetchTransport, MAY_CHANGE, send } from "./query-client.ts";

const MINUTE_MS = 60_000;

/** What needs somebody's hand, looked at once a minute. */
export const overview = queryOptions<Overview>({
  queryKey: ["/api/oversight"],
  ...MAY_CHANGE,
  refetchInterval: MINUTE_MS,
});

export function useCompareNow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await send(fetchTransport, "POST", "/api/oversight/compare")) as Overview,
    onSuccess: (compared) => queryClient.setQueryData(overview.queryKey, compared),
  });
}

export function useLetMoneyGo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intentId: string) =>
      send(fetchTransport, "POST", `/api/oversight/payments/${encodeURIComponent(intentId)}/void`),
    // Also after a refusal: what was refused is often done already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: overview.queryKey }),
  });
}

export function useSendMailAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mailId: number) =>
      send(fetchTransport, "POST", `/api/oversight/mails/${mailId}/retry`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overview.queryKey }),
  });
}

export type Settlement = Pick<Concern, "kind" | "subject"> & { reason: string };

export function useSettleConcern() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, subject, reason }: Settlement) =>
      send(fetchTransport, "POST", "/api/oversight/settle", { kind, subject, reason }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overview.queryKey }),
  });
}

export type DisputeDecision = { decision: "loss" | "credit"; note: string };

export function useDecideDispute(disputeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: DisputeDecision) =>
      send(
        fetchTransport,
        "POST",
        `/api/disputes/${encodeURIComponent(disputeId)}/decision`,
        decision,
      ),
    // A credit has its receipt and its place in the books at once.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
