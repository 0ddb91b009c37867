import type { DashboardFigures } from "#contracts/catalog-admin.ts";
import { isPromisedTwice } from "#domain/availability/changeover.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { addDays, addMonths, firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { comingIntervals, countByDay, countUnitNights, countWaiting } from "./dashboard-rows.ts";

export async function showDashboard(db: Db, today: LocalDate): Promise<DashboardFigures> {
  const tomorrow = addDays(today, 1);
  const [month, next, afterNext] = [0, 1, 2].map((months) =>
    addMonths(firstOfMonth(today), months),
  );
  const on = async (which: "startDate" | "endDate") => {
    const counts = await countByDay(db, which, [today, tomorrow]);
    return { today: counts.get(today) ?? 0, tomorrow: counts.get(tomorrow) ?? 0 };
  };
  const thisMonth = await countUnitNights(db, { startDate: month!, endDate: next! });
  const nextMonth = await countUnitNights(db, { startDate: next!, endDate: afterNext! });
  const nightsOf = (type: ItemType) => ({
    thisMonth: thisMonth.get(type) ?? 0,
    nextMonth: nextMonth.get(type) ?? 0,
  });
  return {
    pickups: await on("startDate"),
    returns: await on("endDate"),
    waiting: await countWaiting(db),
    nights: { rv: nightsOf("rv"), equipment: nightsOf("equipment") },
    promisedTwice: (await comingIntervals(db, today)).filter(isPromisedTwice),
  };
}
