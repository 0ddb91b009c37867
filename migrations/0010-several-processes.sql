-- What several processes on one database share.

-- Which job is due when, and who is at it. A lease that has run out belongs to nobody: its process has died.
create table jobs (
  name text primary key,
  next_run_at timestamptz not null,
  leased_by text,
  leased_until timestamptz
);

-- The pictures' files, where each process would otherwise have only those that were uploaded to it. A name
-- tells the content: a file once written is never changed.
create table media_files (
  name text primary key,
  -- Shown to staff only.
  is_private boolean not null default false,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- Compressed as they are.
alter table media_files alter column bytes set storage external;

-- A shop whose clock was moved: what it showed, and when. The same for all of its processes.
create table clock_origin (
  only_row boolean primary key default true check (only_row),
  wanted timestamptz not null,
  machine_at timestamptz not null
);
