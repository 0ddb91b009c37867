import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { createTestDatabase } from "./databases.ts";
import type { Place } from "./shop-commands.ts";
import { startBuiltShop, type StartedShop } from "./started-shop.ts";
import { TEMPLATE } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the shops that this run has prepared. */
    preparedShops?: string;
  }
}

type Kind = "demo" | "empty" | "demo-on-postgres";

// The empty shop has stood there for long: whatever day a test opens it on is a later one.
const ENVIRONMENT: Record<Kind, Record<string, string>> = {
  demo: { DEMO: "true" },
  empty: { DEMO: "false", CLOCK_START: "2025-01-01T09:00:00Z" },
  "demo-on-postgres": { DEMO: "true" },
};

/**
 * A shop that has been opened once, from nothing, and stopped. Migrating and loading the demo take most of a
 * first start, so the first test of the run that needs the shop makes it for all.
 */
async function prepare(kind: Kind): Promise<string> {
  const root = inject("preparedShops");
  if (root === undefined) throw new Error("this project prepares no shops: see vitest.config.ts");
  const prepared = join(root, kind);
  if (existsSync(prepared)) return prepared;
  const making = `${prepared}-making`;
  try {
    mkdirSync(making);
  } catch {
    return whenMade(prepared);
  }
  try {
    await openAndStop(kind, making);
    renameSync(making, prepared);
  } catch (error) {
    writeFileSync(`${prepared}-failed`, String(error));
    throw error;
  }
  return prepared;
}

async function openAndStop(kind: Kind, folder: string): Promise<void> {
  const environment = { ...ENVIRONMENT[kind] };
  if (kind === "demo-on-postgres") {
    environment["DATABASE_URL"] = await createTestDatabase(TEMPLATE);
    writeFileSync(join(folder, "database"), nameIn(environment["DATABASE_URL"]));
  }
  const shop = await startBuiltShop({ dataDir: join(folder, "data"), environment, isBrief: true });
  await shop.stop();
  writeFileSync(join(folder, "said"), shop.output());
}

const nameIn = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);

/** Another test is at it. */
async function whenMade(prepared: string): Promise<string> {
  while (!existsSync(prepared)) {
    if (existsSync(`${prepared}-failed`))
      throw new Error(readFileSync(`${prepared}-failed`, "utf8"));
    await sleep(50);
  }
  return prepared;
}

/** What the shop said when it was opened for the first time. */
export async function firstWords(kind: Kind): Promise<string> {
  return readFileSync(join(await prepare(kind), "said"), "utf8");
}

/** A data folder of one's own, of a shop that has been open before. Whoever asks for it removes it. */
export async function copyPrepared(kind: Kind): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), `norrvidd-${kind}-`));
  cpSync(join(await prepare(kind), "data"), dataDir, { recursive: true });
  return dataDir;
}

/** The demo on PostgreSQL, which opens in half of the time: its folder, and its database for oneself. */
export async function copyDemo(): Promise<Place & { DATABASE_URL: string }> {
  const kind = "demo-on-postgres";
  const template = readFileSync(join(await prepare(kind), "database"), "utf8");
  return {
    DATA_DIR: await copyPrepared(kind),
    DATABASE_URL: await createTestDatabase(template),
  };
}

/** A demo shop of one's own that has been open before; its folder is gone when it is stopped. */
export async function openDemo(environment: Record<string, string> = {}): Promise<StartedShop> {
  const { DATA_DIR, DATABASE_URL } = await copyDemo();
  return openIn(DATA_DIR, { DEMO: "true", DATABASE_URL, ...environment });
}

/** An empty embedded shop of one's own, likewise. */
export async function openEmpty(environment: Record<string, string> = {}): Promise<StartedShop> {
  return openIn(await copyPrepared("empty"), { DEMO: "false", ...environment });
}

async function openIn(dataDir: string, environment: Record<string, string>): Promise<StartedShop> {
  const tidy = () => rmSync(dataDir, { recursive: true, force: true });
  const shop = await startBuiltShop({ dataDir, environment, isBrief: true }).catch(
    (error: unknown) => {
      tidy();
      throw error;
    },
  );
  return { ...shop, stop: (signal) => shop.stop(signal).finally(tidy) };
}
