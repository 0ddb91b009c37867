import cluster from "node:cluster";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { OwnersSetting } from "#domain/shop/left-to-set.ts";
import type { KeepingSetting } from "#domain/shop/power-cut.ts";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { buildApp, type AppParts } from "#server/app.ts";
import { ensureAdministrator, type Administrator } from "#server/auth/ensure-administrator.ts";
import { fillLookKeys } from "#server/auth/fill-look-keys.ts";
import type { PageParts } from "#server/pages.ts";
import { clockOf } from "#server/platform/clock-origin.ts";
import { loadEnvironment, readConfig, type Config } from "#server/platform/config.ts";
import { lockDataFolder, makeWritable } from "#server/platform/data-folder-lock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { migrate, newestOf, readMigrations } from "#server/platform/db/migrate.ts";
import { openEmbedded, openPostgres } from "#server/platform/db/open-database.ts";
import { expectFreePort, listen } from "#server/platform/http/listen.ts";
import { whenNpmIsGone } from "#server/platform/orphaned.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { readableLog } from "#server/platform/readable-log.ts";
import { firstShop } from "#server/platform/shop-facts.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { shopJobs } from "#server/jobs.ts";
import { openTransport } from "#server/emails/open-transport.ts";
import { noteRunningShop } from "#server/platform/running-shop.ts";
import { jobLeases } from "#server/platform/job-leases.ts";
import { startJobs } from "#server/platform/jobs.ts";
import { databaseRisks } from "#server/settings/database-risks.ts";
import { keepStartedOpening } from "#server/settings/global-times.ts";
import { knownShop } from "#server/settings/known-shop.ts";
import { openMedia } from "#server/uploads/media.ts";
import { asDemo } from "./demo/demo-shop.ts";
import { bookDemoStays } from "./demo/book-demo-stays.ts";
import { loadDemo, wantsDemo } from "./demo/load-demo.ts";
import { printBanner } from "./start/banner.ts";
import { builtPages } from "./start/built-pages.ts";
import { openCardProvider } from "./start/card-provider.ts";
import {
  isFirstWorker,
  sharedParts,
  startWorkers,
  type OpenWorker,
  type SharedParts,
} from "./start/workers.ts";
import { reloadWhenTold, stopWhenTold } from "./start/when-told.ts";

type Say = (line: string) => void;

const LONGEST_GOODBYE_MS = 10_000;

export type RunningShop = {
  app: FastifyInstance;
  address: string;
  /** As this machine reaches it. */
  ownAddress: string;
  administrator: Administrator;
  /** Settings of the database that must not be as they are where customers pay with real money. */
  databaseRisks: readonly KeepingSetting[];
  /** What the owner has still to set. */
  leftToSet: readonly OwnersSetting[];
  stop(): Promise<void>;
};

