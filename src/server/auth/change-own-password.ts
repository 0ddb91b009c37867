import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { confirmOneself, type OwnAct } from "./confirm-oneself.ts";
import { hashPassword } from "./password.ts";
import type { SignInLimits } from "./sign-in.ts";
import { deleteOtherSessions, lockUser, setPassword } from "./user-rows.ts";

/** Whoever knew the old password is signed out everywhere; only the session that changed it goes on. */
export async function changeOwnPassword(
  parts: { db: Db; clock: Clock; limits: SignInLimits },
  { password, ...act }: OwnAct & { password: string },
): Promise<Result<null, Problem>> {
  const confirmed = await confirmOneself(parts, act);
  if (!confirmed.ok) return confirmed;
  const user = confirmed.value;
  const passwordHash = await hashPassword(password);
  return inTransaction(parts.db, async (tx) => {
    const current = await lockUser(tx, user.id);
    // Changed elsewhere meanwhile, which has ended this session.
    if (current?.passwordHash !== user.passwordHash) return fail({ code: "auth.not-signed-in" });
    await setPassword(tx, user.id, passwordHash, parts.clock.now());
    await deleteOtherSessions(tx, user.id, act.tokenHash);
    await recordChange(tx, parts.clock, {
      by: user,
      action: "password-changed",
      entity: "user",
      entityId: user.id,
    });
    return ok(null);
  });
}
