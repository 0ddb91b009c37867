-- Serves code from 0020 on.
-- A vehicle that is out, and is told to be in service or retired on nights of its own stay, was counted away twice: its
-- stay had taken the night, and there was one less of them. Another, free vehicle was sold to nobody.

-- Not retired, nor out of use.
create function is_in_use(unit units, night date) returns boolean language sql stable as $$
  select coalesce(unit.retired_on > night, true) and not exists (select from unit_outages o
    where o.unit_id = unit.id and o.start_date <= night and coalesce(o.end_date >= night, true))
$$;

-- With a customer on nights that nobody has booked it for: it left before its stay, or did not come back from it.
create function is_gone_unbooked(unit units, night date, beside integer) returns boolean language sql stable as $$
  select exists (select from stay_units s
    where s.unit_id = unit.id and s.handed_over_at is not null and s.back_at is null
      and (night >= shop_today() and night < s.held_from
        or night >= s.held_to and night <= shop_today() and due_back(s) < shop_today())
      and (beside is null or booking_of(s) <> beside))
$$;

-- Whoever has a unit on a night has it, whatever else is told of it: that stay has taken the night.
create function has_its_stay(unit units, night date) returns boolean language sql stable as $$
  select exists (select from unit_nights n where n.unit_id = unit.id and n.night = has_its_stay.night)
$$;

create or replace function capacity_on(item integer, night date) returns integer language sql stable as $$
  select case when exists (select from units u where u.rental_item_id = item) then (
      select count(*)::integer from units u
        where u.rental_item_id = item and (is_in_use(u, night) or has_its_stay(u, night)))
    else (select quantity from rental_items where id = item) end
$$;

create or replace function capacity_now(item integer, night date, beside integer default null)
returns integer language sql stable as $$
  select capacity_on(item, night) - (
    select count(*)::integer from units u
      where u.rental_item_id = item and is_in_use(u, night) and is_gone_unbooked(u, night, beside)
        and not has_its_stay(u, night))
$$;

-- Who has such a unit, or has it no more, is counted when the stays of its item have been placed.
create function want_count() returns trigger language plpgsql as $$
begin
  insert into units_due as d (rental_item_id, count_to)
    select i.id, max(c.night) + 1
      from changed c join units u on u.id = c.unit_id join rental_items i on i.id = u.rental_item_id
      where not is_in_use(u, c.night) or is_gone_unbooked(u, c.night, null)
      group by i.id order by i.id
    on conflict (rental_item_id) do update set count_to = greatest(d.count_to, excluded.count_to);
  return null;
end $$;
create trigger unit_nights_want_count after insert on unit_nights
  referencing new table as changed for each statement execute function want_count();
create trigger unit_nights_want_count_anew after delete on unit_nights
  referencing old table as changed for each statement execute function want_count();

-- What was counted twice so far is counted anew by the job.
insert into units_due as d (rental_item_id, count_to)
  select u.rental_item_id, max(n.night) + 1 from unit_nights n join units u on u.id = n.unit_id
    where n.night >= shop_today() and (not is_in_use(u, n.night) or is_gone_unbooked(u, n.night, null))
    group by u.rental_item_id
  on conflict (rental_item_id) do update set count_to = greatest(d.count_to, excluded.count_to);
