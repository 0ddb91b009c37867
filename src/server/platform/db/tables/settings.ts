import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const settings = pgTable("settings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  value: text().notNull(),
  description: text(),
  updatedAt: instant().notNull(),
});
