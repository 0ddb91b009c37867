import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { lastNightBehind, type CalendarFacts } from "#domain/availability/calendar-days.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { freeUnits } from "#domain/availability/free-units.ts";
import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  type LocalDate,
} from "#domain/dates/local-date.ts";
import {
  blockedDates,
  bookingIntervals,
  dailyAvailability,
  nearPeriod,
  handoverLimitsOf,
  timesForDate,
} from "#web/api/offers.ts";
import { usePageState } from "#web/shell/page-state.tsx";

const NONE: never[] = [];

export type LoadedCalendar = {
  facts: CalendarFacts;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Asks anew for what is free: somebody was faster. */
  reload: () => void;
};

/**
 * What the calendar knows: six months ahead at once, later months when they are needed. A night that
 * has not been told about is unknown and is not offered.
 */
export function useCalendarFacts(
  item: RentalItem,
  quantity: number,
  lastNeeded: LocalDate,
): LoadedCalendar {
  const { today } = usePageState();
  const blocked = useQuery(blockedDates(item.id));
  const intervals = useQuery(bookingIntervals(item.id));
  // Unknown it is no obstacle: the shop refuses a pick-up that has passed.
  const { data: times } = useQuery(timesForDate(item.id, today));
  const limits = useMemo(() => handoverLimitsOf(times), [times]);
  // A start is judged by the nights after it.
  const turnaround = item.turnaroundNights;
  const behind = {
    ...limits,
    today,
    intervals: intervals.data ?? NONE,
    turnaround: { nights: turnaround },
  };
  const lastNight = lastNightBehind(behind, lastNeeded);
  const daily = useQueries({
    queries: neededPeriods({ today, lastNight, turnaround }).map((period) =>
      dailyAvailability(item, period),
    ),
  });
  const all = [blocked, intervals, ...daily];
  // Changes with each answer that comes, and with nothing else.
  const answers = daily.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const facts = useMemo<CalendarFacts>(() => {
    const told = Object.assign({}, ...daily.map(({ data }) => data)) as Record<LocalDate, number>;
    const isKnown = blocked.data !== undefined && intervals.data !== undefined;
    const days = {
      peakSeasonOnly: item.peakSeasonOnly,
      seasons: item.seasons,
      blocked: blocked.data ?? NONE,
    };
    const toldOn = (night: LocalDate) => (isKnown ? told[night] : undefined);
    return {
      today,
      quantity,
      ...days,
      intervals: intervals.data ?? NONE,
      freeOn: (night) => {
        const units = toldOn(night);
        return units === undefined || turnaround === 0 ? units : freeUnits(days, night, units);
      },
      turnaround: turnaround > 0 ? { nights: turnaround, unheldOn: toldOn } : undefined,
      ...limits,
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [today, quantity, item, blocked.data, intervals.data, answers, limits]);
  return {
    facts,
    isLoading: all.some(({ isPending, isError }) => isPending && !isError),
    hasFailed: all.some(({ isError }) => isError),
    retry: () => all.forEach((query) => query.isError && void query.refetch()),
    reload: () => daily.forEach((query) => void query.refetch()),
  };
}

type Needed = { today: LocalDate; lastNight: LocalDate; turnaround: number };

/** From today through the end of the month six months ahead, then month by month as far as is needed. */
function neededPeriods({ today, lastNight, turnaround }: Needed): Period[] {
  const last = addDays(lastBookableDay(today), turnaround);
  const near = nearPeriod(today);
  const periods: Period[] = [near];
  for (
    let month = addMonths(near.endDate, 1);
    month <= lastNight && month <= last;
    month = addMonths(month, 1)
  ) {
    periods.push({ startDate: firstOfMonth(month), endDate: earlier(lastOfMonth(month), last) });
  }
  return periods;
}

function earlier(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}
