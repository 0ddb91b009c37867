import pg from "pg";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { fillMoney } from "./fill-money.ts";
import { count, countDifferences } from "./recount.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** How many bookings, and the days over which they are spread. All items look alike. */
export type Size = {
  name: string;
  items: number;
  bookingsPerItem: number;
  today: LocalDate;
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** Written past the triggers and what they count counted in one go, with all money, books and letters. */
  isBulk: boolean;
};

export type FilledDatabase = {
  url: string;
  bookings: number;
  nights: number;
  /** Nights whose count differs from a recount of the bookings. */
  differences: number;
};

export const FIRST_BOOKING = 1_000_000;
const CAPACITY = 20;

export async function fillDatabase(serverUrl: string, size: Size): Promise<FilledDatabase> {
  const url = await createDatabase(serverUrl, size.name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await insertItems(client, size);
    if (size.isBulk) await fillPastTriggers(client, size);
    else await insertBookings(client, size);
    // What the server would do by itself during the measurement, and disturb it.
    await client.query("vacuum analyze");
    await client.query("checkpoint");
    return {
      url,
      bookings: await count(client, "select count(*)::int as count from bookings"),
      nights: await count(client, "select count(*)::int as count from item_nights"),
      differences: await countDifferences(client, size),
    };
  } finally {
    await client.end();
  }
}

async function fillPastTriggers(client: pg.Client, size: Size): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query("set work_mem = '256MB'");
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("set synchronous_commit = off");
  await withoutIndexes(client, async () => {
    await insertBookings(client, size);
    await countAllNights(client);
    await fillMoney(client, size.today);
  });
  await client.query("set session_replication_role = origin");
}

export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const database = await openPostgres(url);
  await migrate(database);
  await database.close();
  return url;
}

/** Every item has four addons, three seasons and two blocks of three days. */
async function insertItems(client: pg.Client, { items, firstDay, today }: Size): Promise<void> {
  await client.query(
    `insert into rental_items (type, name, slug, price_per_day, base_price, quantity, created_at, updated_at)
      select 'rv', 'Husbil ' || n, 'husbil-' || n, 1200, 500, $2, now(), now()
      from generate_series(1, $1::int) as n`,
    [items, CAPACITY],
  );
  await client.query(
    `insert into addons (rental_item_id, name, price, price_type)
      select i.id, 'Tillval ' || n, 50 * n, case when n % 2 = 0 then 'daily' else 'one-time' end
      from rental_items i, generate_series(1, 4) as n order by i.id, n`,
  );
  await client.query(
    `insert into seasonal_prices (rental_item_id, start_date, end_date, price)
      select i.id, $1::date + 60 * n, $1::date + 60 * n + 30, 1200 + 200 * n
      from rental_items i, generate_series(1, 3) as n`,
    [today],
  );
  await client.query(
    `insert into blocked_dates (rental_item_id, start_date, end_date)
      select i.id, day, day + 2 from rental_items i, unnest($1::date[]) as day`,
    [[firstDay, addDays(today, 100)]],
  );
}

/**
 * Stays of 6 to 8 nights begin at even distances, one in ten cancelled, and those that are over returned: nearly
 * every coming night of every item is held by somebody, and none by more than the item has.
 */
async function insertBookings(client: pg.Client, size: Size): Promise<void> {
  await client.query(
    `insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time,
        quantity, quote, total_price, customer_name, customer_email, customer_phone,
        customer_personal_number, customer_address, customer_street_address, customer_postal_code,
        customer_city, status, turnaround, created_at, updated_at)
      select $1::int + k * $2::int + item, item, day, last_day, '15:00', '12:00', 1 + k % 2, '{}', 12000,
        'Anna Berg ' || item, 'anna' || item || '@example.com', '070-000 00 00', '', 'Storgatan 1, 852 30 Sundsvall',
        'Storgatan 1', '852 30', 'Sundsvall',
        case when k % 10 = 9 then 'cancelled' when last_day < $6::date then 'returned' else 'confirmed' end, 0,
        least(day - 30, $6::date - 2 - (7 * k + item) % 200), least(last_day, $6::date - 1)
      from generate_series(0, $3::int - 1) as k
        cross join generate_series(1, $2::int) as item
        cross join lateral (select $4::date + (k::bigint * ($5::date - $4::date) / $3::int)::int as day) as d
        cross join lateral (select day + 6 + k % 3 as last_day) as e
      order by k, item`,
    [FIRST_BOOKING, size.items, size.bookingsPerItem, size.firstDay, size.lastDay, size.today],
  );
}

/** Nights are laid down where the trigger would have put them, and stay when a stay is returned. */
async function countAllNights(client: pg.Client): Promise<void> {
  await client.query(
    `insert into item_nights (rental_item_id, night, taken, capacity)
      select item, night, units, i.quantity
      from (
        select rental_item_id as item, start_date + n as night,
          coalesce(sum(quantity) filter (where holds_nights), 0) as units, min(id) as first_booking
        from bookings cross join generate_series(0, end_date - start_date - 1) as n
        group by rental_item_id, start_date + n) as held
      join rental_items i on i.id = item
      order by first_booking, night`,
  );
}
