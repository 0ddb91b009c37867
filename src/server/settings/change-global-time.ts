import type { Problem } from "#contracts/errors.ts";
import type { Times } from "#domain/availability/times-for-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { globalTimes, PICKUP, RETURN } from "./global-times.ts";
import { writeSetting } from "./setting-rows.ts";
import { lockShop } from "./shop-rows.ts";

type Wish = {
  which: keyof Times;
  value: string;
  /** What stood there when it was read: where another has changed it since, nothing is saved. */
  before?: string | undefined;
};

/** Bookings keep the times they were promised; only what is asked for from now on follows. */
export async function changeGlobalTime(
  { db, clock }: { db: Db; clock: Clock },
  by: SignedIn,
  { which, value, before: read }: Wish,
): Promise<Result<Times, Problem>> {
  const key = which === "pickupTime" ? PICKUP : RETURN;
  return inTransaction(db, async (tx): Promise<Result<Times, Problem>> => {
    await lockShop(tx);
    const before = await globalTimes(tx);
    if (before[which] === value) return ok(before);
    if (read !== undefined && before[which] !== read)
      return fail({ code: "setting.changed", setting: key });
    await writeSetting(tx, key, value, clock.now());
    await recordChange(tx, clock, {
      by,
      action: "setting-updated",
      entity: "setting",
      entityId: key,
      before: before[which],
      after: value,
    });
    return ok({ ...before, [which]: value });
  });
}
