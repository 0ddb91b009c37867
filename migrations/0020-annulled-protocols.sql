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
