import { monthOf, yearOf, type LocalDate } from "#domain/dates/local-date.ts";

export type Tab = "year" | "month";

/** What the page shows, as it stands in its address. */
export type Choice = { tab: Tab; year: number; month: number };

const YEARS_BACK = 5;

/** This year and the five before it, the latest first. */
export function yearsToChoose(today: LocalDate): number[] {
  return Array.from({ length: YEARS_BACK + 1 }, (_, index) => yearOf(today) - index);
}

/** What the address asks for; whatever it does not say, or says wrongly, is now. */
export function choiceOf(params: URLSearchParams, today: LocalDate): Choice {
  const year = Number(params.get("year"));
  const month = Number(params.get("month"));
  return {
    tab: params.get("tab") === "month" ? "month" : "year",
    year: yearsToChoose(today).includes(year) ? year : yearOf(today),
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : monthOf(today),
  };
}

/** The address of a choice, written out whole, so that it still shows the same when the year has turned. */
export function withChoice(choice: Choice): URLSearchParams {
  return new URLSearchParams({
    ...(choice.tab === "month" && { tab: "month" }),
    year: String(choice.year),
    month: String(choice.month),
  });
}

export function monthHref(year: number, month: number): string {
  return `/admin/accounting?${withChoice({ tab: "month", year, month })}`;
}
