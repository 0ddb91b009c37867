import { and, desc, eq, ne } from "drizzle-orm";
import type { Protocol } from "#contracts/hand-over.ts";
import { PROTOCOL_KINDS, type ProtocolKind } from "#domain/hand-over/protocol.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import { firstOf, whatHolds } from "#domain/hand-over/what-holds.ts";
import type { Db } from "#server/platform/db/database.ts";
import { protocolPictures, protocols } from "#server/platform/db/tables/hand-over.ts";

export type ProtocolRow = typeof protocols.$inferSelect;

export async function protocolOfClient(db: Db, clientId: string): Promise<ProtocolRow | undefined> {
  const rows = await db.select().from(protocols).where(eq(protocols.clientId, clientId));
  return rows[0];
}

/** All of a booking, the newest first. */
export async function protocolsOf(db: Db, bookingId: number): Promise<ProtocolRow[]> {
  return db
    .select()
    .from(protocols)
    .where(eq(protocols.bookingId, bookingId))
    .orderBy(desc(protocols.id));
}

export async function findProtocol(
  db: Db,
  { bookingId, id }: { bookingId?: number; id: number },
): Promise<ProtocolRow | undefined> {
  const isMeant = eq(protocols.id, id);
  const rows = await db
    .select()
    .from(protocols)
    .where(bookingId === undefined ? isMeant : and(isMeant, eq(protocols.bookingId, bookingId)));
  return rows[0];
}

/** What holds of a kind: one of each unit at most, since corrections are a chain. */
export function holding(rows: readonly ProtocolRow[], kind: ProtocolKind): ProtocolRow[] {
  return whatHolds(rows).filter((row) => row.kind === kind);
}

/** How many of a kind and unit were annulled: the next one begins anew. */
export function roundOf(
  rows: readonly ProtocolRow[],
  { kind, unitId }: { kind: ProtocolKind; unitId: number | null },
): number {
  return rows.filter(
    (row) => row.kind === kind && row.unitId === unitId && row.annulsBecause !== null,
  ).length;
}

/** What holds of a booking: how it went out, then how it came back. */
export async function holdingProtocols(db: Db, bookingId: number): Promise<Protocol[]> {
  const rows = await protocolsOf(db, bookingId);
  return PROTOCOL_KINDS.flatMap((kind) => holding(rows, kind).toReversed()).map((row) =>
    told(row, rows),
  );
}

/** All of these units that were signed for other bookings. */
export async function protocolsOfOthers(
  db: Db,
  { bookingId, unitIds }: { bookingId: number; unitIds: readonly number[] },
): Promise<ProtocolRow[]> {
  if (unitIds.length === 0) return [];
  const signed = await db
    .select()
    .from(protocols)
    .where(and(anyOf(protocols.unitId, unitIds), ne(protocols.bookingId, bookingId)));
  return whatHolds(signed);
}

export async function insertProtocol(
  tx: Db,
  row: typeof protocols.$inferInsert,
  files: readonly string[],
): Promise<ProtocolRow> {
  const [written] = await tx.insert(protocols).values(row).returning();
  if (!written) throw new Error("the protocol was not written");
  const { id: protocolId } = written;
  if (files.length > 0)
    await tx
      .insert(protocolPictures)
      .values([...new Set(files)].map((fileId) => ({ protocolId, fileId })));
  return written;
}

/** `all` of its booking, by which a correction knows what it corrects. */
export function told(row: ProtocolRow, all: readonly ProtocolRow[]): Protocol {
  const { id, clientId, kind, unitId, unitName, correctsId, annulsBecause, content, createdAt } =
    row;
  return {
    ...content,
    id,
    clientId,
    kind,
    unitId,
    unitName,
    correctsId,
    annulsBecause,
    recordedBy: row.recordedByName,
    createdAt: createdAt.toISOString(),
    ...(correctsId !== null && { firstSignedAt: firstOf(all, row).content.signedAt }),
  };
}
