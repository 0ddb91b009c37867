import cluster, { type Worker } from "node:cluster";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { OwnersSetting } from "#domain/shop/left-to-set.ts";
import type { KeepingSetting } from "#domain/shop/power-cut.ts";
import type { Administrator } from "#server/auth/ensure-administrator.ts";
import { clockOf } from "#server/platform/clock-origin.ts";
import type { Config } from "#server/platform/config.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { expectFreePort } from "#server/platform/http/listen.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { openSharedSandbox, type SandboxPlace } from "./card-provider.ts";
import { closeWhatItDidNotTake } from "./handed-over.ts";
import { leave, openPlace } from "./worker-place.ts";

/** What the first process has made for all of them. */
export type SharedParts = { runToken: string; sandbox: SandboxPlace | null };

/** What a worker tells once it is open. */
export type OpenWorker = {
  kind: "open";
  address: string;
  ownAddress: string;
  administrator: Administrator;
  databaseRisks: readonly KeepingSetting[];
  leftToSet: readonly OwnersSetting[];
};

export type Workers = Pick<OpenWorker, "address" | "administrator" | "databaseRisks" | "leftToSet">;

/** What a signal asks for, told by the one who hears it. */
type Wishes = Record<"stopping" | "reloading", { whenTold(work: () => Promise<void>): void }>;

const SHARED = "NORRVIDD_SHARED";
const FIRST = "NORRVIDD_FIRST";
/** The first one migrates, makes the demo shop and takes the time it takes; the others find that done. */
const LONGEST_START_MS = 120_000;

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
export async function startWorkers(
  config: Config,
  say: (line: string) => void,
  { stopping, reloading }: Wishes,
): Promise<Workers> {
  cluster.setupPrimary({ exec: join(projectRoot(), "scripts", "worker.mjs"), args: [] });
  // Not by a worker: its listening would be that of all, and take connections for nobody.
  await expectFreePort(config);
  const sandbox = await sandboxFor(config);
  const shared: SharedParts = {
    runToken: randomBytes(32).toString("base64url"),
    sandbox: sandbox?.place ?? null,
  };
  const goodbye = new AbortController();
  let isFirst = true;
  const start = () => {
    const worker = cluster.fork({ [SHARED]: JSON.stringify(shared), [FIRST]: String(isFirst) });
    const limit = isFirst ? undefined : LONGEST_START_MS;
    isFirst = false;
    return untilOpen(worker, limit);
  };
  const places = Array.from({ length: config.WORKERS }, () =>
    openPlace({ start, say, stopping: goodbye.signal }),
  );
  const close = async () => {
    goodbye.abort();
    await Promise.all(workersNow().map(leave));
    await sandbox?.close();
  };
  let closed: Promise<void> | undefined;
  const stop = () => (closed ??= close());
  stopping.whenTold(stop);
  try {
    const [first, ...others] = places;
    const { ownAddress, ...opened } = await first!.fill();
    await sandbox?.shopListensAt({ own: ownAddress, public: opened.address });
    for (const place of others) await place.fill();
    const renewAll = async () => {
      const askedAt = Date.now();
      for (const place of places) await place.renew(askedAt);
    };
    reloading.whenTold(() => renewAll().catch(() => say("A new process did not start")));
    return opened;
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
async function untilOpen(worker: Worker, longestMs: number | undefined) {
  closeWhatItDidNotTake(worker);
  const deadline = longestMs && setTimeout(() => worker.process.kill("SIGKILL"), longestMs);
  const opened = await new Promise<OpenWorker>((resolve, reject) => {
    const fail = () => reject(new StartProblem("A process of the shop could not be started."));
    worker.on("message", (message: Partial<OpenWorker>) => {
      if (message.kind === "open") resolve(message as OpenWorker);
    });
    worker.once("exit", fail);
    // Also what could not be sent to one that has died, whose end is heard of by itself.
    worker.on("error", fail);
  }).finally(() => clearTimeout(deadline));
  return { worker, opened };
}
