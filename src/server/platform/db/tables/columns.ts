import { customType, numeric, timestamp } from "drizzle-orm/pg-core";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** Instants are written by the shop's clock, never by the database's. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** A calendar day, as text on its whole way: a Date would halve the reading rate and could slip a day. */
export const day = customType<{ data: LocalDate; driverData: string }>({ dataType: () => "date" });

/** Kronor that may have öre: what was moved in the provider's own pages is kept as it moved. */
export const kronor = () => numeric({ mode: "number", precision: 12, scale: 2 });

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});
