import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { TimelineAnswer } from "#contracts/timeline.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { ApiError, othersComment } from "./api-error.ts";
import { fetchTransport, MAY_CHANGE, send } from "./query-client.ts";

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
    ...MAY_CHANGE,
    gcTime: KEPT_MS,
    refetchInterval: ({ state }) => (isForbidden(state.error) ? false : HALF_A_MINUTE_MS),
  });
}

const TIMELINES = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    String(path).startsWith(PATH),
};

/** What is written, and what it is written over. */
type Comment = { notes: string; notesBefore: string };

/** The comment shows at once, and goes back if the server refuses it. */
export function useSaveComment(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (comment: Comment) =>
      send(fetchTransport, "PATCH", `/api/bookings/${bookingId}`, comment),
    onMutate: async ({ notes }) => {
      await queryClient.cancelQueries(TIMELINES);
      return showNotes(queryClient, bookingId, notes);
    },
    onError: (error, _comment, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
      const notes = othersComment(error);
      if (notes !== undefined) showNotes(queryClient, bookingId, notes);
    },
    onSettled: () => {
      // Not waited for: who saved a comment goes on at once.
      void queryClient.invalidateQueries(TIMELINES);
      void queryClient.invalidateQueries({ queryKey: ["/api/bookings"] });
    },
  });
}

/** Writes the comment into every timeline, and tells what stood there before. */
function showNotes(queryClient: QueryClient, id: number, notes: string) {
  const before = queryClient.getQueriesData<TimelineAnswer>(TIMELINES);
  for (const [key, data] of before)
    if (data) queryClient.setQueryData(key, withNotes(data, id, notes));
  return before;
}

function withNotes(answer: TimelineAnswer, id: number, notes: string): TimelineAnswer {
  return {
    ...answer,
    bookings: answer.bookings.map((one) => (one.id === id ? { ...one, notes } : one)),
  };
}
