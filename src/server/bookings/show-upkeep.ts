import type { TodayUpkeep } from "#contracts/today.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { upkeepDue } from "#domain/units/upkeep.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readUpkeep } from "./upkeep-rows.ts";

/** What is to be done to units soon or was not in time, what is late first. */
export async function showUpkeep(db: Db, today: LocalDate): Promise<TodayUpkeep[]> {
  const units = await readUpkeep(db, today);
  return units
    .flatMap((unit) => {
      const { unitId, itemId, itemName, name, registration } = unit;
      return upkeepDue(unit, today).map((one) => ({
        unitId,
        itemId,
        itemName,
        name,
        registration,
        ...one,
      }));
    })
    .toSorted((one, other) => Number(other.isOverdue) - Number(one.isOverdue));
}
