-- A booking's rent is paid by one or more payments, by card or by hand; what is owed follows from the sums and
-- from the booking not being cancelled, never from whether it holds nights. Money moved in the provider's own
-- pages may have öre, so sums that follow it do.

-- Payments -------------------------------------------------------------------------------------

alter table payments
  drop constraint payments_kind_check,
  drop constraint payments_amount_check,
  drop constraint payments_within_amount,
  alter column amount type numeric(12, 2),
  alter column refunded_amount type numeric(12, 2),
  -- Of what was kept of a deposit, what was given back all the same in the provider's own pages: the shop's loss.
  add column lost_amount numeric(12, 2) not null default 0
    constraint payments_lost_of_kept check (lost_amount between 0 and kept_amount),
  add constraint payments_within_amount
    check (refunded_amount + kept_amount - lost_amount <= case when status = 'captured' then amount else 0 end),
  add column method text not null default 'card' check (method in ('card', 'swish', 'bank', 'till')),
  -- Of money that came by hand: the day it came, as staff say it, and what the bank's list calls it.
  add column paid_on date,
  add column reference text not null default '',
  add column recorded_by integer references users on delete set null,
  -- Made by the page that records it, so that a double press is one payment.
  add column key uuid constraint payments_key unique,
  -- By hand nothing is edited: what was recorded in error is taken back, with a counter-entry in the books.
  add column taken_back_at timestamptz,
  add column replaces_id uuid references payments,
  -- The shop means to charge it as soon as it is reserved, up to what is due then.
  add column charge_at_once boolean not null default false,
  -- A reservation that counts no longer: another has taken its place, or nobody waits for it.
  add column is_let_go boolean not null default false,
  add constraint payments_kind_check check (kind in ('rent', 'deposit', 'charge')),
  add constraint payments_amount_check check (amount > 0),
  add constraint payments_by_hand check (case when method = 'card'
    then paid_on is null and key is null and taken_back_at is null
    else paid_on is not null and key is not null and provider_intent_id is null and status = 'captured' end);

create index payments_updated_at_idx on payments (updated_at);
create index payments_held_deposits_idx on payments (booking_id)
  where kind = 'deposit' and status = 'captured' and refunded_amount + kept_amount - lost_amount < amount;
create index payments_to_charge_idx on payments (booking_id) where status = 'authorized' and charge_at_once;

-- What an administrator wants given back may take several payments: the newest card payments first.
create table refund_wishes (
  id uuid primary key,
  -- No reference: money of a booking that is gone can be given back too.
  booking_id integer not null,
  kind text not null check (kind in ('rent', 'deposit')),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null,
  -- The booking is cancelled and what is not given back is kept as a fee: the sale is credited whole.
  is_cancellation boolean not null default false,
  requested_by integer references users on delete set null,
  left_to_give numeric(12, 2) not null check (left_to_give between 0 and amount),
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'open') = (finished_at is null)),
  check (state <> 'done' or left_to_give = 0)
);
create unique index refund_wishes_one_open on refund_wishes (booking_id, kind) where state = 'open';

alter table payment_attempts
  drop constraint payment_attempts_amount_check,
  drop constraint payment_attempts_check1,
  alter column amount type numeric(12, 2),
  -- Set while the attempt moves rent of this booking, so that of two such the database refuses the second.
  add column booking_id integer,
  add column wish_id uuid references refund_wishes,
  -- What of a refund was a concession, and is let off the price while the refund stands.
  add column waived numeric(12, 2) not null default 0 check (waived >= 0),
  add constraint payment_attempts_amount_check check (amount > 0),
  add constraint payment_attempts_amount_of check (case action
    when 'refund' then amount is not null when 'capture' then true else amount is null end);
update payment_attempts a set booking_id = p.booking_id
  from payments p where p.id = a.payment_id and p.kind = 'rent' and p.is_current
    and a.state = 'started' and a.action in ('capture', 'void', 'refund');
update payment_attempts a set waived = a.amount
  from payments p join bookings b on b.id = p.booking_id
  where p.id = a.payment_id and p.kind = 'rent' and a.action = 'refund' and a.state = 'done'
    and b.status <> 'cancelled';
create unique index payment_attempts_one_rent_move on payment_attempts (booking_id) where state = 'started';

alter table payment_links
  -- What it asks for; nothing: what is due.
  add column amount integer check (amount > 0),
  add column charge_at_once boolean not null default false,
  add column replaces_id uuid references payments;
create index payment_links_unused_idx on payment_links (expires_at) where used_at is null;

