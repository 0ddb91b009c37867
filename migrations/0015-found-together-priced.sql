-- Serves code from 0015 on.
-- Several things in one booking, nights kept free after a return, extras taken from stock, prices that fall with
-- longer stays and with codes. An older process would complete a newer checkout without its further things.

-- Items ----------------------------------------------------------------------------------------

alter table rental_items
  -- Kept free after each return.
  add column turnaround_nights integer not null default 0 check (turnaround_nights between 0 and 30),
  -- [{ "fromNights", "percent" }]
  add column long_stay jsonb not null default '[]' check (jsonb_typeof(long_stay) = 'array'),
  -- Empty means not asked.
  add column sleeps integer check (sleeps between 1 and 99),
  add column seats integer check (seats between 1 and 99);

-- Each unit of such an extra takes a unit of that item.
alter table addons add column linked_item_id integer references rental_items on delete set null;
create index addons_linked_item_id_idx on addons (linked_item_id) where linked_item_id is not null;

-- Codes ----------------------------------------------------------------------------------------

create table discount_codes (
  id integer generated always as identity primary key,
  code text not null,
  -- In capital letters and without spaces: that is how it is looked for.
  code_key text not null unique check (code_key <> ''),
  -- What it gives, and for what: `domain/pricing/discount-code.ts`.
  rule jsonb not null,
  used integer not null default 0 check (used >= 0),
  most integer check (most >= 1),
  most_per_person integer check (most_per_person >= 1),
  -- Of what administrators write; a use does not change it.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint discount_codes_never_overused check (used <= most)
);

create table code_people (
  code_id integer not null references discount_codes on delete cascade,
  -- A hash of the e-mail address.
  person text not null,
  used integer not null check (used >= 0),
  most integer,
  primary key (code_id, person),
  constraint code_people_never_overused check (used <= most)
);

-- What is held ---------------------------------------------------------------------------------

-- From which night on and until which it is held: the nights of the stay and those after it, and of a booking that has
-- come back only the latter. A use of a code is held like a night: by a checkout while it is open, then by its booking.
alter table bookings
  add column turnaround integer not null default 0 check (turnaround >= 0),
  add column held_from date generated always as (case
    when status in ('pending', 'confirmed') then start_date when status = 'returned' then end_date end) stored,
  add column held_to date generated always as (case
    when status in ('pending', 'confirmed', 'returned') then end_date + turnaround end) stored,
  add column code_id integer references discount_codes on delete set null,
  add column code_person text,
  add column code_held integer generated always as (case when status <> 'cancelled' then code_id end) stored;
alter table checkouts
  add column turnaround integer not null default 0 check (turnaround >= 0),
  add column held_from date generated always as (case
    when status in ('open', 'closing') then start_date end) stored,
  add column held_to date generated always as (case
    when status in ('open', 'closing') then end_date + turnaround end) stored,
  add column code_id integer references discount_codes on delete set null,
  add column code_person text,
  add column code_held integer generated always as (case when status in ('open', 'closing') then code_id end) stored,
  -- Of what is rented beside the main thing.
  add column further_agreement_version_ids jsonb not null default '[]';
create index bookings_code_id_idx on bookings (code_id) where code_id is not null;
create index checkouts_code_id_idx on checkouts (code_id) where code_id is not null;

-- Copied from the item when a stay is made or moved, so that what is given back is what was taken. Whoever knows it
-- already says it: a booking has what its checkout was promised.
alter table bookings alter column turnaround drop default;
alter table checkouts alter column turnaround drop default;

create function copy_turnaround() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or new.turnaround is null then
    new.turnaround := coalesce((select turnaround_nights from rental_items where id = new.rental_item_id), 0);
  end if;
  return new;
end $$;
create trigger bookings_copy_turnaround before insert on bookings
  for each row execute function copy_turnaround();
create trigger bookings_copy_turnaround_anew before update on bookings for each row
  when ((old.rental_item_id, old.start_date, old.end_date)
    is distinct from (new.rental_item_id, new.start_date, new.end_date))
  execute function copy_turnaround();
create trigger checkouts_copy_turnaround before insert on checkouts
  for each row execute function copy_turnaround();

-- What a booking has besides its main thing: further things, and units that its extras take from stock. They carry
-- the nights they hold themselves, since a line whose booking is deleted no longer finds it.
create table booking_lines (
  id integer generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  rental_item_id integer not null references rental_items,
  quantity integer not null check (quantity >= 1),
  -- The extra that takes them; it may be gone from the catalogue.
  addon_id integer,
  turnaround integer not null check (turnaround >= 0),
  held_from date,
  held_to date
);
create unique index booking_lines_once_each on booking_lines (booking_id, rental_item_id, coalesce(addon_id, 0));
create index booking_lines_rental_item_id_idx on booking_lines (rental_item_id);

create table checkout_lines (
  id integer generated always as identity primary key,
  checkout_id uuid not null references checkouts on delete cascade,
  rental_item_id integer references rental_items on delete set null,
  quantity integer not null check (quantity >= 1),
  addon_id integer,
  turnaround integer not null check (turnaround >= 0),
  held_from date,
  held_to date,
  constraint checkout_lines_item_while_holding check (rental_item_id is not null or held_from is null)
);
create unique index checkout_lines_once_each on checkout_lines (checkout_id, rental_item_id, coalesce(addon_id, 0));
create index checkout_lines_rental_item_id_idx on checkout_lines (rental_item_id);

