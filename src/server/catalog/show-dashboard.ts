import type { DashboardFigures } from "#contracts/catalog-admin.ts";
import { isPromisedTwice } from "#domain/availability/changeover.ts";
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
  return {
    pickups: await on("startDate"),
    returns: await on("endDate"),
    waiting: await countWaiting(db),
    nights: {
      thisMonth: await countUnitNights(db, { startDate: month!, endDate: next! }),
      nextMonth: await countUnitNights(db, { startDate: next!, endDate: afterNext! }),
    },
    promisedTwice: (await comingIntervals(db, today)).filter(isPromisedTwice),
  };
}
