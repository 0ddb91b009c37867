-- One version for everything the public sees. Whoever writes raises it, in the same transaction and as its last
-- deed, so that the row is locked for no longer than the commit takes; then every process is told.
create table public_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);

create function raise_public_version() returns trigger language plpgsql as $$
declare
  raised bigint;
begin
  -- Once a transaction, however many rows it has written.
  if current_setting('shop.raised_by', true) is distinct from pg_current_xact_id()::text then
    perform set_config('shop.raised_by', pg_current_xact_id()::text, true);
    insert into public_version as known (version) values (1)
      on conflict (only_row) do update set version = known.version + 1
      returning version into raised;
    perform pg_notify('public_version', raised::text);
  end if;
  return null;
end $$;

do $$
declare
  seen text;
begin
  foreach seen in array array[
    'rental_items', 'addons', 'seasonal_prices', 'blocked_dates', 'booking_intervals',
    'rental_agreements', 'rental_agreement_versions', 'pictures', 'settings'
  ] loop
    execute format('create constraint trigger %I after insert or delete on %I
      deferrable initially deferred for each row execute function raise_public_version()',
      seen || '_are_seen', seen);
    execute format('create constraint trigger %I after update on %I
      deferrable initially deferred for each row when (old.* is distinct from new.*)
      execute function raise_public_version()', seen || '_are_seen_anew', seen);
    execute format('create trigger %I after truncate on %I
      for each statement execute function raise_public_version()', seen || '_are_gone', seen);
  end loop;
end $$;

-- Whether a picture is still in use is nobody's business outside.
drop trigger pictures_are_seen_anew on pictures;
create constraint trigger pictures_are_seen_anew
  after update of url, alt, width, height, blur, variants on pictures
  deferrable initially deferred for each row when (old.* is distinct from new.*)
  execute function raise_public_version();
