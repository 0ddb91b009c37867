import type { Problem } from "#contracts/errors.ts";
import { isFreshSignIn } from "#domain/access/password.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { problemSentence } from "#texts/errors.ts";
import { passwordFits } from "./password.ts";
import { findSessionOwner } from "./session-rows.ts";
import type { SignInLimits } from "./sign-in.ts";
import type { UserRow } from "./user-rows.ts";

export type OwnAct = { tokenHash: string; currentPassword?: string | undefined };

/**
 * Whoever finds a browser left open must not take the account over: a new password needs the present one,
 * or a sign-in of the last minutes. Answers the account as it was when that was seen.
 */
export async function confirmOneself(
  { db, clock, limits }: { db: Db; clock: Clock; limits: SignInLimits },
  { tokenHash, currentPassword }: OwnAct,
): Promise<Result<UserRow, Problem>> {
  const now = clock.now();
  const owner = await findSessionOwner(db, tokenHash, now);
  if (!owner) return fail({ code: "auth.not-signed-in" });
  const { user, signedInAt } = owner;
  if (currentPassword === undefined)
    return isFreshSignIn(signedInAt, now) ? ok(user) : atField("auth.current-password-needed");
  const key = `${user.id} password`;
  const retryAfterSeconds = await limits.atHome.take(key);
  if (retryAfterSeconds > 0) return fail({ code: "auth.too-many-attempts", retryAfterSeconds });
  if (!(await passwordFits(user.passwordHash, currentPassword)))
    return atField("auth.current-password-wrong");
  await limits.atHome.takeBack(key);
  return ok(user);
}

function atField(code: "auth.current-password-needed" | "auth.current-password-wrong") {
  return fail({ code, fields: { currentPassword: problemSentence({ code }) } });
}
