import type { SearchAnswer } from "#contracts/offers.ts";
import { insideWindow } from "#domain/availability/inside-window.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";

/** What is wrong with the days themselves, whatever is rented. */
const OF_DAYS = ["stay.past", "stay.too-far", "stay.pickup-passed", "stay.too-short-notice"];

export type WrongDays = {
  refusal: string;
  message: string;
  /** Other days to look for, of the same length. */
  instead: Stay | null;
};

/**
 * Said once where it keeps everything from being had; too few beds, which other days do not mend, are left out of
 * account. Nothing where a single thing is free, or refused for a reason of its own.
 */
export function wrongDays(
  found: SearchAnswer,
  { startDate, endDate }: Stay,
  today: LocalDate,
): WrongDays | undefined {
  const judged = found.filter(({ refusal }) => refusal !== "stay.too-many-people");
  const { refusal, message } = judged[0] ?? {};
  const isShared = judged.every((one) => one.refusal === refusal);
  if (!isShared || refusal === undefined || message === undefined || !OF_DAYS.includes(refusal))
    return undefined;
  const apart = (one: Stay) => Math.abs(daysBetween(startDate, one.startDate));
  const [nearest] = judged
    .flatMap((one) => one.nearest ?? [])
    .toSorted((one, other) => apart(one) - apart(other));
  const instead = nearest ?? insideWindow(today, { startDate, endDate });
  return { refusal, message, instead };
}
