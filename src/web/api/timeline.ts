import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type * as bookings from "#contracts/bookings.ts";
import { changeBooking } from "#contracts/bookings-calls.ts";
import type * as contract from "#contracts/timeline.ts";
import * as calls from "#contracts/timeline-calls.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { ApiError } from "./api-error.ts";
import { othersComment } from "./others-comment.ts";
import { query, send } from "./call.ts";
import { keyOfArea, refresh } from "./refresh.ts";
import { HALF_A_MINUTE_MS, watchedWhile } from "./freshness.ts";

/** Whoever may not see it asks once and not again; anything else may be better in half a minute. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

export function timeline({ startDate, endDate }: Period) {
  return queryOptions({
    ...query<typeof contract.timeline>(calls.timeline, { query: { from: startDate, to: endDate } }),
    ...watchedWhile(({ error }) => !isForbidden(error), HALF_A_MINUTE_MS),
  });
}

const TIMELINES = { queryKey: keyOfArea("timeline") };

/** What is written, and what it is written over. */
type Comment = { notes: string; notesBefore: string };

/** The comment shows at once, and goes back if the server refuses it. */
export function useSaveComment(bookingId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (comment: Comment) =>
      send<typeof bookings.changeBooking>(changeBooking, {
        params: { id: bookingId },
        body: comment,
      }),
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
      void refresh(queryClient, "timeline", "bookings");
    },
  });
}

/** Writes the comment into every timeline, and tells what stood there before. */
function showNotes(queryClient: QueryClient, id: number, notes: string) {
  const before = queryClient.getQueriesData<contract.TimelineAnswer>(TIMELINES);
  for (const [key, data] of before)
    if (data) queryClient.setQueryData(key, withNotes(data, id, notes));
  return before;
}

function withNotes(
  answer: contract.TimelineAnswer,
  id: number,
  notes: string,
): contract.TimelineAnswer {
  return {
    ...answer,
    bookings: answer.bookings.map((one) => (one.id === id ? { ...one, notes } : one)),
  };
}
