import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { showUpkeep } from "#server/bookings/show-upkeep.ts";
import type { Db } from "#server/platform/db/database.ts";
import { unitWords } from "#texts/unit-words.ts";

/** Vehicles that should have been inspected or served by now; the next day or kilometre takes one off the list. */
export async function listOverdueUpkeep(
  db: Db,
  today: LocalDate,
): Promise<Extract<Concern, { kind: "upkeep-overdue" }>[]> {
  const upkeep = await showUpkeep(db, today);
  return upkeep
    .filter(({ isOverdue }) => isOverdue)
    .map((one) => ({
      kind: "upkeep-overdue",
      subject: `${one.unitId} ${one.kind}`,
      since: one.kind === "service-km" ? today : one.dueOn,
      itemId: one.itemId,
      itemName: one.itemName,
      unitName: unitWords(one),
      what: one.kind,
      dueOn: one.kind === "service-km" ? null : one.dueOn,
      atKm: one.kind === "service-km" ? one.atKm : null,
    }));
}
