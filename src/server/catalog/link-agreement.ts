import type { RentalItem } from "#contracts/catalog.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { lockItemToChange, updateItem } from "./item-admin-rows.ts";
import { findItem } from "./item-rows.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";

/** Leaves the item's version as it is: the editor links first and saves the rest with the version it read. */
export async function linkAgreement(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { itemId, rentalAgreementId }: { itemId: number; rentalAgreementId: number | null },
): Promise<Result<RentalItem, Problem>> {
  return inTransaction(db, async (tx) => {
    const stored = await lockItemToChange(tx, itemId);
    if (!stored) return fail({ code: "catalog.item-unknown" });
    const changed = changedFields(stored, { rentalAgreementId });
    if (changed) {
      const today = clock.today();
      await updateItem(tx, itemId, { rentalAgreementId, updatedAt: clock.now(), today });
      await recordItemChange(tx, clock, { by, action: "agreement-linked", itemId, ...changed });
    }
    const item = await findItem(tx, { id: itemId });
    return item ? ok(item) : fail({ code: "catalog.item-unknown" });
  });
}