-- Disputes: what a customer's bank takes back, in the provider's own words and in öre.
create table disputes (
  provider_id text primary key,
  payment_id uuid not null references payments,
  amount_ore bigint not null check (amount_ore > 0),
  reason text not null,
  state text not null,
  due_by timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  -- What an administrator made of one that was lost.
  decision text check (decision in ('loss', 'credit')),
  -- Of the sum, what the books then gave back to the customer.
  credited numeric(12, 2) not null default 0 check (credited >= 0),
  note text not null default '',
  decided_by integer references users on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index disputes_payment_id_idx on disputes (payment_id);
create index disputes_open_idx on disputes (opened_at) where decision is null;
-- Each movement of the provider's balance is posted once.
create table dispute_movements (
  provider_id text primary key,
  dispute_id text not null references disputes,
  -- What the balance changed by: negative when money is taken, positive when it comes back. The fee is a cost.
  amount_ore bigint not null,
  fee_ore bigint not null,
  moved_at timestamptz not null
);
create index dispute_movements_dispute_id_idx on dispute_movements (dispute_id);

-- The books ------------------------------------------------------------------------------------

alter table receipts
  drop constraint receipts_total_kronor_check,
  alter column total_kronor type numeric(12, 2),
  add column cause text not null default 'charge' check (cause in ('charge', 'service', 'cancellation')),
  add constraint receipts_total_kronor_check check (total_kronor > 0);
drop index receipts_one_per_payment;
create unique index receipts_one_per_payment on receipts (payment_id) where kind = 'receipt' and cause = 'charge';
create index receipts_payment_id_idx on receipts (payment_id);
create index vouchers_payment_id_idx on vouchers (payment_id);

alter table voucher_lines
  drop constraint voucher_lines_purpose_check,
  add constraint voucher_lines_purpose_check check (purpose in
    ('sales', 'outputVat', 'cardReceivable', 'deposits', 'damages', 'other',
     'bank', 'fees', 'disputed', 'losses', 'cancellationFees'));

-- Bookings -------------------------------------------------------------------------------------

alter table bookings
  -- Let off the price: refunds that follow from no change of the booking.
  add column waived numeric(12, 2) not null default 0 check (waived >= 0);
create index bookings_ends_idx on bookings (end_date);
-- Refunds of before were concessions, whatever they were called; a cancelled booking owes nothing to be let off.
update bookings b set waived = p.refunded
  from (select booking_id, sum(refunded_amount) as refunded from payments where kind = 'rent' group by booking_id) p
  where p.booking_id = b.id and p.refunded > 0 and b.status <> 'cancelled';

-- What each booking's rent comes to. The shop's own function says the same of the same rows.
create table booking_money (
  booking_id integer primary key references bookings on delete cascade,
  total integer not null,
  waived numeric(12, 2) not null,
  charged numeric(12, 2) not null,
  refunded numeric(12, 2) not null,
  reserved numeric(12, 2) not null,
  -- Below 0 it is owed to the customer. A cancelled booking owes nothing and is owed nothing by itself.
  due numeric(12, 2) not null
);
create index booking_money_due_idx on booking_money (booking_id) where due <> 0;
create index booking_money_reserved_idx on booking_money (booking_id) where reserved > 0;

create function count_money(booking integer) returns void language plpgsql as $$
begin
  -- Two payments of one booking may be written at once: the second counts what the first has kept.
  perform from bookings where id = booking for no key update;
  insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due)
    select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved,
      -- What is reserved beyond what is to be paid is only released: nobody is owed it.
      case when b.status = 'cancelled' then 0
        else greatest(u.unpaid - m.reserved, least(u.unpaid, 0)) end
    from bookings b cross join lateral (
      select
        coalesce(sum(amount) filter (where status = 'captured' and taken_back_at is null), 0) as charged,
        coalesce(sum(refunded_amount) filter (where status = 'captured' and taken_back_at is null), 0) as refunded,
        coalesce(sum(amount) filter (where status = 'authorized' and not is_let_go), 0) as reserved
      from payments where booking_id = b.id and kind = 'rent') m
    cross join lateral (select b.total_price - b.waived - m.charged + m.refunded as unpaid) u
    where b.id = booking
  on conflict (booking_id) do update set total = excluded.total, waived = excluded.waived,
    charged = excluded.charged, refunded = excluded.refunded, reserved = excluded.reserved, due = excluded.due;
end $$;

create function count_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.kind = 'rent' and old.booking_id is not null then
    perform count_money(old.booking_id);
  end if;
  if tg_op <> 'DELETE' and new.kind = 'rent' and new.booking_id is not null
    and (tg_op = 'INSERT' or new.booking_id is distinct from old.booking_id or old.kind <> 'rent')
  then
    perform count_money(new.booking_id);
  end if;
  return null;
end $$;
create trigger payments_count_money after insert or delete on payments
  for each row execute function count_payment();
create trigger payments_recount_money after update on payments
  for each row when (
    (old.booking_id, old.kind, old.status, old.amount, old.refunded_amount, old.is_let_go, old.taken_back_at)
      is distinct from
      (new.booking_id, new.kind, new.status, new.amount, new.refunded_amount, new.is_let_go, new.taken_back_at))
  execute function count_payment();

create function count_booking() returns trigger language plpgsql as $$
begin
  perform count_money(new.id);
  return null;
end $$;
create trigger bookings_count_money after insert on bookings
  for each row execute function count_booking();
create trigger bookings_recount_money after update on bookings
  for each row when ((old.total_price, old.waived, old.status = 'cancelled')
    is distinct from (new.total_price, new.waived, new.status = 'cancelled'))
  execute function count_booking();

select count_money(id) from bookings order by id;

create trigger booking_money_counted before insert or update or delete on booking_money
  for each statement when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger booking_money_no_truncate before truncate on booking_money
  for each statement execute function refuse_change();

-- The last comparison with the provider called earned rent stray money. The next one is made at the start.
delete from settings where key = 'lastComparison';

-- What a person has looked at and settled; it is listed again when its facts have changed.
create table settled_concerns (
  kind text not null,
  subject text not null,
  facts_hash text not null,
  reason text not null,
  actor text not null,
  settled_by integer references users on delete set null,
  settled_at timestamptz not null,
  primary key (kind, subject)
);

-- The log is never rewritten, so it only names what changed where a person may ask to have the words erased;
-- the words themselves stand here.
create table change_values (
  change_id bigint primary key references audit_log,
  before jsonb,
  after jsonb
);
