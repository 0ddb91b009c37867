import type { BookingInterval } from "#domain/catalog/item.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { CalendarFacts } from "./calendar-days.ts";
import { freeUnits } from "./free-units.ts";

export const day = (text: string) => text as LocalDate;
export const TODAY = day("2026-03-01");

export function facts(
  fields: Partial<CalendarFacts> & { taken?: Record<string, number>; units?: number } = {},
): CalendarFacts {
  const { taken = {}, units = 1, ...rest } = fields;
  const calendar = { peakSeasonOnly: false, seasons: [], blocked: [], ...rest };
  return {
    today: TODAY,
    quantity: 1,
    intervals: [],
    freeOn: (night) => freeUnits(calendar, night, units - (taken[night] ?? 0)),
    ...calendar,
  };
}
export const saturdays: BookingInterval = {
  id: 1,
  startDate: day("2026-06-06"),
  endDate: day("2026-08-29"),
  startWeekday: "saturday",
  pickupTime: "15:00",
  returnTime: "10:00",
  intervalDays: 7,
};
