import { NO_TRACKING, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readTracking } from "./tracking-rows.ts";

/** The settings kept in memory: every page's policy depends on them, and no page view should cost a query. */
export type KnownTracking = {
  current(): Promise<TrackingSettings>;
  /** Forgets what is known, so that the next to ask reads it anew. */
  renew(): void;
  /** What holds until an administrator has chosen. */
  initial: TrackingSettings;
};

export function knownTracking(db: Db, chosen: Partial<TrackingSettings> = {}): KnownTracking {
  const initial = { ...NO_TRACKING, ...chosen };
  let known: Promise<TrackingSettings> | undefined;
  const read = async () => (await readTracking(db)) ?? initial;
  return {
    initial,
    current: () => {
      const asked = (known ??= read());
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
