import type { ShopSettings } from "#contracts/settings.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { globalTimes, NOTICE } from "./global-times.ts";
import { writeSetting } from "./setting-rows.ts";

export async function shopSettings(db: Db): Promise<ShopSettings> {
  const { noticeHours } = await globalTimes(db);
  return { noticeHours };
}

/** Bookings that are made stay; only what is asked for from now on follows. */
export async function changeShopSettings(
  { db, clock }: { db: Db; clock: Clock },
  by: SignedIn,
  { noticeHours }: Partial<ShopSettings>,
): Promise<ShopSettings> {
  return inTransaction(db, async (tx) => {
    const before = await shopSettings(tx);
    if (noticeHours === undefined || noticeHours === before.noticeHours) return before;
    await writeSetting(tx, NOTICE, String(noticeHours), clock.now());
    await recordChange(tx, clock, {
      by,
      action: "setting-updated",
      entity: "setting",
      entityId: NOTICE,
      before: before.noticeHours,
      after: noticeHours,
    });
    return { ...before, noticeHours };
  });
}
