import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const settledConcerns = pgTable("settled_concerns", {
  kind: text().notNull(),
  subject: text().notNull(),
  factsHash: text().notNull(),
  reason: text().notNull(),
  actor: text().notNull(),
  settledBy: integer(),
  settledAt: instant().notNull(),
});
