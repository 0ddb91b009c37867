-- Serves code from 0015 on.
-- What opens a customer's own page of a booking: each letter has a key of its own, and renewing ends those before.
-- An older process knows nothing of it and sends letters without.

create table own_page_tokens (
  -- The key itself is kept nowhere.
  token_hash text primary key,
  booking_id integer not null references bookings on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);

create index own_page_tokens_booking_id_idx on own_page_tokens (booking_id);

-- Letters by themselves ---------------------------------------------------------------------------

-- Each once for a booking, whoever sends it and however often it is tried: sent, or stopped by staff. Whoever writes
-- the row sends the letter, in the same transaction.
create table day_letters (
  booking_id integer not null references bookings on delete cascade,
  type text not null,
  state text not null check (state in ('sent', 'stopped')),
  at timestamptz not null,
  primary key (booking_id, type)
);

-- Since when each of them is sent: what had its moment before is not.
create table day_letter_switches (
  type text primary key,
  since timestamptz not null
);

-- By the shop's clock, which writes `updated_at`; by an older process as well. Empty for what was approved before.
alter table bookings add column approved_at timestamptz;

create function note_approval() returns trigger language plpgsql as $$
begin
  new.approved_at := new.updated_at;
  return new;
end $$;
create trigger bookings_note_first_approval before insert on bookings for each row
  when (new.status = 'confirmed' and new.approved_at is null) execute function note_approval();
create trigger bookings_note_approval before update on bookings for each row
  when (new.status = 'confirmed' and old.status in ('pending', 'cancelled')) execute function note_approval();
