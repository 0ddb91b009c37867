import type { Problem } from "#contracts/errors.ts";
import type { Account } from "#contracts/people.ts";
import type { Role } from "#domain/access/roles.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import type { PeopleParts } from "./manage-account.ts";
import { hashPassword } from "./password.ts";
import { findAccount, lockAdministrators } from "./people-rows.ts";
import { insertUser } from "./user-rows.ts";

/** An account for a colleague, who is told name and password by whoever made it. */
export async function createAccount(
  { db, clock }: PeopleParts,
  by: SignedIn,
  { username, password, role }: { username: string; password: string; role: Role },
): Promise<Result<Account, Problem>> {
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const row = { username, passwordHash, role, createdAt: now, updatedAt: now };
  try {
    return await inTransaction(db, async (tx) => {
      // Whoever lost their rights while waiting makes no accounts any more.
      if (!(await lockAdministrators(tx)).includes(by.id))
        return fail({ code: "auth.not-allowed" });
      const { id } = await insertUser(tx, row);
      const change = { by, action: "account-created", entity: "user", entityId: id };
      await recordChange(tx, clock, { ...change, after: { username, role } });
      const account = await findAccount(tx, id, now);
      return account ? ok(account) : fail({ code: "people.unknown" });
    });
  } catch (error) {
    const problem = refusedWrite(error);
    if (problem) return fail(problem);
    throw error;
  }
}
