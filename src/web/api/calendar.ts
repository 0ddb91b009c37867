import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as belongings from "#contracts/item-belongings.ts";
import * as belongingCalls from "#contracts/item-belongings-calls.ts";
import type * as contract from "#contracts/calendar.ts";
import * as calls from "#contracts/calendar-calls.ts";
import type { BodyOf } from "#contracts/endpoint.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { query, send } from "./call.ts";
import { refresh } from "./refresh.ts";
import { HALF_A_MINUTE_MS, WATCHED } from "./freshness.ts";

export function shopCalendar({ startDate, endDate }: Period) {
  return {
    ...query<typeof contract.shopCalendar>(calls.shopCalendar, {
      query: { from: startDate, to: endDate },
    }),
    ...WATCHED,
    refetchInterval: HALF_A_MINUTE_MS,
    // The old days stand until the new ones have come.
    placeholderData: keepPreviousData,
  };
}

export function useBlockDays() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof belongings.createBlock>) =>
      send<typeof belongings.createBlock>(belongingCalls.createBlock, { body }),
    onSuccess: () => refresh(queryClient, "calendar", "rental-items"),
  });
}

export function useFreeDays() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      send<typeof belongings.removeBlock>(belongingCalls.removeBlock, { params: { id } }),
    // Also when it was refused: somebody else may have freed the days already.
    onSettled: () => refresh(queryClient, "calendar", "rental-items"),
  });
}
