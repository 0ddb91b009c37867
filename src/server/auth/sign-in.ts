import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { visibleLine } from "#domain/text/visible.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { createSharedLimiter, type SharedLimiter } from "#server/platform/shared-limiter.ts";
import { countTry, takeBack, type Counted } from "./count-tries.ts";
import { passwordFits } from "./password.ts";
import { findUserByEmail, findUserByName, usernameKey, type UserRow } from "./user-rows.ts";

const WINDOW_SECONDS = 15 * 60;
const MOST_FAILURES_PER_NETWORK = 10;
/** After these a name is only slowed down: whoever tries it from many addresses must not lock its owner out. */
const FREE_FAILURES_PER_NAME = 20;
const PAUSE_PER_NAME_SECONDS = 60;
/** Whoever holds a device that the account knows, or its session, guesses no faster than this. */
const FREE_FAILURES_AT_HOME = 10;
const PAUSE_AT_HOME_SECONDS = 10;

export type SignInLimits = {
  perNetwork: SharedLimiter;
  perName: SharedLimiter;
  atHome: SharedLimiter;
};

export function createSignInLimits(parts: { db: Db; clock: Clock }, factor: number): SignInLimits {
  const limiter = (name: string, max: number, pauseSeconds?: number) =>
    createSharedLimiter(parts, {
      name,
      max,
      windowSeconds: WINDOW_SECONDS,
      factor,
      ...(pauseSeconds !== undefined && { pauseSeconds }),
    });
  return {
    perNetwork: limiter("sign-in network", MOST_FAILURES_PER_NETWORK),
    perName: limiter("sign-in name", FREE_FAILURES_PER_NAME, PAUSE_PER_NAME_SECONDS),
    atHome: limiter("sign-in at home", FREE_FAILURES_AT_HOME, PAUSE_AT_HOME_SECONDS),
  };
}

type Try = {
  /** Or the address that the account's letters go to; a name that looks like one is a name. */
  username: string;
  password: string;
  network: string;
  /** The device's name, if this account has signed in there before. */
  deviceOf: (user: UserRow) => string | undefined;
};

/** By the name as it was typed, as far as it can be seen, or by the address. */
async function findSignedFor(db: Db, typed: string): Promise<UserRow | undefined> {
  // An account of before may have what nobody sees in its name.
  return (
    (await findUserByName(db, typed)) ??
    (await findUserByName(db, visibleLine(typed))) ??
    (await findUserByEmail(db, typed))
  );
}

/** Counts before it looks, so that many tries at once are not let through together. */
export async function signIn(
  { db, limits }: { db: Db; limits: SignInLimits },
  { username, password, network, deviceOf }: Try,
): Promise<Result<UserRow, Problem>> {
  const user = await findSignedFor(db, username);
  const device = user && deviceOf(user);
  // What strangers do to the name, or from the same network, is none of a known device's business.
  const counted: Counted[] =
    user && device !== undefined
      ? [[limits.atHome, `${user.id} ${device}`]]
      : [
          [limits.perNetwork, network],
          [limits.perName, user?.usernameKey ?? usernameKey(username)],
        ];
  const retryAfterSeconds = await countTry(counted);
  if (retryAfterSeconds > 0) return fail({ code: "auth.too-many-attempts", retryAfterSeconds });
  if (!(await passwordFits(user?.passwordHash, password)) || !user) {
    return fail({ code: "auth.wrong-credentials" });
  }
  // Only this try is taken back: whoever signs in to an account of their own still may not guess at others.
  await takeBack(counted);
  return ok(user);
}
