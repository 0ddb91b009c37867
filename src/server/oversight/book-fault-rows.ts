import { sql, type SQL } from "drizzle-orm";
import type { BookFault } from "#contracts/oversight.ts";
import type { Db } from "#server/platform/db/database.ts";

/** More than this of one kind tells nobody anything new. */
const MOST = 50;

type Row = { subject: string; expected: string; found: string };

async function faults(db: Db, kind: BookFault["kind"], query: SQL): Promise<BookFault[]> {
  const { rows } = (await db.execute(sql`${query} limit ${MOST}`)) as { rows: Row[] };
  return rows.map((row) => ({ kind, ...row }));
}

// Each is one statement, so that it sees the books at one moment while the shop is at work.

export function unbalancedVouchers(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "unbalanced",
    sql`select v.series || ' ' || v.number || ' of ' || v.year as subject,
        'two lines or more, 0 öre' as expected,
        count(l.line) || ' lines, ' || coalesce(sum(l.amount_ore), 0) || ' öre' as found
      from vouchers v left join voucher_lines l on l.voucher_id = v.id
      group by v.id having count(l.line) < 2 or sum(l.amount_ore) <> 0 order by v.id`,
  );
}

/** Numbers run from 1 to the last one given out, for vouchers and for receipts. */
export function brokenSeries(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "gap",
    sql`select coalesce(n.series, s.series) || ' ' || coalesce(n.year, s.year) as subject,
        '1 to ' || coalesce(s.last_number, 0) as expected,
        coalesce(n.count, 0) || ' numbers, the last ' || coalesce(n.last, 0) as found
      from (
        select series, year, count(*) as count, max(number) as last
          from (select series, year, number from vouchers
            union all select 'receipt', year, number from receipts) given
          group by series, year) n
      full join number_series s on s.series = n.series and s.year = n.year
      where coalesce(n.count, 0) <> coalesce(s.last_number, 0)
        or coalesce(n.last, 0) <> coalesce(s.last_number, 0)
      order by subject`,
  );
}

/**
 * What was charged less what was given back stands in the ledger as money at the card provider or in the bank,
 * but for what a dispute has moved, and what was given twice. What went through the cash register stands in the register's own report.
 */
export function paymentsNotBooked(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "payment",
    sql`select coalesce(p.provider_intent_id, p.id::text) as subject,
        p.charged || ' öre' as expected, p.booked || ' öre' as found
      from (
        select p.id, p.provider_intent_id,
          (case when p.status = 'captured' and p.method <> 'till' and p.taken_back_at is null
            then (p.amount - p.refunded_amount + coalesce(d.credited, 0)) * 100 else 0 end
            + coalesce(d.moved, 0) - (select coalesce(sum(given_twice), 0) * 100 from payment_attempts
              where payment_id = p.id))::bigint as charged,
          coalesce(sum(l.amount_ore), 0) as booked
        from payments p
          left join lateral (
            select sum(x.credited) as credited, sum(m.moved) as moved
            from disputes x left join lateral (
              select sum(amount_ore - fee_ore) as moved from dispute_movements
                where dispute_id = x.provider_id) m on true
            where x.payment_id = p.id) d on true
          left join vouchers v on v.payment_id = p.id
          left join voucher_lines l on l.voucher_id = v.id and l.purpose in ('cardReceivable', 'bank')
        group by p.id, d.credited, d.moved) p
      where p.charged <> p.booked order by p.id`,
  );
}

/** Money at the provider that the ledger knows of and no payment does. */
export function moneyWithoutPayment(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "payment",
    sql`select v.series || ' ' || v.number || ' of ' || v.year as subject,
        'a payment' as expected, 'none' as found
      from vouchers v where v.payment_id is null and exists (
        select from voucher_lines l
          where l.voucher_id = v.id and l.purpose in ('cardReceivable', 'bank', 'disputed'))
      order by v.id`,
  );
}

/** What is no rent is owed until it is given back or kept. */
export function depositsOff(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "deposit",
    sql`select coalesce(p.provider_intent_id, p.id::text) as subject,
        p.held || ' öre' as expected, p.owed || ' öre' as found
      from (
        select p.id, p.provider_intent_id,
          (case when p.kind <> 'rent' and p.status = 'captured' and p.method <> 'till' and p.taken_back_at is null
            then (p.amount - p.refunded_amount - p.kept_amount + p.lost_amount) * 100 else 0 end)::bigint as held,
          -coalesce(sum(l.amount_ore), 0) as owed
        from payments p
          left join vouchers v on v.payment_id = p.id
          left join voucher_lines l on l.voucher_id = v.id and l.purpose = 'deposits'
        group by p.id) p
      where p.held <> p.owed order by p.id`,
  );
}

