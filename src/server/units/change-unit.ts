import type { Problem } from "#contracts/errors.ts";
import type { Unit } from "#contracts/units.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { canonicalRegistration } from "#domain/units/unit-name.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { problemSentence } from "#texts/errors.ts";
import { alreadyTaken, retiredTooFar, type NewUnit } from "./add-unit.ts";
import { refuseLeft } from "./left-out.ts";
import { placeItem } from "./place-units.ts";
import { tellToday } from "./stay-unit-rows.ts";
import type { UnitParts } from "./unit-parts.ts";
import * as rows from "./unit-rows.ts";

type Change = { unitId: number; by: Actor; change: Partial<NewUnit> };

/** What is known of a unit. One that is retired gives its coming stays to others, or stays where they have no room. */
export async function changeUnit(
  { db, clock }: UnitParts,
  { unitId, by, change }: Change,
): Promise<Result<Unit, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<Unit, Problem>> => {
    const stored = await rows.lockUnit(tx, unitId);
    if (!stored) return fail({ code: "unit.unknown" });
    const today = clock.today();
    const changed = changedFields(stored, change);
    if (changed) {
      const refused =
        retiredTooFar(today, change) ??
        (await refusal(tx, stored, change)) ??
        (await stillOut(tx, stored, { change, today }));
      if (refused) return fail(refused);
      await tellToday(tx, today);
      await placeItem(tx, stored.rentalItemId, { today });
      await rows.updateUnit(tx, unitId, { ...changed.after, updatedAt: clock.now() });
      if (changed.after.retiredOn !== undefined) {
        const left = refuseLeft(await placeItem(tx, stored.rentalItemId, { today }), "retiredOn");
        if (!left.ok) return left;
      }
      await recordChange(tx, clock, {
        by,
        action: "unit.changed",
        entity: "rental-item",
        entityId: stored.rentalItemId,
        before: { unit: stored.name, ...changed.before },
        after: { unit: change.name ?? stored.name, ...changed.after },
      });
    }
    const [unit] = await rows.listUnitRows(tx, { unitId, today });
    return unit ? ok(unit) : fail({ code: "unit.unknown" });
  });
}

/** Who has it is to bring it back first, and until then it is in use: it is needed up to the day that it is due. */
async function stillOut(
  tx: Parameters<typeof rows.lockUnit>[0],
  { id, name, retiredOn }: rows.UnitRow,
  { change, today }: { change: Partial<NewUnit>; today: LocalDate },
): Promise<Problem | undefined> {
  if (!change.retiredOn || change.retiredOn === retiredOn) return undefined;
  const [out] = await rows.outOn(tx, id);
  if (!out || (change.retiredOn > today && change.retiredOn > out.endDate)) return undefined;
  const { bookingId, customerName } = out;
  const problem = { code: "unit.still-out" as const, name, bookingId, customerName };
  return { ...problem, fields: { retiredOn: problemSentence(problem) } };
}

/** Of twins from before nothing is asked until one of them is called otherwise. */
function renamed(stored: rows.UnitRow, { name, registration }: Partial<NewUnit>): Partial<NewUnit> {
  return {
    ...(name !== undefined && name !== stored.name && { name }),
    ...(registration !== undefined &&
      registration !== canonicalRegistration(stored.registration) && { registration }),
  };
}

async function refusal(
  tx: Parameters<typeof rows.lockUnit>[0],
  stored: rows.UnitRow,
  change: Partial<NewUnit>,
): Promise<Problem | undefined> {
  const others = (await rows.unitsOfItem(tx, stored.rentalItemId)).filter(
    ({ id }) => id !== stored.id,
  );
  const taken = alreadyTaken(others, renamed(stored, change));
  if (taken) return taken;
  const isRetiring = stored.retiredOn === null && Boolean(change.retiredOn);
  if (isRetiring && others.every(({ retiredOn }) => retiredOn !== null))
    return { code: "unit.last" };
  return undefined;
}
