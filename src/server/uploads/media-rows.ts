import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { mediaFiles } from "#server/platform/db/tables/processes.ts";
import type { MediaFile } from "./media-folder.ts";

// Any number that is ours.
const MEDIA_LOCK = 7_300_452;

/** One change of files at a time, whichever process makes it. */
export async function lockFiles(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MEDIA_LOCK})`);
}

export async function addFiles(tx: Db, files: readonly MediaFile[]): Promise<void> {
  for (const { name, bytes } of files)
    await tx.insert(mediaFiles).values({ name, bytes }).onConflictDoNothing();
}

export async function readFile(db: Db, name: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: mediaFiles.bytes })
    .from(mediaFiles)
    .where(eq(mediaFiles.name, name));
  return row?.bytes;
}

export async function removeFiles(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.delete(mediaFiles).where(inArray(mediaFiles.name, [...names]));
}

export async function missingFiles(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await db
    .select({ name: mediaFiles.name })
    .from(mediaFiles)
    .where(inArray(mediaFiles.name, [...names]));
  const has = new Set(known.map(({ name }) => name));
  return names.filter((name) => !has.has(name));
}
