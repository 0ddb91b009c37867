import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { RECEIPT_CAUSES, type ReceiptSnapshot } from "#contracts/receipts.ts";
import { LINE_PURPOSES } from "#domain/bookkeeping/voucher.ts";
import { day, instant, kronor } from "./columns.ts";

export const numberSeries = pgTable("number_series", {
  series: text().notNull(),
  year: integer().notNull(),
  lastNumber: integer().notNull(),
});

export const receipts = pgTable("receipts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  year: integer().notNull(),
  number: integer().notNull(),
  kind: text({ enum: ["receipt", "credit"] }).notNull(),
  bookingId: integer().notNull(),
  paymentId: uuid().notNull(),
  creditsReceiptId: integer(),
  issuedOn: day().notNull(),
  cause: text({ enum: RECEIPT_CAUSES }).notNull().default("charge"),
  totalKronor: kronor().notNull(),
  snapshot: jsonb().$type<ReceiptSnapshot>().notNull(),
  createdAt: instant().notNull(),
});

export const creditCauses = pgTable("credit_causes", {
  receiptId: integer().primaryKey(),
  attemptId: uuid(),
  disputeId: text(),
});

export const vouchers = pgTable("vouchers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  series: text().notNull(),
  year: integer().notNull(),
  number: integer().notNull(),
  kind: text().notNull(),
  voucherDate: day().notNull(),
  description: text().notNull(),
  receiptId: integer(),
  paymentId: uuid(),
  bookingId: integer(),
  createdAt: instant().notNull(),
});

export const voucherLines = pgTable("voucher_lines", {
  voucherId: integer().notNull(),
  line: integer().notNull(),
  purpose: text({ enum: [...LINE_PURPOSES, "other"] })
    .notNull()
    .default("other"),
  account: integer().notNull(),
  amountOre: bigint({ mode: "number" }).notNull(),
});

export const ledgerDays = pgTable("ledger_days", {
  day: day().notNull(),
  kind: text().notNull(),
  purpose: text().notNull(),
  amountOre: bigint({ mode: "number" }).notNull(),
});

export const closedMonths = pgTable("closed_months", {
  month: day().primaryKey(),
  closedAt: instant().notNull(),
  closedBy: integer(),
});
