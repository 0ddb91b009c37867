-- Serves code from 0018 on.
-- Things that their owner tells apart: this vehicle, and not another of its kind. An older process would sell a stay
-- that is free night by night and fits no vehicle throughout.

-- Units ----------------------------------------------------------------------------------------

create table units (
  id integer generated always as identity primary key,
  rental_item_id integer not null references rental_items on delete cascade,
  name text not null check (name <> ''),
  registration text not null default '',
  notes text not null default '',
  -- From this night on it is no longer rented out.
  retired_on date,
  odometer integer check (odometer >= 0),
  next_inspection date,
  next_service date,
  next_service_km integer check (next_service_km >= 0),
  -- In the order that they were added.
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint units_name_once unique (rental_item_id, name),
  -- For whoever has a unit of an item: it is one of that item.
  unique (id, rental_item_id)
);

-- Nights from the first to the last day, both of them included.
create table unit_outages (
  id integer generated always as identity primary key,
  unit_id integer not null references units on delete cascade,
  start_date date not null,
  -- Empty until further notice.
  end_date date,
  reason text not null,
  created_at timestamptz not null,
  -- Up to this night `item_nights` knows of it; a job moves it on.
  counted_until date not null,
  constraint unit_outages_have_a_night check (end_date >= start_date)
);
create index unit_outages_unit_id_idx on unit_outages (unit_id);

-- Which unit a stay has: one row for each of its quantity, of a booking, a checkout or a line of either.
create table stay_units (
  id integer generated always as identity primary key,
  -- Looked for when the transaction ends: a checkout passes its units on to the booking that comes of it.
  booking_id integer references bookings on delete cascade deferrable initially deferred,
  booking_line_id integer references booking_lines on delete cascade,
  checkout_id uuid references checkouts on delete cascade,
  checkout_line_id integer references checkout_lines on delete cascade,
  holder_kind text not null generated always as (case
    when booking_id is not null then 'booking' when booking_line_id is not null then 'booking-line'
    when checkout_id is not null then 'checkout' else 'checkout-line' end) stored,
  rental_item_id integer not null references rental_items on delete cascade,
  -- Which one it has; while it is not placed, which one it had and would rather have again.
  unit_id integer,
  held_from date not null,
  held_to date not null,
  handed_over_at timestamptz,
  back_at timestamptz,
  is_placed boolean not null default false,
  constraint stay_units_one_holder
    check (num_nonnulls(booking_id, booking_line_id, checkout_id, checkout_line_id) = 1),
  constraint stay_units_placed_on_a_unit check (unit_id is not null or not is_placed),
  constraint stay_units_unit_of_the_item
    foreign key (unit_id, rental_item_id) references units (id, rental_item_id)
);
create index stay_units_booking_id_idx on stay_units (booking_id) where booking_id is not null;
create index stay_units_booking_line_id_idx on stay_units (booking_line_id) where booking_line_id is not null;
create index stay_units_checkout_id_idx on stay_units (checkout_id) where checkout_id is not null;
create index stay_units_checkout_line_id_idx on stay_units (checkout_line_id) where checkout_line_id is not null;
create index stay_units_rental_item_id_idx on stay_units (rental_item_id, held_to);
create index stay_units_unit_id_idx on stay_units (unit_id) where unit_id is not null;
-- A unit is with one customer at a time.
create unique index stay_units_gone_once on stay_units (unit_id) where handed_over_at is not null and back_at is null;
create index stay_units_gone_idx on stay_units (rental_item_id) where handed_over_at is not null and back_at is null;

-- Which stay has a unit on a night: one, and no other.
create table unit_nights (
  unit_id integer not null references units on delete cascade,
  night date not null,
  stay_unit_id integer not null references stay_units on delete cascade,
  constraint unit_nights_never_twice primary key (unit_id, night)
);
create index unit_nights_stay_unit_id_idx on unit_nights (stay_unit_id);

-- Items whose stays want to be placed on units: whoever wrote them does so in the same breath, or a job soon after.
create table units_due (
  rental_item_id integer primary key references rental_items on delete cascade,
  -- The nights from today to before this day are counted anew then: what is gone is not there though nobody booked it.
  count_to date,
  -- A booking that is changed while it is out: until then what it has out is there for it.
  beside integer
);

-- A stay that has all nights from the first to the last day gets at most so many units that it keeps throughout.
create table unit_splits (
  rental_item_id integer not null references rental_items on delete cascade,
  start_date date not null,
  end_date date not null,
  units integer not null check (units >= 0),
  primary key (rental_item_id, start_date, end_date),
  check (end_date > start_date)
);

