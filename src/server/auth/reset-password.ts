import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { closedLink, findFollowed, type LinkParts } from "./find-link.ts";
import { lockLink } from "./link-rows.ts";
import { hashPassword } from "./password.ts";
import { deleteSessionsOf } from "./people-rows.ts";
import { lockUser, setPassword } from "./user-rows.ts";

type Reset = { token: string; network: string; password: string };

/** Sets the password that its owner had lost. Nobody stays signed in: who knows why it was lost. */
export async function resetPassword(
  parts: LinkParts,
  { password, ...followed }: Reset,
): Promise<Result<null, Problem>> {
  const { db, clock } = parts;
  const found = await findFollowed(parts, { kind: "reset", ...followed });
  if (!found.ok) return found;
  const { tokenHash, userId } = found.value;
  const problem = closedLink(found.value, clock.now());
  if (problem) return fail(problem);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    // The account before its links, as everybody who sets a password does.
    const user = userId === null ? undefined : await lockUser(tx, userId);
    const now = clock.now();
    const closed = closedLink(await lockLink(tx, "reset", tokenHash), now);
    if (closed || !user) return fail(closed ?? { code: "auth.link-unknown" });
    await setPassword(tx, user.id, passwordHash, now);
    const sessions = await deleteSessionsOf(tx, user.id, undefined);
    await recordChange(tx, clock, {
      by: user,
      action: "password-reset",
      entity: "user",
      entityId: user.id,
      ...(sessions > 0 && { before: { sessions } }),
    });
    return ok(null);
  });
}
