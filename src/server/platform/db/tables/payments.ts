import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/payments/payment-method.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { day, instant, kronor } from "./columns.ts";

export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  kind: text({ enum: PAYMENT_KINDS }).notNull(),
  method: text({ enum: PAYMENT_METHODS }).notNull().default("card"),
  checkoutId: uuid(),
  bookingId: integer(),
  providerIntentId: text(),
  providerCustomerId: text(),
  amount: kronor().notNull(),
  refundedAmount: kronor().notNull().default(0),
  keptAmount: integer().notNull().default(0),
  lostAmount: kronor().notNull().default(0),
  currency: text().notNull().default("SEK"),
  status: text({ enum: PAYMENT_STATUSES }).notNull().default("pending"),
  isCurrent: boolean().notNull().default(true),
  authorizationExpiresAt: instant(),
  cardBrand: text(),
  cardLast4: text(),
  capturedAt: instant(),
  cancelledAt: instant(),
  paidOn: day(),
  reference: text().notNull().default(""),
  recordedBy: integer(),
  key: uuid(),
  takenBackAt: instant(),
  replacesId: uuid(),
  chargeAtOnce: boolean().notNull().default(false),
  isLetGo: boolean().notNull().default(false),
  orphanedAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const refundWishes = pgTable("refund_wishes", {
  id: uuid().primaryKey(),
  bookingId: integer().notNull(),
  kind: text({ enum: ["rent", "deposit"] }).notNull(),
  amount: kronor().notNull(),
  reason: text().notNull(),
  isCancellation: boolean().notNull().default(false),
  requestedBy: integer(),
  leftToGive: kronor().notNull(),
  state: text({ enum: ["open", "done", "failed"] })
    .notNull()
    .default("open"),
  createdAt: instant().notNull(),
  finishedAt: instant(),
});

export const paymentAttempts = pgTable("payment_attempts", {
  id: uuid().primaryKey(),
  paymentId: uuid().notNull(),
  action: text({ enum: ["create", "capture", "void", "refund"] }).notNull(),
  amount: kronor(),
  bookingId: integer(),
  wishId: uuid(),
  waived: kronor().notNull().default(0),
  givenTwice: kronor().notNull().default(0),
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
  amount: integer(),
  chargeAtOnce: boolean().notNull().default(false),
  replacesId: uuid(),
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