-- The calendar and the search go by them, and keep what they have read.
create constraint trigger unit_splits_are_seen after insert or delete on unit_splits
  deferrable initially deferred for each row execute function raise_public_version();
create constraint trigger unit_splits_are_seen_anew after update on unit_splits
  deferrable initially deferred for each row when (old.* is distinct from new.*)
  execute function raise_public_version();
create trigger unit_splits_are_gone after truncate on unit_splits
  for each statement execute function raise_public_version();

-- Motorhomes are told apart from the beginning; of other things their owner decides.
insert into units (rental_item_id, name, position, created_at, updated_at)
  select i.id, 'Enhet ' || n, n, i.created_at, i.created_at
    from rental_items i cross join lateral generate_series(1, i.quantity) as n
    where i.type = 'rv' order by i.id, n;
insert into units_due select distinct rental_item_id from units;

-- Who has which unit on a night ------------------------------------------------------------------

create function keep_unit_nights() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from unit_nights where stay_unit_id = old.id;
  end if;
  if new.is_placed then
    insert into unit_nights (unit_id, night, stay_unit_id)
      select new.unit_id, day::date, new.id
        from generate_series(new.held_from, new.held_to - 1, interval '1 day') as day;
  end if;
  return null;
end $$;
create trigger stay_units_keep_nights after insert on stay_units
  for each row when (new.is_placed) execute function keep_unit_nights();
create trigger stay_units_keep_nights_anew after update on stay_units for each row
  when ((old.unit_id, old.held_from, old.held_to, old.is_placed)
    is distinct from (new.unit_id, new.held_from, new.held_to, new.is_placed))
  execute function keep_unit_nights();
create trigger unit_nights_counted before insert or update or delete on unit_nights
  for each statement when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger unit_nights_no_truncate before truncate on unit_nights
  for each statement execute function refuse_change();
create trigger stay_units_no_truncate before truncate on stay_units
  for each statement execute function refuse_change();

-- What was handed over stays with its customer until it is back: what is still to come may fit otherwise than before.
create function place_around() returns trigger language plpgsql as $$
begin
  insert into units_due as d (rental_item_id, count_to)
    select id, greatest(old.held_from, new.held_from) from rental_items where id = old.rental_item_id
    on conflict (rental_item_id) do update set count_to = greatest(d.count_to, excluded.count_to);
  return null;
end $$;
create trigger stay_units_place_around after update on stay_units for each row
  when ((old.handed_over_at is null, old.back_at is null) <> (new.handed_over_at is null, new.back_at is null)
    or new.handed_over_at is not null and new.back_at is null
      and (old.unit_id, old.held_from, old.held_to) is distinct from (new.unit_id, new.held_from, new.held_to))
  execute function place_around();
create trigger stay_units_place_where_gone after delete on stay_units for each row
  when (old.handed_over_at is not null and old.back_at is null) execute function place_around();

-- When what a stay holds has changed, its units are free again and it wants to be placed anew, on the same one if it
-- can be. What holds nothing any more has no unit, unless it was handed over or has come back: then it is remembered.
create function unsettle_units() returns trigger language plpgsql as $$
declare
  is_back boolean := false;
  numbered integer[] := array(select distinct rental_item_id from units where rental_item_id in (
    case when tg_op <> 'INSERT' and old.held_from is not null then old.rental_item_id end,
    case when tg_op <> 'DELETE' and new.held_from is not null then new.rental_item_id end));
begin
  if numbered = '{}' then
    return null;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'checkouts' then
    if new.status = 'completed' then
      update stay_units set checkout_id = null, booking_id = new.booking_id, is_placed = false
        where checkout_id = new.id;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    if new.held_from is null then
      if tg_table_name = 'bookings' then
        is_back := new.status = 'returned';
      elsif tg_table_name = 'booking_lines' then
        is_back := (select status = 'returned' from bookings where id = new.booking_id);
      end if;
      execute format('delete from stay_units where %I = $1 and handed_over_at is null and not $2', tg_argv[0])
        using new.id, is_back;
      execute format('update stay_units set is_placed = false, held_to = held_from where %I = $1', tg_argv[0])
        using new.id;
    else
      execute format('delete from stay_units where %I = $1 and rental_item_id <> $2', tg_argv[0])
        using new.id, new.rental_item_id;
      execute format('update stay_units set is_placed = false, held_from = $2, held_to = $3 where %I = $1', tg_argv[0])
        using new.id, new.held_from, new.held_to;
    end if;
  end if;
  insert into units_due select unnest(numbered) order by 1 on conflict do nothing;
  return null;
