import { randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "#test/postgres-server.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";

/** The shop's clock in the journeys: Monday 1 March 2027. The demo's bookings lie around that day. */
const OPENED = "2027-03-01T09:00:00Z";
/** A minute before, so that nothing in the prepared shop lies in its own future. */
const PREPARED = "2027-03-01T08:59:00Z";
const ROOT = join(import.meta.dirname, "..");
const FOLDER = "PREPARED_SHOP";
const SERVER = "PREPARED_SERVER";
const TEMPLATE = "prepared_shop";

/**
 * Fills a demo shop once for the whole run: migrating and loading take most of a first start. On PostgreSQL where
 * JOURNEYS_ON says so, since shops open and answer there at half the cost; else on the embedded database, and kept
 * for the next run of the same build.
 */
// Playwright takes nothing but a default export.
// eslint-disable-next-line import/no-default-export
export default async function prepareShop(): Promise<() => Promise<void>> {
  return process.env["JOURNEYS_ON"] === "postgres" ? prepareOnPostgres() : prepareEmbedded();
}

async function prepareEmbedded(): Promise<() => Promise<void>> {
  const stamp = readFileSync(join(ROOT, "dist", "stamp"), "utf8").slice(0, 16);
  const kept = join(ROOT, ".cache", "prepared-shop", stamp);
  if (!existsSync(kept)) {
    rmSync(join(kept, ".."), { recursive: true, force: true });
    const part = `${kept}-${process.pid}`;
    mkdirSync(part, { recursive: true });
    await fill(part);
    // Renamed when it is whole: a run that is broken off leaves no half of a shop.
    renameSync(part, kept);
  }
  process.env[FOLDER] = kept;
  return async () => {};
}

async function prepareOnPostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-prepared-"));
  await onServer(server.url, `create database ${TEMPLATE}`);
  await fill(dataDir, { DATABASE_URL: databaseUrl(server.url, TEMPLATE), DEMO: "true" });
  process.env[FOLDER] = dataDir;
  process.env[SERVER] = server.url;
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function fill(dataDir: string, environment: Record<string, string> = {}): Promise<void> {
  const shop = await startBuiltShop({
    dataDir,
    environment: { CLOCK_START: PREPARED, ...environment },
  });
  await shop.stop();
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const databaseUrl = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** As a fixture has it: open while it is used. */
export async function whileOpen(use: (shop: StartedShop) => Promise<void>): Promise<void> {
  const shop = await openShop();
  await use(shop);
  await shop.stop();
}

/** Opens a demo shop of its own, on a copy of the prepared one. */
export async function openShop(environment: Record<string, string> = {}): Promise<StartedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-journey-"));
  cpSync(process.env[FOLDER]!, dataDir, { recursive: true });
  const database = await copyDatabase();
  const tidy = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  };
  const shop = await startBuiltShop({
    dataDir,
    environment: {
      RATE_LIMIT_FACTOR: "100",
      CLOCK_START: OPENED,
      ...database.environment,
      ...environment,
    },
  }).catch(async (error: unknown) => {
    await tidy();
    throw error;
  });
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await shop.stop(signal);
    await tidy();
    return code;
  };
  return { ...shop, stop };
}

/** The prepared shop's database once more, where it does not lie in the folder. */
async function copyDatabase(): Promise<{
  environment: Record<string, string>;
  drop: () => Promise<void>;
}> {
  const server = process.env[SERVER];
  if (server === undefined) return { environment: {}, drop: async () => {} };
  const name = `journey_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  return {
    environment: { DATABASE_URL: databaseUrl(server, name), DEMO: "true" },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}
