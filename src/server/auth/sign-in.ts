import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { mailKey } from "#domain/text/mail-address.ts";
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
  /** Or the address that the account's letters go to; a name that looks like one is a name first. */
  username: string;
  password: string;
  network: string;
  /** The device's name, if this account has signed in there before. */
  deviceOf: (user: UserRow) => string | undefined;
};

/** An account that may be meant, and by what it is counted; without one what is typed is counted all the same. */
type Meant = { user: UserRow | undefined; key: string };

/**
 * The account of that name, as far as it can be seen, and then the one that has that address: anybody may take another's
 * address for a name. Of an address they are two, whether anybody has it or is named so: neither time nor limits tell.
 */
async function findMeant(db: Db, typed: string): Promise<Meant[]> {
  // An account of before may have what nobody sees in its name.
  const named = (await findUserByName(db, typed)) ?? (await findUserByName(db, visibleLine(typed)));
  const byName = { user: named, key: named?.usernameKey ?? usernameKey(typed) };
  if (!typed.includes("@")) return [byName];
  const found = await findUserByEmail(db, typed);
  const user = found?.id === named?.id ? undefined : found;
  const byAddress = { user, key: user?.usernameKey ?? `address ${mailKey(typed)}` };
  return named ? [byName, byAddress] : [byAddress, byName];
}

/** Counts before it looks, so that many tries at once are not let through together. */
export async function signIn(
  { db, limits }: { db: Db; limits: SignInLimits },
  { username, password, network, deviceOf }: Try,
): Promise<Result<UserRow, Problem>> {
  const meant = await findMeant(db, username);
  let isNetworkCounted = false;
  let retryAfterSeconds = 0;
  for (const { user, key } of meant) {
    const device = user && deviceOf(user);
    const isAtHome = user && device !== undefined;
    // What strangers do to the name, or from the same network, is none of a known device's business.
    const counted: Counted[] = isAtHome
      ? [[limits.atHome, `${user.id} ${device}`]]
      : [
          ...(isNetworkCounted ? [] : [[limits.perNetwork, network] satisfies Counted]),
          [limits.perName, key],
        ];
    const wait = await countTry(counted);
    retryAfterSeconds = Math.max(retryAfterSeconds, wait);
    if (wait > 0) continue;
    isNetworkCounted ||= !isAtHome;
    if (!(await passwordFits(user?.passwordHash, password)) || !user) continue;
    // Only this try is taken back: whoever signs in to an account of their own still may not guess at others.
    await takeBack(counted);
    return ok(user);
  }
  return retryAfterSeconds > 0
    ? fail({ code: "auth.too-many-attempts", retryAfterSeconds })
    : fail({ code: "auth.wrong-credentials" });
}
