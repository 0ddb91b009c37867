import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { DAY_LETTERS } from "#domain/shop/letter-words.ts";
import { instant } from "./columns.ts";

export const mailQueue = pgTable("mail_queue", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  messageId: text().notNull(),
  bookingId: integer(),
  type: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  plainText: text().notNull(),
  facts: jsonb(),
  attachment: text({ enum: ["contract"] }),
  /** Receipts that go along with it, by number. */
  receiptNumbers: jsonb().$type<string[]>().notNull().default([]),
  /** Protocols of a hand-over that go along with it. */
  protocolIds: jsonb().$type<number[]>().notNull().default([]),
  /** Kept without its text once it is sent. */
  isSecret: boolean().notNull().default(false),
  state: text({ enum: ["queued", "sent", "failed"] })
    .notNull()
    .default("queued"),
  tries: integer().notNull().default(0),
  nextTryAt: instant().notNull(),
  awaitsServer: boolean().notNull().default(false),
  createdAt: instant().notNull(),
});

export const emailLogs = pgTable("email_logs", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  bookingId: integer(),
  mailId: integer(),
  type: text().notNull(),
  sentAt: instant().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  htmlContent: text().notNull(),
  status: text({ enum: ["success", "failed"] })
    .notNull()
    .default("success"),
  errorMessage: text(),
});

/** What became of the letters that are sent by themselves on a day: of each booking one of a type. */
export const dayLetters = pgTable("day_letters", {
  bookingId: integer().notNull(),
  type: text({ enum: DAY_LETTERS }).notNull(),
  state: text({ enum: ["sent", "stopped"] }).notNull(),
  at: instant().notNull(),
});

/** Since when each of them is sent. */
export const dayLetterSwitches = pgTable("day_letter_switches", {
  type: text({ enum: DAY_LETTERS }).primaryKey(),
  since: instant().notNull(),
});
