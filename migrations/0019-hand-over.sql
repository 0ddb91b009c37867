-- Serves code from 0019 on.
-- What goes out and comes back is written down and signed, and a return is settled with its deposit. An older process
-- would send a letter without the protocol that goes along, and take what is asked for beyond a deposit for rent.

-- Where a stay is ----------------------------------------------------------------------------------

-- Beside its status: when the first of it went out, and when all of it was back.
alter table bookings
  add column out_at timestamptz,
  add column out_by integer references users on delete set null,
  add column back_at timestamptz,
  add column back_by integer references users on delete set null,
  add constraint bookings_back_after_out check (back_at is null or out_at is not null);
create index bookings_out_idx on bookings (end_date) where out_at is not null and back_at is null;

-- What is looked at when this item goes out and comes back; empty: what its type asks for.
alter table rental_items add column checklist jsonb check (jsonb_typeof(checklist) = 'array');

-- Protocols ----------------------------------------------------------------------------------------

-- Signed, one is never changed: what was wrong in it is said by a further one. It goes with its booking alone.
create table protocols (
  id integer generated always as identity primary key,
  -- Made by the phone, so that sending twice is once.
  client_id uuid not null constraint protocols_client_id unique,
  booking_id integer not null references bookings on delete cascade,
  kind text not null check (kind in ('out', 'back')),
  -- Empty of what is counted and not told apart. As it was called then: a unit may be renamed.
  unit_id integer,
  unit_name text,
  corrects_id integer constraint protocols_correct_the_newest unique references protocols on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  recorded_by integer references users on delete set null,
  recorded_by_name text not null,
  created_at timestamptz not null
);
create unique index protocols_one_of_a_kind on protocols (booking_id, kind, coalesce(unit_id, 0)) where corrects_id is null;
create index protocols_booking_id_idx on protocols (booking_id);

create trigger protocols_no_rewrite before update on protocols
  for each row execute function refuse_rewriting('recorded_by');
create trigger protocols_no_truncate before truncate on protocols
  for each statement execute function refuse_change();
create trigger protocols_no_delete before delete on protocols
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();

-- What is marked as returned, or is called off, has brought back all that went out. Where that is taken back, so is
-- this, but for what was signed as back, and for what has gone out with somebody else since.
create function bring_back_units() returns trigger language plpgsql as $$
declare
  is_over boolean := new.status in ('returned', 'cancelled');
begin
  update stay_units s set back_at = case when is_over then new.updated_at end
    where s.handed_over_at is not null and (s.back_at is null) = is_over
      and (s.booking_id = new.id or s.booking_line_id in (select id from booking_lines where booking_id = new.id))
      and (is_over or not exists (select from protocols p
          where p.booking_id = new.id and p.kind = 'back' and p.unit_id = s.unit_id)
        and not exists (select from stay_units other
          where other.unit_id = s.unit_id and other.handed_over_at is not null and other.back_at is null));
  return null;
end $$;
create trigger bookings_bring_back_units after update on bookings for each row
  when ((old.status in ('returned', 'cancelled')) <> (new.status in ('returned', 'cancelled')))
  execute function bring_back_units();

-- Agreements are accepted on the spot as well.
alter table booking_agreements drop constraint booking_agreements_how_check,
  add constraint booking_agreements_how_check check (how in ('checkout', 'link', 'paper', 'hand-over'));

-- Photographs and signatures, for staff and in the customer's own papers. In the database on both engines: whatever
-- lies in the media folder has an address that anybody may ask for.
create table protocol_files (
  id uuid primary key,
  booking_id integer not null references bookings on delete cascade,
  type text not null check (type in ('image/jpeg', 'image/png')),
  bytes bytea not null,
  -- Of the picture as it was sent, so that the same number with another picture is noticed.
  sha text not null,
  created_at timestamptz not null
);
create index protocol_files_booking_id_idx on protocol_files (booking_id);
create index protocol_files_created_at_idx on protocol_files (created_at);

-- Which protocols show which of them; what none shows is removed after some days.
create table protocol_pictures (
  protocol_id integer not null references protocols on delete cascade,
  file_id uuid not null references protocol_files,
  primary key (protocol_id, file_id)
);
create index protocol_pictures_file_id_idx on protocol_pictures (file_id);

-- The PDF of these goes along with a letter.
alter table mail_queue add column protocol_ids jsonb not null default '[]' check (jsonb_typeof(protocol_ids) = 'array');

-- Settling a return --------------------------------------------------------------------------------

-- Once for a booking: what is charged, line by line, and where it is taken from. What the books say of it stands in
-- receipts and vouchers, which stay when the booking goes.
create table settlements (
  -- Made by the page, so that pressing again settles once.
  id uuid primary key,
  booking_id integer not null constraint settlements_once unique references bookings on delete cascade,
  -- [{ "kind", "label", "amount", "kept", "asked" }]: each krona is kept of the deposit or asked for by link.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Of the deposit: kept, given back to the card, and to be given back by hand.
  kept numeric(12, 2) not null check (kept >= 0),
  given_back numeric(12, 2) not null check (given_back >= 0),
  to_give_by_hand numeric(12, 2) not null default 0 check (to_give_by_hand >= 0),
  asked integer not null check (asked >= 0),
  -- What is asked for is paid by a link of its own: one for the rent stays what it is. The key itself is kept nowhere.
  link_hash text unique,
  link_expires_at timestamptz,
  settled_by integer references users on delete set null,
  settled_by_name text not null,
  created_at timestamptz not null,
  check ((asked > 0) = (link_hash is not null) and (link_hash is null) = (link_expires_at is null))
);
create trigger settlements_no_rewrite before update on settlements
  for each row execute function refuse_rewriting('settled_by');
create index settlements_asked_idx on settlements (booking_id) where asked > 0;

-- What was asked for beyond a deposit is kept as it comes; one that came twice is the customer's.
create index payments_held_charges_idx on payments (booking_id)
  where kind = 'charge' and status = 'captured' and refunded_amount + kept_amount - lost_amount < amount;
