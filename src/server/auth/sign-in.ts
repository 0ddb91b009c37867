import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { createLimiter, type Limiter } from "#server/platform/limiter.ts";
import { passwordFits } from "./password.ts";
import { findUserByName, usernameKey, type UserRow } from "./user-rows.ts";

const WINDOW_SECONDS = 15 * 60;
const MOST_FAILURES_PER_ADDRESS = 10;
// Higher than per address: whoever tries one account from many addresses should not easily lock its owner out.
const MOST_FAILURES_PER_NAME = 30;

export type SignInLimits = { perAddress: Limiter; perName: Limiter };

export function createSignInLimits(clock: Clock, factor: number): SignInLimits {
  const limiter = (max: number) =>
    createLimiter(clock, {
      max: Math.max(1, Math.round(max * factor)),
      windowSeconds: WINDOW_SECONDS,
    });
  return {
    perAddress: limiter(MOST_FAILURES_PER_ADDRESS),
    perName: limiter(MOST_FAILURES_PER_NAME),
  };
}

/** Counts before it looks, so that many tries at once are not let through together. */
export async function signIn(
  { db, limits }: { db: Db; limits: SignInLimits },
  { username, password, address }: { username: string; password: string; address: string },
): Promise<Result<UserRow, Problem>> {
  const name = usernameKey(username);
  const retryAfterSeconds = Math.max(
    limits.perAddress.secondsToWait(address),
    limits.perName.secondsToWait(name),
  );
  if (retryAfterSeconds > 0) return fail({ code: "auth.too-many-attempts", retryAfterSeconds });
  limits.perAddress.count(address);
  limits.perName.count(name);

  const user = await findUserByName(db, username);
  if (!(await passwordFits(user?.passwordHash, password)) || !user) {
    return fail({ code: "auth.wrong-credentials" });
  }
  limits.perAddress.forget(address);
  limits.perName.forget(name);
  return ok(user);
}
