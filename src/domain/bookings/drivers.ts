import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";

/** Who drives, and since when they may: a month `2009-06`, or the day that stands on the licence. */
export type Driver = { name: string; licensedSince: string };

export const MOST_DRIVERS = 4;

/** Longer ago than anybody who still drives has had a licence. */
const LONGEST_LICENSED = 85;

/** A month or a day that there is. */
export function isLicenceDate(text: string): boolean {
  return isLocalDate(text) || (/^\d{4}-\d\d$/.test(text) && isLocalDate(`${text}-01`));
}

/** As it is kept, from how people type it: `2009-06`, `200906`, `2009/6` or the whole day. Nothing of what is no date. */
export function readLicenceDate(typed: string): string | undefined {
  const parts = /^\s*(\d{4})[\s/.–-]?(\d{1,2})(?:[\s/.–-]?(\d{1,2}))?\s*$/.exec(typed);
  if (!parts) return undefined;
  const [, year, month = "", day] = parts;
  const read = [year, month.padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])].join("-");
  return isLicenceDate(read) ? read : undefined;
}

export type LicenceProblem =
  | { code: "driver.licence-date" }
  | { code: "driver.licence-too-new"; years: number };

type Asked = {
  today: LocalDate;
  /** When the journey begins. */
  startDate: LocalDate;
  /** As the item asks for it; null where it asks for nothing. */
  licenceYears: number | null;
};

/** What speaks against a driver, as far as the date of a licence tells it. A month counts from its first day. */
export function licenceProblem(
  { licensedSince }: Pick<Driver, "licensedSince">,
  { today, startDate, licenceYears }: Asked,
): LicenceProblem | undefined {
  const size = licensedSince.length;
  const isAhead = licensedSince > today.slice(0, size);
  const isLongAgo = licensedSince < yearsBefore(today, LONGEST_LICENSED);
  if (isAhead || isLongAgo) return { code: "driver.licence-date" };
  if (licenceYears !== null && licensedSince > yearsBefore(startDate, licenceYears).slice(0, size))
    return { code: "driver.licence-too-new", years: licenceYears };
  return undefined;
}

/** The same day so many years earlier. Only compared: 29 February may be among them. */
function yearsBefore(day: LocalDate, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;
}

type Booked = {
  itemType: "rv" | "equipment";
  status: BookingStatus;
  drivers: readonly Driver[];
};

/** Whether the customer still has to name who drives: once the journey is agreed upon, until it begins. */
export function lacksDrivers({ itemType, status, drivers }: Booked, hasBegun: boolean): boolean {
  return itemType === "rv" && status === "confirmed" && drivers.length === 0 && !hasBegun;
}

/** The first driver whose licence speaks against them. */
export function firstLicenceProblem(
  drivers: readonly Driver[],
  asked: Asked,
): { at: number; problem: LicenceProblem } | undefined {
  for (const [at, driver] of drivers.entries()) {
    const problem = licenceProblem(driver, asked);
    if (problem) return { at, problem };
  }
  return undefined;
}
