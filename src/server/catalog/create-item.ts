import type { RentalItem } from "#contracts/catalog.ts";
import type { NewItem } from "#contracts/catalog-admin.ts";
import type { Problem } from "#contracts/errors.ts";
import { depositToSet } from "#domain/catalog/deposit.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { insertItem, lastPosition } from "./item-admin-rows.ts";
import { numberUnits } from "#server/units/number-units.ts";
import { findItem } from "./item-rows.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";
import { isPlaceGone, placeGone } from "./place-rows.ts";
import { makeSlug, saveWithSlug } from "./save-slug.ts";

export async function createItem(
  { db, clock }: CatalogParts,
  by: SignedIn,
  wish: NewItem,
): Promise<Result<RentalItem, Problem>> {
  return saveWithSlug(Boolean(wish.slug), () =>
    inTransaction(db, async (tx) => {
      if (await isPlaceGone(tx, wish.placeId)) return fail(placeGone());
      const now = clock.now();
      const row = await insertItem(tx, {
        ...wish,
        slug: wish.slug ?? (await makeSlug(tx, wish.name)),
        depositAmount: depositToSet(wish.type, wish.depositAmount),
        position: wish.position ?? (await lastPosition(tx, wish.type)),
        createdAt: now,
        updatedAt: now,
      });
      if (row.type === "rv")
        await numberUnits(tx, {
          itemId: row.id,
          quantity: row.quantity,
          today: clock.today(),
          now,
        });
      await recordItemChange(tx, clock, { by, action: "item-created", itemId: row.id, after: row });
      const item = await findItem(tx, { id: row.id });
      return item ? ok(item) : fail({ code: "catalog.item-unknown" });
    }),
  );
}
