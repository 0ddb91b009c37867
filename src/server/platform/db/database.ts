import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Drizzle over either database. Rows functions take this or a transaction as their first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * An open database. `exec` runs a script of several statements as it stands, which drizzle cannot.
 * Inside a transaction use the transaction only: the embedded database has a single connection,
 * and `db` there would wait for ever.
 */
export type Database = {
  db: Db;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
  /**
   * Of the embedded database: runs `work` while nothing is read or written, so that its files can be copied.
   * What `work` does must not ask the database.
   */
  pauseFor?: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Other processes may be at work on it. */
  isShared: boolean;
  /** Which version of what the public sees holds now. */
  publicVersion: PublicVersion;
};

export type PublicVersion = {
  /** As far as this process has been told, and at most a second old. */
  known(): Promise<number>;
  /** Asks the database: for whoever may have written a moment ago, perhaps through another process. */
  asked(): Promise<number>;
};
