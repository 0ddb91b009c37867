import type { Problem } from "#contracts/errors.ts";
import { fail, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { lockAdministrators } from "./people-rows.ts";
import { lockUser, type UserRow } from "./user-rows.ts";

export type PeopleParts = { db: Db; clock: Clock };

/** An administrator and the account they act on. `tokenHash` is the session they act from. */
export type Act = { by: SignedIn; userId: number; tokenHash: string | undefined };

export type Managed = { tx: Db; account: UserRow; isLastAdministrator: boolean };

/**
 * Acts on an account with all administrators held. Whoever lost their rights while waiting acts no more:
 * of two administrators who demote each other at the same moment, one stays.
 */
export async function manageAccount<Value>(
  { db }: PeopleParts,
  { by, userId }: Act,
  work: (managed: Managed) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  return inTransaction(db, async (tx) => {
    const administrators = await lockAdministrators(tx);
    if (!administrators.includes(by.id)) return fail({ code: "auth.not-allowed" });
    const account = await lockUser(tx, userId);
    if (!account) return fail({ code: "people.unknown" });
    const isLastAdministrator = administrators.length === 1 && administrators[0] === userId;
    return work({ tx, account, isLastAdministrator });
  });
}

/** The session to spare when an account's sessions end: one's own, where it is one's own account. */
export function spared({ by, userId, tokenHash }: Act): string | undefined {
  return by.id === userId ? tokenHash : undefined;
}

export async function recordAct(
  tx: Db,
  { clock }: PeopleParts,
  { by, userId, ...change }: Act & { action: string; before?: unknown; after?: unknown },
): Promise<void> {
  const { action, before, after } = change;
  await recordChange(tx, clock, { by, action, entity: "user", entityId: userId, before, after });
}
