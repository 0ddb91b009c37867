import { createHash } from "node:crypto";
import { eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { limits } from "#server/platform/db/tables/accounts.ts";

export type SharedLimit = {
  /** What is limited, so that the same key may be counted for several reasons. */
  name: string;
  /** How many tries of a window are free. */
  max: number;
  windowSeconds: number;
  /** What lies between the tries after that; without it none is let through before the window ends. */
  pauseSeconds?: number;
  /** The shop's own, `RATE_LIMIT_FACTOR`. */
  factor?: number;
};

export type SharedLimiter = {
  /** Counts a try and lets it through with 0, or refuses it with the seconds to wait. */
  take(key: string): Promise<number>;
  /** Undoes one try that was let through. */
  takeBack(key: string): Promise<void>;
};

/**
 * Counts per key in windows that begin with the first try, in the database: all processes count together.
 * One statement counts and decides, so that of many tries at once no more are let through than may be.
 */
export function createSharedLimiter(
  { db, clock }: { db: Db; clock: Clock },
  { name, max, windowSeconds, pauseSeconds, factor = 1 }: SharedLimit,
): SharedLimiter {
  const most = Math.max(1, Math.round(max * factor));
  const keyOf = (key: string) => createHash("sha256").update(`${name}:${key}`).digest("base64url");
  const refused = knownRefusals(clock);

  return {
    async take(key) {
      const now = clock.now();
      const hash = keyOf(key);
      const known = refused.secondsToWait(hash);
      if (known > 0) return known;
      const endsAt = after(now, windowSeconds);
      const paused = pauseSeconds === undefined ? endsAt : after(now, pauseSeconds);
      const nextAt =
        pauseSeconds === undefined
          ? limits.endsAt
          : sql`${sql.param(paused, limits.nextAt)}::timestamptz`;
      const isOver = lte(limits.endsAt, now);
      const counted = await db
        .insert(limits)
        .values({ key: hash, tries: 1, endsAt, nextAt: most === 1 ? paused : null })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            tries: sql`case when ${isOver} then 1 else ${limits.tries} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${limits.endsAt} end`,
            nextAt: sql`case when ${isOver} then excluded.next_at
              when ${limits.tries} + 1 >= ${most} then ${nextAt} end`,
          },
          setWhere: or(isOver, isNull(limits.nextAt), lte(limits.nextAt, now)),
        })
        .returning({ key: limits.key });
      if (counted.length > 0) return 0;
      const wait = await secondsToWait(db, hash, now);
      refused.remember(hash, wait);
      return wait;
    },

    async takeBack(key) {
      refused.forget(keyOf(key));
      const isFree = sql`${limits.tries} - 1 < ${most}`;
      await db
        .update(limits)
        .set({
          tries: sql`greatest(${limits.tries} - 1, 0)`,
          nextAt: sql`case when ${isFree} then null else ${limits.nextAt} end`,
        })
        .where(eq(limits.key, keyOf(key)));
    },
  };
}

const MOST_REMEMBERED = 10_000;

/** Whoever knocks on regardless is turned away here: a flood does not reach the database. */
function knownRefusals(clock: Clock) {
  const until = new Map<string, number>();
  return {
    secondsToWait(hash: string): number {
      const left = (until.get(hash) ?? 0) - clock.now().getTime();
      if (left > 0) return Math.ceil(left / 1000);
      until.delete(hash);
      return 0;
    },
    remember(hash: string, seconds: number): void {
      const oldest = until.keys().next();
      if (until.size >= MOST_REMEMBERED && !oldest.done) until.delete(oldest.value);
      until.set(hash, clock.now().getTime() + seconds * 1000);
    },
    forget: (hash: string) => void until.delete(hash),
  };
}

/** Windows that are over say nothing any more. Those that somebody is counting in are left for the next time. */
export async function forgetEndedLimits(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ key: limits.key })
    .from(limits)
    .where(lte(limits.endsAt, now))
    .for("update", { skipLocked: true });
  await db.delete(limits).where(inArray(limits.key, ended));
}

async function secondsToWait(db: Db, hash: string, now: Date): Promise<number> {
  const [row] = await db.select({ nextAt: limits.nextAt }).from(limits).where(eq(limits.key, hash));
  const wait = row?.nextAt ? row.nextAt.getTime() - now.getTime() : 0;
  return Math.max(1, Math.ceil(wait / 1000));
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
