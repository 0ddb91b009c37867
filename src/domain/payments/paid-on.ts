import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

export type PaidOnProblem =
  | { code: "payment.in-the-future" }
  | { code: "payment.too-long-ago"; earliest: LocalDate };

/** The books of a year ago are closed by now, or should be. */
const DAYS_BACK = 366;

/** Whether money can have come or gone on a day, as staff say it; money goes back no sooner than it came. */
export function paidOnProblem(
  paidOn: LocalDate,
  { today, notBefore }: { today: LocalDate; notBefore?: LocalDate | null },
): PaidOnProblem | undefined {
  if (paidOn > today) return { code: "payment.in-the-future" };
  const yearAgo = addDays(today, -DAYS_BACK);
  const earliest = notBefore && notBefore > yearAgo ? notBefore : yearAgo;
  return paidOn < earliest ? { code: "payment.too-long-ago", earliest } : undefined;
}
