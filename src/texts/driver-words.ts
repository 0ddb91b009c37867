import type { Driver, LicenceProblem } from "#domain/bookings/drivers.ts";
import { localDateOf } from "#domain/dates/local-date.ts";
import { formatDay, formatMonth } from "#texts/format.ts";

export const LICENSED_SINCE = "Skriv år och månad, till exempel 2009-06";

/** What speaks against a driver, at the field of their licence. */
export function licenceSentence(problem: LicenceProblem): string {
  return problem.code === "driver.licence-date"
    ? "Se över när körkortet togs. Det kan varken vara i framtiden eller för mer än 85 år sedan."
    : `Den som kör ska ha haft körkort i minst ${problem.years} år när resan börjar. Hör av dig till oss om du undrar över det.`;
}

/** `Anna Berg, körkort sedan juni 2009`; with the day where it was told. */
export function driverWords({ name, licensedSince }: Driver): string {
  const since =
    licensedSince.length === 7
      ? formatMonth(localDateOf(`${licensedSince}-01`))
      : formatDay(localDateOf(licensedSince));
  return `${name}, körkort sedan ${since}`;
}

/** `Anna Berg, körkort visat`: as it was seen at the counter. */
export function seenWords({ name, licenceSeen }: { name: string; licenceSeen: boolean }): string {
  return licenceSeen ? `${name}, körkort visat` : `${name}, körkort inte visat`;
}
