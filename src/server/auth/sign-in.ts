import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { createLimiter, type Limiter } from "#server/platform/limiter.ts";
import { passwordFits } from "./password.ts";
import { findUserByName, usernameKey, type UserRow } from "./user-rows.ts";

const WINDOW_SECONDS = 15 * 60;
const MOST_FAILURES_PER_NETWORK = 10;
// Higher than per network: whoever tries one account from many addresses should not easily lock its owner out.
const MOST_FAILURES_PER_NAME = 30;

export type SignInLimits = { perNetwork: Limiter; perName: Limiter };

export function createSignInLimits(clock: Clock, factor: number): SignInLimits {
  const limiter = (max: number) =>
    createLimiter(clock, {
      max,
      windowSeconds: WINDOW_SECONDS,
      factor,
    });
  return {
    perNetwork: limiter(MOST_FAILURES_PER_NETWORK),
    perName: limiter(MOST_FAILURES_PER_NAME),
  };
}

/** Counts before it looks, so that many tries at once are not let through together. */
export async function signIn(
  { db, limits }: { db: Db; limits: SignInLimits },
  { username, password, network }: { username: string; password: string; network: string },
): Promise<Result<UserRow, Problem>> {
  const name = usernameKey(username);
  const retryAfterSeconds = Math.max(
    limits.perNetwork.secondsToWait(network),
    limits.perName.secondsToWait(name),
  );
  if (retryAfterSeconds > 0) return fail({ code: "auth.too-many-attempts", retryAfterSeconds });
  limits.perNetwork.count(network);
  limits.perName.count(name);

  const user = await findUserByName(db, username);
  if (!(await passwordFits(user?.passwordHash, password)) || !user) {
    return fail({ code: "auth.wrong-credentials" });
  }
  // Only this try is taken back: whoever signs in to an account of their own still may not guess at others.
  limits.perNetwork.takeBack(network);
  limits.perName.takeBack(name);
  return ok(user);
}
