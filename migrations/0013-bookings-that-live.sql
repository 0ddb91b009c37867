-- Serves code from 0012 on.
-- A booking remembers what its customer was promised about cancelling, where it came from and how often it was
-- changed; and whoever cancels it says in the same breath what of its money goes back.

alter table rental_items add column cancellation_policy jsonb;
alter table checkouts add column cancellation_policy jsonb;
alter table bookings
  add column cancellation_policy jsonb,
  add column source text not null default 'web' check (source in ('web', 'staff')),
  add column version integer not null default 1,
  -- Made by the page, so that a double press is one booking.
  add column key uuid unique,
  add column customer_organisation_number text not null default '',
  add column customer_reference text not null default '';

-- Of two who change a booking at once, the second has seen an older version, whoever the first was.
create function raise_booking_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger bookings_raise_version before update on bookings for each row
  when ((old.rental_item_id, old.start_date, old.end_date, old.pickup_time, old.return_time, old.quantity,
      old.selected_addons, old.quote, old.status, old.deposit_amount, old.travel_info,
      old.customer_name, old.customer_email, old.customer_phone, old.customer_personal_number, old.customer_address,
      old.customer_street_address, old.customer_postal_code, old.customer_city)
    is distinct from (new.rental_item_id, new.start_date, new.end_date, new.pickup_time, new.return_time, new.quantity,
      new.selected_addons, new.quote, new.status, new.deposit_amount, new.travel_info,
      new.customer_name, new.customer_email, new.customer_phone, new.customer_personal_number, new.customer_address,
      new.customer_street_address, new.customer_postal_code, new.customer_city))
  execute function raise_booking_version();

-- What was decided about the rent when a booking was cancelled. Nothing for one whose status was set by hand.
create table booking_cancellations (
  id uuid primary key,
  booking_id integer not null references bookings on delete cascade,
  -- Of what was paid and reserved: what goes back or is released, and what the shop keeps.
  refund numeric(12, 2) not null check (refund >= 0),
  kept numeric(12, 2) not null check (kept >= 0),
  reason text not null,
  requested_by integer references users on delete set null,
  created_at timestamptz not null,
  -- The booking was taken up again: what was decided for one that was off holds no longer.
  undone_at timestamptz
);
create unique index booking_cancellations_one_stands on booking_cancellations (booking_id) where undone_at is null;
create index booking_cancellations_of_booking on booking_cancellations (booking_id);

create function undo_cancellation() returns trigger language plpgsql as $$
begin
  update booking_cancellations set undone_at = new.updated_at where booking_id = new.id and undone_at is null;
  return null;
end $$;
create trigger bookings_undo_cancellation after update of status on bookings for each row
  when (old.status = 'cancelled' and new.status <> 'cancelled') execute function undo_cancellation();

-- Whether somebody must still decide about the money of a cancelled booking, as `domain/duties/undecided-money.ts`
-- says it: true wherever it might be so, so that no other need be looked at. What was decided with the cancelling
-- holds while no more is left than was to be kept.
create or replace function is_in_vain(booking integer) returns boolean language sql stable as $$
  select case
      when decided.kept is not null then decided.kept < (
        select sum(p.amount - p.refunded_amount) from payments p
        where p.booking_id = booking and p.kind = 'rent' and p.status = 'captured' and p.taken_back_at is null)
      else not exists (
        select from payments p
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
      end
    or exists (select from payments p join disputes d on d.payment_id = p.id where p.booking_id = booking)
    or exists (select from payments p join payment_attempts a on a.payment_id = p.id
      where p.booking_id = booking and a.action = 'refund' and a.state = 'failed')
  from (select coalesce(max(l.at), '-infinity') as at from audit_log l
    where l.entity = 'booking' and l.entity_id = booking::text and l.action = 'booking.status'
      and l.after ->> 'status' = 'cancelled') off
  left join booking_cancellations decided on decided.booking_id = booking and decided.undone_at is null
$$;
