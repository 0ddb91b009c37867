-- Prices are whole kronor, but what somebody moves at the provider may have öre. What then is left between shop and
-- customer, below one krona, can neither be paid nor given back, and counts as nothing.
create or replace function count_money(booking integer) returns void language plpgsql as $$
begin
  -- Two payments of one booking may be written at once: the second counts what the first has kept.
  perform from bookings where id = booking for no key update;
  insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due)
    select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved,
      case when b.status = 'cancelled' or abs(d.due) < 1 then 0 else d.due end
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
    charged = excluded.charged, refunded = excluded.refunded, reserved = excluded.reserved, due = excluded.due;
end $$;

alter table booking_money disable trigger booking_money_counted;
select count_money(booking_id) from booking_money where due <> 0 and abs(due) < 1 order by booking_id;
alter table booking_money enable trigger booking_money_counted;

-- A refund that had failed, and reached the customer after all when it had been given back otherwise: what of it
-- the customer has twice.
alter table payment_attempts add column given_twice numeric(12, 2) not null default 0
  constraint payment_attempts_given_twice check (given_twice between 0 and amount);
create index payment_attempts_given_twice_idx on payment_attempts (payment_id) where given_twice > 0;
