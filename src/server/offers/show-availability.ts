import type { Problem } from "#contracts/errors.ts";
import { MOST_DAYS, type DailyAvailability } from "#contracts/offers.ts";
import { lengthOf, nightsOf, type Period, type Stay } from "#domain/dates/date-range.ts";
import { unitsKept } from "#domain/availability/check-stay.ts";
import { unheldAfter } from "#domain/availability/turnaround.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import { freeOn, readNights, readUnheld, unheldOn, type ItemDays } from "./night-rows.ts";
import { sameAsMade } from "./same-as-made.ts";
import { spanProblem } from "./span-problem.ts";
import { walkDays } from "./walk-days.ts";

type Needs = {
  db: Db;
  /** The caller may have kept them. */
  daysOf: (itemId: number) => Promise<ItemDays | undefined>;
  write: ReturnType<typeof dailyWriter>;
};

/** Units free on the night that begins each day of a period, or with `unheld` those that nobody holds. */
export async function showDailyAvailability(
  { db, daysOf, write }: Needs,
  itemId: number,
  { isUnheld = false, ...period }: Period & { isUnheld?: boolean },
): Promise<Result<JsonText<DailyAvailability>, Problem>> {
  if (period.endDate < period.startDate) return fail({ code: "stay.reversed" });
  if (lengthOf(period) > MOST_DAYS) return fail({ code: "stay.range-too-long", days: MOST_DAYS });
  const days = await daysOf(itemId);
  if (!days) return fail({ code: "catalog.item-unknown" });
  const unheld = await readUnheld(db, itemId, period);
  return ok(new JsonText(write(itemId, period, { days, unheld, isUnheld })));
}

type Nights = { days: ItemDays; unheld: string; isUnheld: boolean };

const MOST_WRITTEN = 500;

export function dailyWriter(): (itemId: number, period: Period, nights: Nights) => string {
  const write = sameAsMade<string>(MOST_WRITTEN);
  return (itemId, period, nights) =>
    write(
      `${itemId} ${period.startDate} ${period.endDate} ${nights.isUnheld}`,
      [nights.days, nights.unheld],
      () => dailyText(period, nights),
    );
}

function dailyText(period: Period, { days, unheld, isUnheld }: Nights): string {
  const item = { ...days, unheld: JSON.parse(unheld) as Record<number, number> };
  const unitsOn = (day: LocalDate, index: number) =>
    isUnheld ? unheldOn(item, index) : freeOn(item, day, index);
  const entries = walkDays(period).map((day, index) => `"${day}":${unitsOn(day, index)}`);
  return `{${entries.join(",")}}`;
}

/** Units free through all nights of a stay and unheld on those that are kept free after it. */
export async function showAvailability(
  db: Db,
  itemId: number,
  stay: Stay,
): Promise<Result<{ available: number }, Problem>> {
  const problem = spanProblem(stay);
  if (problem) return fail(problem);
  const item = await readNights(db, itemId, { ...stay, endDate: addDays(stay.endDate, -1) });
  if (!item) return fail({ code: "catalog.item-unknown" });
  const unheldOnNight = (night: LocalDate) => unheldOn(item, daysBetween(stay.startDate, night));
  return ok({
    available: Math.min(
      ...nightsOf(stay).map((night, index) => freeOn(item, night, index)),
      unheldAfter({ nights: item.turnaroundNights, unheldOn: unheldOnNight }, stay.endDate),
      unitsKept({ splits: item.splits, turnaround: { nights: item.turnaroundNights } }, stay),
    ),
  });
}
