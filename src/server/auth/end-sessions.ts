import type { Problem } from "#contracts/errors.ts";
import { ok, type Result } from "#domain/result.ts";
import { manageAccount, recordAct, spared, type Act, type PeopleParts } from "./manage-account.ts";
import { deleteSessionsOf } from "./people-rows.ts";

/** Signs an account out everywhere but here. */
export async function endSessions(parts: PeopleParts, act: Act): Promise<Result<null, Problem>> {
  return manageAccount(parts, act, async ({ tx, account }) => {
    const sessions = await deleteSessionsOf(tx, account.id, spared(act));
    if (sessions > 0)
      await recordAct(tx, parts, { ...act, action: "sessions-ended", before: { sessions } });
    return ok(null);
  });
}
