import { addDays, addMonths, lastOfMonth, type LocalDate } from "#domain/dates/local-date.ts";

/** A calendar year, which is also the shop's financial year, or one month of it. */
export type AccountingPeriod = {
  year: number;
  /** `2027` or `2027-06`, as files and reports name it. */
  name: string;
  from: LocalDate;
  /** The last day, which belongs to it. */
  to: LocalDate;
};

export function yearPeriod(year: number): AccountingPeriod {
  return {
    year,
    name: String(year),
    from: `${year}-01-01` as LocalDate,
    to: `${year}-12-31` as LocalDate,
  };
}

export function monthPeriod(year: number, month: number): AccountingPeriod {
  const name = `${year}-${String(month).padStart(2, "0")}`;
  const from = `${name}-01` as LocalDate;
  return { year, name, from, to: lastOfMonth(from) };
}

export function monthsOf(year: number): AccountingPeriod[] {
  return Array.from({ length: 12 }, (_, index) => monthPeriod(year, index + 1));
}

export function dayAfter({ to }: AccountingPeriod): LocalDate {
  return addDays(to, 1);
}

/** The month itself is over: no voucher is dated in it any more, unless somebody turns the clock back. */
export function isOver({ from }: AccountingPeriod, today: LocalDate): boolean {
  return addMonths(from, 1) <= today;
}
