import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as agreements from "#contracts/agreements.ts";
import * as agreementCalls from "#contracts/agreements-calls.ts";
import type * as catalog from "#contracts/catalog.ts";
import { listItems } from "#contracts/catalog-calls.ts";
import type * as contract from "#contracts/catalog-admin.ts";
import * as calls from "#contracts/catalog-admin-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import { query, send } from "./call.ts";
import { refresh } from "./refresh.ts";
import { ANEW, MINUTE_MS, WATCHED, watchedEvery } from "./freshness.ts";

export const allItems = { ...query<typeof catalog.listItems>(listItems), ...WATCHED };

export const dashboardFigures = {
  ...query<typeof contract.dashboard>(calls.dashboard),
  ...watchedEvery(MINUTE_MS),
};

export const allAgreements = {
  ...query<typeof agreements.listAgreements>(agreementCalls.listAgreements),
  ...WATCHED,
};

export function agreementById(id: number) {
  return {
    ...query<typeof agreements.agreementById>(agreementCalls.agreementById, { params: { id } }),
    ...ANEW,
  };
}

export function useRemoveItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      send<typeof contract.removeItem>(calls.removeItem, { params: { id } }),
    onSuccess: () => refresh(queryClient, "rental-items", "dashboard"),
  });
}

export type AgreementWish = Required<BodyOf<typeof agreements.createAgreement>> & {
  /** Without one a new agreement is made. `version` names the text that was edited. */
  id?: number;
  version?: number;
};

async function saveAgreement({ id, version, ...body }: AgreementWish) {
  if (id === undefined)
    return send<typeof agreements.createAgreement>(agreementCalls.createAgreement, { body });
  return send<typeof agreements.changeAgreement>(agreementCalls.changeAgreement, {
    params: { id },
    body: { ...body, version },
  });
}

export function useSaveAgreement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveAgreement,
    // Items show their agreement's text, so theirs is fetched anew as well.
    onSuccess: () => refresh(queryClient, "rental-agreements", "rental-items"),
  });
}

export function useRemoveAgreement() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      send<typeof agreements.removeAgreement>(agreementCalls.removeAgreement, { params: { id } }),
    onSuccess: () => refresh(queryClient, "rental-agreements"),
  });
}
