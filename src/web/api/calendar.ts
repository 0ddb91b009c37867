import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { ShopCalendar } from "#contracts/calendar.ts";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { forgetItems } from "./item-editor.ts";
import { fetchTransport, MAY_CHANGE, send } from "./query-client.ts";

const PATH = "/api/calendar";

export function shopCalendar({ startDate, endDate }: Period) {
  return queryOptions<ShopCalendar>({
    queryKey: [`${PATH}?from=${startDate}&to=${endDate}`],
    ...MAY_CHANGE,
    // Two browsers agree within half a minute.
    refetchInterval: 30_000,
    // The old days stand until the new ones have come.
    placeholderData: keepPreviousData,
    gcTime: 5 * 60_000,
  });
}

export type BlockWish = {
  rentalItemId: number;
  startDate: string;
  endDate: string;
  reason: string;
};

export function useBlockDays() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wish: BlockWish) =>
      (await send(fetchTransport, "POST", "/api/blocked-dates", wish)) as LaidBlock,
    onSuccess: () => refresh(queryClient),
  });
}

export function useFreeDays() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(fetchTransport, "DELETE", `/api/blocked-dates/${id}`),
    // Also when it was refused: somebody else may have freed the days already.
    onSettled: () => refresh(queryClient),
  });
}

/** The calendar, and whatever else shows when items are free, asks again. */
async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    forgetItems(queryClient),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(PATH),
    }),
  ]);
}
