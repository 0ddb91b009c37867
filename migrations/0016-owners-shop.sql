-- Serves code from 0015 on.
-- What makes a shop its owner's: places to pick up at, what is hidden and in which order, colleagues who are asked
-- in by letter. An older process knows none of it and shows the shop as before.

-- Places ---------------------------------------------------------------------------------------

create table pickup_places (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  address text not null default '',
  map_url text not null default '',
  instructions text not null default '',
  -- In the order that the owner has given them.
  position integer not null default 0,
  updated_at timestamptz not null
);

create constraint trigger pickup_places_are_seen after insert or delete on pickup_places
  deferrable initially deferred for each row execute function raise_public_version();
create constraint trigger pickup_places_are_seen_anew after update on pickup_places
  deferrable initially deferred for each row when (old.* is distinct from new.*)
  execute function raise_public_version();
create trigger pickup_places_are_gone after truncate on pickup_places
  for each statement execute function raise_public_version();

-- Items ----------------------------------------------------------------------------------------

alter table rental_items
  -- Neither listed nor sold to visitors; what is booked of it stays booked.
  add column is_hidden boolean not null default false,
  -- Those of the same position stand in the order they were made.
  add column position integer not null default 0,
  -- Empty means the first of the shop's places.
  add column place_id integer references pickup_places on delete set null,
  -- Picked up and returned also while the shop is closed.
  add column allows_closed_days boolean not null default false;

create index rental_items_place_id_idx on rental_items (place_id) where place_id is not null;

-- Accounts -------------------------------------------------------------------------------------

alter table users
  add column email text check (email <> ''),
  -- In small letters: that is how it is looked for.
  add column email_key text unique check ((email_key is null) = (email is null));

alter table sessions
  -- By this number a session is ended by somebody else; its token is nobody's business.
  add column id integer generated always as identity unique,
  -- What it was opened with: 'Chrome, Android'.
  add column device text not null default '';

-- What a letter asks somebody to follow: to join the shop, or to choose a new password. Each works once.
create table account_links (
  token_hash text primary key,
  kind text not null check (kind in ('invitation', 'reset')),
  email text not null check (email <> ''),
  email_key text not null,
  -- An invitation is for a role, a new password for an account.
  role text check ((kind = 'invitation') = (role is not null)),
  user_id integer references users on delete cascade check ((kind = 'reset') = (user_id is not null)),
  made_by integer references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index account_links_email_key_idx on account_links (email_key);
create index account_links_user_id_idx on account_links (user_id) where user_id is not null;
create index account_links_made_by_idx on account_links (made_by) where made_by is not null;
create index account_links_expires_at_idx on account_links (expires_at);

-- Letters --------------------------------------------------------------------------------------

-- What opens an account is in nobody's list: once sent, such a letter is kept without its text.
alter table mail_queue add column is_secret boolean not null default false;

-- The first day ----------------------------------------------------------------------------------

-- Whether a test booking has been removed again.
create index audit_log_deleted_idx on audit_log (id) where action = 'booking.deleted';
