import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

export const jobs = pgTable("jobs", {
  name: text().primaryKey(),
  nextRunAt: instant().notNull(),
  leasedBy: text(),
  leasedUntil: instant(),
});

export const mediaFiles = pgTable("media_files", {
  name: text().primaryKey(),
  isPrivate: boolean().notNull().default(false),
  bytes: bytes().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

export const clockOrigin = pgTable("clock_origin", {
  onlyRow: boolean().primaryKey().default(true),
  wanted: instant().notNull(),
  machineAt: instant().notNull(),
});
