import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Media } from "./media.ts";
import { listShared, listUnused, noteUse, removeUnused } from "./picture-rows.ts";

const GRACE_DAYS = 7;
const AT_ONCE = 100;

type RemovalParts = {
  db: Db;
  clock: Clock;
  media: Media;
  /** Pictures that are used outside the catalogue. */
  keep?: readonly string[];
};

/**
 * Removes pictures that nobody has used for a week: an editor who is not done yet, or regrets, has that
 * long. The files go last; should the process die before, they lie there unused and harm nobody.
 */
export async function removeUnusedPictures(parts: RemovalParts): Promise<void> {
  const { db, clock, media, keep = [] } = parts;
  const now = clock.now();
  await noteUse(db, keep, now);
  const before = new Date(now.getTime() - GRACE_DAYS * 86_400_000);
  for (;;) {
    const urls = await listUnused(db, before, AT_ONCE);
    if (urls.length === 0) break;
    await removeWithFiles(media, urls, before);
  }
  await media.removeUnfinished();
}

async function removeWithFiles(media: Media, urls: readonly string[], before: Date): Promise<void> {
  await media.change([], async (tx) => {
    const removed = await removeUnused(tx, urls, before);
    const all = removed.flatMap(({ url, variants }) => [url, ...variants.map((one) => one.url)]);
    const shared = new Set(await listShared(tx, all));
    return { value: undefined, unneeded: [...new Set(all)].filter((url) => !shared.has(url)) };
  });
}
