import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Search } from "#contracts/search-link.ts";
import { lastNightBehind, type CalendarFacts } from "#domain/availability/calendar-days.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { closedOnThese, nearPeriod } from "#web/api/offers.ts";
import { closedDays, freeDays } from "#web/api/search.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import type { LoadedCalendar } from "#web/shell/stay-calendar/use-calendar-facts.ts";

/**
 * The calendar of all items at once: a day is offered when something is free. Which weekdays and how many nights each
 * of them takes is for what is found to say.
 */
export function useAllDays(
  wanted: Pick<Search, "type" | "people">,
  lastNeeded: LocalDate,
): LoadedCalendar {
  const { today, shop } = usePageState();
  const near = nearPeriod(today);
  const far = { startDate: addDays(near.endDate, 1), endDate: lastBookableDay(today) };
  const hasHours = shop.opening.week.length > 0 || shop.opening.exceptions.length > 0;
  const { data: closed } = useQuery({ ...closedDays(wanted), enabled: hasHours });
  const closedFacts = useMemo(() => closedOnThese(closed), [closed]);
  const behind = { today, intervals: [], ...closedFacts };
  const isFar = lastNightBehind(behind, lastNeeded) > near.endDate;
  const periods = isFar && far.startDate <= far.endDate ? [near, far] : [near];
  const days = useQueries({ queries: periods.map((period) => freeDays(period, wanted)) });
  // Changes with each answer that comes, and with nothing else.
  const answers = days.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const facts = useMemo<CalendarFacts>(() => {
    const free = Object.assign({}, ...days.map(({ data }) => data)) as Record<LocalDate, number>;
    return {
      today,
      quantity: 1,
      peakSeasonOnly: false,
      seasons: [],
      blocked: [],
      intervals: [],
      freeOn: (night) => free[night],
      ...closedFacts,
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [today, answers, closedFacts]);
  return {
    facts,
    isLoading: days.some(({ isPending, isError }) => isPending && !isError),
    hasFailed: days.some(({ isError }) => isError),
    retry: () => days.forEach((query) => query.isError && void query.refetch()),
    reload: () => days.forEach((query) => void query.refetch()),
  };
}
