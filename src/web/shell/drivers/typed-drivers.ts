import { licenceProblem, readLicenceDate, type Driver } from "#domain/bookings/drivers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isBlank } from "#domain/text/visible.ts";
import { LICENSED_SINCE, licenceSentence } from "#texts/driver-words.ts";

/** A driver as it is typed: the date as people write it. */
export type TypedDriver = Driver;

export const NO_DRIVER: TypedDriver = { name: "", licensedSince: "" };

/** What one sees to be wrong before anything is sent, by the field it is wrong at. */
export function driverMistakes(
  drivers: readonly TypedDriver[],
  journey: { today: LocalDate; startDate: LocalDate },
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [at, { name, licensedSince }] of drivers.entries()) {
    if (isBlank(name)) errors[`drivers.${at}.name`] = "Måste fyllas i";
    const read = readLicenceDate(licensedSince);
    const problem =
      read && licenceProblem({ licensedSince: read }, { ...journey, licenceYears: null });
    if (!read) errors[`drivers.${at}.licensedSince`] = LICENSED_SINCE;
    else if (problem) errors[`drivers.${at}.licensedSince`] = licenceSentence(problem);
  }
  return errors;
}

/** As they are sent, once nothing is wrong with them. */
export function readDrivers(drivers: readonly TypedDriver[]): Driver[] {
  return drivers.map(({ name, licensedSince }) => ({
    name: name.trim(),
    licensedSince: readLicenceDate(licensedSince) ?? licensedSince,
  }));
}
