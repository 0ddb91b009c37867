import { isNull } from "drizzle-orm";
import { pictureSite } from "#domain/catalog/picture-address.ts";
import type { Database, Db } from "#server/platform/db/database.ts";
import { perVersion } from "#server/platform/db/per-version.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** The sites that items take pictures from, kept in memory: every page's policy names them. */
export type KnownPictureSites = () => Promise<readonly string[]>;

export function knownPictureSites({ db, publicVersion }: Database): KnownPictureSites {
  return perVersion(publicVersion, () => readSites(db));
}

async function readSites(db: Db): Promise<readonly string[]> {
  const { mainImageUrl, imageGallery, archivedAt } = rentalItems;
  const items = await db
    .select({ mainImageUrl, imageGallery })
    .from(rentalItems)
    .where(isNull(archivedAt));
  const sites = items
    .flatMap((item) => [item.mainImageUrl, ...item.imageGallery])
    .flatMap((address) => pictureSite(address) ?? []);
  return [...new Set(sites)].toSorted();
}
