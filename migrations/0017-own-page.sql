-- Serves code from 0017 on.
-- What opens a customer's own page of a booking: each letter has a key of its own, and renewing ends those before.
-- An older process would send letters without them, and complete a newer checkout without the organisation that it is
-- booked for.

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

-- Organisations and their receipts --------------------------------------------------------------

-- Whom a booking is made for, where that is a company or a club; its number and reference are kept since 0013.
alter table bookings
  add column customer_organisation_name text not null default '',
  -- Empty where it is the customer's own.
  add column customer_invoice_address text not null default '';
alter table checkouts add column organisation jsonb;

-- What people ask before they pay, what they bring, and who drives -----------------------------
-- All that an item tells of itself is optional; an older process neither shows nor changes it.

alter table rental_items
  add column free_km_per_day integer check (free_km_per_day between 0 and 5000),
  add column extra_km_price integer check (extra_km_price between 0 and 1000),
  add column packing_list jsonb not null default '[]' check (jsonb_typeof(packing_list) = 'array'),
  add column facts jsonb not null check (jsonb_typeof(facts) = 'object')
    default '{"lengthCm": null, "weightKg": null, "minAge": null, "licence": null, "licenceYears": null, "included": []}';

-- Who drives what is rented, as they were named before the pick-up: `[{name, licensedSince}]`.
alter table bookings add column drivers jsonb not null default '[]' check (jsonb_typeof(drivers) = 'array');

-- The buyer and who drives are known of the customer like the rest: of two who change them at once, the second has
-- seen older ones.
drop trigger bookings_raise_version on bookings;
create trigger bookings_raise_version before update on bookings for each row
  when ((old.rental_item_id, old.start_date, old.end_date, old.pickup_time, old.return_time, old.quantity,
      old.selected_addons, old.quote, old.status, old.deposit_amount, old.travel_info,
      old.customer_name, old.customer_email, old.customer_phone, old.customer_personal_number, old.customer_address,
      old.customer_street_address, old.customer_postal_code, old.customer_city, old.customer_organisation_number,
      old.customer_reference, old.customer_organisation_name, old.customer_invoice_address, old.drivers)
    is distinct from (new.rental_item_id, new.start_date, new.end_date, new.pickup_time, new.return_time, new.quantity,
      new.selected_addons, new.quote, new.status, new.deposit_amount, new.travel_info,
      new.customer_name, new.customer_email, new.customer_phone, new.customer_personal_number, new.customer_address,
      new.customer_street_address, new.customer_postal_code, new.customer_city, new.customer_organisation_number,
      new.customer_reference, new.customer_organisation_name, new.customer_invoice_address, new.drivers))
  execute function raise_booking_version();

-- Receipts that go along with a letter, by their numbers: they outlive the booking, and so does the letter.
alter table mail_queue add column receipt_numbers jsonb not null default '[]';
