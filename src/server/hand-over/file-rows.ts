import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { protocolFiles, protocolPictures } from "#server/platform/db/tables/hand-over.ts";

export type FileRow = typeof protocolFiles.$inferSelect;

/** False where its number is taken already, whoever has it. */
export async function insertFile(db: Db, row: FileRow): Promise<boolean> {
  const written = await db
    .insert(protocolFiles)
    .values(row)
    .onConflictDoNothing({ target: protocolFiles.id })
    .returning({ id: protocolFiles.id });
  return written.length > 0;
}

/** Without its picture. */
export async function fileFacts(db: Db, fileId: string) {
  const { id, bookingId, sha } = protocolFiles;
  const rows = await db.select({ id, bookingId, sha }).from(protocolFiles).where(eq(id, fileId));
  return rows[0];
}

export async function findFile(
  db: Db,
  { bookingId, id }: { bookingId: number; id: string },
): Promise<FileRow | undefined> {
  const rows = await db
    .select()
    .from(protocolFiles)
    .where(and(eq(protocolFiles.id, id), eq(protocolFiles.bookingId, bookingId)));
  return rows[0];
}

/** Those of these numbers that a booking has; held until the transaction ends, so that no job removes them. */
export async function holdFilesOf(
  tx: Db,
  bookingId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: protocolFiles.id })
    .from(protocolFiles)
    .where(
      and(
        eq(protocolFiles.bookingId, bookingId),
        sql`${protocolFiles.id} = any(${`{${ids.join(",")}}`}::uuid[])`,
      ),
    )
    .orderBy(protocolFiles.id)
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

/** What no protocol shows and nobody has sent since then: its hand-over was broken off, or it was taken anew. */
export async function removeUnused(db: Db, sentBefore: Date, most: number): Promise<number> {
  const unused = db
    .select({ id: protocolFiles.id })
    .from(protocolFiles)
    .where(
      and(
        lt(protocolFiles.createdAt, sentBefore),
        sql`not exists (select from ${protocolPictures} where ${protocolPictures.fileId} = ${protocolFiles.id})`,
      ),
    )
    .orderBy(protocolFiles.createdAt)
    .limit(most)
    .for("update", { skipLocked: true });
  const removed = await db
    .delete(protocolFiles)
    .where(sql`${protocolFiles.id} = any(array(${unused}))`)
    .returning({ id: protocolFiles.id });
  return removed.length;
}
