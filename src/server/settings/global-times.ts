import type { Times } from "#domain/availability/times-for-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readSettings } from "./setting-rows.ts";

export const PICKUP = "globalDefaultPickupTime";
export const RETURN = "globalDefaultReturnTime";

/** What the shop's default times are until an administrator changes them. */
const INITIAL: Times = { pickupTime: "15:00", returnTime: "12:00" };

export async function globalTimes(db: Db): Promise<Times> {
  const stored = await readSettings(db, [PICKUP, RETURN]);
  return {
    pickupTime: stored.get(PICKUP) ?? INITIAL.pickupTime,
    returnTime: stored.get(RETURN) ?? INITIAL.returnTime,
  };
}
