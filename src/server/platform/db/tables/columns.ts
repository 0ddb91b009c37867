import { timestamp } from "drizzle-orm/pg-core";

/** Instants are written by the shop's clock, never by the database's. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
