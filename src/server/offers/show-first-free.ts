import type { FirstFree } from "#contracts/offers.ts";
import { firstStart } from "#domain/availability/calendar-days.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { freeUnits } from "#domain/availability/free-units.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import { listItemCards } from "#server/catalog/item-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readNights } from "./night-rows.ts";

/** When each motorhome can be picked up at the earliest, judged as the calendar judges it. */
export async function showFirstFree(db: Db, today: LocalDate): Promise<FirstFree> {
  const motorhomes = (await listItemCards(db)).filter(({ type }) => type === "rv");
  const found: FirstFree = [];
  for (const { id } of motorhomes) found.push({ id, firstFree: await firstFreeOf(db, id, today) });
  return found;
}

async function firstFreeOf(db: Db, id: number, today: LocalDate): Promise<LocalDate | null> {
  const item = await readNights(db, id, { startDate: today, endDate: lastBookableDay(today) });
  if (!item) return null;
  const freeOn = (night: LocalDate) =>
    freeUnits(
      item,
      night,
      item.nights[daysBetween(today, night)] ?? { capacity: item.quantity, taken: 0 },
    );
  return firstStart({ ...item, today, quantity: 1, intervals: await intervalsOf(db, id), freeOn });
}
