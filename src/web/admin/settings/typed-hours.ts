import type { ShopChange, ShopSettings } from "#contracts/shop-settings.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";
import type { WeekHours } from "#domain/shop/opening.ts";
import { timeProblem, wholeTime } from "#web/ui/time-of-day.ts";

type WeekEntry = ShopSettings["opening"]["week"][number];

/** In the order of the week and of the day, so that a field is found by its place in the list. */
export function inOrder(week: readonly WeekEntry[]): WeekEntry[] {
  return WEEKDAYS.flatMap((weekday) =>
    week
      .filter((one) => one.weekday === weekday)
      .toSorted((one, other) => (one.opens < other.opens ? -1 : 1)),
  );
}

/** Of hours that were typed what is meant; `930` is a time before its field is left, too. */
function whole<H extends { opens: string; closes: string }>(hours: H): H {
  return { ...hours, opens: wholeTime(hours.opens), closes: wholeTime(hours.closes) };
}

export function wantedWeek(week: readonly WeekHours[]): WeekHours[] {
  return week.map(whole);
}

/** The week as it will be; none while any of its times is none yet. */
export function readableWeek(week: readonly WeekHours[]): WeekHours[] | undefined {
  const wanted = wantedWeek(week);
  const canBe = ({ opens, closes }: WeekHours) =>
    !timeProblem(opens) && !timeProblem(closes) && opens < closes;
  return wanted.every(canBe) ? wanted : undefined;
}

const USUAL = { opens: "09:00", closes: "17:00" };
const WORKING_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

/** What most shops begin with. */
export function usualWeek(): WeekHours[] {
  return WORKING_DAYS.map((weekday) => ({ weekday, ...USUAL }));
}

/** Another span of hours on a day: the usual ones, or an afternoon after those it has. */
export function withHours(week: readonly WeekHours[], weekday: Weekday): WeekHours[] {
  const last = week.filter((one) => one.weekday === weekday).at(-1);
  const hours = last ? { opens: last.closes, closes: "" } : USUAL;
  const after = week.findLastIndex(
    (one) => WEEKDAYS.indexOf(one.weekday) <= WEEKDAYS.indexOf(weekday),
  );
  return week.toSpliced(after + 1, 0, { weekday, ...hours });
}

/** Of a Monday without hours there is nothing to copy, and a working week to lose. */
export function hasMonday(week: readonly WeekHours[]): boolean {
  return week.some(({ weekday }) => weekday === "monday");
}

/** Tuesday to Friday as Monday is. */
export function likeMonday(week: readonly WeekHours[]): WeekHours[] {
  if (!hasMonday(week)) return [...week];
  const monday = week.filter(({ weekday }) => weekday === "monday");
  const weekend = week.filter(({ weekday }) => weekday === "saturday" || weekday === "sunday");
  const working = WORKING_DAYS.flatMap((weekday) => monday.map((hours) => ({ ...hours, weekday })));
  return [...working, ...weekend];
}

/** A day or days that are not as the week is, as they are typed. */
export type TypedException = {
  date: string;
  until: string;
  closed: boolean;
  opens: string;
  closes: string;
};

export const NEW_EXCEPTION: TypedException = {
  date: "",
  until: "",
  closed: true,
  opens: "",
  closes: "",
};

export function typedExceptions({ exceptions }: ShopSettings["opening"]): TypedException[] {
  return exceptions.map(({ date, until = "", closed = false, opens = "", closes = "" }) => ({
    date,
    until,
    closed,
    opens,
    closes,
  }));
}

type WantedException = NonNullable<NonNullable<ShopChange["opening"]>["exceptions"]>[number];

/** What is left empty is not said: the server tells what is missing, at its field. */
export function wantedException(typed: TypedException): WantedException {
  const { date, until, closed, opens, closes } = whole(typed);
  return {
    date: date as LocalDate,
    ...(until !== "" && { until: until as LocalDate }),
    ...(closed ? { closed } : { ...(opens && { opens }), ...(closes && { closes }) }),
  };
}

/** Those that are written far enough to be shown as what they will be. */
export function readable(typed: readonly TypedException[]): WantedException[] {
  return typed
    .filter(({ date, until }) => isLocalDate(date) && (until === "" || isLocalDate(until)))
    .map(wantedException);
}
