import pg from "pg";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { holdLimits } from "#domain/payments/checkout-hold.ts";
import { openCheckout } from "#server/checkout/open-checkout.ts";
import { placeBooking } from "#server/checkout/place-booking.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { memoryGateway } from "./memory-gateway.ts";
import { FACTS } from "./shop-facts.ts";

const CONCURRENCY = 8;
/** How long it may take. */
export type BookingPace = { seconds: number; rounds: number; checkouts: number };
export const WHOLE_BOOKINGS: BookingPace = { seconds: 4, rounds: 3, checkouts: 400 };
export const QUICK_BOOKINGS: BookingPace = { seconds: 1, rounds: 3, checkouts: 60 };
const ITEMS = 10;
const DAYS = 340;
const PRICE = 1000;

export type BookingRates = { insert: number; booking: number; placing: number };

/** How many a second, eight at a time: bare one-row transactions, whole bookings, and their last step alone. */
export async function measureBookings(
  databaseUrl: string,
  { seconds, rounds, checkouts }: BookingPace,
): Promise<BookingRates> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query("create table bench_rows (id bigserial primary key, word text not null)");
  await pool.query(
    `insert into rental_items (type, name, slug, price_per_day, quantity, created_at, updated_at)
      select 'equipment', 'Kajak ' || n, 'kajak-' || n, ${PRICE}, 1000000, now(), now()
      from generate_series(1, ${ITEMS}) as n`,
  );
  const database = await openPostgres(databaseUrl);
  const clock = systemClock();
  const parts = {
    db: database.db,
    clock,
    gateway: memoryGateway(),
    shop: () => FACTS,
    shopEmail: () => "butiken@example.se",
    limits: holdLimits(1_000_000),
  };
  let number = 0;

  const insert = async () => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query({
        name: "bench_row",
        text: "insert into bench_rows (word) values ($1)",
        values: ["bokning"],
      });
      await client.query("commit");
    } finally {
      client.release();
    }
  };
  const open = async () => {
    number += 1;
    const start = addDays(clock.today(), 1 + (Math.floor(number / ITEMS) % DAYS));
    const opened = await openCheckout(
      parts,
      { hash: `visitor ${number}`, network: `network ${number}` },
      aWish(1 + (number % ITEMS), start),
    );
    if (!opened.ok) throw new Error(`not opened: ${opened.problem.code}`);
    return opened.value.clientSecret.split("_secret_")[0]!;
  };
  const place = async (intentId: string) => {
    const placed = await placeBooking(parts, intentId, {});
    if (!placed.ok) throw new Error(`not booked: ${placed.problem.code}`);
  };

  try {
    const best: BookingRates = { insert: 0, booking: 0, placing: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const rate = {
        insert: await perSecond(seconds, insert),
        booking: await perSecond(seconds, async () => place(await open())),
        placing: await placingRate(checkouts, { open, place }),
      };
      for (const name of ["insert", "booking", "placing"] as const)
        best[name] = Math.max(best[name], rate[name]);
    }
    return best;
  } finally {
    await pool.end();
    await database.close();
  }
}

async function perSecond(seconds: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (performance.now() < until) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

/** Checkouts are opened beforehand; only the turning into bookings is timed. */
async function placingRate(
  checkouts: number,
  { open, place }: { open: () => Promise<string>; place: (intentId: string) => Promise<void> },
): Promise<number> {
  const opened: string[] = [];
  for (let count = 0; count < checkouts; count += 1) opened.push(await open());
  const queue = opened.values();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const intentId of queue) await place(intentId);
    }),
  );
  return (opened.length * 1000) / (performance.now() - started);
}

function aWish(itemId: number, start: LocalDate) {
  return {
    amount: 2 * PRICE,
    currency: "sek" as const,
    customerData: {
      name: "Anna Berg",
      email: "anna@example.com",
      phone: "070-123 45 67",
      address: "",
      streetAddress: "Storgatan 1",
      postalCode: "852 30",
      city: "Sundsvall",
      country: "SE" as const,
      personalNumber: "",
    },
    booking: {
      rentalItemId: itemId,
      startDate: start,
      endDate: addDays(start, 2),
      selectedAddons: [],
      quantity: 1,
    },
  };
}
