import type { ChangedItem, ItemChange } from "#contracts/catalog-admin.ts";
import type { Problem } from "#contracts/errors.ts";
import type { CatalogProblem } from "#contracts/problems/catalog.ts";
import { depositToSet } from "#domain/catalog/deposit.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { lastChange } from "#server/audit/change-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { atField } from "./at-field.ts";
import { changeTurnaround } from "./change-turnaround.ts";
import { firstNightAbove, lockItemToChange, updateItem, type ItemRow } from "./item-admin-rows.ts";
import { findItem } from "./item-rows.ts";
import { isPlaceGone, placeGone } from "./place-rows.ts";
import { ITEM, recordItemChange, type CatalogParts } from "./record-item-change.ts";
import { followQuantity, numberUnits } from "#server/units/number-units.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { makeSlug, saveWithSlug } from "./save-slug.ts";

const ACTION = "item-updated";

/** Writes what was sent and nothing else; a save that changes nothing leaves no trace. */
export async function changeItem(
  parts: CatalogParts,
  by: SignedIn,
  change: ItemChange & { id: number },
): Promise<Result<ChangedItem, Problem>> {
  return saveWithSlug(Boolean(change.slug), () =>
    inTransaction(parts.db, (tx) => write(tx, parts, by, change)),
  );
}

async function write(
  tx: Db,
  { clock }: CatalogParts,
  by: SignedIn,
  { id, version, ...wish }: ItemChange & { id: number },
): Promise<Result<ChangedItem, Problem>> {
  const stored = await lockItemToChange(tx, id);
  if (!stored) return fail({ code: "catalog.item-unknown" });
  if (version !== undefined && version !== stored.version) return fail(await overtaken(tx, id));
  if (await isPlaceGone(tx, wish.placeId)) return fail(placeGone());

  const changed = changedFields(stored, await completed(tx, stored, wish));
  let withoutTurnaround: ChangedItem["withoutTurnaround"];
  if (changed) {
    const { quantity, turnaroundNights: nights } = changed.after;
    const today = clock.today();
    const taken = quantity && (await takenAbove(tx, { itemId: id, units: quantity, today }));
    if (taken) return fail(taken);
    const now = clock.now();
    if (quantity !== undefined) {
      const followed = await followQuantity(tx, { itemId: id, quantity, today, now });
      if (!followed.ok) return followed;
    }
    const revision = { version: stored.version + 1, updatedAt: now, today };
    await updateItem(tx, id, { ...changed.after, ...revision });
    // From now on it is a thing whose units are told apart.
    if (changed.after.type === "rv")
      await numberUnits(tx, { itemId: id, quantity: quantity ?? stored.quantity, today, now });
    if (nights !== undefined) {
      const units = quantity ?? stored.quantity;
      withoutTurnaround = await changeTurnaround(tx, {
        itemId: id,
        nights,
        quantity: units,
        today,
      });
    }
    await placeDueUnits(tx, today);
    await recordItemChange(tx, clock, { by, action: ACTION, itemId: id, ...changed });
  }
  const item = await findItem(tx, { id });
  if (!item) return fail({ code: "catalog.item-unknown" });
  return ok({ ...item, ...(withoutTurnaround && { withoutTurnaround }) });
}

/** The wish with what follows from it: a blank address is made anew, the deposit goes with the type. */
async function completed(tx: Db, stored: ItemRow, wish: Omit<ItemChange, "version">) {
  const type = wish.type ?? stored.type;
  const isAnotherType = type !== stored.type;
  const deposit =
    wish.depositAmount === undefined && !isAnotherType ? stored.depositAmount : wish.depositAmount;
  return {
    ...wish,
    depositAmount: depositToSet(type, deposit),
    ...(wish.slug === null && { slug: await makeSlug(tx, wish.name ?? stored.name, stored.id) }),
  };
}

async function takenAbove(
  tx: Db,
  limits: { itemId: number; units: number; today: LocalDate },
): Promise<CatalogProblem | undefined> {
  const first = await firstNightAbove(tx, limits);
  return first && atField("quantity", { code: "catalog.quantity-taken", ...first });
}

async function overtaken(tx: Db, entityId: number): Promise<CatalogProblem> {
  const last = await lastChange(tx, { entity: ITEM, entityId, action: ACTION });
  if (!last) return { code: "catalog.item-changed" };
  const { actor, at } = last;
  return {
    code: "catalog.item-changed",
    change: { actor, day: dayInSweden(at), time: timeInSweden(at) },
  };
}
