import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const auditLog = pgTable("audit_log", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull(),
  userId: integer(),
  actor: text().notNull(),
  action: text().notNull(),
  entity: text().notNull(),
  entityId: text().notNull(),
  before: jsonb(),
  after: jsonb(),
});

export const changeValues = pgTable("change_values", {
  changeId: bigint({ mode: "number" }).primaryKey(),
  before: jsonb(),
  after: jsonb(),
});
