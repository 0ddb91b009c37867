import type { Problem } from "#contracts/errors.ts";
import { ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { manageAccount, recordAct, type Act, type PeopleParts } from "./manage-account.ts";
import { deleteSessionsOf } from "./people-rows.ts";
import { deleteSessionById } from "./session-rows.ts";

/** Signs an account out on one device. */
export async function endAccountSession(
  parts: PeopleParts,
  act: Act,
  sessionId: number,
): Promise<Result<null, Problem>> {
  return manageAccount(parts, act, async ({ tx, account }) => {
    const device = await deleteSessionById(tx, account.id, sessionId);
    if (device !== undefined)
      await recordAct(tx, parts, { ...act, action: "session-ended", before: { device } });
    return ok(null);
  });
}

/** The same of one's own. */
export async function endOwnSession(
  { db, clock }: PeopleParts,
  by: SignedIn,
  sessionId: number,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx) => {
    const device = await deleteSessionById(tx, by.id, sessionId);
    if (device === undefined) return ok(null);
    const ended = { by, action: "session-ended", entity: "user", entityId: by.id };
    await recordChange(tx, clock, { ...ended, before: { device } });
    return ok(null);
  });
}

export async function endOtherSessions(
  { db, clock }: PeopleParts,
  by: SignedIn,
  tokenHash: string | undefined,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx) => {
    const sessions = await deleteSessionsOf(tx, by.id, tokenHash);
    if (sessions === 0) return ok(null);
    const ended = { by, action: "sessions-ended", entity: "user", entityId: by.id };
    await recordChange(tx, clock, { ...ended, before: { sessions } });
    return ok(null);
  });
}
