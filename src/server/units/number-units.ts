import type { Problem } from "#contracts/errors.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { unitNames } from "#domain/units/unit-name.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { refuseLeft } from "./left-out.ts";
import { placeItem } from "./place-units.ts";
import { tellToday } from "./stay-unit-rows.ts";
import { insertUnits, retireUnits, unitsOfItem, type UnitRow } from "./unit-rows.ts";

type Numbering = { itemId: number; quantity: number; today: LocalDate; now: Date };

export async function isNumbered(tx: Db, itemId: number): Promise<boolean> {
  return (await unitsOfItem(tx, itemId)).length > 0;
}

/** Tells the units of an item apart by numbers, where nobody has told them apart yet. */
export async function numberUnits(tx: Db, wanted: Numbering): Promise<void> {
  const known = await unitsOfItem(tx, wanted.itemId);
  if (known.length > 0) return;
  await addNumbered(tx, known, wanted);
  await placeItem(tx, wanted.itemId, { today: wanted.today });
}

/**
 * So many units of an item that has them told apart, as a new quantity asks for: others are added, or such retired
 * whose stays fit the rest. Nothing happens to an item that is counted.
 */
export async function followQuantity(tx: Db, wanted: Numbering): Promise<Result<null, Problem>> {
  const { itemId, quantity, today, now } = wanted;
  const known = await unitsOfItem(tx, itemId);
  if (known.length === 0) return ok(null);
  await tellToday(tx, today);
  const used = known.filter(({ retiredOn }) => retiredOn === null);
  if (quantity > used.length) await addNumbered(tx, known, wanted);
  if (quantity >= used.length) {
    await placeItem(tx, itemId, { today });
    return ok(null);
  }
  const before = await placeItem(tx, itemId, { today });
  const idle = idleFirst(used, before.stays).slice(0, used.length - quantity);
  await retireUnits(
    tx,
    idle.map(({ id }) => id),
    { today, now },
  );
  return refuseLeft(await placeItem(tx, itemId, { today }), "quantity");
}

/** Those that nobody has before those that somebody has, and the last ones before the first. */
function idleFirst(
  used: readonly UnitRow[],
  stays: readonly { after: number | null }[],
): UnitRow[] {
  const load = (unit: UnitRow) => stays.filter(({ after }) => after === unit.id).length;
  return used.toReversed().toSorted((one, other) => load(one) - load(other));
}

async function addNumbered(
  tx: Db,
  known: readonly UnitRow[],
  { itemId, quantity, today, now }: Numbering,
): Promise<void> {
  await tellToday(tx, today);
  const used = known.filter(({ retiredOn }) => retiredOn === null).length;
  const last = Math.max(0, ...known.map(({ position }) => position));
  const names = unitNames(
    known.map(({ name }) => name),
    quantity - used,
  );
  await insertUnits(
    tx,
    names.map((name, index) => ({
      rentalItemId: itemId,
      name,
      position: last + 1 + index,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
