import type { Weekday } from "#domain/dates/weekday.ts";

export const WEEKDAY_LABELS: Record<Weekday, string> = {
  monday: "Måndag",
  tuesday: "Tisdag",
  wednesday: "Onsdag",
  thursday: "Torsdag",
  friday: "Fredag",
  saturday: "Lördag",
  sunday: "Söndag",
};