create function hold_line() returns trigger language plpgsql as $$
declare
  parent record;
begin
  if tg_table_name = 'booking_lines' then
    select held_from, held_to, end_date into parent from bookings where id = new.booking_id;
  else
    select held_from, held_to, end_date into parent from checkouts where id = new.checkout_id;
  end if;
  if new.turnaround is null then
    select turnaround_nights into new.turnaround from rental_items where id = new.rental_item_id;
  end if;
  new.held_from := parent.held_from;
  new.held_to := case when parent.held_to is not null then parent.end_date + new.turnaround end;
  return new;
end $$;
create trigger booking_lines_hold before insert on booking_lines for each row execute function hold_line();
create trigger checkout_lines_hold before insert on checkout_lines for each row execute function hold_line();

create function hold_lines_of_booking() returns trigger language plpgsql as $$
begin
  update booking_lines l set held_from = new.held_from, turnaround = t.nights,
      held_to = case when new.held_to is not null then new.end_date + t.nights end
    from (select b.id, case when (old.start_date, old.end_date) is distinct from (new.start_date, new.end_date)
          then i.turnaround_nights else b.turnaround end as nights
        from booking_lines b join rental_items i on i.id = b.rental_item_id
        where b.booking_id = new.id order by b.rental_item_id) t
    where l.id = t.id;
  return null;
end $$;
create trigger bookings_hold_lines after update on bookings for each row
  when ((old.held_from, old.held_to, old.end_date) is distinct from (new.held_from, new.held_to, new.end_date))
  execute function hold_lines_of_booking();

create function hold_lines_of_checkout() returns trigger language plpgsql as $$
begin
  update checkout_lines set held_from = new.held_from,
      held_to = case when new.held_to is not null then new.end_date + turnaround end
    where checkout_id = new.id;
  return null;
end $$;
create trigger checkouts_hold_lines after update on checkouts for each row
  when ((old.held_from, old.held_to) is distinct from (new.held_from, new.held_to))
  execute function hold_lines_of_checkout();

-- Nights ---------------------------------------------------------------------------------------

-- The one answer to how many units there are on a night, for nights that have a row and for those that have none yet.
create function capacity_on(item integer, night date) returns integer language sql stable as $$
  select quantity from rental_items where id = item
$$;

create or replace function take_nights(item integer, first_night date, return_day date, units integer)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, units, capacity_on(item, day::date)
      from generate_series(first_night, return_day - 1, interval '1 day') as day
      order by day
    on conflict (rental_item_id, night) do update set taken = n.taken + excluded.taken;
end $$;

-- As before, by the nights that each row says it holds. Whoever writes rows of several items locks the items first,
-- by their numbers.
create or replace function count_nights() returns trigger language plpgsql as $$
declare
  had boolean := tg_op <> 'INSERT' and coalesce(old.held_from < old.held_to, false);
  has boolean := tg_op <> 'DELETE' and coalesce(new.held_from < new.held_to, false);
begin
  perform from rental_items
    where id in (case when had then old.rental_item_id end, case when has then new.rental_item_id end)
    order by id for no key update;
  if had then
    perform release_nights(old.rental_item_id, old.held_from, old.held_to, old.quantity);
  end if;
  if has then
    perform take_nights(new.rental_item_id, new.held_from, new.held_to, new.quantity);
  end if;
  return null;
end $$;

drop trigger bookings_recount_nights on bookings;
drop trigger checkouts_recount_nights on checkouts;
do $$
declare
  holding text;
begin
  foreach holding in array array['bookings', 'checkouts', 'booking_lines', 'checkout_lines'] loop
    execute format('create trigger %I after update on %I for each row
      when ((old.held_from, old.held_to, old.rental_item_id, old.quantity)
        is distinct from (new.held_from, new.held_to, new.rental_item_id, new.quantity))
      execute function count_nights()', holding || '_recount_nights', holding);
  end loop;
  foreach holding in array array['booking_lines', 'checkout_lines'] loop
    execute format('create trigger %I after insert or delete on %I
      for each row execute function count_nights()', holding || '_count_nights', holding);
    execute format('create trigger %I before truncate on %I
      for each statement execute function refuse_change()', holding || '_no_truncate', holding);
  end loop;
end $$;

-- Uses of codes --------------------------------------------------------------------------------

create function count_code_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.code_held is not null then
    update discount_codes set used = used - 1 where id = old.code_held;
    update code_people set used = used - 1 where code_id = old.code_held and person = old.code_person;
  end if;
  if tg_op <> 'DELETE' and new.code_held is not null then
    update discount_codes set used = used + 1 where id = new.code_held;
    insert into code_people as p (code_id, person, used, most)
      select id, new.code_person, 1, most_per_person from discount_codes
        where id = new.code_held and new.code_person is not null
      on conflict (code_id, person) do update set used = p.used + 1, most = excluded.most;
  end if;
  return null;
end $$;
do $$
declare
  holding text;
begin
  foreach holding in array array['bookings', 'checkouts'] loop
    execute format('create trigger %I after insert on %I for each row
      when (new.code_held is not null) execute function count_code_uses()', holding || '_count_code', holding);
    execute format('create trigger %I after delete on %I for each row
      when (old.code_held is not null) execute function count_code_uses()', holding || '_uncount_code', holding);
    execute format('create trigger %I after update on %I for each row
      when ((old.code_held, old.code_person) is distinct from (new.code_held, new.code_person))
      execute function count_code_uses()', holding || '_recount_code', holding);
  end loop;
end $$;
