import type { Period } from "#domain/dates/date-range.ts";

export function byStart(one: Period, other: Period): number {
  return one.startDate < other.startDate ? -1 : 1;
}
