import type { Problem } from "#contracts/errors.ts";
import {
  tidyTracking,
  trackingFaults,
  type TrackingFault,
  type TrackingField,
  type TrackingSettings,
} from "#domain/tracking/tracking-settings.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { trackingFaultSentence } from "#texts/tracking.ts";
import type { KnownTracking } from "./known-tracking.ts";
import { readTracking, TRACKING_KEY, writeTracking } from "./tracking-rows.ts";

export type TrackingParts = { db: Db; clock: Clock; known: KnownTracking };

/** What is sent, as far as it is sent. */
export type TrackingWish = {
  [Name in keyof TrackingSettings]?: TrackingSettings[Name] | undefined;
};

export async function changeTracking(
  { db, clock, known }: TrackingParts,
  wish: TrackingWish,
  by: SignedIn,
): Promise<Result<TrackingSettings, Problem>> {
  const result = await inTransaction(db, async (tx) => {
    const before = (await readTracking(tx)) ?? known.initial;
    const settings = tidyTracking({ ...before, ...given(wish) });
    const fields = sentencesOf(trackingFaults(settings));
    if (fields) return fail({ code: "tracking.unfit" as const, fields });
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
  known.renew();
  return result;
}

function given(wish: TrackingWish): Partial<TrackingSettings> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

function sentencesOf(
  faults: Partial<Record<TrackingField, TrackingFault>>,
): Record<string, string> | undefined {
  const entries = Object.entries(faults) as [TrackingField, TrackingFault][];
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([field, fault]) => [field, trackingFaultSentence(field, fault)]),
  );
}
