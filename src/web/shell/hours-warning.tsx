import { useQuery } from "@tanstack/react-query";
import type { Times } from "#domain/availability/times-for-date.ts";
import type { Weekday } from "#domain/dates/weekday.ts";
import { outsideHoursWords, weekdayHoursWords } from "#texts/outside-hours.ts";
import { shopSettings } from "#web/api/settings.ts";

/** Stands below times that are being typed, also while there is nothing to say: so it is read out. */
export function HoursWarning({ times, weekday }: { times: Times; weekday?: Weekday }) {
  const { data } = useQuery(shopSettings);
  const week = data?.opening.week ?? [];
  const words = weekday ? weekdayHoursWords(week, weekday, times) : outsideHoursWords(week, times);
  return (
    <p className="text-sm text-balance text-warning empty:hidden" role="status">
      {words.join(" ")}
    </p>
  );
}
