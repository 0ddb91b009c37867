import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ROLES } from "#domain/access/roles.ts";
import { instant } from "./columns.ts";

export const users = pgTable("users", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  usernameKey: text().notNull(),
  passwordHash: text().notNull(),
  role: text({ enum: ROLES }).notNull().default("customer"),
  hasGeneratedPassword: boolean().notNull().default(false),
  /** What the name looks like; null where another account's looked the same before that was refused. */
  lookKey: text(),
  deviceKey: text()
    .notNull()
    .default(sql`gen_random_uuid()::text`),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const sessions = pgTable("sessions", {
  tokenHash: text().primaryKey(),
  userId: integer().notNull(),
  createdAt: instant().notNull(),
  lastSeenAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

export const limits = pgTable("limits", {
  key: text().primaryKey(),
  tries: integer().notNull(),
  endsAt: instant().notNull(),
  nextAt: instant(),
});
