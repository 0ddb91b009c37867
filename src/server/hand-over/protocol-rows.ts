import { and, desc, eq, sql } from "drizzle-orm";
import type { Protocol } from "#contracts/hand-over.ts";
import { PROTOCOL_KINDS, type ProtocolKind } from "#domain/hand-over/protocol.ts";
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

/** By which protocol a unit left on the booking; null while it has not. */
type LeftUnit = { unitId: number; leftBy: number | null };

/** How each of these units went out and came back the last time on another booking, before it left on this one. */
export async function lastOfOthers(
  db: Db,
  { bookingId, units }: { bookingId: number; units: readonly LeftUnit[] },
): Promise<ProtocolRow[]> {
  if (units.length === 0) return [];
  // What holds of a unit, as `whatHolds` says it, for years of protocols at once.
  const isLast = sql`${protocols.id} in (select distinct on (p.unit_id, p.kind) p.id
    from json_to_recordset(${JSON.stringify(units)}::json) as u("unitId" integer, "leftBy" integer)
      join protocols p on p.unit_id = u."unitId"
    where p.booking_id <> ${bookingId} and p.annuls_because is null and (u."leftBy" is null or p.id < u."leftBy")
      and not exists (select from protocols later where later.corrects_id = p.id)
    order by p.unit_id, p.kind, p.id desc)`;
  return db.select().from(protocols).where(isLast);
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
