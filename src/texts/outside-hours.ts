import type { Times } from "#domain/availability/times-for-date.ts";
import type { Weekday } from "#domain/dates/weekday.ts";
import { hoursOfWeekday, isWithin, type WeekHours } from "#domain/shop/opening.ts";
import {
  isClosedEvery,
  weekdaysOutside,
  type Promised,
  type PromisedThen,
} from "#domain/shop/outside-hours.ts";
import { listed } from "#texts/listed.ts";
import { hoursWords } from "#texts/opening-words.ts";
import { periodWords } from "#texts/period-words.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

const ENDS = [
  { name: "pickupTime", label: "Utlämning" },
  { name: "returnTime", label: "Återlämning" },
] as const;

/** What to think of before hours are saved at which nobody is there; nothing of those that are not whole yet. */
export function outsideHoursWords(week: readonly WeekHours[], times: Times): string[] {
  return everyDayWords(week, times).map(canBeSaved);
}

/** Of hours that stand already. */
export function promisedOutsideWords(
  week: readonly WeekHours[],
  { on, ...times }: Promised,
): string[] {
  if (!on) return everyDayWords(week, times);
  const { weekday } = on;
  return isClosedEvery(week, weekday)
    ? [`Butiken är stängd på ${everyWeek(weekday)}, då ingen kan börja eller sluta en hyra.`]
    : oneDayWords(week, weekday, times);
}

/** Of days with hours of their own. */
export function promisedThenWords({ days, hours, ...times }: PromisedThen): string[] {
  return whole(times).flatMap(({ label, time }) =>
    isWithin([hours], time)
      ? []
      : [
          `${label} kl. ${time} är utanför öppettiderna, ${periodWords(days)} ${hoursWords([hours])}.`,
        ],
  );
}

const canBeSaved = (words: string) => `${words} Det går att spara ändå.`;

function everyDayWords(week: readonly WeekHours[], times: Times): string[] {
  return whole(times).flatMap(({ label, time }) => {
    const { open, outside } = weekdaysOutside(week, time);
    if (outside.length === 0) return [];
    const which = outside.length === open.length ? "" : ` på ${listed(outside.map(everyWeek))}`;
    return [`${label} kl. ${time} är utanför öppettiderna${which}.`];
  });
}

/** The same of hours that hold on one weekday. */
export function weekdayHoursWords(
  week: readonly WeekHours[],
  weekday: Weekday,
  times: Times,
): string[] {
  if (isClosedEvery(week, weekday))
    return [
      `Butiken är stängd på ${everyWeek(weekday)}. Då kan ingen börja eller sluta en hyra här, om objektet inte hämtas och lämnas på stängda dagar.`,
    ];
  return oneDayWords(week, weekday, times).map(canBeSaved);
}

function oneDayWords(week: readonly WeekHours[], weekday: Weekday, times: Times): string[] {
  const hours = hoursOfWeekday(week, weekday);
  if (hours.length === 0) return [];
  return whole(times).flatMap(({ label, time }) =>
    isWithin(hours, time)
      ? []
      : [
          `${label} kl. ${time} är utanför öppettiderna, på ${everyWeek(weekday)} ${hoursWords(hours)}.`,
        ],
  );
}

function whole(times: Times) {
  return ENDS.map((end) => ({ ...end, time: times[end.name] })).filter(({ time }) =>
    /^\d\d:\d\d$/.test(time),
  );
}

/** `lördagar`. */
function everyWeek(weekday: Weekday): string {
  return `${WEEKDAY_LABELS[weekday].toLowerCase()}ar`;
}
