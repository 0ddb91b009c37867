import type { QueryClient } from "@tanstack/react-query";
import type * as accounting from "#contracts/accounting-calls.ts";
import { API } from "#contracts/address.ts";
import type * as accountLinks from "#contracts/account-links-calls.ts";
import type * as agreements from "#contracts/agreements-calls.ts";
import type * as auth from "#contracts/auth-calls.ts";
import type * as bookings from "#contracts/bookings-calls.ts";
import type * as calendar from "#contracts/calendar-calls.ts";
import type * as catalogAdmin from "#contracts/catalog-admin-calls.ts";
import type * as catalog from "#contracts/catalog-calls.ts";
import type * as discountCodes from "#contracts/discount-codes-calls.ts";
import type * as emailLogs from "#contracts/email-logs-calls.ts";
import type * as oversight from "#contracts/oversight-calls.ts";
import type * as people from "#contracts/people-calls.ts";
import type * as receipts from "#contracts/receipts-calls.ts";
import type * as settings from "#contracts/settings-calls.ts";
import type * as timeline from "#contracts/timeline-calls.ts";
import type * as today from "#contracts/today-calls.ts";
import type * as units from "#contracts/units-calls.ts";

type FirstWord<Path> = Path extends `${typeof API}${infer Rest}`
  ? Rest extends `${infer Word}/${string}`
    ? Word
    : Rest
  : never;

type AreaOf<Calls extends Record<string, { path: string }>> = FirstWord<Calls[keyof Calls]["path"]>;

/** The first word of a path, which all that is kept of a thing has in common: of types only, as it weighs nothing. */
export type Area =
  | AreaOf<typeof accounting>
  | AreaOf<typeof accountLinks>
  | AreaOf<typeof agreements>
  | AreaOf<typeof auth>
  | AreaOf<typeof bookings>
  | AreaOf<typeof calendar>
  | AreaOf<typeof catalog>
  | AreaOf<typeof catalogAdmin>
  | AreaOf<typeof discountCodes>
  | AreaOf<typeof emailLogs>
  | AreaOf<typeof oversight>
  | AreaOf<typeof people>
  | AreaOf<typeof receipts>
  | AreaOf<typeof settings>
  | AreaOf<typeof timeline>
  | AreaOf<typeof today>
  | AreaOf<typeof units>;

/** What the keys of an area begin with. */
export function keyOfArea(area: Area): string[] {
  return `${API}${area}`.split("/");
}

/** All that is kept of these areas is asked for again where it is shown, and waited for. */
export async function refresh(queryClient: QueryClient, ...areas: Area[]): Promise<void> {
  await Promise.all(
    areas.map((area) => queryClient.invalidateQueries({ queryKey: keyOfArea(area) })),
  );
}
