import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ItemCard } from "#contracts/catalog.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { freePort } from "#test/free-port.ts";
import { startPostgres, type PostgresServer } from "#test/postgres-server.ts";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { ADMIN, failToStart, startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { CARDS, confirmCard } from "#test/test-cards.ts";
import { aPaymentWish } from "#test/test-checkout.ts";

let postgres: PostgresServer;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let here: StartedShop;
let there: StartedShop;
let client: pg.Client;
let environment: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
  const port = await freePort();
  sandbox = await startSandbox(`http://127.0.0.1:${port}/api/stripe/webhook`);
  environment = {
    ...SANDBOX_KEYS,
    STRIPE_API_BASE: sandbox.url,
    DATABASE_URL: postgres.url,
    RATE_LIMIT_FACTOR: "1000",
    SHOP_EMAIL: "butiken@example.se",
  };
  here = await startBuiltShop({
    environment: { ...environment, DEMO: "true", PORT: String(port) },
  });
  there = await startBuiltShop({ environment });
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await Promise.all([here.stop(), there.stop(), sandbox.stop()]);
  await postgres.stop();
});

async function signIn({ address }: StartedShop): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const get = (shop: StartedShop, path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.address}${path}`, { headers });

async function post(shop: StartedShop, path: string, body: object, cookie = ""): Promise<Response> {
  return fetch(`${shop.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

async function itemBySlug(slug: string): Promise<ItemCard> {
  const cards = (await (await get(here, "/api/rental-items/cards")).json()) as ItemCard[];
  const found = cards.find((card) => card.slug === slug);
  if (!found) throw new Error(`the demo has no ${slug}`);
  return found;
}

describe("two processes on one database", () => {
  test("are both open, and whoever is signed in at one is at the other", async () => {
    const cookie = await signIn(here);
    const answer = await get(there, "/api/user", { cookie });
    expect(await answer.json()).toMatchObject({ username: "admin" });
  });

  test("a change made at one is seen at the other within a tenth of a second, by calls and pages", async () => {
    const cookie = await signIn(here);
    const { id, slug } = await itemBySlug("elcykel");
    // Kept in memory there.
    for (const path of ["/", `/api/rental-items/${id}`]) await (await get(there, path)).text();
    for (let round = 1; round <= 5; round += 1) {
      const name = `Elcykel Runda ${round}`;
      const changed = await fetch(`${here.address}/api/rental-items/${id}`, {
        method: "PATCH",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ name }),
      });
      expect(changed.status).toBe(200);
      expect(await (await get(here, `/p/${slug}`)).text()).toContain(name);
      await sleep(100);
      expect(await (await get(there, `/api/rental-items/${id}`)).text()).toContain(name);
      expect(await (await get(there, "/")).text()).toContain(name);
    }
  });

  test("whoever changes something sees it at the other at once", async () => {
    const cookie = await signIn(here);
    for (const value of ["08:00", "09:00", "10:00", "11:00"]) {
      await get(there, "/api/settings");
      const path = "/api/settings/global-default-pickup-time";
      expect((await post(here, path, { value }, cookie)).status).toBe(200);
      const seen = await get(there, "/api/settings", { cookie });
      expect(await seen.json()).toMatchObject({ globalDefaultPickupTime: value });
    }
  });

  test("a process whose listening connection is cut goes on telling the truth", async () => {
    const cookie = await signIn(here);
    for (const value of ["12:00", "13:00", "14:00"]) {
      await get(there, "/api/settings");
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'norrvidd: listens'",
      );
      const path = "/api/settings/global-default-pickup-time";
      expect((await post(here, path, { value }, cookie)).status).toBe(200);
      await sleep(1100);
      const seen = await get(there, "/api/settings");
      expect(await seen.json()).toMatchObject({ globalDefaultPickupTime: value });
    }
  });

  test("a picture uploaded at one is shown by the other", async () => {
    const cookie = await signIn(here);
    const bytes = await sharp({
      create: { width: 300, height: 200, channels: 3, background: "#1f4a3f" },
    })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append("image", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "sjö.jpg");
    const answer = await fetch(`${here.address}/api/upload`, {
      method: "POST",
      headers: { cookie },
      body,
    });
    expect(answer.status).toBeLessThan(300);
    const { url } = (await answer.json()) as { url: string };
    const seen = await get(there, url);
    expect(seen.status).toBe(200);
    expect(seen.headers.get("content-type")).toBe("image/webp");
  });

  test("the last unit is sold once, whichever process is asked", async () => {
    const { id, pricePerDay } = await itemBySlug("elcykel");
    const start = addDays(dayInSweden(new Date()), 200);
    const free = async (shop: StartedShop) => {
      const range = `startDate=${start}&endDate=${start}`;
      const answer = await get(shop, `/api/rental-items/${id}/availability/daily?${range}`);
      return ((await answer.json()) as Record<string, number>)[start] ?? 0;
    };
    const units = await free(here);
    expect(units).toBeGreaterThan(0);
    const open = (shop: StartedShop) =>
      post(
        shop,
        "/api/create-payment-intent",
        aPaymentWish({ itemId: id, start, end: addDays(start, 1), amount: pricePerDay }),
      );
    const tries = await Promise.all(
      Array.from({ length: units + 6 }, (_, index) => open(index % 2 === 0 ? here : there)),
    );
    const statuses = tries.map(({ status }) => status);
    // The control: as many as there are units go through, and each process has served some of them.
    expect(statuses.filter((status) => status === 200)).toHaveLength(units);
    expect(statuses.filter((status) => status === 409)).toHaveLength(6);
    expect(await free(there)).toBe(0);
  });

  test("each letter is sent once, and a dead process's work is taken over", async () => {
    const { id, pricePerDay } = await itemBySlug("elcykel");
    const start = addDays(dayInSweden(new Date()), 230);
    const wish = aPaymentWish({
      itemId: id,
      start,
      end: addDays(start, 2),
      amount: 2 * pricePerDay,
    });
    const third = await startBuiltShop({ environment });
    const opened = await post(third, "/api/create-payment-intent", wish);
    const { clientSecret } = (await opened.json()) as { clientSecret: string };
    expect(await confirmCard(sandbox.url, clientSecret, CARDS.good)).toBe("requires_capture");
    // Paid, and the process that opened it dies before anybody has come back.
    await third.stop("SIGKILL");
    const [intentId = ""] = clientSecret.split("_secret_");
    const mails = () =>
      [here, there]
        .map(({ dataDir }) => join(dataDir, "outbox"))
        .filter((outbox) => existsSync(outbox))
        .flatMap((outbox) =>
          readdirSync(outbox).map((file) => readFileSync(join(outbox, file), "utf8")),
        );
    const placed = await post(there, "/api/bookings", { stripePaymentId: intentId });
    expect(placed.status).toBeLessThan(300);
    const { id: bookingId } = (await placed.json()) as { id: number };
    const about = () => mails().filter((mail) => mail.includes(String(bookingId)));
    await expect.poll(() => about().length).toBeGreaterThanOrEqual(2);
    await sleep(4000);
    const ids = about().map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(2);
  });

  test("a database that is silent for ten seconds costs nobody an answer", async () => {
    postgres.pause();
    const asked = Promise.all([
      get(here, "/api/rental-items/1/availability/daily?startDate=2027-07-01&endDate=2027-07-02"),
      get(there, "/"),
    ]);
    const ready = await get(here, "/readyz");
    expect(ready.status).toBe(503);
    await sleep(8000);
    postgres.resume();
    for (const answer of await asked) expect([200, 404]).toContain(answer.status);
    await expect.poll(async () => (await get(there, "/readyz")).status).toBe(200);
  });
});

