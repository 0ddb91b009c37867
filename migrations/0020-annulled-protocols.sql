-- Serves code from 0020 on.
-- What was signed for the wrong booking or the wrong unit is annulled by a further row that says why. An older process
-- would take that row for a hand-over.

alter table protocols
  -- Said by the row that annuls: why the one that it corrects never took place.
  add column annuls_because text check (annuls_because <> ''),
  -- Counts those that were annulled before it: then the same may go out, or come back, again.
  add column round integer not null default 0 check (round >= 0),
  add constraint protocols_annul_what_was_signed check (annuls_because is null or corrects_id is not null);

drop index protocols_one_of_a_kind;
create unique index protocols_one_of_a_kind on protocols (booking_id, kind, coalesce(unit_id, 0), round)
  where corrects_id is null;
-- What was said of a unit is shown to whoever hands it out next.
create index protocols_unit_id_idx on protocols (unit_id) where unit_id is not null;

-- As before; a return that was annulled keeps nothing back.
create or replace function bring_back_units() returns trigger language plpgsql as $$
declare
  is_over boolean := new.status in ('returned', 'cancelled');
begin
  update stay_units s set back_at = case when is_over then new.updated_at end
    where s.handed_over_at is not null and (s.back_at is null) = is_over
      and (s.booking_id = new.id or s.booking_line_id in (select id from booking_lines where booking_id = new.id))
      and (is_over or not exists (select from protocols p
          where p.booking_id = new.id and p.kind = 'back' and p.unit_id = s.unit_id and p.annuls_because is null
            and not exists (select from protocols later where later.corrects_id = p.id))
        and not exists (select from stay_units other
          where other.unit_id = s.unit_id and other.handed_over_at is not null and other.back_at is null));
  return null;
end $$;
