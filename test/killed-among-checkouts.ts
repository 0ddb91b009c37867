import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { freePort } from "./free-port.ts";
import { copyPrepared } from "./prepared-shop.ts";
import { addItem, signIn, type AddedItem } from "./shop-calls.ts";
import { SANDBOX_KEYS, startSandbox } from "./started-sandbox.ts";
import { startBuiltShop, type StartedShop } from "./started-shop.ts";
import { CARDS, confirmCard } from "./confirm-card.ts";
import { aPaymentWish } from "./payment-wish.ts";

const SIDE_BY_SIDE = 5;
/** Two nights each, one customer after the other, all within the bookable year. */
const FIRST_DAY = 20;
const DAYS_APART = 3;
/** Some customers are at the same step then, others at another, and each kill meets other ones. */
const LONGEST_RESPITE_MS = 300;

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

type Customer = { item: AddedItem; start: LocalDate; comesBack: boolean };
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

async function customersOf(shop: StartedShop, checkouts: number): Promise<Customer[]> {
  const cookie = await signIn(shop);
  const items = [
    await addItem(shop, cookie, { name: "Elcykel" }),
    await addItem(shop, cookie, { name: "Turskidor" }),
  ];
  const today = dayInSweden(new Date());
  return Array.from({ length: checkouts }, (_, index) => ({
    item: items[index % 2]!,
    start: addDays(today, FIRST_DAY + DAYS_APART * index),
    comesBack: index % 3 !== 0,
  }));
}

async function eventually<Value>(look: () => Promise<Value>, isGood: (value: Value) => boolean) {
  let value = await look();
  for (let tries = 0; tries < 600 && !isGood(value); tries += 1) {
    await sleep(200);
    value = await look();
  }
  return value;
}

/** The bookings that a confirmation has left for, once for each letter. */
function confirmedIn(dataDir: string): number[] {
  const outbox = join(dataDir, "outbox");
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.startsWith("booking_confirmation."))
    .map((name) => Number(name.split(/[.@]/)[1]));
}

/** What `npm run reconcile` asks the running shop. */
async function differences(address: string, dataDir: string): Promise<unknown> {
  const { token } = JSON.parse(readFileSync(join(dataDir, "secrets", "running.json"), "utf8")) as {
    token: string;
  };
  const compared = await fetch(`${address}/api/oversight/reconcile`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await compared.json()) as { differences: unknown }).differences;
}

type Trouble = { checkouts: number; kills: number; databaseUrl?: string };
type World = {
  dataDir: string;
  address: string;
  sandboxUrl: string;
  /** The shop that runs now; the one before it is dead by then. */
  shop: StartedShop;
  start(more?: Record<string, string>): Promise<StartedShop>;
};

/** Customers pay one after the other, some side by side; now and then the shop is killed and started again. */
async function killAmongCheckouts(world: World, { checkouts, kills }: Trouble): Promise<Paid[]> {
  const customers = (await customersOf(world.shop, checkouts)).values();
  const paid: Paid[] = [];
  let began = 0;
  let isOver = false;
  const serve = async () => {
    for (const customer of customers) {
      began += 1;
      const done = await goThrough(world.address, world.sandboxUrl, customer);
      if (done) paid.push(done);
    }
  };
  const killAgainAndAgain = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      const isTime = () => isOver || began >= (checkouts * kill) / (kills + 1);
      while (!isTime()) await sleep(5);
      await sleep(Math.random() * LONGEST_RESPITE_MS);
      await world.shop.stop("SIGKILL");
      world.shop = await world.start();
    }
  };
  const served = Promise.all(Array.from({ length: SIDE_BY_SIDE }, serve)).finally(() => {
    isOver = true;
  });
  await Promise.all([served, killAgainAndAgain()]);
  return paid;
}

/** Each payment has one booking, of which its customer has been told once. */
async function expectEachBookedOnce({ dataDir, address }: World, paid: readonly Paid[]) {
  // Nobody calls any more: webhook and sweep alone must have made every booking.
  const confirmed = await eventually(
    async () => confirmedIn(dataDir),
    (numbers) => numbers.length >= paid.length,
  );
  expect(await differences(address, dataDir)).toEqual([]);

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
}

/** Kills the shop among checkouts, on one folder and port, and looks at what has become of the payments. */
export async function expectNoPaymentLost(trouble: Trouble): Promise<void> {
  const dataDir = await copyPrepared("empty");
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox(`${address}/api/stripe/webhook`);
  const environment = {
    ...SANDBOX_KEYS,
    STRIPE_API_BASE: sandbox.url,
    PORT: port,
    DEMO: "false",
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    ...(trouble.databaseUrl !== undefined && { DATABASE_URL: trouble.databaseUrl }),
  };
  const start = (more: Record<string, string> = {}) =>
    startBuiltShop({ dataDir, isBrief: true, environment: { ...environment, ...more } });
  const world = { dataDir, address, sandboxUrl: sandbox.url, shop: await start(), start };
  try {
    const paid = await killAmongCheckouts(world, trouble);
    expect(paid.length).toBeGreaterThan(trouble.checkouts / 2);
    await world.shop.stop("SIGKILL");
    // A start a minute later: the sweep that runs at once finds everything old enough.
    const later = new Date(Date.now() + 90_000).toISOString();
    world.shop = await start({ LOG_LEVEL: "warn", CLOCK_START: later });
    await expectEachBookedOnce(world, paid);
  } finally {
    await world.shop.stop();
    await sandbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
