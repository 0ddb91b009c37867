import type pg from "pg";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { countAllMoney } from "./recount.ts";

/**
 * What has come of the bookings by now, in money, books, log and letters. Each was charged the day after it was
 * made; one in five has a deposit, which is held from two weeks before the stay until it is over. Of the cancelled, two in
 * three got all of it back and the others half, by a decision of somebody. Nobody has anything to do with them.
 * The provider of test mode knows none of these payments, and is not asked about a million of them.
 */
export async function fillMoney(client: pg.Client, today: LocalDate): Promise<void> {
  await client.query(
    `create temp table money as
      select b.id as booking, kind, b.status, b.created_at::date + 1 as paid_on,
        (lpad(to_hex(b.id), 8, '0') || '-0000-4000-8000-' || lpad(payment::text, 12, '0'))::uuid as payment,
        case kind when 'rent' then total_price else 5000 end as amount,
        case when kind = 'deposit' then case when b.end_date < '${today}'::date or b.status = 'cancelled' then 5000 else 0 end
          when b.status = 'cancelled' then case when b.id % 3 = 0 then total_price / 2 else total_price end
          else 0 end as refunded,
        least(b.end_date + 3, '${today}'::date - 1) as refunded_on
      from bookings b cross join (values ('rent', 1), ('deposit', 2)) as p (kind, payment)
      where kind = 'rent' or (b.id % 5 = 0 and b.start_date < '${today}'::date + 14)`,
  );
  for (const statement of ROWS.split(";\n")) await client.query(statement);
  await countAllMoney(client);
}

const ROWS = `
  insert into payments (id, kind, booking_id, provider_intent_id, amount, refunded_amount, status, captured_at,
      created_at, updated_at)
    select payment, kind, booking, 'pi_3Nw' || md5(payment::text), amount, refunded, 'captured', paid_on,
      paid_on - 1, paid_on from money order by paid_on, booking;
  insert into payment_attempts (id, payment_id, action, amount, state, provider_refund_id, outcome, created_at,
      finished_at)
    select gen_random_uuid(), payment, action, case action when 'refund' then refunded end, 'done',
      case action when 'refund' then 're_3Nw' || md5(payment::text) end, '{"status":"succeeded"}', at, at
    from money cross join lateral (values ('capture', paid_on), ('refund', refunded_on)) as a (action, at)
    where (action = 'capture' and paid_on > now() - interval '90 days') or (action = 'refund' and refunded > 0);
  create temp table events as
    select *, row_number() over (partition by extract(year from day) order by day, booking, kind) as number
    from (
      select booking, payment, kind, amount, paid_on as day from money
      union all
      select booking, payment, kind || '-refund', refunded, refunded_on from money where refunded > 0) as e;
  insert into receipts (year, number, kind, booking_id, payment_id, issued_on, total_kronor, snapshot, created_at)
    select extract(year from day), row_number() over (partition by extract(year from day) order by number),
      'receipt', booking, payment, day, amount,
      jsonb_build_object('kind', 'receipt', 'customerName', 'Anna Berg', 'rentalItemName', 'Husbil'), day
    from events where kind = 'rent' order by day, number;
  insert into vouchers (series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id,
      created_at)
    select 'K', extract(year from e.day), e.number, e.kind, e.day, 'Händelse, bokning ' || e.booking, r.id,
      e.payment, e.booking, e.day
    from events e left join receipts r on r.payment_id = e.payment and e.kind = 'rent' order by e.day, e.number;
  insert into voucher_lines (voucher_id, line, purpose, account, amount_ore)
    select v.id, l.line, l.purpose, l.account,
      l.share * (case when v.kind like '%-refund' then -e.amount else e.amount end)
    from vouchers v join events e on e.payment = v.payment_id and e.kind = v.kind
      join (values ('rent', 1, 'cardReceivable', 1686, 100), ('rent', 2, 'outputVat', 2611, -20),
        ('rent', 3, 'sales', 3001, -80), ('deposit', 1, 'cardReceivable', 1686, 100),
        ('deposit', 2, 'deposits', 2890, -100)) as l (kind, line, purpose, account, share)
        on l.kind = replace(v.kind, '-refund', '')
    order by v.id, l.line;
  insert into ledger_days select v.voucher_date, v.kind, l.purpose, sum(l.amount_ore)
    from vouchers v join voucher_lines l on l.voucher_id = v.id group by 1, 2, 3;
  insert into number_series select 'K', year, max(number) from vouchers group by year;
  insert into number_series select 'receipt', year, max(number) from receipts group by year;
  insert into audit_log (at, actor, action, entity, entity_id, before, after)
    select updated_at - interval '1 day', 'anna', 'booking.status', 'booking', id::text, '{"status":"confirmed"}',
      jsonb_build_object('status', status)
    from bookings where status <> 'confirmed' order by updated_at;
  insert into email_logs (booking_id, type, sent_at, recipient, subject, html_content)
    select id, 'booking-confirmed', created_at, customer_email, 'Din bokning', '<p>Tack för din bokning.</p>'
    from bookings order by id;
  insert into jobs (name, next_run_at) values ('compare-with-provider', now() + interval '1 day');
  insert into booking_search
    select id, lower(concat_ws(' ', customer_name, customer_email, customer_phone, '0700000000')) from bookings`;
