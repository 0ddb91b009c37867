import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as contract from "#contracts/accounting.ts";
import * as calls from "#contracts/accounting-calls.ts";
import { query, send } from "./call.ts";
import { refresh } from "./refresh.ts";
import { pathOf } from "./call-path.ts";
import { WATCHED } from "./freshness.ts";

export type BookMonth = { year: number; month: number };

export function yearlyAccounting(year: number) {
  return {
    ...query<typeof contract.yearlyAccounting>(calls.yearlyAccounting, { params: { year } }),
    ...WATCHED,
  };
}

export function monthlyAccounting(params: BookMonth) {
  return {
    ...query<typeof contract.monthlyAccounting>(calls.monthlyAccounting, { params }),
    ...WATCHED,
  };
}

export function occupancyOf(year: number) {
  return {
    ...query<typeof contract.occupancy>(calls.occupancy, { params: { year } }),
    ...WATCHED,
  };
}

export const ledgerAccounts = {
  ...query<typeof contract.readLedgerAccounts>(calls.readLedgerAccounts),
  ...WATCHED,
};

export type BookFiles = { csv: string; pdf: string; sie: string };

/** What the browser opens as files. */
export function filesOfYear(year: number): BookFiles {
  const of = { params: { year } };
  return {
    csv: pathOf(calls.yearlyCsv, of),
    pdf: pathOf(calls.yearlyPdf, of),
    sie: pathOf(calls.yearlySie, of),
  };
}

export function filesOfMonth(params: BookMonth): BookFiles {
  const of = { params };
  return {
    csv: pathOf(calls.monthlyCsv, of),
    pdf: pathOf(calls.monthlyPdf, of),
    sie: pathOf(calls.monthlySie, of),
  };
}

export function useCloseMonth(params: BookMonth) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send<typeof contract.closeMonth>(calls.closeMonth, { params }),
    // Also after a refusal: what was refused is often done already.
    onSettled: () => refresh(queryClient, "accounting"),
  });
}

export function useChangeLedgerAccounts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: contract.LedgerChoices & { before?: contract.LedgerChoices }) =>
      send<typeof contract.changeLedgerAccounts>(calls.changeLedgerAccounts, { body }),
    onSuccess: (saved) => queryClient.setQueryData(ledgerAccounts.queryKey, saved),
  });
}
