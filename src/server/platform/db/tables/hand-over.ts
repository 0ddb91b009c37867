import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SignedContent } from "#contracts/hand-over.ts";
import { PROTOCOL_KINDS } from "#domain/hand-over/protocol.ts";
import type { SettledLine } from "#domain/hand-over/settlement.ts";
import { bytes, instant, kronor } from "./columns.ts";

/** What was signed when something went out or came back; never changed, only corrected by a further one. */
export const protocols = pgTable("protocols", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  clientId: uuid().notNull(),
  bookingId: integer().notNull(),
  kind: text({ enum: PROTOCOL_KINDS }).notNull(),
  unitId: integer(),
  unitName: text(),
  correctsId: integer(),
  /** Why what it corrects never took place; null where it says what took place. */
  annulsBecause: text(),
  /** How many of its kind and unit were annulled before it. */
  round: integer().notNull().default(0),
  content: jsonb().$type<SignedContent>().notNull(),
  recordedBy: integer(),
  recordedByName: text().notNull(),
  createdAt: instant().notNull(),
});

/** Photographs and signatures: never under a public address. */
export const protocolFiles = pgTable("protocol_files", {
  id: uuid().primaryKey(),
  bookingId: integer().notNull(),
  type: text({ enum: ["image/jpeg", "image/png"] }).notNull(),
  bytes: bytes().notNull(),
  sha: text().notNull(),
  createdAt: instant().notNull(),
});

export const protocolPictures = pgTable("protocol_pictures", {
  protocolId: integer().notNull(),
  fileId: uuid().notNull(),
});

/** What a return was charged, once for a booking. */
export const settlements = pgTable("settlements", {
  id: uuid().primaryKey(),
  bookingId: integer().notNull(),
  lines: jsonb().$type<SettledLine[]>().notNull(),
  kept: kronor().notNull(),
  givenBack: kronor().notNull(),
  toGiveByHand: kronor().notNull().default(0),
  asked: integer().notNull(),
  /** Of the link by which it is paid; null where nothing is asked for. */
  linkHash: text(),
  linkExpiresAt: instant(),
  settledBy: integer(),
  settledByName: text().notNull(),
  createdAt: instant().notNull(),
});
