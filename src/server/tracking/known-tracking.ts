import { NO_TRACKING, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import type { Database } from "#server/platform/db/database.ts";
import { perVersion } from "#server/platform/db/per-version.ts";
import { readTracking } from "./tracking-rows.ts";

/** The settings kept in memory: every page's policy depends on them, and no page view should cost a query. */
export type KnownTracking = {
  current(): Promise<TrackingSettings>;
  /** What holds until an administrator has chosen. */
  initial: TrackingSettings;
};

export function knownTracking(
  { db, publicVersion }: Database,
  chosen: Partial<TrackingSettings> = {},
): KnownTracking {
  const initial = { ...NO_TRACKING, ...chosen };
  return {
    initial,
    current: perVersion(publicVersion, async () => (await readTracking(db)) ?? initial),
  };
}
