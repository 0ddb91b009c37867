-- Serves code from 0011 on.
-- A customer is found by some letters of a name, an address or a town, with or without their accents, however many
-- bookings there have been; and how full the shop was is read from an index alone.

create function folded(written text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g')), 'øæłđØÆŁĐ', 'oaldoald')
$$;

-- Groups of three letters, never over a space: a text that holds a word holds all groups of that word. Dear, so that
-- the index is asked and not each line.
create function letter_groups(words text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select coalesce(array_agg(distinct substr(words, place, 3)), '{}')
  from generate_series(1, length(words) - 2) as place
  where position(' ' in substr(words, place, 3)) = 0
$$;

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
