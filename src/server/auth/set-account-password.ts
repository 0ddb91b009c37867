import type { Problem } from "#contracts/errors.ts";
import { ok, type Result } from "#domain/result.ts";
import { manageAccount, recordAct, spared, type Act, type PeopleParts } from "./manage-account.ts";
import { hashPassword } from "./password.ts";
import { deleteSessionsOf } from "./people-rows.ts";
import { setPassword } from "./user-rows.ts";

/** Nobody who knew the old password stays signed in. */
export async function setAccountPassword(
  parts: PeopleParts,
  act: Act,
  password: string,
): Promise<Result<null, Problem>> {
  const passwordHash = await hashPassword(password);
  return manageAccount(parts, act, async ({ tx, account }) => {
    await setPassword(tx, account.id, passwordHash, parts.clock.now());
    await deleteSessionsOf(tx, account.id, spared(act));
    await recordAct(tx, parts, { ...act, action: "password-set" });
    return ok(null);
  });
}
