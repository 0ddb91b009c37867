import { spawnSync } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#test/free-port.ts";
import { startPostgres, type PostgresServer } from "#test/postgres-server.ts";
import { beginShop, startBuiltShop, type StartedShop } from "#test/started-shop.ts";

let postgres: PostgresServer;
let environment: Record<string, string>;
const stoppers: (() => unknown)[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("create database workers");
  await client.end();
  environment = {
    DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: "/workers" }).href,
    WORKERS: "2",
    DEMO: "false",
    RATE_LIMIT_FACTOR: "1000",
  };
});
afterAll(() => postgres.stop());
afterEach(async () => {
  for (const stop of stoppers.splice(0)) await stop();
});

async function open(more: Record<string, string> = {}): Promise<StartedShop> {
  const shop = await startBuiltShop({ environment: { ...environment, ...more } });
  stoppers.push(() => shop.stop());
  return shop;
}

/** Those that the first process runs. */
const workersOf = (first: number | undefined) =>
  spawnSync("pgrep", ["-P", String(first)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);

const until = (what: () => unknown) =>
  expect.poll(what, { timeout: 200_000, interval: 50 }).toBe(true);

/** Two of them, and none of those that there were. */
const areOthers = (shop: StartedShop, before: readonly number[]) => () => {
  const now = workersOf(shop.child.pid);
  return now.length === 2 && !now.some((pid) => before.includes(pid));
};

async function reload(shop: StartedShop): Promise<void> {
  const before = workersOf(shop.child.pid);
  shop.child.kill("SIGHUP");
  await until(areOthers(shop, before));
}

describe("a reload", () => {
  test.each(["the old one that is next", "the new one that has just come"])(
    "ends with new processes in all places though %s dies in the middle of it, and can be asked for again",
    async (which) => {
      const shop = await open();
      const before = workersOf(shop.child.pid);
      shop.child.kill("SIGHUP");
      await until(() => workersOf(shop.child.pid).length === 3);
      const victim = which.startsWith("the old")
        ? before[1]
        : workersOf(shop.child.pid).find((pid) => !before.includes(pid));
      process.kill(victim!, "SIGKILL");
      await until(areOthers(shop, before));
      await sleep(1500);
      expect(areOthers(shop, before)()).toBe(true);
      await reload(shop);
      expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
    },
  );

  test("that is asked for while the shop still opens closes nothing", async () => {
    const port = await freePort();
    const begun = beginShop({ environment: { ...environment, PORT: String(port) } });
    stoppers.push(() => begun.stop());
    const isReady = async () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(isReady);
    expect(begun.output()).not.toContain("Address");
    begun.child.kill("SIGHUP");
    const shop = await begun.open();
    await until(() => workersOf(shop.child.pid).length === 2);
    await reload(shop);
  });

  test("does not wait for ever for a process that is frozen", async () => {
    const shop = await open();
    process.kill(workersOf(shop.child.pid)[0]!, "SIGSTOP");
    await reload(shop);
  });

  test("of a shop in a single process is refused in the log, and the shop stays open", async () => {
    const shop = await startBuiltShop({ environment: { ...environment, WORKERS: "1" } });
    stoppers.push(() => shop.stop());
    shop.child.kill("SIGHUP");
    await until(() => shop.output().includes("a reload needs WORKERS above 1"));
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  });
});

test("a shop that is told to stop is soon gone though one of its processes is frozen", async () => {
  const shop = await startBuiltShop({ environment });
  const [frozen = 0] = workersOf(shop.child.pid);
  process.kill(frozen, "SIGSTOP");
  const told = Date.now();
  expect(await shop.stop()).toBe(0);
  // Ten seconds, and what a busy machine adds.
  expect(Date.now() - told).toBeLessThan(40_000);
  expect(() => process.kill(frozen, 0)).toThrow("ESRCH");
});

/** How a call on a connection of its own ended. */
function visit(port: number): Promise<"answered" | "cut" | "hangs"> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"),
    );
    const patience = setTimeout(() => {
      resolve("hangs");
      socket.destroy();
    }, 10_000);
    socket.on("data", (part) => (heard += part.toString()));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(patience);
      resolve(heard.startsWith("HTTP/1.1 200") ? "answered" : "cut");
    });
  });
}

test("nobody waits for ever for a process that has died, and the first keeps no connection for it", async () => {
  const shop = await open({ LOG_LEVEL: "info" });
  const opened = () => shop.output().split("Server listening").length;
  const port = Number(new URL(shop.address).port);
  const visits: ReturnType<typeof visit>[] = [];
  // A dead process has a connection on its way to it only now and then.
  for (let round = 0; round < 4; round += 1) {
    const [victim = 0] = workersOf(shop.child.pid);
    const before = opened();
    for (let number = 0; number < 60; number += 1) {
      visits.push(visit(port));
      if (number === 30) process.kill(victim, "SIGKILL");
      await sleep(2);
    }
    await until(() => opened() > before);
  }
  const ends = await Promise.all(visits);
  expect(ends.filter((end) => end === "hangs")).toEqual([]);
  expect(ends.filter((end) => end === "answered").length).toBeGreaterThan(200);
});
