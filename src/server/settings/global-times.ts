import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import type { Times } from "#domain/availability/times-for-date.ts";
import { ALWAYS_OPEN, type Opening } from "#domain/shop/opening.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readSettings, writeSetting } from "./setting-rows.ts";
import { CANCELLATION, OPENING } from "./shop-rows.ts";

export const PICKUP = "globalDefaultPickupTime";
export const RETURN = "globalDefaultReturnTime";
export const NOTICE = "noticeHours";

/** The hours of the last start: stays are judged where nobody knows what the shop was started with. */
const STARTED_OPENING = "started.opening";

/** What the shop's default times are until an administrator changes them. */
const INITIAL: Times = { pickupTime: "15:00", returnTime: "12:00" };

export type ShopTimes = Times & {
  /** How many hours before a pick-up the shop wants to know of it. */
  noticeHours: number;
  /** As the owner has set it, else as the shop was started. */
  opening: Opening;
  /** What is promised with a stay of an item that has no policy of its own. */
  cancellationPolicy: CancellationPolicy;
};

/** All that the shop decides about every stay, read in one go. */
export async function globalTimes(db: Db): Promise<ShopTimes> {
  const stored = await readSettings(db, [
    PICKUP,
    RETURN,
    NOTICE,
    OPENING,
    STARTED_OPENING,
    CANCELLATION,
  ]);
  return {
    pickupTime: stored.get(PICKUP) ?? INITIAL.pickupTime,
    returnTime: stored.get(RETURN) ?? INITIAL.returnTime,
    noticeHours: Number(stored.get(NOTICE) ?? 0),
    opening:
      (JSON.parse(
        stored.get(OPENING) ?? stored.get(STARTED_OPENING) ?? "null",
      ) as Opening | null) ?? ALWAYS_OPEN,
    cancellationPolicy:
      (JSON.parse(stored.get(CANCELLATION) ?? "null") as CancellationPolicy | null) ?? USUAL_POLICY,
  };
}

/** Keeps the hours that the shop is started with; written only where they are others than at the last start. */
export async function keepStartedOpening(
  { db, clock }: { db: Db; clock: Clock },
  opening: Opening,
): Promise<void> {
  const value = JSON.stringify(opening);
  const kept = (await readSettings(db, [STARTED_OPENING])).get(STARTED_OPENING);
  if (value !== (kept ?? JSON.stringify(ALWAYS_OPEN)))
    await writeSetting(db, STARTED_OPENING, value, clock.now());
}
