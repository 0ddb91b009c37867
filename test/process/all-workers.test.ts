import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { freePort } from "#test/free-port.ts";
import { addItem, post, signIn } from "#test/shop-calls.ts";
import { beginShop, startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";
import { CARDS, confirmCard } from "#test/confirm-card.ts";
import { aPaymentWish } from "#test/payment-wish.ts";
import { areOthers, until, workersOf } from "#test/workers.ts";

let environment: Record<string, string>;
const stoppers: (() => unknown)[] = [];
beforeAll(async () => {
  environment = {
    DATABASE_URL: await createTestDatabase(TEMPLATE),
    WORKERS: "2",
    DEMO: "false",
    RATE_LIMIT_FACTOR: "1000",
  };
});
afterEach(async () => {
  for (const stop of stoppers.splice(0)) await stop();
});

async function open(more: Record<string, string> = {}): Promise<StartedShop> {
  const shop = await startBuiltShop({ environment: { ...environment, ...more } });
  stoppers.push(() => shop.stop());
  return shop;
}

async function reload(shop: StartedShop): Promise<void> {
  const before = workersOf(shop);
  shop.child.kill("SIGHUP");
  await until(() => areOthers(shop, before));
}

describe("a reload", () => {
  test.each(["the old one that is next", "the new one that has just come"])(
    "ends with new processes in all places though %s dies in the middle of it, and can be asked for again",
    async (which) => {
      const shop = await open();
      const before = workersOf(shop);
      shop.child.kill("SIGHUP");
      await until(() => workersOf(shop).length === 3);
      const victim = which.startsWith("the old")
        ? before[1]
        : workersOf(shop).find((pid) => !before.includes(pid));
      process.kill(victim!, "SIGKILL");
      await until(() => areOthers(shop, before));
      await sleep(1500);
      expect(areOthers(shop, before)).toBe(true);
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
    await until(() => workersOf(shop).length === 2);
    await reload(shop);
  });

  test("does not wait for ever for a process that is frozen", async () => {
    const shop = await open();
    process.kill(workersOf(shop)[0]!, "SIGSTOP");
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
  const [frozen = 0] = workersOf(shop);
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
    const [victim = 0] = workersOf(shop);
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

test("a shop in two processes pays in one sandbox, whichever of them is asked", async () => {
  const shop = await open();
  const item = await addItem(shop, await signIn(shop), { name: "Turskidor" });
  for (let customer = 0; customer < 6; customer += 1) {
    const start = addDays(dayInSweden(new Date()), 60 + 3 * customer);
    const end = addDays(start, 2);
    const amount = 2 * item.pricePerDay;
    const wish = aPaymentWish({ itemId: item.id, start, end, amount });
    const opened = await post(shop, "/api/create-payment-intent", wish);
    expect(opened.status).toBe(200);
    const { clientSecret } = (await opened.json()) as { clientSecret: string };
    const sandboxHere = `${shop.address}/sandbox/stripe`;
    expect(await confirmCard(sandboxHere, clientSecret, CARDS.good)).toBe("requires_capture");
    const [stripePaymentId = ""] = clientSecret.split("_secret_");
    const placed = await post(shop, "/api/bookings", { stripePaymentId });
    expect(placed.status).toBeLessThan(300);
  }
});