/** Reads the configuration, starts the shop and stays until it is told to stop. */
export async function main({
  pages,
  startedBy = process.ppid,
}: { pages?: PageParts; startedBy?: number } = {}): Promise<void> {
  const stopping = stopWhenTold();
  const reloading = reloadWhenTold();
  if (cluster.isPrimary) whenNpmIsGone(stopping.tell, { startedBy, environment: process.env });
  else process.once("disconnect", stopping.tell);
  const say: Say = (line) => {
    if (cluster.isPrimary || isFirstWorker()) console.log(`· ${line}`);
  };
  try {
    const config = readConfig(loadEnvironment(projectRoot(), process.env));
    if (config.WORKERS > 1 && cluster.isPrimary) {
      printBanner(config, await startWorkers(config, say, { stopping, reloading }));
      return;
    }
    const shop = await startShop(config, {
      ...(pages && { pages }),
      say,
      isAtTerminal: process.stdout.isTTY,
      shared: sharedParts(),
    });
    stopping.whenTold(() => shop.stop());
    const { address, ownAddress, administrator, leftToSet, databaseRisks: risks } = shop;
    if (cluster.isPrimary) {
      printBanner(config, shop);
      reloading.whenTold(async () => whenHungUp(shop, stopping.tell));
    } else {
      const opened: OpenWorker = {
        kind: "open",
        address,
        ownAddress,
        administrator,
        databaseRisks: risks,
        leftToSet,
      };
      process.send?.(opened);
    }
  } catch (error) {
    if (stopping.isUnderWay()) return;
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Somebody's terminal was closed, or a reload was wished for that one process cannot carry out. */
function whenHungUp({ app }: RunningShop, stop: () => void): void {
  if (process.stdout.isTTY) stop();
  else app.log.warn("SIGHUP is ignored: a reload needs WORKERS above 1");
}

type StartOptions = {
  pages?: PageParts;
  say?: Say;
  isAtTerminal?: boolean;
  /** Of a shop in several processes, what its first one has made for all. */
  shared?: SharedParts | undefined;
};

export async function startShop(
  config: Config,
  { pages, say = () => {}, isAtTerminal = false, shared }: StartOptions = {},
): Promise<RunningShop> {
  const closers = [await holdDataFolder(config)];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    if (cluster.isPrimary) await expectFreePort(config);
    say("Opening the database");
    const database = await openDatabase(config);
    closers.push(() => database.close());
    await migrate(database, { onBegin: ({ name }) => say(`Migrating the database: ${name}`) });
    const clock = await clockOf(database, config.CLOCK_START);
    await fillLookKeys(database.db);
    const administrator = await ensureAdministrator({ db: database.db, clock }, config);
    makeMediaFolder(config.DATA_DIR);
    const media = await openMedia(database, config.DATA_DIR);
    const { db } = database;
    const cards = await openCardProvider(config, clock, shared?.sandbox ?? undefined);
    closers.push(() => cards.close());

    let baseUrl = config.BASE_URL ?? `http://localhost:${config.PORT}`;
    const shop = knownShop(database, {
      first: config.DEMO ? asDemo(firstShop(config)) : firstShop(config),
      start: () => ({
        isDemo: config.DEMO,
        baseUrl,
        cards: cards.setup,
        hoursWords: config.COMPANY_HOURS ?? null,
      }),
      outside: { smtpUrl: config.SMTP_URL, baseUrl: config.BASE_URL, area: config.SHOP_AREA },
    });
    await keepStartedOpening({ db, clock }, shop.first.opening);
    await shop.refresh();
    const { writing, notices: shopEmail, refresh } = shop;
    const parts = { db, clock, shop: writing, shopEmail, gateway: cards.gateway };
    if (config.DEMO && (await wantsDemo(db))) {
      say("Loading the demo shop");
      await loadDemo({ db, clock, media });
    }
    if (config.DEMO && cards.payWithTestCard) {
      await bookDemoStays(parts, cards.payWithTestCard);
    }

    let runToken: string | undefined;
    const app = await buildApp({
      ...parts,
      shop,
      runToken: () => runToken,
      database,
      dataDir: config.DATA_DIR,
      media,
      pages: pages ?? (await builtPages()),
      mount: cards.mount,
      tracking: chatOf(config),
      baseUrl: config.BASE_URL,
      trustProxy: config.TRUST_PROXY,
      rateLimitFactor: config.RATE_LIMIT_FACTOR,
      ...logging(config, isAtTerminal),
    });
    closers.push(() => closeWithin(app, LONGEST_GOODBYE_MS));
    const port = await listen(app, config);
    if (config.BASE_URL === undefined) baseUrl = `http://localhost:${port}`;
    const ownAddress = `http://${loopback(config.HOST)}:${port}`;
    const note = noteRunningShop(config.DATA_DIR, {
      address: ownAddress,
      ...(shared && { token: shared.runToken }),
    });
    runToken = note.token;
    closers.push(async () => note.forget());

    const transport = openTransport({
      smtpUrl: config.SMTP_URL,
      outboxDir: join(config.DATA_DIR, "outbox"),
      from: shop.sender,
    });
    closers.push(async () => transport.close());
    const jobs = startJobs(shopJobs({ ...parts, refresh, transport, media, log: app.log }), {
      log: app.log,
      leases: database.isShared ? jobLeases(db, newestOf(readMigrations())) : undefined,
    });
    closers.push(() => jobs.stop());
    await cards.shopListensAt({ own: ownAddress, public: baseUrl });
    const left = { leftToSet: shop.left(), databaseRisks: await databaseRisks(db, cards.setup) };
    return { app, address: baseUrl, ownAddress, administrator, ...left, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The embedded database bears one process; PostgreSQL any number, and the folder then holds copies only. */
async function holdDataFolder({ DATA_DIR, DATABASE_URL }: Config): Promise<() => Promise<unknown>> {
  if (DATABASE_URL) {
    makeWritable(DATA_DIR);
    return async () => {};
  }
  const lock = await lockDataFolder(DATA_DIR);
  return () => lock.release();
}

function openDatabase(config: Config): Promise<Database> {
  return config.DATABASE_URL ? openPostgres(config.DATABASE_URL) : openEmbedded(config.DATA_DIR);
}

/** A shop that listens everywhere is reached from its own machine by loopback. */
function loopback(host: string): string {
  if (["0.0.0.0", "::", "localhost"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function chatOf({ CHAT_PROVIDER, CHAT_ID, CHAT_URL }: Config): Partial<TrackingSettings> {
  if (!CHAT_PROVIDER || !CHAT_ID) return {};
  return {
    chatProvider: CHAT_PROVIDER,
    chatId: CHAT_ID,
    chatServerUrl: CHAT_URL ?? "",
    chatEnabled: true,
  };
}

function makeMediaFolder(dataDir: string): void {
  const folder = join(dataDir, "media");
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new StartProblem(`The folder ${folder} cannot be made. Is there a file of that name?`);
  }
}

/** Running requests are finished; a caller who never comes to an end is not waited for. */
async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.drain();
  await app.close();
  clearTimeout(deadline);
}

/** JSON lines are for the machines that collect them; a person who started the shop wants to hear of trouble. */
function logging(
  { LOG_LEVEL }: Config,
  isAtTerminal: boolean,
): Pick<AppParts, "logLevel" | "logTo"> {
  if (!isAtTerminal) return { logLevel: LOG_LEVEL ?? "info" };
  return {
    logLevel: LOG_LEVEL ?? "warn",
    logTo: readableLog((text) => void process.stdout.write(text)),
  };
}
