-- Serves code from 0011 on.
-- A customer is found by some letters of a name, an address or a town, with or without their accents, however many
-- bookings there have been; and how full the shop was is read from an index alone.

create function folded(written text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g')), 'øæłđØÆŁĐ', 'oaldoald')
$$;

-- Groups of three letters, never over a space: a text that holds a word holds all groups of that word. Dear, so that
-- the index is asked and not each line.
create function letter_groups(words text) returns text[] language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  groups text[] := '{}';
  letters text;
begin
  for place in 1 .. length(words) - 2 loop
    letters := substr(words, place, 3);
    if position(' ' in letters) = 0 then
      groups := groups || letters;
    end if;
  end loop;
  return groups;
end $$;

create or replace function keep_booking_search() returns trigger language plpgsql as $$
begin
  insert into booking_search (booking_id, words)
    values (new.id, folded(concat_ws(' ', new.customer_name, new.customer_email, new.customer_phone,
      regexp_replace(new.customer_phone, '[^0-9]', '', 'g'), new.customer_city)))
    on conflict (booking_id) do update set words = excluded.words;
  return null;
end $$;
drop trigger bookings_keep_search on bookings;
create trigger bookings_keep_search
  after insert or update of customer_name, customer_email, customer_phone, customer_city on bookings
  for each row execute function keep_booking_search();

update booking_search s
  set words = folded(concat_ws(' ', b.customer_name, b.customer_email, b.customer_phone,
    regexp_replace(b.customer_phone, '[^0-9]', '', 'g'), b.customer_city))
  from bookings b where b.id = s.booking_id;
create index booking_search_groups_idx on booking_search using gin (letter_groups(words));

-- Which stays were not over by a day, with what is reckoned of each.
create index bookings_nights_idx on bookings (end_date) include (start_date, rental_item_id, quantity, status, total_price);
drop index bookings_ends_idx;

-- What a booking's row sets off is prepared once per connection instead of once per row: a function in SQL called by
-- one in PL/pgSQL is read anew each time, a plan that knows the dates never pays for itself, and whether a booking was
-- paid in vain, with its many questions, is asked of cancelled ones alone. A column that the database generates has its
-- expression read anew by each statement too: the sums' own function keeps how the rent stands.
alter table booking_money alter column rent_state drop expression;
create function rent_state_of(due numeric, charged numeric, refunded numeric, reserved numeric)
returns text language sql immutable parallel safe as $$
  select case when due < 0 then 'to-give-back'
    when due > 0 then case when charged > refunded or reserved > 0 then 'part-paid' else 'to-pay' end
    when reserved > 0 then 'reserved'
    when charged = 0 then 'nothing'
    when refunded = 0 then 'paid'
    when refunded = charged then 'refunded'
    else 'part-refunded' end
$$;

create or replace function release_nights(item integer, first_night date, return_day date, units integer)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update item_nights set taken = taken - units
    where rental_item_id = item and night >= first_night and night < return_day;
end $$;

create or replace function take_nights(item integer, first_night date, return_day date, units integer)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, units, quantity
      from rental_items, generate_series(first_night, return_day - 1, interval '1 day') as day
      where id = item
      order by day
    on conflict (rental_item_id, night) do update set taken = n.taken + excluded.taken;
end $$;

create or replace function count_money(booking integer) returns void language plpgsql as $$
declare
  is_lost boolean;
begin
  -- Two payments of one booking may be written at once: the second counts what the first has kept.
  select status = 'cancelled' into is_lost from bookings where id = booking for no key update;
  -- A payment that comes before its booking is counted with it.
  if not found then
    return;
  end if;
  if is_lost then
    is_lost := is_in_vain(booking);
  end if;
  insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due, in_vain, rent_state)
    select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved, s.due,
      is_lost and m.charged > m.refunded,
      rent_state_of(s.due, m.charged, m.refunded, m.reserved)
    from bookings b cross join lateral (
      select
        coalesce(sum(amount) filter (where status = 'captured' and taken_back_at is null), 0) as charged,
        coalesce(sum(refunded_amount) filter (where status = 'captured' and taken_back_at is null), 0) as refunded,
        coalesce(sum(amount) filter (where status = 'authorized' and not is_let_go), 0) as reserved
      from payments where booking_id = b.id and kind = 'rent') m
    cross join lateral (select b.total_price - b.waived - m.charged + m.refunded as unpaid) u
    -- What is reserved beyond what is to be paid is only released: nobody is owed it.
    cross join lateral (select greatest(u.unpaid - m.reserved, least(u.unpaid, 0)) as due) d
    cross join lateral (
      select case when b.status = 'cancelled' or abs(d.due) < 1 then 0 else d.due end as due) s
    where b.id = booking
  on conflict (booking_id) do update set total = excluded.total, waived = excluded.waived,
    charged = excluded.charged, refunded = excluded.refunded, reserved = excluded.reserved, due = excluded.due,
    in_vain = excluded.in_vain, rent_state = excluded.rent_state
    where (booking_money.total, booking_money.waived, booking_money.charged, booking_money.refunded,
        booking_money.reserved, booking_money.due, booking_money.in_vain)
      is distinct from (excluded.total, excluded.waived, excluded.charged, excluded.refunded,
        excluded.reserved, excluded.due, excluded.in_vain);
end $$;
