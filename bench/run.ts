import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { startPostgres } from "#test/postgres-server.ts";
import { startBuiltShop } from "#test/started-shop.ts";
import { createDatabase, fillDatabase, type FilledDatabase, type Size } from "./fill-database.ts";
import { measureBookings, QUICK_BOOKINGS, WHOLE_BOOKINGS } from "./measure-bookings.ts";
import { measureWorkers } from "./measure-workers.ts";
import { measureOffice, type OfficeTime } from "./office-lines.ts";
import type { Line } from "./lines.ts";
import { measure, QUICK, WHOLE } from "./measure.ts";
import { publicLines } from "./public-lines.ts";
import { bareQuestion, dailyQuestion, priceQuestion } from "./questions.ts";
import { startServer } from "./started-server.ts";
import { bookingRows, officeRows, rowsOf, table, workerRows, type Row } from "./verdict.ts";

const CALM_LOAD = 1.5;
const RESULTS = join(import.meta.dirname, "results.json");
const today = dayInSweden(new Date());
const lastDay = addDays(today, 250);

const SIZES: Record<"small" | "large", Size> = {
  small: {
    name: "bench_small",
    items: 10,
    bookingsPerItem: 100,
    today,
    firstDay: addDays(today, -10),
    lastDay,
    isBulk: false,
  },
  large: {
    name: "bench_large",
    items: 1000,
    bookingsPerItem: 1000,
    today,
    // Ten years of a shop with a thousand items.
    firstDay: addDays(today, -3650),
    lastDay,
    isBulk: true,
  },
};

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function fill(serverUrl: string, size: Size): Promise<FilledDatabase> {
  const filled = await fillDatabase(serverUrl, size);
  const { bookings, nights, differences } = filled;
  tell(
    `· ${size.name}: ${bookings} bookings, ${nights} nights; the recount differs in ${differences}`,
  );
  return filled;
}

type Bench = { serverUrl: string; start: (kind: "bare" | "shop", url: string) => Promise<string> };

/** The range scan that nights and prices are held against, and the bytes that pages and the catalogue are. */
async function linesOf(bench: Bench, filled: FilledDatabase, size: "small" | "large") {
  const bare = await bench.start("bare", filled.url);
  const shop = await bench.start("shop", filled.url);
  const built = await startBuiltShop({
    environment: { DATABASE_URL: filled.url, DEMO: "false", LOG_LEVEL: "silent" },
  });
  stopping.push(async () => void (await built.stop()));
  const baseline = bareQuestion(bare, today);
  const stays: Line[] = [
    { name: "daily", question: dailyQuestion(shop, today, filled.bookings) },
    { name: "price", question: priceQuestion(shop, today, filled.bookings) },
  ].map(({ name, question }) => ({
    name,
    question,
    baseline,
    label: question.label.replace(/, \d+ bookings$/, ""),
    size,
    aim: STAY_AIM,
  }));
  return {
    lines: [...stays, ...(await publicLines(built.address, bare, size))],
    shop: built.address,
  };
}

const stopping: (() => Promise<void>)[] = [];
const STAY_AIM = 0.8;

async function run({ isQuick }: { isQuick: boolean }): Promise<Row[]> {
  const postgres = await startPostgres({ isDurable: true });
  stopping.push(() => postgres.stop());
  const bench: Bench = {
    serverUrl: postgres.url,
    start: async (kind, url) => {
      const server = await startServer(kind, url);
      stopping.push(() => server.stop());
      return server.address;
    },
  };
  const small = await fill(postgres.url, SIZES.small);
  const { lines } = await linesOf(bench, small, "small");
  const office: OfficeTime[] = [];
  if (!isQuick) {
    const large = await fill(postgres.url, SIZES.large);
    if (small.differences + large.differences > 0)
      throw new Error("the night table differs from a recount of the bookings");
    const ofLarge = await linesOf(bench, large, "large");
    lines.push(...ofLarge.lines);
    office.push(...(await measureOffice(ofLarge.shop, tell)));
  }
  const questions = lines.flatMap(({ question, baseline }) => [question, baseline]);
  const pace = isQuick ? QUICK : WHOLE;
  const rates = await measure(questions, pace, tell);
  const measured = lines.map((line, index) => ({
    ...line,
    rates: rates[2 * index] ?? [],
    baselineRates: rates[2 * index + 1] ?? [],
  }));
  const bookingsUrl = await createDatabase(postgres.url, "bench_bookings");
  const bookings = await measureBookings(bookingsUrl, isQuick ? QUICK_BOOKINGS : WHOLE_BOOKINGS);
  tell("  bookings have been made");
  const workers = await measureWorkers(small.url, { today, pace, itemId: 5 });
  return [
    ...rowsOf(measured),
    ...bookingRows(bookings),
    ...officeRows(office),
    ...workerRows(workers),
  ];
}

async function stop(): Promise<void> {
  for (const end of stopping.splice(0).toReversed()) await end();
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));

const startedAt = performance.now();
const [load = 0] = loadavg();
if (load > CALM_LOAD)
  tell(`· The machine is busy (load ${load.toFixed(1)}): run this again when it is calm.`);
try {
  const rows = await run({ isQuick: process.argv.includes("--quick") });
  const after = loadavg()[0] ?? 0;
  tell(`\n${table(rows)}\n`);
  tell(
    `· ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes, load ${load.toFixed(1)} before and ${after.toFixed(1)} after`,
  );
  writeFileSync(RESULTS, `${JSON.stringify({ measuredAt: new Date(), load, rows }, null, 2)}\n`);
  const missed = rows.filter(({ isMet }) => !isMet);
  tell(missed.length === 0 ? "✓ Every aim is reached." : `✗ ${missed.length} aims are missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await stop();
}
