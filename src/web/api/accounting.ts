import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  LedgerChoices,
  MonthlyAccounting,
  Occupancy,
  YearlyAccounting,
} from "#contracts/accounting.ts";
import { fetchTransport, MAY_CHANGE, send } from "./query-client.ts";

const PATH = "/api/accounting";

export type BookMonth = { year: number; month: number };

export function yearlyAccounting(year: number) {
  return queryOptions<YearlyAccounting>({ queryKey: [PATH, "yearly", year], ...MAY_CHANGE });
}

export function monthlyAccounting({ year, month }: BookMonth) {
  return queryOptions<MonthlyAccounting>({
    queryKey: [PATH, "monthly", year, month],
    ...MAY_CHANGE,
  });
}

export function occupancyOf(year: number) {
  return queryOptions<Occupancy>({ queryKey: [PATH, "occupancy", year], ...MAY_CHANGE });
}

export const ledgerAccounts = queryOptions<LedgerChoices>({
  queryKey: [PATH, "accounts"],
  ...MAY_CHANGE,
});

export type BookFiles = { csv: string; pdf: string; sie: string };

/** What the browser opens as files. */
export function filesOfYear(year: number): BookFiles {
  const csv = `${PATH}/export/yearly/${year}`;
  return { csv, pdf: `${csv}/pdf`, sie: `${PATH}/export/sie/${year}` };
}

export function filesOfMonth({ year, month }: BookMonth): BookFiles {
  const csv = `${PATH}/export/monthly/${year}/${month}`;
  return { csv, pdf: `${csv}/pdf`, sie: `${PATH}/export/sie/${year}/${month}` };
}

export function useCloseMonth({ year, month }: BookMonth) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(fetchTransport, "POST", `${PATH}/monthly/${year}/${month}/close`),
    // Also after a refusal: what was refused is often done already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [PATH] }),
  });
}

export function useChangeLedgerAccounts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: LedgerChoices) =>
      (await send(fetchTransport, "POST", `${PATH}/accounts`, chosen)) as LedgerChoices,
    onSuccess: (saved) => queryClient.setQueryData(ledgerAccounts.queryKey, saved),
  });
}
