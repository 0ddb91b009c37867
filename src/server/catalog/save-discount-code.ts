import type { CodeChange, DiscountCode, NewCode } from "#contracts/discount-codes.ts";
import type { Problem } from "#contracts/errors.ts";
import type { CatalogProblem } from "#contracts/problems/catalog.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { codeFieldProblem, fieldsOf } from "#domain/pricing/code-fields.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { lastChange } from "#server/audit/change-rows.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { atField } from "./at-field.ts";
import * as rows from "./discount-code-admin-rows.ts";
import type { CatalogParts } from "./record-item-change.ts";

const CODE = "discount-code";
const UPDATED = "code-updated";
const EMPTY = { ...fieldsOf({}), maxUses: null, maxUsesPerEmail: null };

export async function createCode(
  { db, clock }: CatalogParts,
  by: SignedIn,
  wish: NewCode,
): Promise<Result<DiscountCode, Problem>> {
  return unlessTaken(() =>
    inTransaction(db, async (tx) => {
      const wanted = { ...EMPTY, ...written(wish), code: wish.code };
      const problem = await problemOf(tx, wanted, { uses: 0, heldUses: 0, itemIds: [] });
      if (problem) return fail(problem);
      const after = await rows.insertCode(tx, wanted, clock.now());
      const change = { by, action: "code-created", entity: CODE, entityId: after.id, after };
      await recordChange(tx, clock, change);
      return ok(after);
    }),
  );
}

/** Writes what was sent and nothing else; a save that changes nothing leaves no trace. */
export async function changeCode(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { id, version, ...wish }: CodeChange & { id: number },
): Promise<Result<DiscountCode, Problem>> {
  return unlessTaken(() =>
    inTransaction(db, async (tx) => {
      const stored = await rows.lockCodeToChange(tx, id);
      if (!stored) return fail({ code: "catalog.code-gone" });
      if (version !== undefined && version !== stored.version) return fail(await overtaken(tx, id));
      const changed = changedFields(stored, written(wish));
      if (!changed) return ok(stored);
      const wanted = { ...stored, ...changed.after, version: stored.version + 1 };
      const problem = await problemOf(tx, wanted, stored);
      if (problem) return fail(problem);
      const after = await rows.updateCode(tx, wanted, clock.now());
      await recordChange(tx, clock, {
        by,
        action: UPDATED,
        entity: CODE,
        entityId: id,
        ...changed,
      });
      return ok(after);
    }),
  );
}

/** Bookings that used it keep their price, which carries the code's terms itself. */
export async function removeCode(
  { db, clock }: CatalogParts,
  by: SignedIn,
  id: number,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx) => {
    const before = await rows.lockCodeToChange(tx, id);
    if (!before) return fail({ code: "catalog.code-gone" });
    await rows.deleteCode(tx, id);
    const change = { by, action: "code-deleted", entity: CODE, entityId: id, before };
    await recordChange(tx, clock, change);
    return ok(null);
  });
}

/** Without what was not sent. */
function written(wish: Partial<rows.WrittenCode>): Partial<rows.WrittenCode> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

/** Items that were gone before may stay: a code that is for them alone would be for all without them. */
async function problemOf(
  tx: Db,
  wanted: rows.WrittenCode,
  { uses, heldUses, itemIds }: { uses: number; heldUses: number; itemIds: readonly number[] },
): Promise<CatalogProblem | undefined> {
  const wrong = codeFieldProblem(wanted);
  if (wrong) return atField(wrong.field, wrong.problem);
  if (wanted.maxUses !== null && wanted.maxUses < uses + heldUses)
    return atField("maxUses", { code: "catalog.code-uses-below", used: uses, held: heldUses });
  const added = wanted.itemIds.filter((id) => !itemIds.includes(id));
  if (!(await rows.areItems(tx, added)))
    return atField("itemIds", { code: "catalog.code-item-unknown" });
  return undefined;
}

async function overtaken(tx: Db, entityId: number): Promise<CatalogProblem> {
  const last = await lastChange(tx, { entity: CODE, entityId, action: UPDATED });
  if (!last) return { code: "catalog.code-changed" };
  const { actor, at } = last;
  return {
    code: "catalog.code-changed",
    change: { actor, day: dayInSweden(at), time: timeInSweden(at) },
  };
}

/** The database has the last word on whether a code is free: two may write the same at once. */
async function unlessTaken<Value>(
  save: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  try {
    return await save();
  } catch (error) {
    const problem = refusedWrite(error);
    if (problem?.code !== "catalog.code-taken") throw error;
    return fail(atField("code", problem));
  }
}
