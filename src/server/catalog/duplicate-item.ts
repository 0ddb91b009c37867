import type { RentalItem } from "#contracts/catalog.ts";
import type { Problem } from "#contracts/errors.ts";
import { copyName } from "#domain/catalog/copy-name.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { AlreadyDone } from "#server/platform/http/already-done.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { copyBelongings, copyMadeWith } from "./copy-rows.ts";
import { insertItem, lastPosition, lockItemToChange } from "./item-admin-rows.ts";
import { isNumbered, numberUnits } from "#server/units/number-units.ts";
import { findItem } from "./item-rows.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";
import { makeSlug, saveWithSlug } from "./save-slug.ts";

type Copy = RentalItem | AlreadyDone<RentalItem>;

/**
 * An item like another, with all that it costs and offers, and hidden until the owner has looked at it. When the other
 * is away is not its business: neither bookings nor blocked dates come along.
 */
export async function duplicateItem(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { itemId, key }: { itemId: number; key: string },
): Promise<Result<Copy, Problem>> {
  return saveWithSlug(false, () =>
    inTransaction(db, async (tx): Promise<Result<Copy, Problem>> => {
      const original = await lockItemToChange(tx, itemId);
      if (!original) return fail({ code: "catalog.item-unknown" });
      const made = await copyMadeWith(tx, itemId, key);
      const known = made === undefined ? undefined : await findItem(tx, { id: made });
      if (known) return ok(new AlreadyDone(known));
      const { id: _id, version: _version, ...fields } = original;
      const now = clock.now();
      const name = copyName(original.name);
      const row = await insertItem(tx, {
        ...fields,
        name,
        slug: await makeSlug(tx, name),
        isHidden: true,
        position: await lastPosition(tx, original.type),
        createdAt: now,
        updatedAt: now,
      });
      await copyBelongings(tx, itemId, row.id);
      if (row.type === "rv" || (await isNumbered(tx, itemId)))
        await numberUnits(tx, {
          itemId: row.id,
          quantity: row.quantity,
          today: clock.today(),
          now,
        });
      await recordItemChange(tx, clock, { by, action: "item-created", itemId: row.id, after: row });
      const after = { copyName: name, copyId: row.id, key };
      await recordItemChange(tx, clock, { by, action: "item-copied", itemId, after });
      const item = await findItem(tx, { id: row.id });
      return item ? ok(item) : fail({ code: "catalog.item-unknown" });
    }),
  );
}
