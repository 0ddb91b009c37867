import type { Problem } from "#contracts/errors.ts";
import type { Account } from "#contracts/people.ts";
import type { Role } from "#domain/access/roles.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { deleteInvitationsBy } from "./link-rows.ts";
import { manageAccount, recordAct, spared, type Act, type PeopleParts } from "./manage-account.ts";
import { deleteSessionsOf, findAccount, updateRole } from "./people-rows.ts";

/** A new role begins with a new sign-in; whoever changes their own goes on where they are. */
export async function changeRole(
  parts: PeopleParts,
  act: Act,
  role: Role,
): Promise<Result<Account, Problem>> {
  const now = parts.clock.now();
  return manageAccount(parts, act, async ({ tx, account, isLastAdministrator }) => {
    if (isLastAdministrator && role !== "admin") return fail({ code: "people.last-administrator" });
    if (account.role !== role) {
      await updateRole(tx, account.id, role, now);
      await deleteInvitationsBy(tx, account.id);
      await deleteSessionsOf(tx, account.id, spared(act));
      const change = { before: { role: account.role }, after: { role } };
      await recordAct(tx, parts, { ...act, action: "role-changed", ...change });
    }
    const saved = await findAccount(tx, account.id, now);
    return saved ? ok(saved) : fail({ code: "people.unknown" });
  });
}
