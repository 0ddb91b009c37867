import type { Problem } from "#contracts/errors.ts";
import { timesForDate, type Times } from "#domain/availability/times-for-date.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import { findItem } from "#server/catalog/item-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { globalTimes } from "#server/settings/global-times.ts";

/** When an item is picked up and returned on a day. */
export async function showTimes(
  db: Db,
  itemId: number,
  date: LocalDate,
): Promise<Result<Times, Problem>> {
  const item = await findItem(db, { id: itemId });
  if (!item) return fail({ code: "catalog.item-unknown" });
  const intervals = await intervalsOf(db, itemId);
  return ok(timesForDate(date, { intervals, item, shop: await globalTimes(db) }));
}
