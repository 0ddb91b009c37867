import type { Period } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

/** So many days, or kilometres, before something is due it is told. */
export const UPKEEP_DAYS_AHEAD = 30;
export const UPKEEP_KM_AHEAD = 1000;

export const UPKEEP_KINDS = ["inspection", "service", "service-km"] as const;
export type UpkeepKind = (typeof UPKEEP_KINDS)[number];

/** What is to be done to a unit: by a day, or by what its meter says. */
export type Upkeep =
  | { kind: "inspection" | "service"; dueOn: LocalDate; isOverdue: boolean }
  | {
      kind: "service-km";
      atKm: number;
      /** Until then; below 0 so many over it. */
      kmLeft: number;
      isOverdue: boolean;
    };

export type UpkeepFacts = {
  odometer: number | null;
  nextInspection: LocalDate | null;
  nextService: LocalDate | null;
  nextServiceKm: number | null;
};

/** What is due soon or should have been done; on its last day there is still time for it. */
export function upkeepDue(unit: UpkeepFacts, today: LocalDate): Upkeep[] {
  const told = addDays(today, UPKEEP_DAYS_AHEAD);
  return everyUpkeep(unit, today).filter((one) =>
    one.kind === "service-km" ? one.kmLeft <= UPKEEP_KM_AHEAD : one.dueOn <= told,
  );
}

/** What would be due before the unit is back, or is already: it has to be done before it goes out. */
export function upkeepWithin(
  unit: UpkeepFacts,
  { endDate }: Pick<Period, "endDate">,
  today: LocalDate,
): Upkeep[] {
  return everyUpkeep(unit, today).filter((one) =>
    one.kind === "service-km" ? one.isOverdue : one.dueOn <= endDate,
  );
}

function everyUpkeep(unit: UpkeepFacts, today: LocalDate): Upkeep[] {
  const { odometer, nextInspection, nextService, nextServiceKm } = unit;
  const byDay = (kind: "inspection" | "service", dueOn: LocalDate | null): Upkeep[] =>
    dueOn === null ? [] : [{ kind, dueOn, isOverdue: dueOn < today }];
  const byMeter: Upkeep[] =
    odometer === null || nextServiceKm === null
      ? []
      : [
          {
            kind: "service-km",
            atKm: nextServiceKm,
            kmLeft: nextServiceKm - odometer,
            isOverdue: odometer >= nextServiceKm,
          },
        ];
  return [...byDay("inspection", nextInspection), ...byDay("service", nextService), ...byMeter];
}
