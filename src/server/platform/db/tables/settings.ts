import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const settings = pgTable("settings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  value: text().notNull(),
  description: text(),
  updatedAt: instant().notNull(),
});

export const pickupPlaces = pgTable("pickup_places", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  address: text().notNull().default(""),
  mapUrl: text().notNull().default(""),
  instructions: text().notNull().default(""),
  position: integer().notNull().default(0),
  updatedAt: instant().notNull(),
});
