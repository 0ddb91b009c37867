import type { Problem } from "#contracts/errors.ts";
import { timesForDate, type Times } from "#domain/availability/times-for-date.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { globalTimes } from "#server/settings/global-times.ts";
import { readItemTimes } from "./item-times-rows.ts";

/** When an item is picked up and returned on a day. */
export async function showTimes(
  db: Db,
  itemId: number,
  date: LocalDate,
): Promise<Result<Times, Problem>> {
  const item = await readItemTimes(db, itemId);
  if (!item) return fail({ code: "catalog.item-unknown" });
  const intervals = await intervalsOf(db, itemId);
  return ok(timesForDate(date, { intervals, item, shop: await globalTimes(db) }));
}
