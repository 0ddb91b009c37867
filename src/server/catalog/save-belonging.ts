import type { Problem } from "#contracts/errors.ts";
import type { CatalogProblem } from "#contracts/problems/catalog.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { atField } from "./at-field.ts";
import * as rows from "./belonging-rows.ts";
import type { Kind, NewRow, Row } from "./belonging-rows.ts";
import { lockItemToChange, typeOfListed } from "./item-admin-rows.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";

/** What is answered beside the row: read in the same transaction, under the same lock. */
export type Tell<K extends Kind, More> = (tx: Db, row: Row<K>) => Promise<More>;

/** The item's row is locked first: a block and a hold on the same days meet there, one after the other. */
export async function createBelonging<K extends Kind, More>(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { kind, values, tell }: { kind: K; values: NewRow<K>; tell: Tell<K, More> },
): Promise<Result<Row<K> & More, Problem>> {
  const itemId = values.rentalItemId;
  return inTransaction(db, async (tx) => {
    if (!(await lockItemToChange(tx, itemId))) return fail({ code: "catalog.item-unknown" });
    const wrong = reversedDates(values) ?? (await linkProblem(tx, values));
    if (wrong) return fail(wrong);
    const row = await rows.insertBelonging(tx, kind, values);
    await recordItemChange(tx, clock, { by, action: `${kind}-created`, itemId, after: row });
    return ok({ ...row, ...(await tell(tx, row)) });
  });
}

type Change<K extends Kind, More> = {
  kind: K;
  id: number;
  values: Partial<NewRow<K>>;
  tell: Tell<K, More>;
};

export async function changeBelonging<K extends Kind, More>(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { kind, id, values, tell }: Change<K, More>,
): Promise<Result<Row<K> & More, Problem>> {
  return inTransaction(db, async (tx) => {
    const stored = await lockWithItem(tx, kind, id);
    if (!stored) return fail({ code: "catalog.entry-unknown" });
    const { rentalItemId } = stored;
    const wrong =
      reversedDates({ ...stored, ...values }) ??
      (await linkProblem(tx, { ...values, rentalItemId }));
    if (wrong) return fail(wrong);
    const changed = changedFields(stored, values);
    if (!changed) return ok({ ...stored, ...(await tell(tx, stored)) });
    const row = await rows.updateBelonging(tx, kind, id, values);
    await recordItemChange(tx, clock, {
      by,
      action: `${kind}-updated`,
      itemId: stored.rentalItemId,
      before: stored,
      after: row,
    });
    return ok({ ...row, ...(await tell(tx, row)) });
  });
}

export async function removeBelonging(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { kind, id }: { kind: Kind; id: number },
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx) => {
    const stored = await lockWithItem(tx, kind, id);
    if (!stored) return fail({ code: "catalog.entry-unknown" });
    await rows.deleteBelonging(tx, kind, id);
    const itemId = stored.rentalItemId;
    await recordItemChange(tx, clock, { by, action: `${kind}-deleted`, itemId, before: stored });
    return ok(null);
  });
}

/** The row as it is once nobody else can change it: whoever does holds its item first. */
async function lockWithItem<K extends Kind>(
  tx: Db,
  kind: K,
  id: number,
): Promise<Row<K> | undefined> {
  const known = await rows.findBelonging(tx, kind, id);
  if (!known || !(await lockItemToChange(tx, known.rentalItemId))) return undefined;
  return rows.findBelonging(tx, kind, id);
}

function reversedDates(values: object): CatalogProblem | undefined {
  const { startDate = "", endDate = "" } = values as { startDate?: string; endDate?: string };
  if (startDate <= endDate) return undefined;
  return atField("endDate", { code: "catalog.dates-reversed" });
}

/** What an extra may not be taken from. */
async function linkProblem(
  tx: Db,
  values: { rentalItemId: number; linkedItemId?: number | null },
): Promise<CatalogProblem | undefined> {
  const { rentalItemId, linkedItemId } = values;
  if (linkedItemId === undefined || linkedItemId === null) return undefined;
  if (linkedItemId === rentalItemId)
    return atField("linkedItemId", { code: "catalog.linked-item-own" });
  const type = await typeOfListed(tx, linkedItemId);
  if (type === undefined) return atField("linkedItemId", { code: "catalog.linked-item-unknown" });
  return type === "rv"
    ? atField("linkedItemId", { code: "catalog.linked-item-motorhome" })
    : undefined;
}
