import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Db } from "#server/platform/db/database.ts";

type Transaction = { isOver: boolean };

/** The transaction that the code under way is inside of. */
const around = new AsyncLocalStorage<Transaction>();
// What was begun before contexts are followed has none of its own, and would take that of another.
around.run({ isOver: true }, () => {});

const watched = new WeakMap<pg.PoolClient, Transaction | undefined>();
const broken: Error[] = [];

/**
 * Refuses a second connection to code that is inside a transaction. It used `db` where only `tx` may be used: the
 * embedded database, which has a single connection, would wait for ever there.
 */
export function refuseDbInTransactions(db: Db): void {
  const { $client: pool } = db as Db & { $client: pg.Pool };
  pool.on("acquire", watch);
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => never;
  pool.connect = (...args: unknown[]): never => {
    if (around.getStore()?.isOver !== false) return connect(...args);
    const error = new Error("`db` is used inside a transaction, where only `tx` may be used");
    broken.push(error);
    throw error;
  };
}

/** Fails the test file in which that was refused, also where the code under test has caught the refusal. */
export function expectOnlyTx(): void {
  const [first] = broken.splice(0);
  if (first) throw first;
}

function watch(client: pg.PoolClient): void {
  if (watched.has(client)) return;
  watched.set(client, undefined);
  const query = client.query.bind(client) as (...args: unknown[]) => never;
  client.query = (...args: unknown[]): never => {
    const [statement] = args;
    if (statement === "begin") enter(client);
    if (statement === "commit" || statement === "rollback") leave(client);
    return query(...args);
  };
}

/** What runs on from here is inside; whoever waits for it is not. */
function enter(client: pg.PoolClient): void {
  const transaction = { isOver: false };
  watched.set(client, transaction);
  around.enterWith(transaction);
}

function leave(client: pg.PoolClient): void {
  const transaction = watched.get(client);
  if (transaction) transaction.isOver = true;
}
