import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { instant } from "./columns.ts";

export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  kind: text({ enum: ["rent", "deposit"] }).notNull(),
  checkoutId: uuid(),
  bookingId: integer(),
  providerIntentId: text(),
  providerCustomerId: text(),
  amount: integer().notNull(),
  refundedAmount: integer().notNull().default(0),
  keptAmount: integer().notNull().default(0),
  currency: text().notNull().default("SEK"),
  status: text({ enum: PAYMENT_STATUSES }).notNull().default("pending"),
  isCurrent: boolean().notNull().default(true),
  authorizationExpiresAt: instant(),
  cardBrand: text(),
  cardLast4: text(),
  capturedAt: instant(),
  cancelledAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const paymentAttempts = pgTable("payment_attempts", {
  id: uuid().primaryKey(),
  paymentId: uuid().notNull(),
  action: text({ enum: ["create", "capture", "void", "refund"] }).notNull(),
  amount: integer(),
  reason: text(),
  providerRefundId: text(),
  requestedBy: integer(),
  state: text({ enum: ["started", "done", "failed"] })
    .notNull()
    .default("started"),
  outcome: jsonb(),
  createdAt: instant().notNull(),
  finishedAt: instant(),
});

export const paymentLinks = pgTable("payment_links", {
  tokenHash: text().primaryKey(),
  bookingId: integer().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  createdAt: instant().notNull(),
});

export const webhookEvents = pgTable("webhook_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  receivedAt: instant().notNull(),
  handledAt: instant(),
  tries: integer().notNull().default(0),
  nextTryAt: instant(),
  lastError: text(),
});
