-- Serves code from 0011 on.
-- What the office opens first is found by an index, and what is asked of the books by their days, however many
-- bookings there have been; and a letter is written by whoever sends it.

-- Cancelled with money left that nobody here has decided about. False only where somebody surely has: the shop's own
-- rules look at the others. A dispute or a refund that failed may undo a decision, so that either is looked at.
alter table booking_money add column in_vain boolean not null default false;
create index booking_money_in_vain_idx on booking_money (booking_id) where in_vain;

-- How the rent stands, as the list of bookings says it; the shop's own function says the same of the same sums.
alter table booking_money add column rent_state text not null generated always as (
  case when due < 0 then 'to-give-back'
    when due > 0 then case when charged > refunded or reserved > 0 then 'part-paid' else 'to-pay' end
    when reserved > 0 then 'reserved'
    when charged = 0 then 'nothing'
    when refunded = 0 then 'paid'
    when refunded = charged then 'refunded'
    else 'part-refunded' end) stored;
create index booking_money_rent_state_idx on booking_money (rent_state);

create function is_in_vain(booking integer) returns boolean language sql stable as $$
  select not exists (
      select from payments p
      cross join lateral (select coalesce(max(l.at), '-infinity') as at from audit_log l
        where l.entity = 'booking' and l.entity_id = booking::text and l.action = 'booking.status'
          and l.after ->> 'status' = 'cancelled') off
      where p.booking_id = booking and p.kind = 'rent' and p.status = 'captured' and p.taken_back_at is null
        and (
          p.refunded_amount < p.amount and exists (select from payment_attempts a
            where a.payment_id = p.id and a.action = 'refund' and a.state = 'done' and a.amount > 0
              and coalesce(a.outcome ->> 'status', '') <> 'made-elsewhere' and a.finished_at >= off.at)
          or exists (select from receipts r
            where r.payment_id = p.id and r.kind = 'receipt' and r.cause = 'cancellation'
              and r.total_kronor > coalesce((
                select sum(c.total_kronor - coalesce((
                  select sum(t.total_kronor) from receipts t where t.credits_receipt_id = c.id), 0))
                from receipts c where c.credits_receipt_id = r.id), 0))))
    or exists (select from payments p join disputes d on d.payment_id = p.id where p.booking_id = booking)
    or exists (select from payments p join payment_attempts a on a.payment_id = p.id
      where p.booking_id = booking and a.action = 'refund' and a.state = 'failed')
$$;

create or replace function count_money(booking integer) returns void language plpgsql as $$
begin
  -- Two payments of one booking may be written at once: the second counts what the first has kept.
  perform from bookings where id = booking for no key update;
  insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due, in_vain)
    select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved,
      case when b.status = 'cancelled' or abs(d.due) < 1 then 0 else d.due end,
      case when b.status = 'cancelled' and m.charged > m.refunded then is_in_vain(b.id) else false end
    from bookings b cross join lateral (
      select
        coalesce(sum(amount) filter (where status = 'captured' and taken_back_at is null), 0) as charged,
        coalesce(sum(refunded_amount) filter (where status = 'captured' and taken_back_at is null), 0) as refunded,
        coalesce(sum(amount) filter (where status = 'authorized' and not is_let_go), 0) as reserved
      from payments where booking_id = b.id and kind = 'rent') m
    cross join lateral (select b.total_price - b.waived - m.charged + m.refunded as unpaid) u
    -- What is reserved beyond what is to be paid is only released: nobody is owed it.
    cross join lateral (select greatest(u.unpaid - m.reserved, least(u.unpaid, 0)) as due) d
    where b.id = booking
  on conflict (booking_id) do update set total = excluded.total, waived = excluded.waived,
    charged = excluded.charged, refunded = excluded.refunded, reserved = excluded.reserved, due = excluded.due,
    in_vain = excluded.in_vain
    where (booking_money.total, booking_money.waived, booking_money.charged, booking_money.refunded,
        booking_money.reserved, booking_money.due, booking_money.in_vain)
      is distinct from (excluded.total, excluded.waived, excluded.charged, excluded.refunded,
        excluded.reserved, excluded.due, excluded.in_vain);
end $$;

-- Of a cancelled booking alone, and after whoever writes has locked it: the sums themselves do not change by this.
create function look_whether_in_vain(booking integer) returns void language plpgsql as $$
begin
  if exists (select from bookings where id = booking and status = 'cancelled') then
    perform count_money(booking);
  end if;
end $$;

create function look_by_payment() returns trigger language plpgsql as $$
begin
  perform look_whether_in_vain(booking_id) from payments where id = new.payment_id and booking_id is not null;
  return null;
end $$;
create trigger payment_attempts_decide after insert or update on payment_attempts
  for each row when (new.action = 'refund') execute function look_by_payment();
create trigger disputes_decide after insert on disputes
  for each row execute function look_by_payment();
create trigger receipts_decide after insert on receipts
  for each row when (new.kind = 'credit' or new.cause = 'cancellation') execute function look_by_payment();
create function look_by_log() returns trigger language plpgsql as $$
begin
  perform look_whether_in_vain(new.entity_id::integer);
  return null;
end $$;
create trigger audit_log_decides after insert on audit_log
  for each row when (new.entity = 'booking' and new.action = 'booking.status') execute function look_by_log();

alter table booking_money disable trigger booking_money_counted;
select count_money(m.booking_id) from booking_money m join bookings b on b.id = m.booking_id
  where b.status = 'cancelled' and m.charged > m.refunded order by m.booking_id;
alter table booking_money enable trigger booking_money_counted;

-- Which stays touch some days, however long they are.
create index bookings_stay_idx on bookings using gist (daterange(start_date, end_date, '[]'));

-- Of all payments of rent, the few that were not charged.
create index payments_not_charged_idx on payments (booking_id) where kind = 'rent' and status <> 'captured';

-- When a customer withdrew, asked of each booking of a list.
create index audit_log_withdrawn_from_idx on audit_log (entity_id) where action = 'booking.withdrawn';

-- The numbers of a month's vouchers.
create index vouchers_numbers_idx on vouchers (series, year, voucher_date, number);

-- Of all lines ever posted, the few that are about disputes.
create index voucher_lines_disputed_idx on voucher_lines (voucher_id) where purpose = 'disputed';

-- A letter is kept as what it tells, and written when it is sent: then it stands here, the same at every try.
alter table mail_queue add column facts jsonb;

-- Which booking a checkout became is written down with its being completed, a moment before the booking itself.
alter table checkouts alter constraint checkouts_booking_id_fkey deferrable initially deferred;
