import { keepPreviousData } from "@tanstack/react-query";
import type * as contract from "#contracts/calendar.ts";
import * as calls from "#contracts/calendar-calls.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { query } from "./call.ts";
import { HALF_A_MINUTE_MS, watchedEvery } from "./freshness.ts";

export function shopCalendar({ startDate, endDate }: Period) {
  return {
    ...query<typeof contract.shopCalendar>(calls.shopCalendar, {
      query: { from: startDate, to: endDate },
    }),
    ...watchedEvery(HALF_A_MINUTE_MS),
    // The old days stand until the new ones have come.
    placeholderData: keepPreviousData,
  };
}
