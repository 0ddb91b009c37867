-- Serves code from 0020 on.
-- The units that one statement adds or retires are counted together. One by one, some hundred of them took minutes, in
-- which nobody else could book anything of the item.

create function count_units_of(items integer[], until date) returns void language plpgsql as $$
declare
  item integer;
begin
  foreach item in array items loop
    perform from rental_items where id = item for no key update;
    continue when not found or not exists (select from units where rental_item_id = item);
    update rental_items i set quantity = u.used
      from (select count(*)::integer as used from units where rental_item_id = item and retired_on is null) u
      where i.id = item and i.quantity <> u.used;
    update item_nights n set capacity = greatest(capacity_now(item, n.night), n.taken)
      where n.rental_item_id = item and n.night >= shop_today()
        and n.capacity <> greatest(capacity_now(item, n.night), n.taken);
    if until is not null then
      -- Nights beyond have no row: they tell the quantity, which is less.
      perform count_capacity(item, shop_today(), least(until - 1, shop_today() + 800));
    end if;
    insert into units_due values (item) on conflict do nothing;
  end loop;
end $$;

drop trigger units_count on units;
drop trigger units_recount on units;

create or replace function count_units() returns trigger language plpgsql as $$
begin
  perform count_units_of(array_agg(distinct rental_item_id order by rental_item_id),
      case when tg_op = 'INSERT' then max(retired_on) end)
    from changed having count(*) > 0;
  return null;
end $$;
create trigger units_count_added after insert on units
  referencing new table as changed for each statement execute function count_units();
create trigger units_count_removed after delete on units
  referencing old table as changed for each statement execute function count_units();

create function recount_units() returns trigger language plpgsql as $$
begin
  perform count_units_of(array_agg(distinct c.rental_item_id order by c.rental_item_id), max(c.retired_on))
    from changed c join before b on b.id = c.id where b.retired_on is distinct from c.retired_on having count(*) > 0;
  return null;
end $$;
create trigger units_recount after update on units
  referencing old table as before new table as changed for each statement execute function recount_units();
