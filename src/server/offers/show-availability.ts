import type { Problem } from "#contracts/errors.ts";
import { MOST_DAYS, type DailyAvailability } from "#contracts/offers.ts";
import { lengthOf, nightsOf, type Period, type Stay } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import { freeOn, readNights, readUnheld, type ItemDays } from "./night-rows.ts";
import { sameText } from "./same-text.ts";
import { walkDays } from "./walk-days.ts";

type Needs = {
  db: Db;
  /** The caller may have kept them. */
  daysOf: (itemId: number) => Promise<ItemDays | undefined>;
  write: ReturnType<typeof dailyWriter>;
};

/** Units free on the night that begins each day of a period. */
export async function showDailyAvailability(
  { db, daysOf, write }: Needs,
  itemId: number,
  period: Period,
): Promise<Result<JsonText<DailyAvailability>, Problem>> {
  if (period.endDate < period.startDate) return fail({ code: "stay.reversed" });
  if (lengthOf(period) > MOST_DAYS) return fail({ code: "stay.range-too-long", days: MOST_DAYS });
  const days = await daysOf(itemId);
  if (!days) return fail({ code: "catalog.item-unknown" });
  const unheld = await readUnheld(db, itemId, period);
  return ok(new JsonText(write(itemId, period, { days, unheld })));
}

type Nights = { days: ItemDays; unheld: string };

const MOST_WRITTEN = 500;

export function dailyWriter(): (itemId: number, period: Period, nights: Nights) => string {
  const write = sameText(MOST_WRITTEN);
  return (itemId, period, nights) =>
    write(`${itemId} ${period.startDate} ${period.endDate}`, [nights.days, nights.unheld], () =>
      dailyText(period, nights),
    );
}

function dailyText(period: Period, { days, unheld }: Nights): string {
  const item = { ...days, unheld: JSON.parse(unheld) as Record<number, number> };
  const entries = walkDays(period).map((day, index) => `"${day}":${freeOn(item, day, index)}`);
  return `{${entries.join(",")}}`;
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
