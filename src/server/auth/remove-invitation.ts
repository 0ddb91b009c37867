import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { deleteInvitation } from "./link-rows.ts";
import type { PeopleParts } from "./manage-account.ts";
import { lockAdministrators } from "./people-rows.ts";

/** Takes an invitation back, if nobody has accepted it by then. */
export async function removeInvitation(
  { db, clock }: PeopleParts,
  by: SignedIn,
  id: string,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx) => {
    if (!(await lockAdministrators(tx)).includes(by.id)) return fail({ code: "auth.not-allowed" });
    const removed = await deleteInvitation(tx, id);
    if (!removed) return fail({ code: "people.invitation-gone" });
    await recordChange(tx, clock, {
      by,
      action: "invitation-removed",
      entity: "invitation",
      entityId: id,
      before: { role: removed.role },
      erasable: { before: { email: removed.email }, after: null },
    });
    return ok(null);
  });
}
