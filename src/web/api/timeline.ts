import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TimelineAnswer } from "#contracts/timeline.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { ApiError } from "./api-error.ts";
import { fetchTransport, send } from "./query-client.ts";

const PATH = "/api/timeline";
const HALF_A_MINUTE_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** Whoever may not see it asks once and not again; anything else may be better in half a minute. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

export function timeline({ startDate, endDate }: Period) {
  return queryOptions<TimelineAnswer>({
    queryKey: [`${PATH}?from=${startDate}&to=${endDate}`],
    staleTime: 0,
    gcTime: KEPT_MS,
    refetchInterval: ({ state }) => (isForbidden(state.error) ? false : HALF_A_MINUTE_MS),
  });
}

const TIMELINES = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    String(path).startsWith(PATH),
};

/** The comment shows at once, and goes back if the server refuses it. */
export function useSaveComment(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notes: string) =>
      send(fetchTransport, "PATCH", `/api/bookings/${bookingId}`, { notes }),
    onMutate: async (notes) => {
      await queryClient.cancelQueries(TIMELINES);
      const before = queryClient.getQueriesData<TimelineAnswer>(TIMELINES);
      for (const [key, data] of before)
        if (data) queryClient.setQueryData(key, withNotes(data, bookingId, notes));
      return before;
    },
    onError: (_error, _notes, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
    },
    onSettled: () => {
      // Not waited for: who saved a comment goes on at once.
      void queryClient.invalidateQueries(TIMELINES);
      void queryClient.invalidateQueries({ queryKey: ["/api/bookings"] });
    },
  });
}

function withNotes(answer: TimelineAnswer, id: number, notes: string): TimelineAnswer {
  return {
    ...answer,
    bookings: answer.bookings.map((one) => (one.id === id ? { ...one, notes } : one)),
  };
}
