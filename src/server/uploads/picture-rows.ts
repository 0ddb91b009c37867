import { and, eq, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { Picture } from "#contracts/catalog.ts";
import type { Db } from "#server/platform/db/database.ts";
import { pictures, rentalItems } from "#server/platform/db/tables/catalog.ts";

export type PictureRow = typeof pictures.$inferSelect;

/** False when the shop has the picture; it then counts as asked for just now. */
export async function addPicture(
  tx: Db,
  picture: Omit<typeof pictures.$inferInsert, "lastUsedAt">,
): Promise<boolean> {
  const added = await tx.insert(pictures).values(picture).onConflictDoNothing().returning();
  if (added.length > 0) return true;
  await tx
    .update(pictures)
    .set({ lastUsedAt: picture.createdAt })
    .where(eq(pictures.url, picture.url));
  return false;
}

export async function lockPicture(tx: Db, url: string): Promise<PictureRow | undefined> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.url, url)).for("update");
  return row;
}

export async function writeAlt(tx: Db, url: string, alt: string): Promise<void> {
  await tx.update(pictures).set({ alt }).where(eq(pictures.url, url));
}

export async function writeVariants(
  tx: Db,
  url: string,
  variants: Picture["variants"],
): Promise<void> {
  await tx.update(pictures).set({ variants }).where(eq(pictures.url, url));
}

/** Oldest first, so that none waits behind all later ones. */
export async function listAwaitingVariants(db: Db): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(eq(pictures.awaitsVariants, true))
    .orderBy(pictures.createdAt, pictures.url);
}

export async function markVariantsMade(db: Db, url: string): Promise<void> {
  await db.update(pictures).set({ awaitsVariants: false }).where(eq(pictures.url, url));
}

/** An archived item's pictures are still its own, and a text may show one too. */
const IS_USED: SQL = sql`exists (select 1 from ${rentalItems} where
  ${rentalItems.mainImageUrl} = ${pictures.url}
  or ${rentalItems.imageGallery} @> to_jsonb(${pictures.url})
  or position(${pictures.url} in ${rentalItems.description}) > 0)`;

const isKept = (keep: readonly string[]): SQL | undefined =>
  keep.length > 0 ? inArray(pictures.url, [...keep]) : undefined;

export async function noteUse(db: Db, keep: readonly string[], at: Date): Promise<void> {
  await db
    .update(pictures)
    .set({ lastUsedAt: at })
    .where(or(IS_USED, isKept(keep)));
}

const unusedSince = (before: Date): SQL | undefined =>
  and(
    lt(sql`coalesce(${pictures.lastUsedAt}, ${pictures.createdAt})`, before),
    sql`not ${IS_USED}`,
  );

export async function listUnused(db: Db, before: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ url: pictures.url })
    .from(pictures)
    .where(unusedSince(before))
    .limit(atMost);
  return rows.map(({ url }) => url);
}

/**
 * Removes those of them that are unused still. Whoever is saving an item is waited for first, and whoever
 * comes after waits: a picture taken into use at this very moment is seen.
 */
export async function removeUnused(
  tx: Db,
  urls: readonly string[],
  before: Date,
): Promise<PictureRow[]> {
  await tx.execute(sql`lock table ${rentalItems} in share mode`);
  return tx
    .delete(pictures)
    .where(and(inArray(pictures.url, [...urls]), unusedSince(before)))
    .returning();
}

/** Of these files' addresses those that another picture needs. */
export async function listShared(tx: Db, urls: readonly string[]): Promise<string[]> {
  const all = sql`${JSON.stringify(urls)}::jsonb`;
  const answer = await tx.execute(sql`
    select distinct variant->>'url' as url from ${pictures}, jsonb_array_elements(variants) as variant
      where ${all} @> (variant->'url')
    union select url from ${pictures} where ${all} @> to_jsonb(url)`);
  return (answer as { rows: { url: string }[] }).rows.map(({ url }) => url);
}
