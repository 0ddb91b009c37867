-- What a credit receipt was made for. A refund may fail days later, and a dispute be won after it was given up:
-- the credit that was made for it is then taken back, and no other of the same sum.
create table credit_causes (
  receipt_id integer primary key references receipts,
  attempt_id uuid references payment_attempts,
  dispute_id text references disputes,
  check (num_nonnulls(attempt_id, dispute_id) = 1)
);
create index receipts_credits_receipt_id_idx on receipts (credits_receipt_id) where credits_receipt_id is not null;
create index payment_attempts_failed_refunds_idx on payment_attempts (payment_id)
  where action = 'refund' and state = 'failed';
create index credit_causes_attempt_id_idx on credit_causes (attempt_id) where attempt_id is not null;
create index credit_causes_dispute_id_idx on credit_causes (dispute_id) where dispute_id is not null;
create trigger credit_causes_append_only before update or delete or truncate on credit_causes
  for each statement execute function refuse_change();

-- Disputes whose money was credited: the receipt whose voucher says so.
insert into credit_causes (receipt_id, dispute_id)
  select distinct on (r.id) r.id, d.provider_id
  from disputes d
  join vouchers v on v.payment_id = d.payment_id and v.kind = 'dispute-lost'
  join receipts r on r.id = v.receipt_id and r.kind = 'credit' and r.total_kronor = d.credited
  where d.decision is not null
  order by r.id, d.decided_at;

-- Refunds of a payment followed each other, so that each has the next credit of its sum; where a booking was
-- cancelled against a fee, the sale was credited whole, and the credit is the first since the refund was asked for.
with refunds as (
  select a.id, a.payment_id, a.amount, a.created_at, coalesce(w.is_cancellation, false) as is_cancellation,
    row_number() over (partition by a.payment_id, a.amount order by a.created_at) as place
  from payment_attempts a left join refund_wishes w on w.id = a.wish_id
  where a.action = 'refund' and (a.state = 'done' or a.provider_refund_id is not null)
), credits as (
  select r.id, r.payment_id, r.total_kronor, r.created_at,
    row_number() over (partition by r.payment_id, r.total_kronor order by r.id) as place
  from receipts r
  where r.kind = 'credit' and r.snapshot ->> 'kind' = 'credit'
    and not exists (select from credit_causes c where c.receipt_id = r.id)
)
insert into credit_causes (receipt_id, attempt_id)
  select c.id, r.id from refunds r
  join credits c on c.payment_id = r.payment_id and c.total_kronor = r.amount and c.place = r.place
  where not r.is_cancellation
  union all
  (select distinct on (r.id) c.id, r.id from refunds r
    join credits c on c.payment_id = r.payment_id and c.total_kronor >= r.amount and c.created_at >= r.created_at
    where r.is_cancellation
    order by r.id, c.id)
on conflict do nothing;

-- Of what was credited for a dispute, what was let off the price.
alter table disputes add column waived numeric(12, 2) not null default 0 check (waived >= 0);
update disputes d set waived = least(d.credited, b.waived)
  from payments p join bookings b on b.id = p.booking_id
  where p.id = d.payment_id and p.kind = 'rent' and d.decision = 'credit' and b.status <> 'cancelled';

create index settled_concerns_subject_idx on settled_concerns (subject);

-- Paid, and its booking was deleted before anybody had used what was paid for: somebody must decide whose it is.
alter table payments add column orphaned_at timestamptz;
create index payments_orphaned_idx on payments (booking_id) where orphaned_at is not null;
