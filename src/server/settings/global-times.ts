import type { Times } from "#domain/availability/times-for-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readSettings } from "./setting-rows.ts";

export const PICKUP = "globalDefaultPickupTime";
export const RETURN = "globalDefaultReturnTime";
export const NOTICE = "noticeHours";

/** What the shop's default times are until an administrator changes them. */
const INITIAL: Times = { pickupTime: "15:00", returnTime: "12:00" };

export type ShopTimes = Times & {
  /** How many hours before a pick-up the shop wants to know of it. */
  noticeHours: number;
};

export async function globalTimes(db: Db): Promise<ShopTimes> {
  const stored = await readSettings(db, [PICKUP, RETURN, NOTICE]);
  return {
    pickupTime: stored.get(PICKUP) ?? INITIAL.pickupTime,
    returnTime: stored.get(RETURN) ?? INITIAL.returnTime,
    noticeHours: Number(stored.get(NOTICE) ?? 0),
  };
}
