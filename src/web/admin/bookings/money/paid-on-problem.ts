import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";

/** What is wrong with the day on which money was handed over, which is never to come, before anything is sent. */
export function paidOnProblem(day: string, latest: LocalDate): string | undefined {
  if (!isLocalDate(day)) return "Välj ett datum.";
  return day > latest ? "Datumet kan inte ligga i framtiden." : undefined;
}
