import { NO_TRACKING, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readSettings, writeSetting } from "#server/settings/setting-rows.ts";

export const TRACKING_KEY = "trackingSettings";

/** What was saved, or nothing if nobody has chosen yet. Fields that came later are off. */
export async function readTracking(db: Db): Promise<TrackingSettings | undefined> {
  const stored = (await readSettings(db, [TRACKING_KEY])).get(TRACKING_KEY);
  if (stored === undefined) return undefined;
  return { ...NO_TRACKING, ...(JSON.parse(stored) as Partial<TrackingSettings>) };
}

export async function writeTracking(tx: Db, settings: TrackingSettings, now: Date): Promise<void> {
  await writeSetting(tx, TRACKING_KEY, JSON.stringify(settings), now);
}