/** A receipt has one voucher, of the same day, that earns or gives back exactly its sum. */
export function receiptsNotBooked(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "receipt",
    sql`select 'receipt ' || r.year || '-' || r.number as subject,
        r.ore || ' öre in one voucher of ' || r.issued_on as expected,
        r.booked || ' öre in ' || r.vouchers || ' vouchers, ' || r.same_day || ' of that day' as found
      from (
        select r.id, r.year, r.number, r.issued_on,
          (r.total_kronor * 100 * case when c.kind = 'receipt' then -1 else 1 end)::bigint as ore,
          -coalesce(sum(l.amount_ore), 0) as booked,
          count(distinct v.id) as vouchers,
          count(distinct v.id) filter (where v.voucher_date = r.issued_on) as same_day
        from receipts r
          -- What takes a receipt back counts off; what takes such a credit back counts again.
          left join receipts c on c.id = r.credits_receipt_id
          left join vouchers v on v.receipt_id = r.id
          left join voucher_lines l on l.voucher_id = v.id
            and l.purpose in ('sales', 'outputVat', 'cancellationFees')
        group by r.id, c.kind) r
      where r.ore <> r.booked or r.vouchers <> 1 or r.same_day <> 1 order by r.id`,
  );
}

/** Nothing is earned or given back without a receipt, nor is a refund that failed. */
export function salesWithoutReceipt(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "receipt",
    sql`select v.series || ' ' || v.number || ' of ' || v.year as subject,
        'a receipt' as expected, 'none' as found
      from vouchers v where v.receipt_id is null and exists (
        select from voucher_lines l
          where l.voucher_id = v.id and l.purpose in ('sales', 'outputVat', 'cancellationFees'))
      order by v.id`,
  );
}

export function wrongVat(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "vat",
    sql`select v.series || ' ' || v.number || ' of ' || v.year as subject,
        'a fifth of ' || s.gross || ' öre' as expected, s.vat || ' öre' as found
      from (
        select voucher_id, -sum(amount_ore) as gross,
          -coalesce(sum(amount_ore) filter (where purpose = 'outputVat'), 0) as vat
        from voucher_lines where purpose in ('sales', 'outputVat') group by voucher_id) s
      join vouchers v on v.id = s.voucher_id
      -- To the nearest öre, where money moved in öre.
      where abs(s.vat * 5 - s.gross) > 2 order by v.id`,
  );
}

/** Nothing was slipped into a month after it, or a later one, had been closed. */
export function closedMonthsChanged(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "closed",
    sql`select v.series || ' ' || v.number || ' of ' || v.year as subject,
        'written before ' || to_char(c.month, 'YYYY-MM') || ' was closed' as expected,
        'written after' as found
      from vouchers v cross join lateral (
        select month from closed_months
          where month >= date_trunc('month', v.voucher_date)::date and closed_at < v.created_at
          order by month limit 1) c
      order by v.id`,
  );
}

/** What is under dispute stands in the ledger until it came back, was given up or was credited. */
export function disputesNotBooked(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "payment",
    sql`select d.provider_id as subject, d.taken || ' öre' as expected, d.booked || ' öre' as found
      from (
        select d.payment_id, min(d.provider_id) as provider_id,
          sum(case when d.decision is null then coalesce(m.taken, 0) else 0 end)::bigint as taken,
          (select coalesce(sum(l.amount_ore), 0) from vouchers v join voucher_lines l on l.voucher_id = v.id
            where v.payment_id = d.payment_id and l.purpose = 'disputed')::bigint as booked
        from disputes d left join lateral (
          select -sum(amount_ore) as taken from dispute_movements where dispute_id = d.provider_id) m on true
        group by d.payment_id) d
      where d.taken <> d.booked order by d.provider_id`,
  );
}

/** What each booking's rent comes to is what its rows add up to. */
export function wrongMoney(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "money",
    sql`select 'booking ' || b.id as subject,
        b.due || ' kr due' as expected, coalesce(m.due::text, 'nothing') || ' kr due' as found
      from (
        select b.id, b.total_price as total, b.waived, p.charged, p.refunded, p.reserved,
          case when b.status = 'cancelled' or abs(d.due) < 1 then 0 else d.due end as due
        from bookings b cross join lateral (
          select
            coalesce(sum(amount) filter (where status = 'captured' and taken_back_at is null), 0) as charged,
            coalesce(sum(refunded_amount) filter (where status = 'captured' and taken_back_at is null), 0)
              as refunded,
            coalesce(sum(amount) filter (where status = 'authorized' and not is_let_go), 0) as reserved
          from payments where booking_id = b.id and kind = 'rent') p
        cross join lateral (select greatest(
            b.total_price - b.waived - p.charged + p.refunded - p.reserved,
            least(b.total_price - b.waived - p.charged + p.refunded, 0)) as due) d) b
      left join booking_money m on m.booking_id = b.id
      where (b.total, b.waived, b.charged, b.refunded, b.reserved, b.due)
        is distinct from (m.total, m.waived, m.charged, m.refunded, m.reserved, m.due)
      order by b.id`,
  );
}

/** The sums kept for each day are those of its vouchers. */
export function wrongDays(db: Db): Promise<BookFault[]> {
  return faults(
    db,
    "total",
    sql`select concat_ws(' ', coalesce(p.day, d.day), coalesce(p.kind, d.kind),
          coalesce(p.purpose, d.purpose)) as subject,
        coalesce(p.ore, 0) || ' öre' as expected, coalesce(d.amount_ore, 0) || ' öre' as found
      from (
        select v.voucher_date as day, v.kind, l.purpose, sum(l.amount_ore) as ore
          from vouchers v join voucher_lines l on l.voucher_id = v.id group by 1, 2, 3) p
      full join ledger_days d on d.day = p.day and d.kind = p.kind and d.purpose = p.purpose
      where coalesce(p.ore, 0) <> coalesce(d.amount_ore, 0) order by subject`,
  );
}
