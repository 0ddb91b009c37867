import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ItemCard } from "#contracts/catalog.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { freePort } from "#test/free-port.ts";
import { startPostgres, type PostgresServer } from "#test/postgres-server.ts";
import { SANDBOX_KEYS, startSandbox } from "#test/started-sandbox.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { CARDS, confirmCard } from "#test/test-cards.ts";
import { aPaymentWish } from "#test/test-checkout.ts";

const CHECKOUTS = 100;
const KILLS = 10;
const SIDE_BY_SIDE = 5;
/** Two nights each, one customer after the other, all within the bookable year. */
const FIRST_DAY = 20;
const DAYS_APART = 3;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Calls until the shop answers: a customer presses again when the page says that it was not reached. */
async function callUntilAnswered(address: string, path: string, body: object) {
  for (let tries = 0; tries < 2000; tries += 1) {
    try {
      const answer = await fetch(`${address}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (answer.status < 500) return answer;
    } catch {
      // Killed just now, or not up again yet.
    }
    await sleep(100);
  }
  throw new Error(`${path} was never answered`);
}

type Customer = { item: ItemCard; start: LocalDate; comesBack: boolean };
type Paid = { intentId: string };

async function goThrough(
  address: string,
  sandboxUrl: string,
  { item, start, comesBack }: Customer,
): Promise<Paid | undefined> {
  const end = addDays(start, 2);
  const wish = aPaymentWish({ itemId: item.id, start, end, amount: item.pricePerDay * 2 });
  const opened = await callUntilAnswered(address, "/api/create-payment-intent", wish);
  // The hold of an opening whose answer was lost is still there: this customer comes another day.
  if (opened.status !== 200) return undefined;
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  expect(await confirmCard(sandboxUrl, clientSecret, CARDS.good)).toBe("requires_capture");
  const [intentId = ""] = clientSecret.split("_secret_");
  if (comesBack) await callUntilAnswered(address, "/api/bookings", { stripePaymentId: intentId });
  return { intentId };
}

async function customersOf(address: string): Promise<Customer[]> {
  const cards = (await (await fetch(`${address}/api/rental-items/cards`)).json()) as ItemCard[];
  const items = cards.filter(({ slug }) => slug === "elcykel" || slug === "turskidor");
  expect(items).toHaveLength(2);
  const today = dayInSweden(new Date());
  return Array.from({ length: CHECKOUTS }, (_, index) => ({
    item: items[index % 2]!,
    start: addDays(today, FIRST_DAY + DAYS_APART * index),
    comesBack: index % 3 !== 0,
  }));
}

/** Kills the shop at random moments and starts it again on the same folder and port. */
async function killAgainAndAgain(start: () => Promise<StartedShop>, first: StartedShop) {
  let shop = first;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await sleep(200 + Math.random() * 2000);
    await shop.stop("SIGKILL");
    shop = await start();
  }
  return shop;
}

async function eventually<Value>(look: () => Promise<Value>, isGood: (value: Value) => boolean) {
  let value = await look();
  for (let tries = 0; tries < 600 && !isGood(value); tries += 1) {
    await sleep(200);
    value = await look();
  }
  return value;
}

test.concurrent.each(["embedded", "PostgreSQL"])(
  "killed ten times among a hundred checkouts on %s, the shop loses no payment and books none twice",
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-kill-"));
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const sandbox = await startSandbox(`${address}/api/stripe/webhook`);
    const environment = {
      ...SANDBOX_KEYS,
      STRIPE_API_BASE: sandbox.url,
      PORT: String(port),
      DEMO: "true",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "error",
      ...(kind === "PostgreSQL" && { DATABASE_URL: postgres.url }),
    };
    const start = () => startBuiltShop({ dataDir, environment });
    const first = await start();
    const customers = (await customersOf(address)).values();
    const paid: Paid[] = [];
    const serve = async () => {
      for (const customer of customers) {
        const done = await goThrough(address, sandbox.url, customer);
        if (done) paid.push(done);
      }
    };
    const [killed] = await Promise.all([
      killAgainAndAgain(start, first),
      ...Array.from({ length: SIDE_BY_SIDE }, serve),
    ]);
    expect(paid.length).toBeGreaterThan(CHECKOUTS / 2);

    // A start a minute later: the sweep that runs at once finds everything old enough.
    await killed.stop("SIGKILL");
    environment.LOG_LEVEL = "warn";
    const last = await startBuiltShop({
      dataDir,
      environment: {
        ...environment,
        CLOCK_START: new Date(Date.now() + 90_000).toISOString(),
      },
    });
    // Nobody calls any more: webhook and sweep alone must have made every booking.
    const confirmed = await eventually(
      async () =>
        readdirSync(join(dataDir, "outbox"))
          .filter((name) => name.startsWith("booking_confirmation."))
          .map((name) => Number(name.split(/[.@]/)[1])),
      (numbers) => numbers.length >= paid.length,
    );
    const { token } = JSON.parse(
      readFileSync(join(dataDir, "secrets", "running.json"), "utf8"),
    ) as { token: string };
    const compared = await fetch(`${address}/api/oversight/reconcile`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await compared.json()).toMatchObject({ differences: [] });

    const ids = new Set<number>();
    for (const { intentId } of paid) {
      const answer = await callUntilAnswered(address, "/api/bookings", {
        stripePaymentId: intentId,
      });
      expect(answer.status).toBe(200);
      ids.add(((await answer.json()) as { id: number }).id);
    }
    expect(ids.size).toBe(paid.length);
    expect(new Set(confirmed)).toEqual(ids);
    expect(confirmed).toHaveLength(ids.size);
    await last.stop();
    await sandbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  600_000,
);