describe("a shop in two processes of its own", () => {
  let shop: StartedShop;
  beforeAll(async () => {
    await client.query("create database workers");
    const url = Object.assign(new URL(postgres.url), { pathname: "/workers" }).href;
    shop = await startBuiltShop({
      environment: { DATABASE_URL: url, WORKERS: "2", DEMO: "true", RATE_LIMIT_FACTOR: "1000" },
    });
  });
  afterAll(() => shop.stop());

  /** Those that this machine runs for the shop. */
  const processes = async () =>
    spawnSync("pgrep", ["-P", String(shop.child.pid)], { encoding: "utf8" })
      .stdout.split("\n")
      .filter(Boolean);

  const asks = () => get(shop, "/api/rental-items/cards");

  test("needs a database that bears them", async () => {
    const { code, output } = await failToStart({ WORKERS: "2", PORT: "0" });
    expect(code).toBe(1);
    expect(output).toContain("WORKERS above 1 needs DATABASE_URL");
  });

  test("pays in one sandbox, whichever of them is asked", async () => {
    const cards = (await (await asks()).json()) as ItemCard[];
    const item = cards.find(({ slug }) => slug === "turskidor");
    if (!item) throw new Error("the demo has no skis");
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

  test("puts new processes in the place of the old ones under load, and fails no request", async () => {
    const over = new AbortController();
    const statuses: number[] = [];
    const visitor = async () => {
      while (!over.signal.aborted) {
        const answer = await asks();
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    };
    const visitors = Promise.all(Array.from({ length: 8 }, visitor));
    const before = await processes();
    shop.child.kill("SIGHUP");
    const areReplaced = async () =>
      (await processes()).length === 2 && (await processes()).every((pid) => !before.includes(pid));
    await expect.poll(areReplaced, { interval: 200 }).toBe(true);
    over.abort();
    await visitors;
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
