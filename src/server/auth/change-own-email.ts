import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import type { SharedLimiter } from "#server/platform/shared-limiter.ts";
import { confirmOneself, type OwnAct } from "./confirm-oneself.ts";
import { closeResetLinks } from "./link-rows.ts";
import type { SignInLimits } from "./sign-in.ts";
import { lockUser, setEmail, type UserRow } from "./user-rows.ts";

type Parts = { db: Db; clock: Clock; limits: SignInLimits; perNetwork: SharedLimiter };

/**
 * As dear as the password: whoever reads the address's letters can set a new one. Limited, since the answer tells whether
 * somebody has the address.
 */
export async function changeOwnEmail(
  parts: Parts,
  { email, network, ...act }: OwnAct & { email: string; network: string },
): Promise<Result<UserRow, Problem>> {
  const confirmed = await confirmOneself(parts, act);
  if (!confirmed.ok) return confirmed;
  const retryAfterSeconds = await parts.perNetwork.take(network);
  if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
  try {
    return await inTransaction(parts.db, (tx) => change(tx, parts, confirmed.value, email));
  } catch (error) {
    const problem = refusedWrite(error);
    if (problem) return fail(problem);
    throw error;
  }
}

async function change(
  tx: Db,
  { clock }: Parts,
  confirmed: UserRow,
  email: string,
): Promise<Result<UserRow, Problem>> {
  const now = clock.now();
  const before = await lockUser(tx, confirmed.id);
  // The password was changed elsewhere meanwhile, which has ended this session.
  if (before?.passwordHash !== confirmed.passwordHash) return fail({ code: "auth.not-signed-in" });
  if (before.email === email) return ok(before);
  const saved = await setEmail(tx, before.id, email, now);
  // Letters that lie in the old letter box lead nowhere any more.
  await closeResetLinks(tx, before.id, now);
  await recordChange(tx, clock, {
    by: before,
    action: "email-changed",
    entity: "user",
    entityId: before.id,
    erasable: { before: { email: before.email }, after: { email } },
  });
  return ok(saved ?? before);
}