end $$;

do $$
declare
  holding text;
  holder text;
begin
  foreach holding in array array['bookings', 'checkouts', 'booking_lines', 'checkout_lines'] loop
    holder := left(holding, -1) || '_id';
    -- By their names they come after the nights were counted, which locks the item.
    execute format('create trigger %I after insert or delete on %I
      for each row execute function unsettle_units(%L)', holding || '_unsettle_units', holding, holder);
    execute format('create trigger %I after update on %I for each row
      when ((old.held_from, old.held_to, old.rental_item_id, old.quantity)
        is distinct from (new.held_from, new.held_to, new.rental_item_id, new.quantity))
      execute function unsettle_units(%L)', holding || '_unsettle_units_anew', holding, holder);
  end loop;
end $$;

-- Capacity ---------------------------------------------------------------------------------------

-- The writer's, passed as the transaction's setting; by hand in psql it is Sweden's.
create function shop_today() returns date language sql stable as $$
  select coalesce(nullif(current_setting('norrvidd.today', true), '')::date,
    (now() at time zone 'Europe/Stockholm')::date)
$$;

create or replace function capacity_on(item integer, night date) returns integer language sql stable as $$
  select case when exists (select from units u where u.rental_item_id = item) then (
      select count(*)::integer from units u
        where u.rental_item_id = item and (u.retired_on is null or u.retired_on > night)
          and not exists (select from unit_outages o
            where o.unit_id = u.id and o.start_date <= night and (o.end_date is null or o.end_date >= night)))
    else (select quantity from rental_items where id = item) end
$$;

-- The booking of a stay, and the day on which its unit is due back: the nights kept free after it are no reason to wait.
create function booking_of(stay stay_units) returns integer language sql stable as $$
  select coalesce(stay.booking_id, (select booking_id from booking_lines where id = stay.booking_line_id))
$$;
create function due_back(stay stay_units) returns date language sql stable as $$
  select end_date from bookings where id = booking_of(stay)
$$;

-- The same, less those that are gone though nobody has booked them on that night: that left before their stay, or did
-- not come back from it. Such nights have a row. For whoever was told the day; `beside` a booking, its own are there.
create function capacity_now(item integer, night date, beside integer default null)
returns integer language sql stable as $$
  select capacity_on(item, night) - (
    select count(*)::integer from units u
      where u.rental_item_id = item and (u.retired_on is null or u.retired_on > night)
        and not exists (select from unit_outages o
          where o.unit_id = u.id and o.start_date <= night and (o.end_date is null or o.end_date >= night))
        and exists (select from stay_units s
          where s.unit_id = u.id and s.handed_over_at is not null and s.back_at is null
            and (night >= shop_today() and night < s.held_from
              or night >= s.held_to and night <= shop_today() and due_back(s) < shop_today())
            and (beside is null or booking_of(s) <> beside)))
$$;

-- As before; where a night has a row, that says how many there are. What is to be written is judged before it is known
-- that there is one, and a stay that has lost its unit may give its nights back and take them again.
create or replace function take_nights(item integer, first_night date, return_day date, units integer)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, units, coalesce(known.capacity, capacity_on(item, day::date))
      from generate_series(first_night, return_day - 1, interval '1 day') as day
        left join item_nights known on known.rental_item_id = item and known.night = day::date
      order by day
    on conflict (rental_item_id, night) do update set taken = n.taken + excluded.taken;
end $$;

-- A night on which an item has fewer or more units than usual has a row, so that whoever reads need not ask. It never
-- tells less than what is taken: a stay that has lost its unit is listed, not undone.
create function count_capacity(item integer, first_night date, last_night date)
returns void language plpgsql as $$
begin
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, 0, capacity_now(item, day::date)
      from generate_series(first_night, last_night, interval '1 day') as day
      order by day
    on conflict (rental_item_id, night) do update set capacity = greatest(excluded.capacity, n.taken)
      where n.capacity <> greatest(excluded.capacity, n.taken);
end $$;

-- Whoever places the stays of an item counts what is gone of it.
create function count_gone() returns trigger language plpgsql as $$
begin
  if old.count_to is not null and exists (select from rental_items where id = old.rental_item_id) then
    perform count_capacity(old.rental_item_id, shop_today(), greatest(old.count_to - 1, shop_today()));
  end if;
  return old;
end $$;
create trigger units_due_count_gone before delete on units_due for each row execute function count_gone();

create function count_beside() returns trigger language plpgsql as $$
begin
  update item_nights n set capacity = greatest(capacity_now(n.rental_item_id, n.night, new.beside), n.taken)
    from (select max(held_from) as held_from, min(held_to) as held_to from stay_units s
      where s.rental_item_id = new.rental_item_id and s.handed_over_at is not null and s.back_at is null
        and booking_of(s) = new.beside) gone
    where n.rental_item_id = new.rental_item_id
      and n.night between least(gone.held_to, shop_today()) and greatest(gone.held_from - 1, shop_today())
      and n.capacity <> greatest(capacity_now(n.rental_item_id, n.night, new.beside), n.taken);
  return null;
end $$;
create trigger units_due_count_beside after insert or update on units_due
  for each row when (new.beside is not null) execute function count_beside();

create function count_outage() returns trigger language plpgsql as $$
declare
  item integer := (select rental_item_id from units
    where id = case tg_op when 'DELETE' then old.unit_id else new.unit_id end);
begin
  perform from rental_items where id = item for no key update;
  if not found then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform count_capacity(item, greatest(old.start_date, shop_today()), old.counted_until);
  end if;
  if tg_op <> 'DELETE' then
    perform count_capacity(item, greatest(new.start_date, shop_today()), new.counted_until);
  end if;
  insert into units_due values (item) on conflict do nothing;
  return null;
end $$;
create function limit_outage() returns trigger language plpgsql as $$
begin
  new.counted_until := least(new.end_date, greatest(new.start_date, shop_today()) + 800);
  return new;
end $$;
create trigger unit_outages_limit before insert or update on unit_outages
  for each row execute function limit_outage();
create trigger unit_outages_count after insert or delete on unit_outages
  for each row execute function count_outage();
create trigger unit_outages_recount after update on unit_outages for each row
  when ((old.start_date, old.end_date, old.counted_until)
    is distinct from (new.start_date, new.end_date, new.counted_until))
  execute function count_outage();

-- The quantity of an item is its units that are not retired. Until one is that will be, it counts night by night.
create function count_units() returns trigger language plpgsql as $$
declare
  item integer := case tg_op when 'DELETE' then old.rental_item_id else new.rental_item_id end;
begin
  perform from rental_items where id = item for no key update;
  if not found or not exists (select from units where rental_item_id = item) then
    return null;
  end if;
  update rental_items i set quantity = u.used
    from (select count(*)::integer as used from units where rental_item_id = item and retired_on is null) u
    where i.id = item and i.quantity <> u.used;
  update item_nights n set capacity = greatest(capacity_now(item, n.night), n.taken)
    where n.rental_item_id = item and n.night >= shop_today()
      and n.capacity <> greatest(capacity_now(item, n.night), n.taken);
  if tg_op <> 'DELETE' and new.retired_on is not null then
    -- Nights beyond have no row: they tell the quantity, which is less.
    perform count_capacity(item, shop_today(), least(new.retired_on - 1, shop_today() + 800));
  end if;
  insert into units_due values (item) on conflict do nothing;
  return null;
end $$;
create trigger units_count after insert or delete on units
  for each row execute function count_units();
create trigger units_recount after update on units for each row
  when (old.retired_on is distinct from new.retired_on) execute function count_units();

create or replace function follow_quantity() returns trigger language plpgsql as $$
begin
  if exists (select from units where rental_item_id = new.id) then
    if new.quantity <> (select count(*) from units where rental_item_id = new.id and retired_on is null) then
      raise exception 'the quantity of item % is the number of its units', new.id
        using errcode = 'restrict_violation', constraint = 'rental_items_quantity_of_units';
    end if;
    return null;
  end if;
  update item_nights set capacity = new.quantity
    where rental_item_id = new.id and night >= shop_today();
  return null;
end $$;

-- What was taken above what there is goes down with it, once the writer is done: a checkout gives its nights back
-- before its booking takes them.
create function follow_release() returns trigger language plpgsql as $$
begin
  update item_nights n set capacity = greatest(capacity_now(n.rental_item_id, n.night), n.taken)
    where n.rental_item_id = new.rental_item_id and n.night = new.night and n.night >= shop_today()
      and exists (select from units u where u.rental_item_id = n.rental_item_id)
      and n.capacity <> greatest(capacity_now(n.rental_item_id, n.night), n.taken);
  return null;
end $$;
create constraint trigger item_nights_follow_release after update on item_nights
  deferrable initially deferred for each row when (new.taken < old.taken and old.taken = old.capacity)
  execute function follow_release();
