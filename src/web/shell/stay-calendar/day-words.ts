import type { CalendarDay, DayProblem } from "#domain/availability/calendar-days.ts";
import type { StayProblem } from "#domain/availability/check-stay.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { problemSentence } from "#texts/errors.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import { hoursInWords } from "#texts/how-long.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

type Reasons = { [C in DayProblem["code"]]: (problem: Extract<DayProblem, { code: C }>) => string };

const suggestion = (words: string, day: LocalDate | null) =>
  day === null ? "" : `; ${words} ${formatWeekday(day)}`;

const CLOSED = "Stängt för hämtning och återlämning";

const REASONS: Reasons = {
  "day.past": () => "har redan varit",
  "day.pickup-passed": ({ pickupTime }) => `dagens hämtning kl. ${pickupTime} har passerat`,
  "day.too-short-notice": ({ hours }) =>
    `för nära, bokas minst ${hoursInWords(hours)} före hämtning`,
  "day.too-far": () => "ligger mer än ett år bort",
  "day.unknown": () => "vi vet inte än om dagen är ledig",
  "day.blocked": () => "blockerat",
  "day.off-season": () => "utanför säsong",
  "day.full": () => "fullt",
  "day.too-few": ({ free }) => `för få lediga: ${free} kvar`,
  "day.closed-start": () => CLOSED,
  "day.closed-end": () => CLOSED,
  "day.start-weekday": ({ weekday }) =>
    `fel veckodag, starta på en ${WEEKDAY_LABELS[weekday].toLowerCase()}`,
  "day.no-end": () => "ingen ledig slutdag efter den här dagen",
  "day.end-weekday": ({ weekday }) =>
    `fel veckodag, sluta på en ${WEEKDAY_LABELS[weekday].toLowerCase()}`,
  "day.too-short": ({ nights }) => `för kort, minst ${nights} nätter`,
  "day.no-turnaround": ({ nights }) =>
    nights === 1
      ? "dygnet efter behövs för städning och är upptaget"
      : `de ${nights} dygnen efter behövs för städning och är inte lediga`,
  "day.before-start": () => "ligger före startdagen",
  "day.behind-taken": () => "en upptagen dag ligger emellan",
  "day.behind-few": ({ free }) => `för få lediga på vägen dit: ${free} kvar`,
  "day.no-unit-throughout": ({ units }) =>
    units === 0
      ? "ingen är ledig hela vägen dit, bara dag för dag"
      : `för få lediga hela vägen dit: ${units}`,
};

/** Why a day cannot be chosen, in a few words; in those of the message, where one has just told it aloud. */
export function dayReason(problem: DayProblem, told?: StayProblem): string {
  const reason = REASONS[problem.code] as (problem: DayProblem) => string;
  const words = told ? problemSentence(told).replace(/\.$/, "") : reason(problem);
  return `${words}${suggestionOf(problem)}`;
}

function suggestionOf(problem: DayProblem): string {
  switch (problem.code) {
    case "day.too-short-notice":
      return suggestion("första möjliga hämtning är", problem.earliest);
    case "day.off-season":
      return suggestion("säsongen börjar", problem.opens);
    case "day.closed-start":
    case "day.start-weekday":
      return suggestion("närmaste möjliga start är", problem.nearest);
    case "day.closed-end":
    case "day.end-weekday":
      return suggestion("närmaste möjliga slutdag är", problem.nearest);
    case "day.too-short":
      return suggestion("första möjliga slutdag är", problem.earliest);
    default:
      return "";
  }
}

/** The day that the reason ends with, if it names one. */
export function suggestedDay(problem: DayProblem): LocalDate | null {
  if ("nearest" in problem) return problem.nearest;
  if ("earliest" in problem) return problem.earliest;
  return "opens" in problem ? problem.opens : null;
}

/** What a day is, as a screen reader says it: "fredag 3 juli, ledig, möjlig startdag". */
export function dayLabel(
  day: CalendarDay,
  {
    isStart,
    isEnd,
    isBetween,
    isToday,
    price,
  }: {
    isStart: boolean;
    isEnd: boolean;
    isBetween: boolean;
    isToday: boolean;
    price?: number | undefined;
  },
): string {
  const parts = [formatWeekday(day.day)];
  if (isToday) parts.push("i dag");
  if (isStart) parts.push("vald startdag");
  else if (isEnd) parts.push("vald slutdag");
  else if (isBetween) parts.push("i vald period");
  if (day.canEnd && !isEnd) parts.push("möjlig slutdag");
  else if (day.problem && !isStart && !isEnd) parts.push(dayReason(day.problem));
  else if (day.canStart && !isStart && !isEnd) parts.push("ledig", "möjlig startdag");
  if (day.isPartly && day.problem?.code !== "day.too-few") parts.push("delvis ledig");
  if (price !== undefined) parts.push(`${formatKronor(price)} per natt`);
  return parts.join(", ");
}

/** The price of a night as it stands in the day, where there is room for the figures alone. */
export function priceInDay(price: number): string {
  return formatKronor(price).replace(/\u00a0kr$/, "");
}
