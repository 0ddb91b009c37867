import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { addDays } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { startPostgres } from "#test/postgres-server.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { bookOnce } from "./measure-workers.ts";
import { median } from "./median.ts";

// What a shop takes of the machine's memory while it is visited and booked for ten minutes, on either database.

const MINUTES = 10;
const LOOKS_A_MINUTE = 12;
const VISITS_A_SECOND = 100;
const BOOK_EVERY_MS = 2000;
/** Its first minutes fill what is kept; after them the middle of what it takes may grow by this much. */
const SETTLED_AFTER = 3;
const MAY_GROW = 1.1;
/** Equipment that may be taken any day. */
const KAYAK = "havskajak";

const today = dayInSweden(new Date());

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

function megabytes({ child }: StartedShop): number {
  const told = execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" });
  return Number(told) / 1024;
}

async function visit({ address }: StartedShop, itemId: number): Promise<number> {
  const nights = `startDate=${today}&endDate=${addDays(today, 209)}`;
  const paths = [
    "/",
    `/p/${KAYAK}`,
    "/hyr-husbil",
    "/about",
    "/api/rental-items",
    `/api/rental-items/${itemId}/availability/daily?${nights}`,
    `/api/rental-items/${itemId}/times-for-date?date=${addDays(today, 7)}`,
  ];
  const result = await autocannon({
    url: address,
    connections: 10,
    duration: MINUTES * 60,
    overallRate: VISITS_A_SECOND,
    requests: paths.map((path) => ({ path })),
  });
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${result.errors + result.timeouts + result.non2xx} visits were not answered`);
  return result.requests.total;
}

/** Days that are full are refused, which is work too. */
async function book({ address }: StartedShop, itemId: number, until: number): Promise<number> {
  let booked = 0;
  for (let number = 0; performance.now() < until; number += 1) {
    const made = await bookOnce(address, { itemId, kinds: 1, today }, number).then(
      () => 1,
      () => 0,
    );
    booked += made;
    await sleep(BOOK_EVERY_MS);
  }
  return booked;
}

async function watch(name: string, shop: StartedShop): Promise<boolean> {
  const kayak = await fetch(`${shop.address}/api/rental-items/slug/${KAYAK}`);
  const { id } = (await kayak.json()) as { id: number };
  const until = performance.now() + MINUTES * 60_000;
  const load = Promise.all([visit(shop, id), book(shop, id, until)]);
  const minutes: number[] = [];
  const before = megabytes(shop);
  while (minutes.length < MINUTES) {
    const looks: number[] = [];
    for (let look = 0; look < LOOKS_A_MINUTE; look += 1) {
      await sleep(60_000 / LOOKS_A_MINUTE);
      looks.push(megabytes(shop));
    }
    minutes.push(median(looks));
  }
  const [visits, booked] = await load;
  const settled = minutes.slice(SETTLED_AFTER, SETTLED_AFTER + 3);
  const last = minutes.slice(-3);
  const growth = median(last) / median(settled);
  const isFlat = growth <= MAY_GROW;
  tell(
    `${isFlat ? "✓" : "✗"} ${name}: ${before.toFixed(0)} MB before, by minute ` +
      `${minutes.map((one) => one.toFixed(0)).join(" ")}; the last three are ${growth.toFixed(2)} times ` +
      `the fourth to sixth, at most ${MAY_GROW}; ${visits} visits, ${booked} bookings`,
  );
  return isFlat;
}

const environment = { LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "100000" };
const postgres = await startPostgres({ isDurable: true });
const shops: [string, StartedShop][] = [
  ["embedded", await startBuiltShop({ environment })],
  [
    "PostgreSQL",
    await startBuiltShop({
      environment: { ...environment, DATABASE_URL: postgres.url, DEMO: "true" },
    }),
  ],
];
try {
  const flat = await Promise.all(shops.map(([name, shop]) => watch(name, shop)));
  process.exitCode = flat.every(Boolean) ? 0 : 1;
} finally {
  for (const [, shop] of shops) await shop.stop();
  await postgres.stop();
}
