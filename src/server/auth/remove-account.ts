import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { deleteInvitationsBy } from "./link-rows.ts";
import { manageAccount, recordAct, type Act, type PeopleParts } from "./manage-account.ts";
import { deleteUser } from "./people-rows.ts";

/** The log keeps the name of whoever is removed, and what they did. */
export async function removeAccount(parts: PeopleParts, act: Act): Promise<Result<null, Problem>> {
  return manageAccount(parts, act, async ({ tx, account, isLastAdministrator }) => {
    if (isLastAdministrator) return fail({ code: "people.last-administrator" });
    const { username, role } = account;
    // Before the account goes: whoever removes their own is still there to be named.
    await recordAct(tx, parts, { ...act, action: "account-removed", before: { username, role } });
    await deleteInvitationsBy(tx, account.id);
    await deleteUser(tx, account.id);
    return ok(null);
  });
}
