import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
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
