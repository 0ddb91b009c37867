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
  email: text(),
  emailKey: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const sessions = pgTable("sessions", {
  tokenHash: text().primaryKey(),
  userId: integer().notNull(),
  createdAt: instant().notNull(),
  lastSeenAt: instant().notNull(),
  expiresAt: instant().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  /** What it was opened with: 'Chrome, Android'. */
  device: text().notNull().default(""),
});

/** What a letter asks somebody to follow, once. */
export const accountLinks = pgTable("account_links", {
  tokenHash: text().primaryKey(),
  kind: text({ enum: ["invitation", "reset"] }).notNull(),
  email: text().notNull(),
  emailKey: text().notNull(),
  role: text({ enum: ROLES }),
  userId: integer(),
  madeBy: integer(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

export const limits = pgTable("limits", {
  key: text().primaryKey(),
  tries: integer().notNull(),
  endsAt: instant().notNull(),
  nextAt: instant(),
});
