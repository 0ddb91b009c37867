import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isOpenOn, type Opening } from "#domain/shop/opening.ts";

/** Whether nothing changes hands on a day; it may still lie within a stay. */
export type ClosedOn = (day: LocalDate) => boolean;

/** What keeps a stay from beginning or ending on some days; nothing where every day will do. */
export type HandoverDays = { isClosedOn?: ClosedOn | undefined };

/** The shop's closed days. Many ask about the same few, so each is reckoned once. */
export function closedOn(opening: Opening): ClosedOn | undefined {
  if (opening.week.length === 0 && opening.exceptions.length === 0) return undefined;
  const known = new Map<LocalDate, boolean>();
  return (day) => {
    const isClosed = known.get(day) ?? !isOpenOn(opening, day);
    known.set(day, isClosed);
    return isClosed;
  };
}

/** Those of an item: none where it is picked up and returned while the shop is closed, too. */
export function handoverDays(
  { allowsClosedDays }: { allowsClosedDays: boolean },
  isClosedOn: ClosedOn | undefined,
): HandoverDays {
  return allowsClosedDays ? {} : { isClosedOn };
}

export type ClosedProblem =
  | { code: "stay.closed-start"; day: LocalDate }
  | { code: "stay.closed-end"; day: LocalDate };

/** A stay neither begins nor ends on a closed day. */
export function closedProblems({ isClosedOn }: HandoverDays, stay: Stay): ClosedProblem[] {
  const problems: ClosedProblem[] = [];
  if (isClosedOn?.(stay.startDate))
    problems.push({ code: "stay.closed-start", day: stay.startDate });
  if (isClosedOn?.(stay.endDate)) problems.push({ code: "stay.closed-end", day: stay.endDate });
  return problems;
}
