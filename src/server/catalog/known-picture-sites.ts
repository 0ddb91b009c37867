import { isNull } from "drizzle-orm";
import { pictureSite } from "#domain/catalog/picture-address.ts";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** The sites that items take pictures from, kept in memory: every page's policy names them. */
export type KnownPictureSites = {
  current(): Promise<readonly string[]>;
  /** Forgets what is known, so that the next to ask reads it anew. */
  renew(): void;
};

export function knownPictureSites(db: Db): KnownPictureSites {
  let known: Promise<readonly string[]> | undefined;
  return {
    current: () => {
      const asked = (known ??= readSites(db));
      // A failed read is not remembered.
      asked.catch(() => {
        if (known === asked) known = undefined;
      });
      return asked;
    },
    renew: () => {
      known = undefined;
    },
  };
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
