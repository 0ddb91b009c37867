import type { Problem } from "#contracts/errors.ts";
import { fail, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { networkOf } from "#server/platform/http/network.ts";
import { createSharedLimiter, type SharedLimiter } from "#server/platform/shared-limiter.ts";
import { isLetterToken } from "./letter-token.ts";

/** Enough for whoever mistypes, far too few to come upon one of nine million numbers. */
const MISSES = { name: "numbers-missed", max: 20, windowSeconds: 600 };
/** Whoever pays reloads a few times; each of these answers the secret of a payment. */
const OPENINGS = { name: "deposits-opened", max: 30, windowSeconds: 600 };

type ByNumber = {
  params: { id: number };
  query: { t?: string | undefined };
  request: { ip: string };
};
/** Told whether whoever asks has a letter about the booking, and not its number alone. */
type Act<Value> = (asker: { hasLetter: boolean }) => Promise<Result<Value, Problem>>;
type Limited = <Value>(call: ByNumber, act: Act<Value>) => Promise<Result<Value, Problem>>;

/** Calls that anybody may make who knows a booking's number. Numbers are told, and not to be found by trying. */
export type NumberTries = {
  /** Misses are counted. A network that has had too many of them is told nothing, right or wrong. */
  look: Limited;
  /** Besides that, each one is counted. */
  open: Limited;
};

export function numberTries({
  db,
  clock,
  rateLimitFactor: factor,
}: {
  db: Db;
  clock: Clock;
  rateLimitFactor: number;
}): NumberTries {
  const misses = createSharedLimiter({ db, clock }, { ...MISSES, factor });
  const openings = createSharedLimiter({ db, clock }, { ...OPENINGS, factor });
  const limited = async <Value>(
    { params, query, request }: ByNumber,
    act: Act<Value>,
    limiters: SharedLimiter[],
  ): Promise<Result<Value, Problem>> => {
    if (query.t && (await isLetterToken(db, params.id, query.t))) return act({ hasLetter: true });
    const network = networkOf(request.ip);
    // Before it is known to be a miss: many at the same time are many tries.
    const retryAfterSeconds = await takeAll(limiters, network);
    if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
    const result = await act({ hasLetter: false });
    if (result.ok || result.problem.code !== "booking.unknown") await misses.takeBack(network);
    return result;
  };
  return {
    look: (call, act) => limited(call, act, [misses]),
    open: (call, act) => limited(call, act, [misses, openings]),
  };
}

/** Counts with all of them or with none. */
async function takeAll(limiters: readonly SharedLimiter[], key: string): Promise<number> {
  for (const [index, limiter] of limiters.entries()) {
    const wait = await limiter.take(key);
    if (wait === 0) continue;
    for (const taken of limiters.slice(0, index)) await taken.takeBack(key);
    return wait;
  }
  return 0;
}
