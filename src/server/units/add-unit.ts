import type { Problem } from "#contracts/errors.ts";
import type { Unit } from "#contracts/units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { retirementProblem } from "#domain/units/outage.ts";
import { canonicalRegistration, isSameUnitName } from "#domain/units/unit-name.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { problemSentence } from "#texts/errors.ts";
import { numberUnits } from "./number-units.ts";
import { placeDueUnits } from "./place-units.ts";
import { tellToday } from "./stay-unit-rows.ts";
import type { UnitParts } from "./unit-parts.ts";
import * as rows from "./unit-rows.ts";

type Facts = Partial<
  Pick<
    rows.NewUnitRow,
    | "registration"
    | "notes"
    | "retiredOn"
    | "odometer"
    | "nextInspection"
    | "nextService"
    | "nextServiceKm"
  >
>;
export type NewUnit = Facts & { name: string };

/**
 * One more unit of an item. The first one of a counted item is the first of those that it has: the others get numbers,
 * and from then on all of them are told apart.
 */
export async function addUnit(
  { db, clock }: UnitParts,
  { itemId, by, ...wish }: { itemId: number; by: Actor } & NewUnit,
): Promise<Result<Unit, Problem>> {
  return inTransaction(db, async (tx) => {
    const item = await rows.lockItem(tx, itemId);
    if (!item) return fail({ code: "catalog.item-unknown" });
    const [today, now] = [clock.today(), clock.now()];
    const tooFar = retiredTooFar(today, wish);
    if (tooFar) return fail(tooFar);
    const known = await rows.unitsOfItem(tx, itemId);
    const taken = alreadyTaken(known, wish);
    if (taken) return fail(taken);
    await tellToday(tx, today);
    const isFirst = known.length === 0;
    const place = isFirst ? 1 : Math.max(...known.map(({ position }) => position)) + 1;
    if (isFirst && wish.retiredOn && item.quantity === 1) return fail({ code: "unit.last" });
    const id = isFirst
      ? await nameFirst(tx, { itemId, quantity: item.quantity, today, now }, wish)
      : (
          await rows.insertUnits(tx, [
            { ...wish, rentalItemId: itemId, position: place, createdAt: now, updatedAt: now },
          ])
        )[0]!.id;
    await placeDueUnits(tx, today);
    await recordChange(tx, clock, {
      by,
      action: "unit.added",
      entity: "rental-item",
      entityId: itemId,
      after: { unit: wish.name },
    });
    const [unit] = await rows.listUnitRows(tx, { unitId: id, today });
    return unit ? ok(unit) : fail({ code: "unit.unknown" });
  });
}

type Counted = Parameters<typeof numberUnits>[1];

async function nameFirst(
  tx: Parameters<typeof numberUnits>[0],
  counted: Counted,
  wish: NewUnit,
): Promise<number> {
  await numberUnits(tx, counted);
  const all = await rows.unitsOfItem(tx, counted.itemId);
  const first = all.find(({ name }) => isSameUnitName(name, wish.name)) ?? all[0]!;
  await rows.updateUnit(tx, first.id, { ...wish, updatedAt: counted.now });
  return first.id;
}

export function retiredTooFar(
  today: LocalDate,
  { retiredOn = null }: Pick<Facts, "retiredOn">,
): Problem | undefined {
  const problem = retirementProblem(today, retiredOn);
  return problem && { ...problem, fields: { retiredOn: problemSentence(problem) } };
}

/** What is said of a unit and another of its item has: its name, or its registration number. */
export function alreadyTaken(
  others: readonly rows.UnitRow[],
  { name, registration = "" }: Partial<NewUnit>,
): Problem | undefined {
  if (name !== undefined && others.some((other) => isSameUnitName(other.name, name))) {
    const problem = { code: "unit.name-taken" as const };
    return { ...problem, fields: { name: problemSentence(problem) } };
  }
  const twin =
    registration !== "" &&
    others.find((other) => canonicalRegistration(other.registration) === registration);
  if (!twin) return undefined;
  const problem = { code: "unit.registration-taken" as const, name: twin.name };
  return { ...problem, fields: { registration: problemSentence(problem) } };
}
