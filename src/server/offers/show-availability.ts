import type { Problem } from "#contracts/errors.ts";
import { MOST_DAYS, type DailyAvailability } from "#contracts/offers.ts";
import { lengthOf, nightsOf, type Period, type Stay } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import { freeOn, readNights, readUnheld, type ItemDays } from "./night-rows.ts";
import { walkDays } from "./walk-days.ts";

/** Units free on the night that begins each day of a period. The days are the caller's, who may have kept them. */
export async function showDailyAvailability(
  { db, daysOf }: { db: Db; daysOf: (itemId: number) => Promise<ItemDays | undefined> },
  itemId: number,
  period: Period,
): Promise<Result<JsonText<DailyAvailability>, Problem>> {
  if (period.endDate < period.startDate) return fail({ code: "stay.reversed" });
  if (lengthOf(period) > MOST_DAYS) return fail({ code: "stay.range-too-long", days: MOST_DAYS });
  const days = await daysOf(itemId);
  if (!days) return fail({ code: "catalog.item-unknown" });
  const item = { ...days, unheld: await readUnheld(db, itemId, period) };
  const entries = walkDays(period).map((day, index) => `"${day}":${freeOn(item, day, index)}`);
  return ok(new JsonText(`{${entries.join(",")}}`));
}

/** Units free through all nights of a stay. */
export async function showAvailability(
  db: Db,
  itemId: number,
  stay: Stay,
): Promise<Result<{ available: number }, Problem>> {
  if (stay.endDate === stay.startDate) return fail({ code: "stay.no-nights" });
  if (stay.endDate < stay.startDate) return fail({ code: "stay.reversed" });
  if (lengthOf(stay) > MOST_DAYS) return fail({ code: "stay.range-too-long", days: MOST_DAYS });
  const item = await readNights(db, itemId, { ...stay, endDate: addDays(stay.endDate, -1) });
  if (!item) return fail({ code: "catalog.item-unknown" });
  return ok({
    available: Math.min(...nightsOf(stay).map((night, index) => freeOn(item, night, index))),
  });
}
