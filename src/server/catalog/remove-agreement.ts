import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import * as rows from "./agreement-admin-rows.ts";
import type { CatalogParts } from "./record-item-change.ts";
import { AGREEMENT } from "./save-agreement.ts";

/** No item may lose its terms by this: neither one that is linked to them, nor one that relies on the default. */
export async function removeAgreement(
  { db, clock }: CatalogParts,
  by: SignedIn,
  id: number,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx) => {
    await rows.lockAgreements(tx);
    await rows.lockAgreement(tx, id);
    const stored = await rows.findAgreement(tx, id);
    if (!stored) return fail({ code: "catalog.agreement-gone" });
    const linked = await rows.itemsLinkedTo(tx, id);
    if (linked.length > 0) return fail({ code: "catalog.agreement-in-use", items: linked });
    const relying = stored.isDefault ? await rows.itemsUsingDefault(tx) : [];
    if (relying.length > 0) return fail({ code: "catalog.agreement-needed", items: relying });
    await rows.deleteAgreement(tx, id);
    const change = { by, action: "agreement-deleted", before: stored };
    await recordChange(tx, clock, { ...change, entity: AGREEMENT, entityId: id });
    return ok(null);
  });
}
