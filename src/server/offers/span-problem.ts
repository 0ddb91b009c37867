import type { Problem } from "#contracts/errors.ts";
import { MOST_DAYS } from "#contracts/offers.ts";
import { lengthOf, type Stay } from "#domain/dates/date-range.ts";

/** Why nobody can be told about the nights between two days, whatever is rented. */
export function spanProblem(stay: Stay): Problem | undefined {
  if (stay.endDate === stay.startDate) return { code: "stay.no-nights" };
  if (stay.endDate < stay.startDate) return { code: "stay.reversed" };
  if (lengthOf(stay) > MOST_DAYS) return { code: "stay.range-too-long", days: MOST_DAYS };
  return undefined;
}
