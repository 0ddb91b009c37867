import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { deleteItem, isSpokenFor, lockItemToChange, updateItem } from "./item-admin-rows.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";

/**
 * An item that was booked, or is being paid for right now, is hidden and keeps its bookings; the customer
 * at the till still gets what was promised. Its address becomes free for another. Any other item is gone.
 */
export async function removeItem(
  { db, clock }: CatalogParts,
  by: SignedIn,
  itemId: number,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx) => {
    const stored = await lockItemToChange(tx, itemId);
    if (!stored) return fail({ code: "catalog.item-unknown" });
    const isKept = await isSpokenFor(tx, itemId);
    const now = clock.now();
    if (isKept)
      await updateItem(tx, itemId, {
        archivedAt: now,
        slug: null,
        version: stored.version + 1,
        updatedAt: now,
        today: clock.today(),
      });
    else await deleteItem(tx, itemId);
    const action = isKept ? "item-archived" : "item-deleted";
    await recordItemChange(tx, clock, { by, action, itemId, before: stored });
    return ok(null);
  });
}
