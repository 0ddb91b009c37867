import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";

/** Short enough for a letter to be sent within ten seconds although its process has died. */
const LEASE_SECONDS = 8;
const RENEW_MS = 2500;

/** The right to run a job, for as long as its process lives. */
export type Lease = {
  /** Aborted when the right is lost: the process was asleep, or cut off from the database. */
  lost: AbortSignal;
  end(): Promise<void>;
};

export type JobLeases = {
  /** Nothing when the job is not due yet, or another process is at it. */
  claim(job: { name: string; everySeconds: number }): Promise<Lease | undefined>;
};

/**
 * One process at a time has a job, by the database's own clock, since machines' clocks differ. None has one
 * whose code is too old for what a newer process has made of the database.
 */
export function jobLeases(db: Db, newestMigration: number): JobLeases {
  return {
    async claim({ name, everySeconds }) {
      const holder = randomUUID();
      const claimed = await db.execute(sql`
        insert into jobs as known (name, next_run_at, leased_by, leased_until)
        select ${name}, now() + ${everySeconds} * interval '1 second', ${holder},
          now() + ${LEASE_SECONDS} * interval '1 second'
        where not exists (select from schema_migrations
          where number > ${newestMigration} and coalesce(serves_from, number) > ${newestMigration})
        on conflict (name) do update set next_run_at = excluded.next_run_at,
          leased_by = excluded.leased_by, leased_until = excluded.leased_until
        where known.next_run_at <= now() and (known.leased_until is null or known.leased_until <= now())
        returning name`);
      return rowsIn(claimed) === 1 ? keepLease(db, name, holder) : undefined;
    },
  };
}

function keepLease(db: Db, name: string, holder: string): Lease {
  const lost = new AbortController();
  const renew = async () => {
    const renewed = await db.execute(sql`
      update jobs set leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
      where name = ${name} and leased_by = ${holder} and leased_until > now() returning name`);
    if (rowsIn(renewed) === 0) lost.abort();
  };
  const timer = setInterval(() => void renew().catch(() => lost.abort()), RENEW_MS);
  return {
    lost: lost.signal,
    async end() {
      clearInterval(timer);
      await db.execute(sql`
        update jobs set leased_by = null, leased_until = null
        where name = ${name} and leased_by = ${holder}`);
    },
  };
}

function rowsIn(answer: unknown): number {
  return (answer as { rows: unknown[] }).rows.length;
}
