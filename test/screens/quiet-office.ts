import { concerns } from "#contracts/oversight.ts";
import { officeToday } from "#contracts/today.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { answer, type Stub } from "./stubs.ts";

const NONE = { rows: [], total: 0 };

/** What every page of the office asks for its menu, of a shop where nothing waits. */
export function quietOffice(today: LocalDate): Stub[] {
  return [
    answer(concerns, { concerns: [], comparedAt: null }),
    answer(officeToday, {
      today,
      days: [],
      late: NONE,
      waiting: NONE,
      deposits: NONE,
      upkeep: [],
      unanswered: 0,
    }),
  ];
}
