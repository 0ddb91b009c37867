import type { Problem } from "#contracts/errors.ts";
import { firstLicenceProblem, type Driver } from "#domain/bookings/drivers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { problemSentence } from "#texts/errors.ts";

type Journey = {
  itemType: "rv" | "equipment";
  startDate: LocalDate;
  today: LocalDate;
  /** What the item asks for; staff, who see the licence, may set it aside. */
  licenceYears: number | null;
};

/** What speaks against those who are to drive, at the field that says it. */
export function driversProblem(
  drivers: readonly Driver[] | undefined,
  journey: Journey,
): Problem | undefined {
  if (drivers === undefined || drivers.length === 0) return undefined;
  if (journey.itemType !== "rv") return { code: "booking.no-drivers" };
  const found = firstLicenceProblem(drivers, journey);
  if (!found) return undefined;
  const { at, problem } = found;
  return { ...problem, fields: { [`drivers.${at}.licensedSince`]: problemSentence(problem) } };
}
