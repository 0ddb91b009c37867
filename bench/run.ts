import { loadavg } from "node:os";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { startPostgres } from "#test/postgres-server.ts";
import { createDatabase, fillDatabase, type FilledDatabase, type Size } from "./fill-database.ts";
import { measureBookings } from "./measure-bookings.ts";
import { measure } from "./measure.ts";
import { bareQuestion, dailyQuestion, priceQuestion } from "./questions.ts";
import { startServer, type StartedServer } from "./started-server.ts";
import { bookingTable, judge, table, type Rates } from "./verdict.ts";

const CALM_LOAD = 1.5;
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
    firstDay: addDays(today, -1750),
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

async function run(): Promise<string[]> {
  const postgres = await startPostgres({ isDurable: true });
  const servers: StartedServer[] = [];
  const start = async (kind: "bare" | "shop", url: string) => {
    const server = await startServer(kind, url);
    servers.push(server);
    return server.address;
  };
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const small = await fill(postgres.url, SIZES.small);
    const large = await fill(postgres.url, SIZES.large);
    const bare = await start("bare", small.url);
    const smallShop = await start("shop", small.url);
    const largeShop = await start("shop", large.url);
    const [bareRates = [], ...rest] = await measure(
      [
        bareQuestion(bare, today),
        dailyQuestion(smallShop, today, small.bookings),
        dailyQuestion(largeShop, today, large.bookings),
        priceQuestion(smallShop, today, small.bookings),
        priceQuestion(largeShop, today, large.bookings),
      ],
      tell,
    );
    const rates: Rates = {
      bare: bareRates,
      daily: { small: rest[0] ?? [], large: rest[1] ?? [] },
      price: { small: rest[2] ?? [], large: rest[3] ?? [] },
    };
    tell(`\n${table(rates)}\n`);
    const bookings = await measureBookings(await createDatabase(postgres.url, "bench_bookings"));
    tell(`${bookingTable(bookings)}\n`);
    return judge(rates, small.differences + large.differences);
  } finally {
    await stop();
  }
}

const [load = 0] = loadavg();
if (load > CALM_LOAD)
  tell(`· The machine is busy (load ${load.toFixed(1)}): run this again when it is calm.`);
const failures = await run();
for (const failure of failures) tell(`✗ ${failure}`);
if (failures.length === 0) tell("✓ Every requirement is met.");
process.exitCode = failures.length === 0 ? 0 : 1;
