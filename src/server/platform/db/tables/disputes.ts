import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, kronor } from "./columns.ts";

export const disputes = pgTable("disputes", {
  providerId: text().primaryKey(),
  paymentId: uuid().notNull(),
  amountOre: bigint({ mode: "number" }).notNull(),
  reason: text().notNull(),
  state: text().notNull(),
  dueBy: instant(),
  openedAt: instant().notNull(),
  updatedAt: instant().notNull(),
  decision: text({ enum: ["loss", "credit"] }),
  credited: kronor().notNull().default(0),
  waived: kronor().notNull().default(0),
  note: text().notNull().default(""),
  decidedBy: integer(),
  decidedAt: instant(),
});

export const disputeMovements = pgTable("dispute_movements", {
  providerId: text().primaryKey(),
  disputeId: text().notNull(),
  amountOre: bigint({ mode: "number" }).notNull(),
  feeOre: bigint({ mode: "number" }).notNull(),
  movedAt: instant().notNull(),
});
