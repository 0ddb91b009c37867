import type { Times } from "#domain/availability/times-for-date.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { globalTimes, PICKUP, RETURN } from "./global-times.ts";
import { writeSetting } from "./setting-rows.ts";

/** Bookings keep the times they were promised; only what is asked for from now on follows. */
export async function changeGlobalTime(
  { db, clock }: { db: Db; clock: Clock },
  by: SignedIn,
  { which, value }: { which: keyof Times; value: string },
): Promise<Times> {
  const key = which === "pickupTime" ? PICKUP : RETURN;
  return inTransaction(db, async (tx) => {
    const before = await globalTimes(tx);
    if (before[which] === value) return before;
    await writeSetting(tx, key, value, clock.now());
    await recordChange(tx, clock, {
      by,
      action: "setting-updated",
      entity: "setting",
      entityId: key,
      before: before[which],
      after: value,
    });
    return { ...before, [which]: value };
  });
}
