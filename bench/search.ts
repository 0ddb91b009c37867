import { loadavg } from "node:os";
import pg from "pg";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { startPostgres } from "#test/postgres-server.ts";
import { fillDatabase, type Size } from "./fill-database.ts";
import { measure, QUICK, WHOLE, type Question } from "./measure.ts";
import { median } from "./median.ts";
import { bareSearchQuestion, searchQuestion } from "./questions.ts";
import { startServer } from "./started-server.ts";
import { ratio } from "./verdict.ts";

// Finding by dates: against bare range scans of the same nights, over many items, and with many bookings behind them.

const LEAST = 0.4;
const MOST_MS = 50;
const MOST_SLOWDOWN = 1.2;
const ASKED_ALONE = 15;

const isQuick = process.argv.includes("--quick");
const today = dayInSweden(new Date());

const FEW = 12;
const MANY = 1000;

const SMALL: Size = {
  name: "bench_search_small",
  items: FEW,
  bookingsPerItem: 100,
  today,
  firstDay: addDays(today, -10),
  lastDay: addDays(today, 250),
  isBulk: false,
};

const LARGE: Size = {
  ...SMALL,
  name: "bench_search_large",
  items: MANY,
  bookingsPerItem: isQuick ? 100 : 1000,
  // Ten years of a shop with a thousand items.
  firstDay: addDays(today, isQuick ? -10 : -3650),
  isBulk: true,
};

const tell = (text: string) => process.stdout.write(`${text}\n`);
const stopping: (() => Promise<void>)[] = [];

async function open(serverUrl: string, size: Size) {
  const filled = await fillDatabase(serverUrl, size);
  tell(`· ${size.name}: ${size.items} items, ${filled.bookings} bookings`);
  await asEquipment(filled.url);
  const addresses: string[] = [];
  for (const kind of ["shop", "bare"] as const) {
    const server = await startServer(kind, filled.url);
    stopping.push(() => server.stop());
    addresses.push(server.address);
  }
  const [shop = "", bare = ""] = addresses;
  return { shop, bare, bookings: filled.bookings };
}

/** A few of the items can be looked for by themselves, however many others there are. */
async function asEquipment(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update rental_items set type = 'equipment' where id <= $1", [FEW]);
  await client.end();
}

function fewOf(question: Question): Question {
  return { ...question, url: `${question.url}&type=equipment` };
}

/** One person asking, about days that nobody has asked for before: nothing is remembered of them. */
async function alone({ url }: Question): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED_ALONE; asked += 1) {
    const other = new URL(url);
    other.searchParams.set("endDate", addDays(today, 56 + asked));
    const from = performance.now();
    const answer = await fetch(other);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${other.href} answered ${answer.status}`);
    times.push(performance.now() - from);
  }
  return median(times.slice(2));
}

async function run(): Promise<boolean> {
  const postgres = await startPostgres({ isDurable: true });
  stopping.push(() => postgres.stop());
  const small = await open(postgres.url, SMALL);
  const large = await open(postgres.url, LARGE);
  const [own = [], scan = [], later = []] = await measure(
    [
      fewOf(searchQuestion(small.shop, today, FEW)),
      bareSearchQuestion(small.bare, today, FEW),
      fewOf(searchQuestion(large.shop, today, FEW)),
    ],
    isQuick ? QUICK : WHOLE,
    tell,
  );
  const share = ratio(own, scan);
  // Against itself: a scan of the small table is read whole, and says nothing of a large one.
  const slowdown = ratio(own, later);
  const ofAll = searchQuestion(large.shop, today, MANY);
  const ms = await alone(ofAll);
  const fewMs = await alone(fewOf(ofAll));
  tell(`search, 12 items, 14 nights: ${median(own).toFixed(0)} a second, ${share.toFixed(3)} of`);
  tell(`  ${median(scan).toFixed(0)} bare range scans of the same nights (aim: ${LEAST})`);
  tell(`of ${MANY} items with ${large.bookings} bookings: ${median(later).toFixed(0)} a second,`);
  tell(`  ${slowdown.toFixed(2)} times slower (aim: at most ${MOST_SLOWDOWN})`);
  tell(`there, days nobody asked for before: ${fewMs.toFixed(1)} ms,`);
  tell(`  of all ${MANY} items ${ms.toFixed(1)} ms (aim: under ${MOST_MS})`);
  return share >= LEAST && slowdown <= MOST_SLOWDOWN && ms < MOST_MS;
}

tell(`· load ${(loadavg()[0] ?? 0).toFixed(1)}`);
try {
  const isMet = await run();
  tell(isMet ? "✓ Every aim is reached." : "✗ An aim is missed.");
  process.exitCode = isMet ? 0 : 1;
} finally {
  for (const end of stopping.splice(0).toReversed()) await end();
}
