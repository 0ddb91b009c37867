import type { Problem } from "#contracts/errors.ts";
import { tidyTracking, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { namedBy, savedOver } from "#domain/shop/as-read.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { lockShop } from "#server/settings/shop-rows.ts";
import type { KnownTracking } from "./known-tracking.ts";
import { readTracking, TRACKING_KEY, writeTracking } from "./tracking-rows.ts";

export type TrackingParts = { db: Db; clock: Clock; known: KnownTracking };

/** What is sent, as far as it is sent. */
export type TrackingWish = {
  [Name in keyof TrackingSettings]?: TrackingSettings[Name] | undefined;
};

type Wish = TrackingWish & { before?: TrackingWish | undefined };

export async function changeTracking(
  { db, clock, known }: TrackingParts,
  { before: read, ...wish }: Wish,
  by: SignedIn,
): Promise<Result<TrackingSettings, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<TrackingSettings, Problem>> => {
    await lockShop(tx);
    const before = (await readTracking(tx)) ?? known.initial;
    const settings = tidyTracking({ ...before, ...given(wish) });
    const wanted = namedBy(given(wish), settings);
    if (savedOver(before, { read: read && given(read), wanted }) !== undefined)
      return fail({ code: "setting.changed", setting: TRACKING_KEY });
    const change = changedFields(before, settings);
    if (!change) return ok(settings);
    await writeTracking(tx, settings, clock.now());
    await recordChange(tx, clock, {
      by,
      action: "tracking.changed",
      entity: "setting",
      entityId: TRACKING_KEY,
      ...change,
    });
    return ok(settings);
  });
}

function given(wish: TrackingWish): Partial<TrackingSettings> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}
