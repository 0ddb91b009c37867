import cluster, { type Worker } from "node:cluster";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { KeepingSetting } from "#domain/shop/power-cut.ts";
import type { Administrator } from "#server/auth/ensure-administrator.ts";
import { clockOf } from "#server/platform/clock-origin.ts";
import type { Config } from "#server/platform/config.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { openSharedSandbox, type SandboxPlace } from "./card-provider.ts";

/** What the first process has made for all of them. */
export type SharedParts = { runToken: string; sandbox: SandboxPlace | null };

/** What a worker tells once it is open. */
export type OpenWorker = {
  kind: "open";
  address: string;
  ownAddress: string;
  administrator: Administrator;
  databaseRisks: readonly KeepingSetting[];
};

export type Workers = Pick<OpenWorker, "address" | "administrator" | "databaseRisks"> & {
  stop(): Promise<void>;
};

const SHARED = "NORRVIDD_SHARED";
const FIRST = "NORRVIDD_FIRST";
/** A worker that dies sooner than this after its start would only die again. */
const SHORTEST_LIFE_MS = 5000;
const PAUSE_MS = 1000;

export function sharedParts(): SharedParts | undefined {
  const given = process.env[SHARED];
  return given === undefined ? undefined : (JSON.parse(given) as SharedParts);
}

/** Only one of them speaks while the shop opens. */
export function isFirstWorker(): boolean {
  return process.env[FIRST] === "true";
}

/**
 * Runs the shop in several processes that share the port. This one answers nobody: it starts the others, one
 * before the rest so that what is done once is done, and replaces one that dies. SIGHUP puts new ones in the
 * place of all, one after the other, so that somebody always answers.
 */
export async function startWorkers(config: Config, say: (line: string) => void): Promise<Workers> {
  cluster.setupPrimary({ exec: join(projectRoot(), "scripts", "worker.mjs"), args: [] });
  const sandbox = await sandboxFor(config);
  const shared: SharedParts = {
    runToken: randomBytes(32).toString("base64url"),
    sandbox: sandbox?.place ?? null,
  };
  const goodbye = new AbortController();
  const stopping = goodbye.signal;
  const startOne = async ({ isFirst = false } = {}): Promise<OpenWorker> => {
    const worker = cluster.fork({
      [SHARED]: JSON.stringify(shared),
      [FIRST]: String(isFirst),
    });
    const startedAt = Date.now();
    const opened = await untilOpen(worker);
    worker.once("exit", () => {
      if (!stopping.aborted && !worker.exitedAfterDisconnect && !leaving.has(worker))
        void replace(Date.now() - startedAt);
    });
    return opened;
  };
  const leaving = new Set<Worker>();
  const replace = async (livedMs: number): Promise<void> => {
    say("A process of the shop has died and is replaced");
    if (livedMs < SHORTEST_LIFE_MS) await sleep(PAUSE_MS);
    if (stopping.aborted) return;
    const isBack = await startOne().then(
      () => true,
      () => false,
    );
    if (!isBack) await replace(0);
  };
  const leave = async (worker: Worker): Promise<void> => {
    leaving.add(worker);
    const gone = once(worker, "exit");
    worker.process.kill("SIGTERM");
    await gone;
    leaving.delete(worker);
  };
  const replaceAll = async () => {
    for (const worker of workersNow()) {
      if (stopping.aborted) return;
      await startOne();
      await leave(worker);
    }
  };
  const stop = async () => {
    goodbye.abort();
    await Promise.all(workersNow().map(leave));
    await sandbox?.close();
  };
  try {
    const first = await startOne({ isFirst: true });
    await sandbox?.shopListensAt({ own: first.ownAddress, public: first.address });
    for (let number = 2; number <= config.WORKERS; number += 1) await startOne();
    let turning: Promise<void> = Promise.resolve();
    process.on("SIGHUP", () => {
      turning = turning.then(replaceAll).catch(() => say("A new process did not start"));
    });
    const { address, administrator, databaseRisks } = first;
    return { address, administrator, databaseRisks, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function workersNow(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** In test mode all of them pay in one sandbox, which goes by the shop's clock. */
async function sandboxFor(config: Config) {
  if (config.STRIPE_SECRET_KEY || !config.DATABASE_URL) return undefined;
  const database = await openPostgres(config.DATABASE_URL);
  try {
    await migrate(database);
    return await openSharedSandbox(config, await clockOf(database, config.CLOCK_START));
  } finally {
    await database.close();
  }
}

/** A worker that cannot start has said why; the whole shop then does not. */
async function untilOpen(worker: Worker): Promise<OpenWorker> {
  const exited = once(worker, "exit").then(() => undefined);
  for (;;) {
    const heard = await Promise.race([once(worker, "message"), exited]);
    if (heard === undefined) throw new StartProblem("A process of the shop could not be started.");
    const message = heard[0] as Partial<OpenWorker>;
    if (message.kind === "open") return message as OpenWorker;
  }
}
