-- What is tried too often, counted together by every process on this database. A crash empties it, which forgives.
create unlogged table limits (
  -- A hash: what is typed into the wrong field must not be kept.
  key text primary key,
  tries integer not null check (tries >= 0),
  ends_at timestamptz not null,
  -- No try before then.
  next_at timestamptz
);
create index limits_ends_at_idx on limits (ends_at);

-- What a name looks like, made by the shop as the key of the name is. Null until the shop has filled it in, and
-- for an account whose name looked like another one's before that was refused.
alter table users add column look_key text constraint users_look_key unique;

-- By which the devices that an account has signed in on are known again.
alter table users add column device_key text not null default gen_random_uuid()::text;
