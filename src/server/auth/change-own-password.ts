import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { hashPassword } from "./password.ts";
import { deleteOtherSessions, setPassword } from "./user-rows.ts";

/** Whoever knew the old password is signed out everywhere; only the session that changed it goes on. */
export async function changeOwnPassword(
  { db, clock }: { db: Db; clock: Clock },
  {
    user,
    password,
    tokenHash,
  }: {
    user: { id: number; username: string };
    password: string;
    tokenHash: string;
  },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await setPassword(tx, user.id, passwordHash, clock.now());
    await deleteOtherSessions(tx, user.id, tokenHash);
    await recordChange(tx, clock, {
      by: user,
      action: "password-changed",
      entity: "user",
      entityId: user.id,
    });
  });
}
