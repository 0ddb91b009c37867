import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { FullAgreement, ListedAgreement, NewAgreement } from "#contracts/agreements.ts";
import type { DashboardFigures } from "#contracts/catalog-admin.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import { fetchTransport, send } from "./query-client.ts";

// Others change the shop too: whoever opens a list of the administration sees it as it is.
const FRESH = { staleTime: 0 };
const MINUTE_MS = 60_000;

export const allItems = queryOptions<RentalItem[]>({ queryKey: ["/api/rental-items"], ...FRESH });

export const dashboardFigures = queryOptions<DashboardFigures>({
  queryKey: ["/api/dashboard"],
  ...FRESH,
  refetchInterval: MINUTE_MS,
});

export const allAgreements = queryOptions<ListedAgreement[]>({
  queryKey: ["/api/rental-agreements"],
  ...FRESH,
});

export function agreementById(id: number) {
  return queryOptions<FullAgreement>({ queryKey: ["/api/rental-agreements", id], ...FRESH });
}

export function useRemoveItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(fetchTransport, "DELETE", `/api/rental-items/${id}`),
    onSuccess: () => refresh(queryClient, "/api/rental-items", "/api/dashboard"),
  });
}

export type AgreementWish = Required<NewAgreement> & {
  /** Without one a new agreement is made. `version` names the text that was edited. */
  id?: number;
  version?: number;
};

export function useSaveAgreement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...wish }: AgreementWish) =>
      (await (id === undefined
        ? send(fetchTransport, "POST", "/api/rental-agreements", wish)
        : send(fetchTransport, "PATCH", `/api/rental-agreements/${id}`, wish))) as FullAgreement,
    // Items show their agreement's text, so theirs is fetched anew as well.
    onSuccess: () => refresh(queryClient, "/api/rental-agreements", "/api/rental-items"),
  });
}

export function useRemoveAgreement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(fetchTransport, "DELETE", `/api/rental-agreements/${id}`),
    onSuccess: () => refresh(queryClient, "/api/rental-agreements"),
  });
}

/** Fetches everything anew that is asked of an address that begins so, and waits for what is shown. */
async function refresh(queryClient: QueryClient, ...addresses: string[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      addresses.some((address) => String(first).startsWith(address)),
  });
}
