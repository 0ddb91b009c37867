import pg from "pg";
import { countAllMoney } from "./recount.ts";

export type FilledBooks = { bookings: number; vouchers: number; lines: number };

const FIRST_BOOKING = 1_000_000;

/** Seasons as they are: every fifth booking is paid in July. */
const DAY = `(case when n % 5 = 0 then $2::date + 181 + n % 31 else $2::date + n % 365 end)`;

/**
 * A year in which so many bookings were paid, each with its receipt. Two in five had a deposit that was
 * paid and given back, one in twenty got some of the rent back. Written past the triggers, then counted.
 */
export async function fillBooks(
  url: string,
  { year, bookings }: { year: number; bookings: number },
): Promise<FilledBooks> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const values = [bookings, `${year}-01-01`];
  try {
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into rental_items (type, name, slug, price_per_day, quantity, created_at, updated_at)
        select 'rv', 'Husbil ' || n, 'husbil-' || n, 1200, 20, now(), now() from generate_series(1, 50) as n`,
    );
    await client.query(
      `create temp table events as
        select n, ${FIRST_BOOKING} + n as booking, kind, day, (1000 + n % 9000) as kronor,
          ('00000000-0000-4000-8000-' || lpad((n * 10 + payment)::text, 12, '0'))::uuid as payment
        from generate_series(1, $1::int) as n
          cross join lateral (select ${DAY} as paid) p
          cross join lateral (values ('rent', 1, paid), ('rent-refund', 1, least(paid + 3, $2::date + 364)),
            ('deposit', 2, paid), ('deposit-refund', 2, least(paid + 9, $2::date + 364))) as e (kind, payment, day)
        where kind = 'rent' or (kind = 'rent-refund' and n % 20 = 0) or (kind like 'deposit%' and n % 5 < 2)`,
      values,
    );
    await client.query(ROWS);
    await countAllMoney(client);
    await client.query("set session_replication_role = origin");
    await client.query("vacuum analyze");
    await client.query("checkpoint");
    const { rows } = await client.query<FilledBooks>(
      `select (select count(*)::int from bookings) as bookings, (select count(*)::int from vouchers) as vouchers,
        (select count(*)::int from voucher_lines) as lines`,
    );
    return rows[0] ?? { bookings: 0, vouchers: 0, lines: 0 };
  } finally {
    await client.end();
  }
}

const ROWS = `
  insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, quote,
      total_price, customer_name, customer_email, customer_phone, customer_personal_number, customer_address,
      customer_street_address, customer_postal_code, customer_city, status, created_at, updated_at)
    select booking, 1 + n % 50, day, day + 3, '15:00', '12:00', 1, '{}', kronor, 'Anna Berg', 'anna@example.com',
      '070-000 00 00', '', 'Storgatan 1', 'Storgatan 1', '852 30', 'Sundsvall', 'confirmed',
      day - interval '2 days', day from events where kind = 'rent' order by day, n;
  insert into payments (id, kind, booking_id, provider_intent_id, amount, refunded_amount, status, captured_at,
      created_at, updated_at)
    select payment, kind, booking, 'pi_3Nw' || md5(payment::text), kronor,
      case when kind = 'deposit' then kronor when n % 20 = 0 then 100 else 0 end, 'captured', day, day, day
    from events where kind in ('rent', 'deposit') order by day, n;
  insert into receipts (year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor,
      snapshot, created_at)
    select extract(year from day), row_number() over (order by day, n, kind),
      case when kind = 'rent' then 'receipt' else 'credit' end, booking, payment,
      case when kind = 'rent' then null else 1 end, day, case when kind = 'rent' then kronor else 100 end,
      jsonb_build_object('customerName', 'Anna Berg ' || n, 'rentalItemName', 'Husbil ' || n % 50,
        'lineItems', repeat('Husbil i Norrland, ordinarie pris ', 30)), day
    from events where kind like 'rent%' order by day, n, kind;
  insert into vouchers (series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id,
      created_at)
    select 'K', extract(year from e.day), row_number() over (order by e.day, e.n, e.kind), e.kind, e.day,
      'Händelse, bokning ' || booking, r.id, e.payment, e.booking, e.day
    from events e left join receipts r on r.payment_id = e.payment
      and r.kind = case e.kind when 'rent' then 'receipt' when 'rent-refund' then 'credit' end
    order by e.day, e.n, e.kind;
  insert into voucher_lines (voucher_id, line, purpose, account, amount_ore)
    select v.id, l.line, l.purpose, l.account,
      l.share * (case when v.kind = 'rent-refund' then -100 when v.kind = 'deposit-refund' then -p.amount else p.amount end)
    from vouchers v join payments p on p.id = v.payment_id
      join (values ('rent', 1, 'cardReceivable', 1686, 100), ('rent', 2, 'outputVat', 2611, -20),
        ('rent', 3, 'sales', 3001, -80), ('deposit', 1, 'cardReceivable', 1686, 100),
        ('deposit', 2, 'deposits', 2890, -100)) as l (kind, line, purpose, account, share) on l.kind = p.kind
    order by v.id, l.line;
  insert into ledger_days select v.voucher_date, v.kind, l.purpose, sum(l.amount_ore)
    from vouchers v join voucher_lines l on l.voucher_id = v.id group by 1, 2, 3;
  insert into number_series select 'K', year, max(number) from vouchers group by year;
  insert into number_series select 'receipt', year, max(number) from receipts group by year`;
