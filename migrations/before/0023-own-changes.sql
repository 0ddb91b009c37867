-- A small shop as it was before this migration: refunds of every kind, disputes decided, a fee kept, a paid booking deleted, letters sent and failed.
create table schema_migrations (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now());
-- The shape of the shop and the promises the database itself keeps.
-- Dates are calendar days in Sweden. Amounts are whole kronor, except in the ledger, which counts öre.

-- Accounts ------------------------------------------------------------------------------------

create table users (
  id integer generated always as identity primary key,
  username text not null check (char_length(username) between 1 and 100),
  -- The name in small letters, made by the shop: what lower() makes of Å depends on the database's locale.
  username_key text not null constraint users_username_key unique,
  password_hash text not null,
  role text not null default 'customer' check (role in ('customer', 'staff', 'admin')),
  -- True until the generated password of the first administrator has been changed.
  has_generated_password boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table sessions (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

create table settings (
  id integer generated always as identity primary key,
  key text not null unique,
  value text not null,
  description text,
  updated_at timestamptz not null
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id integer references users on delete set null,
  -- Kept beside the reference: the log names who acted also when the account is gone.
  actor text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index audit_log_entity_idx on audit_log (entity, entity_id, id);

-- Catalogue -----------------------------------------------------------------------------------

create table pictures (
  url text primary key check (url like '/%'),
  alt text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  blur text not null default '',
  -- [{ "width", "format", "url" }], smallest first.
  variants jsonb not null default '[]' check (jsonb_typeof(variants) = 'array'),
  -- Set for uploads until their smaller files are made.
  awaits_variants boolean not null default false,
  -- When somebody last used it or asked for it; a picture unused for long is removed.
  last_used_at timestamptz,
  created_at timestamptz not null
);

create table rental_agreements (
  id integer generated always as identity primary key,
  name text not null,
  description text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index rental_agreements_one_default on rental_agreements (is_default) where is_default;

-- Every text an agreement has had. A customer's acceptance points here, so it outlives edits and deletion.
create table rental_agreement_versions (
  id integer generated always as identity primary key,
  rental_agreement_id integer references rental_agreements on delete set null,
  version integer not null check (version >= 1),
  name text not null,
  content text not null,
  created_at timestamptz not null,
  unique (rental_agreement_id, version)
);

create table rental_items (
  id integer generated always as identity primary key,
  type text not null check (type in ('rv', 'equipment')),
  name text not null check (name <> ''),
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  hero_text text not null default '',
  hero_tagline text not null default '',
  main_image_url text not null default '',
  image_gallery jsonb not null default '[]' check (jsonb_typeof(image_gallery) = 'array'),
  mini_heading text not null default '',
  short_description text not null default '',
  description text not null default '',
  youtube_video_id text,
  youtube_video_title text,
  feature_sets jsonb not null default '[]' check (jsonb_typeof(feature_sets) = 'array'),
  price_per_day integer not null check (price_per_day >= 0),
  base_price integer not null default 0 check (base_price >= 0),
  peak_season_only boolean not null default false,
  is_addon_only boolean not null default false,
  default_pickup_time text check (default_pickup_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  default_return_time text check (default_return_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quantity integer not null default 1 check (quantity >= 1),
  deposit_amount integer check (deposit_amount >= 0),
  rental_agreement_id integer references rental_agreements,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index rental_items_rental_agreement_id_idx on rental_items (rental_agreement_id);

create table addons (
  id integer generated always as identity primary key,
  rental_item_id integer not null references rental_items on delete cascade,
  name text not null check (name <> ''),
  description text not null default '',
  price integer not null check (price >= 0),
  price_type text not null default 'one-time' check (price_type in ('daily', 'one-time')),
  allow_quantity_select boolean not null default true
);
create index addons_rental_item_id_idx on addons (rental_item_id);

create table seasonal_prices (
  id integer generated always as identity primary key,
  rental_item_id integer not null references rental_items on delete cascade,
  start_date date not null,
  end_date date not null,
  price integer not null check (price >= 0),
  check (start_date <= end_date)
);
create index seasonal_prices_rental_item_id_idx on seasonal_prices (rental_item_id, start_date);

create table blocked_dates (
  id integer generated always as identity primary key,
  rental_item_id integer not null references rental_items on delete cascade,
  start_date date not null,
  end_date date not null,
  reason text not null default '',
  check (start_date <= end_date)
);
create index blocked_dates_rental_item_id_idx on blocked_dates (rental_item_id, start_date);

create table booking_intervals (
  id integer generated always as identity primary key,
  rental_item_id integer not null references rental_items on delete cascade,
  start_date date not null,
  end_date date not null,
  start_weekday text not null check (start_weekday in
    ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  pickup_time text not null default '10:00' check (pickup_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  return_time text not null default '16:00' check (return_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  interval_days integer not null default 7 check (interval_days >= 1),
  check (start_date <= end_date)
);
create index booking_intervals_rental_item_id_idx on booking_intervals (rental_item_id, start_date);

-- Bookings and checkouts ----------------------------------------------------------------------

create table bookings (
  id integer primary key check (id between 1000000 and 9999999),
  rental_item_id integer not null references rental_items,
  start_date date not null,
  end_date date not null,
  pickup_time text not null,
  return_time text not null,
  quantity integer not null default 1 check (quantity >= 1),
  selected_addons jsonb not null default '[]' check (jsonb_typeof(selected_addons) = 'array'),
  -- The price as it was promised: every night, fee and addon by name and price.
  quote jsonb not null,
  total_price integer not null check (total_price >= 0),
  currency text not null default 'SEK' check (currency = 'SEK'),
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  customer_personal_number text not null,
  customer_address text not null,
  customer_street_address text not null,
  customer_postal_code text not null,
  customer_city text not null,
  travel_info text,
  notes text not null default '',
  agreement_version_id integer references rental_agreement_versions,
  agreement_accepted_at timestamptz,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'cancelled', 'returned')),
  holds_nights boolean not null generated always as (status in ('pending', 'confirmed')) stored,
  deposit_amount integer check (deposit_amount >= 0),
  deposit_reminder_sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_date < end_date),
  check ((agreement_version_id is null) = (agreement_accepted_at is null))
);
create index bookings_holding_idx on bookings (start_date, id) where holds_nights;
create index bookings_start_date_idx on bookings (start_date desc, id desc);
create index bookings_rental_item_id_idx on bookings (rental_item_id, start_date desc);
create index bookings_end_date_idx on bookings (end_date) where holds_nights;
create index bookings_pending_idx on bookings (id) where status = 'pending';
create index bookings_status_idx on bookings (status, start_date desc, id desc);
create index bookings_created_at_idx on bookings (created_at);

-- What staff search bookings by, in a table so narrow that reading all of it takes milliseconds. In small
-- letters whatever the database's locale makes of å, ä and ö; a phone number also by its digits alone.
create table booking_search (
  booking_id integer primary key references bookings on delete cascade,
  words text not null
);
create function keep_booking_search() returns trigger language plpgsql as $$
begin
  insert into booking_search (booking_id, words)
    values (new.id, translate(
      lower(concat_ws(' ', new.customer_name, new.customer_email, new.customer_phone,
        regexp_replace(new.customer_phone, '[^0-9]', '', 'g'))),
      'ÅÄÖÉÈËÜÆØÁÀÍÓÚÑÇ', 'åäöéèëüæøáàíóúñç'))
    on conflict (booking_id) do update set words = excluded.words;
  return null;
end $$;
create trigger bookings_keep_search
  after insert or update of customer_name, customer_email, customer_phone on bookings
  for each row execute function keep_booking_search();

create table checkouts (
  id uuid primary key,
  visitor_hash text not null,
  network text not null,
  -- A checkout of the bare payload knows no stay and holds no nights.
  rental_item_id integer references rental_items on delete set null,
  start_date date,
  end_date date,
  pickup_time text,
  return_time text,
  quantity integer check (quantity >= 1),
  selected_addons jsonb not null default '[]' check (jsonb_typeof(selected_addons) = 'array'),
  quote jsonb,
  total_price integer not null check (total_price >= 3),
  customer jsonb not null,
  travel_info text,
  agreement_version_id integer references rental_agreement_versions,
  agreement_accepted_at timestamptz,
  -- closing: the intent is being cancelled, the nights are kept until it is. discarded: the nights were
  -- given back or passed on at once, the intent is still to be cancelled.
  status text not null default 'open'
    check (status in ('open', 'closing', 'discarded', 'completed', 'released')),
  -- Who is cancelling the intent right now: nobody else touches it until then.
  closing_until timestamptz,
  holds_nights boolean not null
    generated always as (status in ('open', 'closing') and start_date is not null) stored,
  hold_expires_at timestamptz not null,
  -- Set when an unpaid hold ran out, as opposed to being replaced or refused.
  lapsed_at timestamptz,
  booking_id integer unique references bookings on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_date < end_date),
  check (num_nulls(start_date, end_date, pickup_time, return_time, quantity, quote) in (0, 6)),
  -- An item may be deleted from under a checkout that is over, never from under one that holds its nights.
  constraint checkouts_item_while_holding
    check (rental_item_id is not null or start_date is null or status not in ('open', 'closing'))
);
create index checkouts_unfinished_idx on checkouts (created_at) where status in ('open', 'closing', 'discarded');
create index checkouts_to_forget_idx on checkouts (updated_at) where status = 'released' and customer <> '{}';
create index checkouts_visitor_idx on checkouts (visitor_hash, created_at);
create index checkouts_network_idx on checkouts (network) where status in ('open', 'closing');
create index checkouts_rental_item_id_idx on checkouts (rental_item_id);

-- Money at the card provider ------------------------------------------------------------------

create table payments (
  id uuid primary key,
  kind text not null check (kind in ('rent', 'deposit')),
  checkout_id uuid unique references checkouts,
  -- No reference: the number stays when the booking is deleted, since money that comes late needs it.
  booking_id integer,
  provider_intent_id text unique,
  provider_customer_id text,
  amount integer not null check (amount >= 3),
  refunded_amount integer not null default 0 check (refunded_amount >= 0),
  -- What was kept of a deposit, once that is decided.
  kept_amount integer not null default 0 check (kept_amount >= 0),
  currency text not null default 'SEK' check (currency = 'SEK'),
  status text not null default 'pending'
    check (status in ('pending', 'authorized', 'captured', 'cancelled', 'expired')),
  -- The payment a booking shows. Earlier authorisations of the same booking are kept beside it.
  is_current boolean not null default true,
  authorization_expires_at timestamptz,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  captured_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payments_within_amount
    check (refunded_amount + kept_amount <= case when status = 'captured' then amount else 0 end),
  check ((status = 'captured') = (captured_at is not null))
);
create unique index payments_one_current on payments (booking_id, kind) where is_current and booking_id is not null;
create index payments_booking_id_idx on payments (booking_id);
create index payments_with_money_idx on payments (created_at) where status in ('authorized', 'captured');
create index payments_expiring_idx on payments (authorization_expires_at) where status = 'authorized';

create table payment_attempts (
  -- Also the idempotency key sent to the provider.
  id uuid primary key,
  payment_id uuid not null references payments,
  action text not null check (action in ('create', 'capture', 'void', 'refund')),
  amount integer check (amount >= 1),
  reason text,
  provider_refund_id text unique,
  requested_by integer references users on delete set null,
  state text not null default 'started' check (state in ('started', 'done', 'failed')),
  outcome jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'started') = (finished_at is null)),
  check ((action = 'refund') = (amount is not null))
);
create unique index payment_attempts_one_started on payment_attempts (payment_id) where state = 'started';
create index payment_attempts_payment_id_idx on payment_attempts (payment_id, created_at);
create index payment_attempts_failed_idx on payment_attempts (created_at) where state = 'failed';
create index payment_attempts_unfinished_idx on payment_attempts (created_at) where state = 'started';

-- Links mailed to a customer to authorise the card again; the token itself is only in the letter.
create table payment_links (
  token_hash text primary key,
  booking_id integer not null references bookings on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index payment_links_booking_id_idx on payment_links (booking_id);

create table webhook_events (
  id text primary key,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  last_error text
);
create index webhook_events_unhandled_idx on webhook_events (next_try_at) where handled_at is null;

-- Letters -------------------------------------------------------------------------------------

create table mail_queue (
  id integer generated always as identity primary key,
  -- Stable per cause, so that a letter queued twice is one letter.
  message_id text not null unique,
  booking_id integer references bookings on delete set null,
  type text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  -- When it may be tried; while somebody is sending it, until when the others leave it alone.
  next_try_at timestamptz not null,
  -- The last try failed because of the mail server and not of this letter: it goes as soon as the server answers.
  awaits_server boolean not null default false,
  created_at timestamptz not null
);
create index mail_queue_failed_idx on mail_queue (id) where state = 'failed' or tries >= 3;
create index mail_queue_due_idx on mail_queue (next_try_at, id) where state = 'queued';
create index mail_queue_booking_id_idx on mail_queue (booking_id);

create table email_logs (
  id integer generated always as identity primary key,
  booking_id integer references bookings on delete set null,
  -- A letter has one line however often it was tried.
  mail_id integer unique references mail_queue,
  type text not null,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  html_content text not null,
  status text not null default 'success' check (status in ('success', 'failed')),
  error_message text,
  check ((status = 'failed') = (error_message is not null))
);
create index email_logs_booking_id_idx on email_logs (booking_id, id desc);

-- The books -----------------------------------------------------------------------------------

-- A counter row and not a sequence: a rolled-back transaction must leave no hole.
create table number_series (
  series text not null,
  year integer not null,
  last_number integer not null check (last_number >= 0),
  primary key (series, year)
);

create table receipts (
  id integer generated always as identity primary key,
  year integer not null,
  number integer not null check (number >= 1),
  kind text not null check (kind in ('receipt', 'credit')),
  -- No reference: a receipt outlives its booking.
  booking_id integer not null,
  payment_id uuid not null references payments,
  credits_receipt_id integer references receipts,
  issued_on date not null,
  total_kronor integer not null check (total_kronor > 0),
  snapshot jsonb not null,
  created_at timestamptz not null,
  unique (year, number),
  check (extract(year from issued_on) = year),
  check ((kind = 'credit') = (credits_receipt_id is not null))
);
create unique index receipts_one_per_payment on receipts (payment_id) where kind = 'receipt';
create index receipts_booking_id_idx on receipts (booking_id);

create table vouchers (
  id integer generated always as identity primary key,
  series text not null,
  year integer not null,
  number integer not null check (number >= 1),
  kind text not null,
  voucher_date date not null,
  description text not null,
  receipt_id integer references receipts,
  payment_id uuid references payments,
  booking_id integer,
  created_at timestamptz not null,
  unique (series, year, number),
  check (extract(year from voucher_date) = year)
);
create index vouchers_voucher_date_idx on vouchers (voucher_date);
create index vouchers_captures_idx on vouchers (voucher_date, booking_id) where kind = 'rent';
create index vouchers_booking_id_idx on vouchers (booking_id);

create table voucher_lines (
  voucher_id integer not null references vouchers,
  line integer not null check (line >= 1),
  -- What the account was chosen for: accounts may be changed, and reports of old vouchers still add up.
  purpose text not null default 'other'
    check (purpose in ('sales', 'outputVat', 'cardReceivable', 'deposits', 'damages', 'other')),
  account integer not null check (account between 1000 and 9999),
  -- Debit is positive, credit negative.
  amount_ore bigint not null check (amount_ore <> 0),
  primary key (voucher_id, line)
);

-- What each day's vouchers add up to, so that a year is read from its days and not from all its lines.
create table ledger_days (
  day date not null,
  kind text not null,
  purpose text not null,
  amount_ore bigint not null,
  primary key (day, kind, purpose)
);
create function keep_ledger_days() returns trigger language plpgsql as $$
begin
  insert into ledger_days as d (day, kind, purpose, amount_ore)
    select v.voucher_date, v.kind, new.purpose, new.amount_ore from vouchers v where v.id = new.voucher_id
    on conflict (day, kind, purpose) do update set amount_ore = d.amount_ore + excluded.amount_ore;
  return null;
end $$;
create trigger voucher_lines_keep_days after insert on voucher_lines
  for each row execute function keep_ledger_days();

create table closed_months (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by integer references users on delete set null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $$;

create trigger audit_log_append_only before delete or truncate on audit_log
  for each statement execute function refuse_change();
create trigger receipts_append_only before update or delete or truncate on receipts
  for each statement execute function refuse_change();
create trigger vouchers_append_only before update or delete or truncate on vouchers
  for each statement execute function refuse_change();
create trigger voucher_lines_append_only before update or delete or truncate on voucher_lines
  for each statement execute function refuse_change();
create trigger closed_months_append_only before delete or truncate on closed_months
  for each statement execute function refuse_change();
-- A series only ever counts on by one.
create function refuse_jump() returns trigger language plpgsql as $$
begin
  if (new.series, new.year) is distinct from (old.series, old.year) or new.last_number <> old.last_number + 1 then
    raise exception 'series % counts on by one', old.series
      using errcode = 'restrict_violation', constraint = 'number_series_gapless';
  end if;
  return new;
end $$;
create trigger number_series_gapless before update on number_series
  for each row execute function refuse_jump();
create trigger number_series_append_only before delete or truncate on number_series
  for each statement execute function refuse_change();
create trigger agreement_versions_no_delete before delete or truncate on rental_agreement_versions
  for each statement execute function refuse_change();

-- The only change such a row allows is losing a reference: an accepted text its agreement, a log line
-- or a closed month its account.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv[0] is distinct from to_jsonb(old) - tg_argv[0]
    or to_jsonb(new) -> tg_argv[0] <> 'null'::jsonb
  then
    raise exception '% is append-only', tg_table_name
      using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
  end if;
  return new;
end $$;
create trigger agreement_versions_no_rewrite before update on rental_agreement_versions
  for each row execute function refuse_rewriting('rental_agreement_id');
create trigger audit_log_no_rewrite before update on audit_log
  for each row execute function refuse_rewriting('user_id');
create trigger closed_months_no_rewrite before update on closed_months
  for each row execute function refuse_rewriting('closed_by');

create function check_voucher_balance() returns trigger language plpgsql as $$
declare
  voucher integer;
  balance bigint;
  lines integer;
begin
  if tg_table_name = 'vouchers' then voucher := new.id; else voucher := new.voucher_id; end if;
  select coalesce(sum(amount_ore), 0), count(*) into balance, lines
    from voucher_lines where voucher_id = voucher;
  if lines < 2 or balance <> 0 then
    raise exception 'voucher % does not balance', voucher
      using errcode = 'check_violation', constraint = 'vouchers_balance';
  end if;
  return null;
end $$;
create constraint trigger vouchers_balance after insert on vouchers
  deferrable initially deferred for each row execute function check_voucher_balance();
create constraint trigger voucher_lines_balance after insert on voucher_lines
  deferrable initially deferred for each row execute function check_voucher_balance();

-- Posting and closing meet at this lock: a voucher that is still being written is waited for.
create function lock_books(exclusively boolean) returns void language plpgsql as $$
begin
  if exclusively then perform pg_advisory_xact_lock(7300452);
  else perform pg_advisory_xact_lock_shared(7300452);
  end if;
end $$;

create function wait_for_vouchers() returns trigger language plpgsql as $$
begin
  perform lock_books(true);
  return new;
end $$;
create trigger closed_months_wait before insert on closed_months
  for each row execute function wait_for_vouchers();

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform lock_books(false);
  if exists (select from closed_months where month = date_trunc('month', new.voucher_date)::date) then
    raise exception 'the month of % is closed', new.voucher_date
      using errcode = 'check_violation', constraint = 'vouchers_open_month';
  end if;
  return new;
end $$;
create trigger vouchers_open_month before insert on vouchers
  for each row execute function refuse_closed_month();

-- Nights --------------------------------------------------------------------------------------

-- One row per item and night that anybody ever held. A missing row means: nothing taken.
create table item_nights (
  rental_item_id integer not null references rental_items on delete cascade,
  night date not null,
  taken integer not null check (taken >= 0),
  capacity integer not null,
  primary key (rental_item_id, night),
  constraint item_nights_never_overbooked check (taken <= capacity)
);

create function release_nights(item integer, first_night date, return_day date, units integer)
returns void language sql as $$
  update item_nights set taken = taken - units
    where rental_item_id = item and night >= first_night and night < return_day
$$;

create function take_nights(item integer, first_night date, return_day date, units integer)
returns void language sql as $$
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, units, quantity
      from rental_items, generate_series(first_night, return_day - 1, interval '1 day') as day
      where id = item
      order by day
    on conflict (rental_item_id, night) do update set taken = n.taken + excluded.taken
$$;

-- Keeps item_nights in step with bookings and checkouts, however their rows are written. Within a
-- transaction the order matters: a checkout gives its nights back before its booking takes them.
-- The item's row is the lock: two writers of one item queue here instead of meeting in its nights.
-- NO KEY UPDATE, since each has already taken KEY SHARE through its foreign key.
create function count_nights() returns trigger language plpgsql as $$
begin
  perform from rental_items
    where id in (
      case when tg_op <> 'INSERT' and old.holds_nights then old.rental_item_id end,
      case when tg_op <> 'DELETE' and new.holds_nights then new.rental_item_id end)
    order by id for no key update;
  if tg_op <> 'INSERT' and old.holds_nights then
    perform release_nights(old.rental_item_id, old.start_date, old.end_date, old.quantity);
  end if;
  if tg_op <> 'DELETE' and new.holds_nights then
    perform take_nights(new.rental_item_id, new.start_date, new.end_date, new.quantity);
  end if;
  return null;
end $$;

create trigger bookings_count_nights after insert or delete on bookings
  for each row execute function count_nights();
create trigger bookings_recount_nights after update on bookings
  for each row when (
    (old.holds_nights, old.rental_item_id, old.start_date, old.end_date, old.quantity)
      is distinct from (new.holds_nights, new.rental_item_id, new.start_date, new.end_date, new.quantity))
  execute function count_nights();
create trigger checkouts_count_nights after insert or delete on checkouts
  for each row execute function count_nights();
create trigger checkouts_recount_nights after update on checkouts
  for each row when (
    (old.holds_nights, old.rental_item_id, old.start_date, old.end_date, old.quantity)
      is distinct from (new.holds_nights, new.rental_item_id, new.start_date, new.end_date, new.quantity))
  execute function count_nights();
-- Truncating would leave the nights behind.
create trigger bookings_no_truncate before truncate on bookings
  for each statement execute function refuse_change();
create trigger checkouts_no_truncate before truncate on checkouts
  for each statement execute function refuse_change();
create trigger item_nights_no_truncate before truncate on item_nights
  for each statement execute function refuse_change();

-- Coming nights follow the item's quantity; past nights keep theirs. "Today" is the writer's,
-- passed as the transaction's setting norrvidd.today; by hand in psql it is Sweden's.
create function follow_quantity() returns trigger language plpgsql as $$
begin
  update item_nights set capacity = new.quantity
    where rental_item_id = new.id
      and night >= coalesce(
        nullif(current_setting('norrvidd.today', true), '')::date,
        (now() at time zone 'Europe/Stockholm')::date);
  return null;
end $$;
create trigger rental_items_follow_quantity after update of quantity on rental_items
  for each row when (old.quantity <> new.quantity) execute function follow_quantity();

-- Closing a month closes all before it, also those in which nothing happened: a voucher is dated after the last
-- closed one.
create or replace function refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform lock_books(false);
  if exists (select from closed_months where month >= date_trunc('month', new.voucher_date)::date) then
    raise exception 'the month of % is closed', new.voucher_date
      using errcode = 'check_violation', constraint = 'vouchers_open_month';
  end if;
  return new;
end $$;

-- Taken nights and the sums of days are counted by triggers of other tables, and the shop believes them. Whoever
-- writes them by hand could sell a night twice, or change what a closed month says.
create function refuse_by_hand() returns trigger language plpgsql as $$
begin
  raise exception '% is counted by triggers alone', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '_counted_by_triggers';
end $$;

create trigger item_nights_counted before insert or update or delete on item_nights
  for each statement when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger ledger_days_counted before insert or update or delete on ledger_days
  for each statement when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger ledger_days_no_truncate before truncate on ledger_days
  for each statement execute function refuse_change();

-- A booking's rent is paid by one or more payments, by card or by hand; what is owed follows from the sums and
-- from the booking not being cancelled, never from whether it holds nights. Money moved in the provider's own
-- pages may have öre, so sums that follow it do.

-- Payments -------------------------------------------------------------------------------------

alter table payments
  drop constraint payments_kind_check,
  drop constraint payments_amount_check,
  drop constraint payments_within_amount,
  alter column amount type numeric(12, 2),
  alter column refunded_amount type numeric(12, 2),
  -- Of what was kept of a deposit, what was given back all the same in the provider's own pages: the shop's loss.
  add column lost_amount numeric(12, 2) not null default 0
    constraint payments_lost_of_kept check (lost_amount between 0 and kept_amount),
  add constraint payments_within_amount
    check (refunded_amount + kept_amount - lost_amount <= case when status = 'captured' then amount else 0 end),
  add column method text not null default 'card' check (method in ('card', 'swish', 'bank', 'till')),
  -- Of money that came by hand: the day it came, as staff say it, and what the bank's list calls it.
  add column paid_on date,
  add column reference text not null default '',
  add column recorded_by integer references users on delete set null,
  -- Made by the page that records it, so that a double press is one payment.
  add column key uuid constraint payments_key unique,
  -- By hand nothing is edited: what was recorded in error is taken back, with a counter-entry in the books.
  add column taken_back_at timestamptz,
  add column replaces_id uuid references payments,
  -- The shop means to charge it as soon as it is reserved, up to what is due then.
  add column charge_at_once boolean not null default false,
  -- A reservation that counts no longer: another has taken its place, or nobody waits for it.
  add column is_let_go boolean not null default false,
  add constraint payments_kind_check check (kind in ('rent', 'deposit', 'charge')),
  add constraint payments_amount_check check (amount > 0),
  add constraint payments_by_hand check (case when method = 'card'
    then paid_on is null and key is null and taken_back_at is null
    else paid_on is not null and key is not null and provider_intent_id is null and status = 'captured' end);

create index payments_updated_at_idx on payments (updated_at);
create index payments_held_deposits_idx on payments (booking_id)
  where kind = 'deposit' and status = 'captured' and refunded_amount + kept_amount - lost_amount < amount;
create index payments_to_charge_idx on payments (booking_id) where status = 'authorized' and charge_at_once;

-- What an administrator wants given back may take several payments: the newest card payments first.
create table refund_wishes (
  id uuid primary key,
  -- No reference: money of a booking that is gone can be given back too.
  booking_id integer not null,
  kind text not null check (kind in ('rent', 'deposit')),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null,
  -- The booking is cancelled and what is not given back is kept as a fee: the sale is credited whole.
  is_cancellation boolean not null default false,
  requested_by integer references users on delete set null,
  left_to_give numeric(12, 2) not null check (left_to_give between 0 and amount),
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'open') = (finished_at is null)),
  check (state <> 'done' or left_to_give = 0)
);
create unique index refund_wishes_one_open on refund_wishes (booking_id, kind) where state = 'open';

alter table payment_attempts
  drop constraint payment_attempts_amount_check,
  drop constraint payment_attempts_check1,
  alter column amount type numeric(12, 2),
  -- Set while the attempt moves rent of this booking, so that of two such the database refuses the second.
  add column booking_id integer,
  add column wish_id uuid references refund_wishes,
  -- What of a refund was a concession, and is let off the price while the refund stands.
  add column waived numeric(12, 2) not null default 0 check (waived >= 0),
  add constraint payment_attempts_amount_check check (amount > 0),
  add constraint payment_attempts_amount_of check (case action
    when 'refund' then amount is not null when 'capture' then true else amount is null end);
update payment_attempts a set booking_id = p.booking_id
  from payments p where p.id = a.payment_id and p.kind = 'rent' and p.is_current
    and a.state = 'started' and a.action in ('capture', 'void', 'refund');
update payment_attempts a set waived = a.amount
  from payments p join bookings b on b.id = p.booking_id
  where p.id = a.payment_id and p.kind = 'rent' and a.action = 'refund' and a.state = 'done'
    and b.status <> 'cancelled';
create unique index payment_attempts_one_rent_move on payment_attempts (booking_id) where state = 'started';

alter table payment_links
  -- What it asks for; nothing: what is due.
  add column amount integer check (amount > 0),
  add column charge_at_once boolean not null default false,
  add column replaces_id uuid references payments;
create index payment_links_unused_idx on payment_links (expires_at) where used_at is null;

-- Disputes: what a customer's bank takes back, in the provider's own words and in öre.
create table disputes (
  provider_id text primary key,
  payment_id uuid not null references payments,
  amount_ore bigint not null check (amount_ore > 0),
  reason text not null,
  state text not null,
  due_by timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  -- What an administrator made of one that was lost.
  decision text check (decision in ('loss', 'credit')),
  -- Of the sum, what the books then gave back to the customer.
  credited numeric(12, 2) not null default 0 check (credited >= 0),
  note text not null default '',
  decided_by integer references users on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index disputes_payment_id_idx on disputes (payment_id);
create index disputes_open_idx on disputes (opened_at) where decision is null;
-- Each movement of the provider's balance is posted once.
create table dispute_movements (
  provider_id text primary key,
  dispute_id text not null references disputes,
  -- What the balance changed by: negative when money is taken, positive when it comes back. The fee is a cost.
  amount_ore bigint not null,
  fee_ore bigint not null,
  moved_at timestamptz not null
);
create index dispute_movements_dispute_id_idx on dispute_movements (dispute_id);

-- The books ------------------------------------------------------------------------------------

alter table receipts
  drop constraint receipts_total_kronor_check,
  alter column total_kronor type numeric(12, 2),
  add column cause text not null default 'charge' check (cause in ('charge', 'service', 'cancellation')),
  add constraint receipts_total_kronor_check check (total_kronor > 0);
drop index receipts_one_per_payment;
create unique index receipts_one_per_payment on receipts (payment_id) where kind = 'receipt' and cause = 'charge';
create index receipts_payment_id_idx on receipts (payment_id);
create index vouchers_payment_id_idx on vouchers (payment_id);

alter table voucher_lines
  drop constraint voucher_lines_purpose_check,
  add constraint voucher_lines_purpose_check check (purpose in
    ('sales', 'outputVat', 'cardReceivable', 'deposits', 'damages', 'other',
     'bank', 'fees', 'disputed', 'losses', 'cancellationFees'));

-- Bookings -------------------------------------------------------------------------------------

alter table bookings
  -- Let off the price: refunds that follow from no change of the booking.
  add column waived numeric(12, 2) not null default 0 check (waived >= 0);
create index bookings_ends_idx on bookings (end_date);
-- Refunds of before were concessions, whatever they were called; a cancelled booking owes nothing to be let off.
update bookings b set waived = p.refunded
  from (select booking_id, sum(refunded_amount) as refunded from payments where kind = 'rent' group by booking_id) p
  where p.booking_id = b.id and p.refunded > 0 and b.status <> 'cancelled';

-- What each booking's rent comes to. The shop's own function says the same of the same rows.
create table booking_money (
  booking_id integer primary key references bookings on delete cascade,
  total integer not null,
  waived numeric(12, 2) not null,
  charged numeric(12, 2) not null,
  refunded numeric(12, 2) not null,
  reserved numeric(12, 2) not null,
  -- Below 0 it is owed to the customer. A cancelled booking owes nothing and is owed nothing by itself.
  due numeric(12, 2) not null
);
create index booking_money_due_idx on booking_money (booking_id) where due <> 0;
create index booking_money_reserved_idx on booking_money (booking_id) where reserved > 0;

create function count_money(booking integer) returns void language plpgsql as $$
begin
  -- Two payments of one booking may be written at once: the second counts what the first has kept.
  perform from bookings where id = booking for no key update;
  insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due)
    select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved,
      -- What is reserved beyond what is to be paid is only released: nobody is owed it.
      case when b.status = 'cancelled' then 0
        else greatest(u.unpaid - m.reserved, least(u.unpaid, 0)) end
    from bookings b cross join lateral (
      select
        coalesce(sum(amount) filter (where status = 'captured' and taken_back_at is null), 0) as charged,
        coalesce(sum(refunded_amount) filter (where status = 'captured' and taken_back_at is null), 0) as refunded,
        coalesce(sum(amount) filter (where status = 'authorized' and not is_let_go), 0) as reserved
      from payments where booking_id = b.id and kind = 'rent') m
    cross join lateral (select b.total_price - b.waived - m.charged + m.refunded as unpaid) u
    where b.id = booking
  on conflict (booking_id) do update set total = excluded.total, waived = excluded.waived,
    charged = excluded.charged, refunded = excluded.refunded, reserved = excluded.reserved, due = excluded.due;
end $$;

create function count_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.kind = 'rent' and old.booking_id is not null then
    perform count_money(old.booking_id);
  end if;
  if tg_op <> 'DELETE' and new.kind = 'rent' and new.booking_id is not null
    and (tg_op = 'INSERT' or new.booking_id is distinct from old.booking_id or old.kind <> 'rent')
  then
    perform count_money(new.booking_id);
  end if;
  return null;
end $$;
create trigger payments_count_money after insert or delete on payments
  for each row execute function count_payment();
create trigger payments_recount_money after update on payments
  for each row when (
    (old.booking_id, old.kind, old.status, old.amount, old.refunded_amount, old.is_let_go, old.taken_back_at)
      is distinct from
      (new.booking_id, new.kind, new.status, new.amount, new.refunded_amount, new.is_let_go, new.taken_back_at))
  execute function count_payment();

create function count_booking() returns trigger language plpgsql as $$
begin
  perform count_money(new.id);
  return null;
end $$;
create trigger bookings_count_money after insert on bookings
  for each row execute function count_booking();
create trigger bookings_recount_money after update on bookings
  for each row when ((old.total_price, old.waived, old.status = 'cancelled')
    is distinct from (new.total_price, new.waived, new.status = 'cancelled'))
  execute function count_booking();

select count_money(id) from bookings order by id;

create trigger booking_money_counted before insert or update or delete on booking_money
  for each statement when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger booking_money_no_truncate before truncate on booking_money
  for each statement execute function refuse_change();

-- The last comparison with the provider called earned rent stray money. The next one is made at the start.
delete from settings where key = 'lastComparison';

-- What a person has looked at and settled; it is listed again when its facts have changed.
create table settled_concerns (
  kind text not null,
  subject text not null,
  facts_hash text not null,
  reason text not null,
  actor text not null,
  settled_by integer references users on delete set null,
  settled_at timestamptz not null,
  primary key (kind, subject)
);

-- The log is never rewritten, so it only names what changed where a person may ask to have the words erased;
-- the words themselves stand here.
create table change_values (
  change_id bigint primary key references audit_log,
  before jsonb,
  after jsonb
);

set session_replication_role = replica;
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('1', '2026-06-01 10:00:00+00', '1', 'anna-1', 'payment.captured', 'booking', '1915118', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('2', '2026-06-01 10:01:00+00', '1', 'anna-1', 'payment.captured', 'booking', '7104396', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('3', '2026-06-01 10:02:00+00', '1', 'anna-1', 'rent.refunded', 'booking', '7104396', NULL, '{"amount": 500, "method": "card", "reason": "Regn"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('4', '2026-06-01 10:03:00+00', '1', 'anna-1', 'rent.refunded', 'booking', '7104396', NULL, '{"amount": 500, "method": "card", "reason": "Regn igen"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('5', '2026-06-01 10:03:00+00', '1', 'anna-1', 'payment.captured', 'booking', '8601590', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('6', '2026-06-01 10:04:00+00', '1', 'anna-1', 'rent.refunded', 'booking', '8601590', NULL, '{"amount": 700, "method": "card", "reason": "Regn"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('7', '2026-06-01 10:09:00+00', NULL, 'Kortbolaget', 'refund.failed', 'booking', '8601590', NULL, '{"amount": 700}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('8', '2026-06-01 10:09:00+00', '1', 'anna-1', 'payment.captured', 'booking', '2892550', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('9', '2026-06-01 10:10:00+00', NULL, 'Kortbolaget', 'rent.refunded', 'booking', '2892550', NULL, '{"amount": 123.45, "method": "card", "reason": "Återbetalat hos kortbolaget"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('10', '2026-06-01 10:10:00+00', '1', 'anna-1', 'payment.captured', 'booking', '7741655', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('11', '2026-06-01 10:11:00+00', '1', 'anna-1', 'booking.status', 'booking', '7741655', '{"status": "confirmed"}', '{"status": "cancelled"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('12', '2026-06-01 10:11:00+00', NULL, 'Kim', 'rent.refunded', 'booking', '7741655', NULL, '{"amount": 1200, "method": "card", "reason": "Avbokad"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('13', '2026-06-01 10:11:00+00', NULL, 'Kortbolaget', 'payment.cancelled', 'booking', '5893051', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('14', '2026-06-01 10:11:00+00', '2', 'anna-2', 'payment.recorded', 'booking', '5893051', NULL, '{"kind": "rent", "amount": 900, "method": "bank", "paidOn": "2026-06-01"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('15', '2026-06-01 10:11:00+00', '1', 'anna-1', 'payment.captured', 'booking', '9087928', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('16', '2026-06-01 10:12:00+00', NULL, 'Kortbolaget', 'dispute.opened', 'booking', '9087928', NULL, '{"state": "needs_response", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('17', '2026-06-01 10:12:00+00', NULL, 'Kortbolaget', 'dispute.moved', 'booking', '9087928', '{"state": "needs_response"}', '{"state": "lost", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('18', '2026-06-01 10:12:00+00', NULL, 'Kim', 'dispute.decided', 'booking', '9087928', NULL, '{"amount": 2000, "reason": "Förlorad", "decision": "credit"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('19', '2026-06-01 10:12:00+00', '1', 'anna-1', 'payment.captured', 'booking', '8475523', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('20', '2026-06-01 10:13:00+00', NULL, 'Kortbolaget', 'dispute.opened', 'booking', '8475523', NULL, '{"state": "needs_response", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('21', '2026-06-01 10:13:00+00', NULL, 'Kortbolaget', 'dispute.moved', 'booking', '8475523', '{"state": "needs_response"}', '{"state": "lost", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('22', '2026-06-01 10:13:00+00', NULL, 'Kim', 'dispute.decided', 'booking', '8475523', NULL, '{"amount": 2000, "reason": "Förlorad", "decision": "loss"}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('23', '2026-06-01 10:13:00+00', '1', 'anna-1', 'payment.captured', 'booking', '6020694', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('24', '2026-06-01 10:14:00+00', '1', 'anna-1', 'booking.deleted', 'booking', '6020694', '{"status": "confirmed", "endDate": "2026-07-03", "startDate": "2026-07-01", "rentalItemId": 10}', NULL);
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('25', '2026-06-01 10:14:00+00', '1', 'anna-1', 'payment.captured', 'booking', '5316137', NULL, '{"kind": "rent", "amount": 2000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('26', '2026-06-01 10:15:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '5316137', NULL, '{"kind": "deposit", "amount": 5000}');
insert into audit_log (id, at, user_id, actor, action, entity, entity_id, before, after) overriding system value values ('27', '2026-06-01 10:15:00+00', '1', 'anna-1', 'deposit.refunded', 'booking', '5316137', NULL, '{"amount": 5000, "method": "card", "reason": "Åter"}');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('1806700', '2000', '0.00', '0.00', '0.00', '2000.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('1915118', '2000', '0.00', '2000.00', '0.00', '0.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('7104396', '2000', '1000.00', '2000.00', '1000.00', '0.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('8601590', '2000', '0.00', '2000.00', '0.00', '0.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('2892550', '2000', '123.45', '2000.00', '123.45', '0.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('7741655', '2000', '0.00', '2000.00', '1200.00', '0.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('5893051', '2000', '0.00', '900.00', '0.00', '0.00', '1100.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('9087928', '2000', '2000.00', '2000.00', '2000.00', '0.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('8475523', '2000', '0.00', '2000.00', '0.00', '0.00', '0.00');
insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due) values ('5316137', '2000', '0.00', '2000.00', '0.00', '0.00', '0.00');
insert into booking_search (booking_id, words) values ('1806700', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('1915118', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('7104396', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('8601590', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('2892550', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('7741655', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('5893051', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('9087928', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('8475523', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into booking_search (booking_id, words) values ('5316137', 'anna berg anna@example.com 070-123 45 67 0701234567');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('1806700', '1', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'pending', '5000', NULL, '2026-06-01 10:00:00+00', '2026-06-01 10:00:00+00', '0.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('1915118', '2', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'confirmed', '5000', NULL, '2026-06-01 10:00:00+00', '2026-06-01 10:00:00+00', '0.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('7104396', '3', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'confirmed', '5000', NULL, '2026-06-01 10:01:00+00', '2026-06-01 10:03:00+00', '1000.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('2892550', '5', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'confirmed', '5000', NULL, '2026-06-01 10:09:00+00', '2026-06-01 10:10:00+00', '123.45');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('8601590', '4', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'confirmed', '5000', NULL, '2026-06-01 10:03:00+00', '2026-06-01 10:09:00+00', '0.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('7741655', '6', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'cancelled', '5000', NULL, '2026-06-01 10:10:00+00', '2026-06-01 10:11:00+00', '0.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('5893051', '7', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'pending', '5000', NULL, '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00', '0.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('9087928', '8', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'confirmed', '5000', NULL, '2026-06-01 10:11:00+00', '2026-06-01 10:12:00+00', '2000.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('8475523', '9', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'confirmed', '5000', NULL, '2026-06-01 10:12:00+00', '2026-06-01 10:12:00+00', '0.00');
insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, currency, customer_name, customer_email, customer_phone, customer_personal_number, customer_address, customer_street_address, customer_postal_code, customer_city, travel_info, notes, agreement_version_id, agreement_accepted_at, status, deposit_amount, deposit_reminder_sent_at, created_at, updated_at, waived) values ('5316137', '11', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', 'SEK', 'Anna Berg', 'anna@example.com', '070-123 45 67', '19900101-0017', 'Storgatan 1, 852 30 Sundsvall', 'Storgatan 1', '852 30', 'Sundsvall', NULL, '', NULL, NULL, 'confirmed', '5000', NULL, '2026-06-01 10:14:00+00', '2026-06-01 10:14:00+00', '0.00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('8c203126-9152-4346-a1c3-342ddfe6d578', 'aUrMLCp21j50msJkO2le3RszQBQgMPvlLEHp7CIOHo8', '127.0.0.1', '1', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:20:00+00', NULL, '1806700', '2026-06-01 10:00:00+00', '2026-06-01 10:00:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('363d9cdb-d157-4aaf-b142-d3b831216f45', '3b_kORIqN_RNDDANYB9paRueLA386tCXcEPFNcmN6RE', '127.0.0.1', '2', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:20:00+00', NULL, '1915118', '2026-06-01 10:00:00+00', '2026-06-01 10:00:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('8953a7ec-30b0-40e1-b25e-abdb4a9eb490', 'PBGoi3Ar16u1zsmncjSB3qECQNkeAfst8VMTSnzSsEg', '127.0.0.1', '3', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:21:00+00', NULL, '7104396', '2026-06-01 10:01:00+00', '2026-06-01 10:01:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('eba83959-8a68-4eff-8a59-5818fb53d95d', 'fiSfgXET9580u5_2FZkuVka4NQMDnflq2Jz-oCY0PRc', '127.0.0.1', '4', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:23:00+00', NULL, '8601590', '2026-06-01 10:03:00+00', '2026-06-01 10:03:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('19b08a5b-9978-47c7-9210-acec85a9330d', 'qxf8BJX2koADtlVR83D7wMdKMdsQmCc0z6aMbmoLBAc', '127.0.0.1', '5', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:29:00+00', NULL, '2892550', '2026-06-01 10:09:00+00', '2026-06-01 10:09:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('a4c831c1-fbd0-4fcf-8f40-a5ae34c4af65', 'h_akdseq0I2aLjGop49Z5zCewA9aJUIm7W3EvCZszk8', '127.0.0.1', '6', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:30:00+00', NULL, '7741655', '2026-06-01 10:10:00+00', '2026-06-01 10:10:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('aa97a9cc-1197-4d1d-814d-b1db96ac0ac1', 'E1AGMklrhgqmPDFQLsqrAQxjOAjtdOWclNGRMGTKFpA', '127.0.0.1', '7', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:31:00+00', NULL, '5893051', '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('cde060b4-6dbb-4674-b9c2-3e8c7ab5ad5e', 'vrZ4vzR7l3HAKeDjw6FGb6L8TR6shpD_XAyNJckip_g', '127.0.0.1', '8', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:31:00+00', NULL, '9087928', '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('ee201d93-f762-4d3c-a25a-298666183938', '5HOCOmOp_-Ng7KZWaXt7ge4nVQnsh9POhN16-H_z-HQ', '127.0.0.1', '9', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:32:00+00', NULL, '8475523', '2026-06-01 10:12:00+00', '2026-06-01 10:12:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('14319adb-5edf-49e7-bc73-6c364ca666fa', 'kP2_Ji1Imvq2s3r0H59K6yysAaHz7hkMmu2doyH3Zcw', '127.0.0.1', '10', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:33:00+00', NULL, NULL, '2026-06-01 10:13:00+00', '2026-06-01 10:13:00+00');
insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time, quantity, selected_addons, quote, total_price, customer, travel_info, agreement_version_id, agreement_accepted_at, status, closing_until, hold_expires_at, lapsed_at, booking_id, created_at, updated_at) values ('4cd237f3-8fb6-4dac-b6de-70932024433e', '9mLB4I-ZM3tZoDI0TLMbdCCiCiVIPUkhp5Ijc3Meujc', '127.0.0.1', '11', '2026-07-01', '2026-07-03', '15:00', '12:00', '1', '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', '2000', '{"city": "Sundsvall", "name": "Anna Berg", "email": "anna@example.com", "phone": "070-123 45 67", "address": "Storgatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Storgatan 1", "personalNumber": "19900101-0017"}', NULL, NULL, NULL, 'completed', NULL, '2026-06-01 10:34:00+00', NULL, '5316137', '2026-06-01 10:14:00+00', '2026-06-01 10:14:00+00');
insert into dispute_movements (provider_id, dispute_id, amount_ore, fee_ore, moved_at) values ('txn_xNDRiy45MR9EZ9iqMV5GxUok', 'du_tzPzyGVu2KVSixXfINHQ9s5l', '-200000', '20000', '2026-06-01 10:11:00+00');
insert into dispute_movements (provider_id, dispute_id, amount_ore, fee_ore, moved_at) values ('txn_H2H4hEjetywi9fz54RizctJr', 'du_YEyYbfcOxqSxN9wzoT7k8nEE', '-200000', '20000', '2026-06-01 10:12:00+00');
insert into disputes (provider_id, payment_id, amount_ore, reason, state, due_by, opened_at, updated_at, decision, credited, note, decided_by, decided_at) values ('du_tzPzyGVu2KVSixXfINHQ9s5l', '555facad-07e3-474b-8f49-675a00c4efd9', '200000', 'fraudulent', 'lost', '2026-06-09 23:59:59+00', '2026-06-01 10:11:00+00', '2026-06-01 10:12:00+00', 'credit', '2000.00', 'Förlorad', NULL, '2026-06-01 10:12:00+00');
insert into disputes (provider_id, payment_id, amount_ore, reason, state, due_by, opened_at, updated_at, decision, credited, note, decided_by, decided_at) values ('du_YEyYbfcOxqSxN9wzoT7k8nEE', '1d40f1be-8265-47c2-9344-9197dd3ffa19', '200000', 'fraudulent', 'lost', '2026-06-09 23:59:59+00', '2026-06-01 10:12:00+00', '2026-06-01 10:13:00+00', 'loss', '0.00', 'Förlorad', NULL, '2026-06-01 10:13:00+00');
insert into item_nights (rental_item_id, night, taken, capacity) values ('1', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('1', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('2', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('2', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('3', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('3', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('4', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('4', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('5', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('5', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('6', '2026-07-01', '0', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('6', '2026-07-02', '0', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('7', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('7', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('8', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('8', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('9', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('9', '2026-07-02', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('10', '2026-07-01', '0', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('10', '2026-07-02', '0', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('11', '2026-07-01', '1', '1');
insert into item_nights (rental_item_id, night, taken, capacity) values ('11', '2026-07-02', '1', '1');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'refund-failed', 'cardReceivable', '70000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'refund-failed', 'outputVat', '-14000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'refund-failed', 'sales', '-56000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'rent-refund', 'cardReceivable', '-382345');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'rent-refund', 'outputVat', '76469');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'rent-refund', 'sales', '305876');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'cancellation-fee', 'cardReceivable', '80000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'cancellation-fee', 'cancellationFees', '-80000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'rent', 'bank', '90000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'dispute-lost', 'outputVat', '40000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'dispute-lost', 'sales', '160000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'dispute', 'disputed', '400000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'dispute', 'fees', '40000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'dispute', 'cardReceivable', '-440000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'dispute-lost', 'losses', '200000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'dispute-lost', 'disputed', '-400000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'rent', 'cardReceivable', '1800000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'rent', 'outputVat', '-378000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'rent', 'sales', '-1512000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'deposit', 'cardReceivable', '500000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'deposit', 'deposits', '-500000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'deposit-refund', 'cardReceivable', '-500000');
insert into ledger_days (day, kind, purpose, amount_ore) values ('2026-06-01', 'deposit-refund', 'deposits', '500000');
insert into number_series (series, year, last_number) values ('receipt', '2026', '18');
insert into number_series (series, year, last_number) values ('K', '2026', '23');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('1409316e-d36e-4d46-9369-044c3320489b', '012c00be-fbcf-4849-b0df-44a3b251e706', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:00:00+00', '2026-06-01 10:00:00+00', '1915118', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('3f059cd7-db18-4eb4-ab6b-fbf73d70583a', '4763259e-5010-4299-bb41-39bf7238121d', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:01:00+00', '2026-06-01 10:01:00+00', '7104396', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('55fa0a35-389b-48d2-b08d-c6a58b36c286', '4763259e-5010-4299-bb41-39bf7238121d', 'refund', '500.00', 'Regn', 're_YsjXbHj6lzcETeDfPKyzHxO8', '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:02:00+00', '2026-06-01 10:02:00+00', '7104396', '4baf1655-be49-4b9a-aad2-23794ee266c2', '500.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('695124d3-ec42-47aa-8c04-840debf32ac5', '4763259e-5010-4299-bb41-39bf7238121d', 'refund', '500.00', 'Regn igen', 're_O1o0HpgnnaDR7OHrqm93apAE', '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:03:00+00', '2026-06-01 10:03:00+00', '7104396', '63182074-1ad6-4930-bbd5-58a5444e18b5', '500.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('cd443bbc-7540-4fb1-812b-046ce5d2ac06', '64b96134-ac82-4b9f-974f-d441c64e2907', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:03:00+00', '2026-06-01 10:03:00+00', '8601590', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('584ec445-6c31-41d0-8af7-d880c14cfa2f', '64b96134-ac82-4b9f-974f-d441c64e2907', 'refund', '700.00', 'Regn', 're_0HIu5kXZ03XkvkEMzbHwGJ5K', '1', 'failed', '{"status": "failed"}', '2026-06-01 10:04:00+00', '2026-06-01 10:09:00+00', '8601590', '28e043b5-1974-4ce9-b7d3-a5d21dcb738a', '700.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('b7d02255-5366-430d-b891-1cd13a9e8e57', '0092d639-3e7c-44df-8e55-3d284093859c', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:09:00+00', '2026-06-01 10:09:00+00', '2892550', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('5ed302c7-e7e8-44f0-8914-65da564b29f1', '0092d639-3e7c-44df-8e55-3d284093859c', 'refund', '123.45', 'Återbetalat hos kortbolaget', 're_mU3yqxXOCqI0XwW2DB8zgyEl', NULL, 'done', '{"status": "made-elsewhere"}', '2026-06-01 10:10:00+00', '2026-06-01 10:10:00+00', NULL, NULL, '123.45');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('5a01cf4a-fcfc-4bf0-8c8f-d66e92e99128', '146186fc-a495-4817-ab34-edbbfe0c5c28', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:10:00+00', '2026-06-01 10:10:00+00', '7741655', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('c3eaf55f-2e61-4836-8d3e-ad9491f207ad', '146186fc-a495-4817-ab34-edbbfe0c5c28', 'refund', '1200.00', 'Avbokad', 're_XPKefJmbqYkcOUUNiWaiNg9T', NULL, 'done', '{"status": "succeeded"}', '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00', '7741655', '6d5a83a8-50c1-4985-a355-f600db4b9f34', '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('1ad93969-5a3b-47aa-805a-af8874787326', '555facad-07e3-474b-8f49-675a00c4efd9', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00', '9087928', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('b5af37c4-d908-4ae2-8692-7f95786b1046', '1d40f1be-8265-47c2-9344-9197dd3ffa19', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:12:00+00', '2026-06-01 10:12:00+00', '8475523', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('dc8dd3c1-e9b8-45f7-8ac6-3a4418eb2706', '9bb31785-b9ad-49c9-80ab-6aac1f4e34af', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:13:00+00', '2026-06-01 10:13:00+00', '6020694', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('343966aa-2e1c-47d7-85fa-a5910cbe9ef7', 'f8e26bf1-94a6-4f01-ba26-c422f0709280', 'capture', '2000.00', NULL, NULL, '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:14:00+00', '2026-06-01 10:14:00+00', '5316137', NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('97638309-df6f-416e-863c-c1f5dfbd00e6', 'f28eef1b-cc42-4f98-ac68-707ad2051c2b', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-06-01 10:15:00+00', '2026-06-01 10:15:00+00', NULL, NULL, '0.00');
insert into payment_attempts (id, payment_id, action, amount, reason, provider_refund_id, requested_by, state, outcome, created_at, finished_at, booking_id, wish_id, waived) values ('0d831025-1fb6-4e16-929b-c982c428e8aa', 'f28eef1b-cc42-4f98-ac68-707ad2051c2b', 'refund', '5000.00', 'Åter', 're_wrl6tfj4FpeiwezDPyWtHP0j', '1', 'done', '{"status": "succeeded"}', '2026-06-01 10:15:00+00', '2026-06-01 10:15:00+00', NULL, 'abd22cc1-5b85-4ce1-90d0-26731387c4d7', '0.00');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('bebcc00e-5d6a-4718-87f3-2d8fedcf37d4', 'rent', '8c203126-9152-4346-a1c3-342ddfe6d578', '1806700', 'pi_CWF2CZF01dCaX5cpQc7yGRYG', 'cus_s0mIx64uUUFyWMQqnTh8PxSA', '2000.00', '0.00', '0', 'SEK', 'authorized', 'true', '2026-06-08 10:00:00+00', 'visa', '4242', NULL, NULL, '2026-06-01 10:00:00+00', '2026-06-01 10:00:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'false', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('012c00be-fbcf-4849-b0df-44a3b251e706', 'rent', '363d9cdb-d157-4aaf-b142-d3b831216f45', '1915118', 'pi_XYesqwBAVte1iUr23HLUMYmh', 'cus_9nUcaoCfzA5rFy1KykKx83jH', '2000.00', '0.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:00:00+00', 'visa', '4242', '2026-06-01 10:00:00+00', NULL, '2026-06-01 10:00:00+00', '2026-06-01 10:00:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('4763259e-5010-4299-bb41-39bf7238121d', 'rent', '8953a7ec-30b0-40e1-b25e-abdb4a9eb490', '7104396', 'pi_doin5db1u8qxbHZm2nuJNMpq', 'cus_e4N5q06qYgx3ugHtJZHsBTDV', '2000.00', '1000.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:01:00+00', 'visa', '4242', '2026-06-01 10:01:00+00', NULL, '2026-06-01 10:01:00+00', '2026-06-01 10:03:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('64b96134-ac82-4b9f-974f-d441c64e2907', 'rent', 'eba83959-8a68-4eff-8a59-5818fb53d95d', '8601590', 'pi_UIb4zjwHYymSi00v7SadlTGd', 'cus_2jFjEmUi8bRu4veIKXnmFpfj', '2000.00', '0.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:03:00+00', 'visa', '5126', '2026-06-01 10:03:00+00', NULL, '2026-06-01 10:03:00+00', '2026-06-01 10:09:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('0092d639-3e7c-44df-8e55-3d284093859c', 'rent', '19b08a5b-9978-47c7-9210-acec85a9330d', '2892550', 'pi_2i0htbo6Fx8AhfsLOFrvpyfp', 'cus_4exw9BLHl8IUPVov3Ia0ZDmQ', '2000.00', '123.45', '0', 'SEK', 'captured', 'true', '2026-06-08 10:09:00+00', 'visa', '4242', '2026-06-01 10:09:00+00', NULL, '2026-06-01 10:09:00+00', '2026-06-01 10:10:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('146186fc-a495-4817-ab34-edbbfe0c5c28', 'rent', 'a4c831c1-fbd0-4fcf-8f40-a5ae34c4af65', '7741655', 'pi_ulLvNsClsYjvkjUYetxg7HFZ', 'cus_OiEF9qHO0jbovwmlE3TZR9Bf', '2000.00', '1200.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:10:00+00', 'visa', '4242', '2026-06-01 10:10:00+00', NULL, '2026-06-01 10:10:00+00', '2026-06-01 10:11:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('daccb2d4-8e59-4e44-8b7f-07e452170e3f', 'rent', 'aa97a9cc-1197-4d1d-814d-b1db96ac0ac1', '5893051', 'pi_5BWH1AXUTrBmngR1N1nfJzGJ', 'cus_pKsX9RlamPU0At46bdmJdpwV', '2000.00', '0.00', '0', 'SEK', 'cancelled', 'true', '2026-06-08 10:11:00+00', 'visa', '4242', NULL, '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'false', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('96ad7384-57e9-4e45-a900-58ab32e06682', 'rent', NULL, '5893051', NULL, NULL, '900.00', '0.00', '0', 'SEK', 'captured', 'false', NULL, NULL, NULL, '2026-06-01 10:11:00+00', NULL, '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00', '0.00', 'bank', '2026-06-01', '', '2', 'efcf89bc-7d2c-4657-9af3-fea46fd3964b', NULL, NULL, 'false', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('555facad-07e3-474b-8f49-675a00c4efd9', 'rent', 'cde060b4-6dbb-4674-b9c2-3e8c7ab5ad5e', '9087928', 'pi_sAyrYVf3enLR2OCBJp68OCGc', 'cus_VUlB1hRsbLuKQFqvqD0CsMtf', '2000.00', '2000.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:11:00+00', 'visa', '0259', '2026-06-01 10:11:00+00', NULL, '2026-06-01 10:11:00+00', '2026-06-01 10:12:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('1d40f1be-8265-47c2-9344-9197dd3ffa19', 'rent', 'ee201d93-f762-4d3c-a25a-298666183938', '8475523', 'pi_hPbFjHC0mY0M6Aca1ZELxnBx', 'cus_Ug2233A27YfHp2vfAJVhKWzc', '2000.00', '0.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:12:00+00', 'visa', '0259', '2026-06-01 10:12:00+00', NULL, '2026-06-01 10:12:00+00', '2026-06-01 10:12:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('9bb31785-b9ad-49c9-80ab-6aac1f4e34af', 'rent', '14319adb-5edf-49e7-bc73-6c364ca666fa', '6020694', 'pi_GnANSVAQHteSGaxiEppc6WQf', 'cus_LrmWDZbBKsFxqHPWSVid3LDk', '2000.00', '0.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:13:00+00', 'visa', '4242', '2026-06-01 10:13:00+00', NULL, '2026-06-01 10:13:00+00', '2026-06-01 10:13:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('f8e26bf1-94a6-4f01-ba26-c422f0709280', 'rent', '4cd237f3-8fb6-4dac-b6de-70932024433e', '5316137', 'pi_TTunWYzHRDXfWnv2MZFHrvmj', 'cus_Z10ejAnrWQLPDvIQqeCph2By', '2000.00', '0.00', '0', 'SEK', 'captured', 'true', '2026-06-08 10:14:00+00', 'visa', '4242', '2026-06-01 10:14:00+00', NULL, '2026-06-01 10:14:00+00', '2026-06-01 10:14:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'true', 'false');
insert into payments (id, kind, checkout_id, booking_id, provider_intent_id, provider_customer_id, amount, refunded_amount, kept_amount, currency, status, is_current, authorization_expires_at, card_brand, card_last4, captured_at, cancelled_at, created_at, updated_at, lost_amount, method, paid_on, reference, recorded_by, key, taken_back_at, replaces_id, charge_at_once, is_let_go) values ('f28eef1b-cc42-4f98-ac68-707ad2051c2b', 'deposit', NULL, '5316137', 'pi_Q1HqBezvEtCr3qWkjX7miEF5', 'cus_re4IGeMfd12yYKTQsSZ8ZL8y', '5000.00', '5000.00', '0', 'SEK', 'captured', 'true', NULL, 'visa', '4242', '2026-06-01 10:15:00+00', NULL, '2026-06-01 10:15:00+00', '2026-06-01 10:15:00+00', '0.00', 'card', NULL, '', NULL, NULL, NULL, NULL, 'false', 'false');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('1', '2026', '1', 'receipt', '1915118', '012c00be-fbcf-4849-b0df-44a3b251e706', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 1915118, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000001", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_XYesqwBAVte1iUr23HLUMYmh", "transactionDate": "2026-06-01T10:00:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:00:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('2', '2026', '2', 'receipt', '7104396', '4763259e-5010-4299-bb41-39bf7238121d', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 7104396, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000002", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_doin5db1u8qxbHZm2nuJNMpq", "transactionDate": "2026-06-01T10:01:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:01:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('3', '2026', '3', 'credit', '7104396', '4763259e-5010-4299-bb41-39bf7238121d', '2', '2026-06-01', '500.00', '{"kind": "credit", "method": "card", "reason": "Regn", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 7104396, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 500, "vatAmount": 100, "totalPrice": 500, "description": "Avser kvitto 2026-000002", "priceExcludingVat": 400}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 100, "baseAmount": 400}], "creditsNumber": "2026-000002", "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000003", "rentalItemName": "Fjällripa", "totalVatAmount": 100, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_doin5db1u8qxbHZm2nuJNMpq", "transactionDate": "2026-06-01T10:02:00.000Z", "totalIncludingVat": 500, "subtotalExcludingVat": 400, "customerPersonalNumber": ""}', '2026-06-01 10:02:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('4', '2026', '4', 'credit', '7104396', '4763259e-5010-4299-bb41-39bf7238121d', '2', '2026-06-01', '500.00', '{"kind": "credit", "method": "card", "reason": "Regn igen", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 7104396, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 500, "vatAmount": 100, "totalPrice": 500, "description": "Avser kvitto 2026-000002", "priceExcludingVat": 400}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 100, "baseAmount": 400}], "creditsNumber": "2026-000002", "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000004", "rentalItemName": "Fjällripa", "totalVatAmount": 100, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_doin5db1u8qxbHZm2nuJNMpq", "transactionDate": "2026-06-01T10:03:00.000Z", "totalIncludingVat": 500, "subtotalExcludingVat": 400, "customerPersonalNumber": ""}', '2026-06-01 10:03:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('5', '2026', '5', 'receipt', '8601590', '64b96134-ac82-4b9f-974f-d441c64e2907', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 8601590, "cardBrand": "visa", "cardLast4": "5126", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000005", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_UIb4zjwHYymSi00v7SadlTGd", "transactionDate": "2026-06-01T10:03:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:03:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('6', '2026', '6', 'credit', '8601590', '64b96134-ac82-4b9f-974f-d441c64e2907', '5', '2026-06-01', '700.00', '{"kind": "credit", "method": "card", "reason": "Regn", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 8601590, "cardBrand": "visa", "cardLast4": "5126", "issueDate": "2026-06-01", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 700, "vatAmount": 140, "totalPrice": 700, "description": "Avser kvitto 2026-000005", "priceExcludingVat": 560}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 140, "baseAmount": 560}], "creditsNumber": "2026-000005", "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000006", "rentalItemName": "Fjällripa", "totalVatAmount": 140, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_UIb4zjwHYymSi00v7SadlTGd", "transactionDate": "2026-06-01T10:04:00.000Z", "totalIncludingVat": 700, "subtotalExcludingVat": 560, "customerPersonalNumber": ""}', '2026-06-01 10:04:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('7', '2026', '7', 'credit', '8601590', '64b96134-ac82-4b9f-974f-d441c64e2907', '6', '2026-06-01', '700.00', '{"kind": "reversal", "method": "card", "reason": "Återbetalningen gick inte fram till kundens kort", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 8601590, "cardBrand": "visa", "cardLast4": "5126", "issueDate": "2026-06-01", "lineItems": [{"name": "Återbetalning som inte gick fram", "quantity": 1, "unitPrice": 700, "vatAmount": 140, "totalPrice": 700, "description": "Återför kreditkvitto 2026-000006", "priceExcludingVat": 560}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 140, "baseAmount": 560}], "creditsNumber": "2026-000006", "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000007", "rentalItemName": "Fjällripa", "totalVatAmount": 140, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_UIb4zjwHYymSi00v7SadlTGd", "transactionDate": "2026-06-01T10:09:00.000Z", "totalIncludingVat": 700, "subtotalExcludingVat": 560, "customerPersonalNumber": ""}', '2026-06-01 10:09:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('8', '2026', '8', 'receipt', '2892550', '0092d639-3e7c-44df-8e55-3d284093859c', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 2892550, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000008", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_2i0htbo6Fx8AhfsLOFrvpyfp", "transactionDate": "2026-06-01T10:09:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:09:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('9', '2026', '9', 'credit', '2892550', '0092d639-3e7c-44df-8e55-3d284093859c', '8', '2026-06-01', '123.45', '{"kind": "credit", "method": "card", "reason": "Återbetalat hos kortbolaget", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 2892550, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 123.45, "vatAmount": 24.69, "totalPrice": 123.45, "description": "Avser kvitto 2026-000008", "priceExcludingVat": 98.76}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 24.69, "baseAmount": 98.76}], "creditsNumber": "2026-000008", "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000009", "rentalItemName": "Fjällripa", "totalVatAmount": 24.69, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_2i0htbo6Fx8AhfsLOFrvpyfp", "transactionDate": "2026-06-01T10:10:00.000Z", "totalIncludingVat": 123.45, "subtotalExcludingVat": 98.76, "customerPersonalNumber": ""}', '2026-06-01 10:10:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('10', '2026', '10', 'receipt', '7741655', '146186fc-a495-4817-ab34-edbbfe0c5c28', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 7741655, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000010", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_ulLvNsClsYjvkjUYetxg7HFZ", "transactionDate": "2026-06-01T10:10:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:10:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('11', '2026', '11', 'credit', '7741655', '146186fc-a495-4817-ab34-edbbfe0c5c28', '10', '2026-06-01', '2000.00', '{"kind": "credit", "method": "card", "reason": "Avbokad", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 7741655, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 2000, "vatAmount": 400, "totalPrice": 2000, "description": "Avser kvitto 2026-000010", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": "2026-000010", "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000011", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_ulLvNsClsYjvkjUYetxg7HFZ", "transactionDate": "2026-06-01T10:11:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:11:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('12', '2026', '12', 'receipt', '7741655', '146186fc-a495-4817-ab34-edbbfe0c5c28', NULL, '2026-06-01', '800.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 7741655, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Avbokningsavgift", "quantity": 1, "unitPrice": 800, "vatAmount": 0, "totalPrice": 800, "description": "Avbokad bokning 7741655", "priceExcludingVat": 800}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0, "vatAmount": 0, "baseAmount": 800}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000012", "rentalItemName": "Fjällripa", "totalVatAmount": 0, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_ulLvNsClsYjvkjUYetxg7HFZ", "transactionDate": "2026-06-01T10:11:00.000Z", "totalIncludingVat": 800, "subtotalExcludingVat": 800, "customerPersonalNumber": ""}', '2026-06-01 10:11:00+00', 'cancellation');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('13', '2026', '13', 'receipt', '5893051', '96ad7384-57e9-4e45-a900-58ab32e06682', NULL, '2026-06-01', '900.00', '{"kind": "receipt", "method": "bank", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 5893051, "cardBrand": "", "cardLast4": "", "issueDate": "2026-06-01", "lineItems": [{"name": "Delbetalning", "quantity": 1, "unitPrice": 900, "vatAmount": 180, "totalPrice": 900, "description": "Fjällripa, bokning 5893051", "priceExcludingVat": 720}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 180, "baseAmount": 720}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000013", "rentalItemName": "Fjällripa", "totalVatAmount": 180, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "", "transactionDate": "2026-06-01T11:00:00.000Z", "totalIncludingVat": 900, "subtotalExcludingVat": 720, "customerPersonalNumber": ""}', '2026-06-01 10:11:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('14', '2026', '14', 'receipt', '9087928', '555facad-07e3-474b-8f49-675a00c4efd9', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 9087928, "cardBrand": "visa", "cardLast4": "0259", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000014", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_sAyrYVf3enLR2OCBJp68OCGc", "transactionDate": "2026-06-01T10:11:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:11:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('15', '2026', '15', 'credit', '9087928', '555facad-07e3-474b-8f49-675a00c4efd9', '14', '2026-06-01', '2000.00', '{"kind": "credit", "method": "card", "reason": "Förlorad", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 9087928, "cardBrand": "visa", "cardLast4": "0259", "issueDate": "2026-06-01", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 2000, "vatAmount": 400, "totalPrice": 2000, "description": "Avser kvitto 2026-000014", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": "2026-000014", "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000015", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_sAyrYVf3enLR2OCBJp68OCGc", "transactionDate": "2026-06-01T10:12:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:12:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('16', '2026', '16', 'receipt', '8475523', '1d40f1be-8265-47c2-9344-9197dd3ffa19', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 8475523, "cardBrand": "visa", "cardLast4": "0259", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000016", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_hPbFjHC0mY0M6Aca1ZELxnBx", "transactionDate": "2026-06-01T10:12:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:12:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('17', '2026', '17', 'receipt', '6020694', '9bb31785-b9ad-49c9-80ab-6aac1f4e34af', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 6020694, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000017", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_GnANSVAQHteSGaxiEppc6WQf", "transactionDate": "2026-06-01T10:13:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:13:00+00', 'charge');
insert into receipts (id, year, number, kind, booking_id, payment_id, credits_receipt_id, issued_on, total_kronor, snapshot, created_at, cause) overriding system value values ('18', '2026', '18', 'receipt', '5316137', 'f8e26bf1-94a6-4f01-ba26-c422f0709280', NULL, '2026-06-01', '2000.00', '{"kind": "receipt", "method": "card", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-03", "currency": "SEK", "bookingId": 5316137, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-01", "lineItems": [{"name": "Fjällripa", "quantity": 2, "unitPrice": 1000, "vatAmount": 400, "totalPrice": 2000, "description": "1 juli – 3 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 1600}], "reference": "", "startDate": "2026-07-01", "bookingDate": "2026-06-01", "customerName": "Anna Berg", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": null, "customerEmail": "anna@example.com", "customerPhone": "070-123 45 67", "receiptNumber": "2026-000018", "rentalItemName": "Fjällripa", "totalVatAmount": 400, "customerAddress": "Storgatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_TTunWYzHRDXfWnv2MZFHrvmj", "transactionDate": "2026-06-01T10:14:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": ""}', '2026-06-01 10:14:00+00', 'charge');
insert into refund_wishes (id, booking_id, kind, amount, reason, is_cancellation, requested_by, left_to_give, state, created_at, finished_at) values ('4baf1655-be49-4b9a-aad2-23794ee266c2', '7104396', 'rent', '500.00', 'Regn', 'false', '1', '0.00', 'done', '2026-06-01 10:02:00+00', '2026-06-01 10:02:00+00');
insert into refund_wishes (id, booking_id, kind, amount, reason, is_cancellation, requested_by, left_to_give, state, created_at, finished_at) values ('63182074-1ad6-4930-bbd5-58a5444e18b5', '7104396', 'rent', '500.00', 'Regn igen', 'false', '1', '0.00', 'done', '2026-06-01 10:03:00+00', '2026-06-01 10:03:00+00');
insert into refund_wishes (id, booking_id, kind, amount, reason, is_cancellation, requested_by, left_to_give, state, created_at, finished_at) values ('28e043b5-1974-4ce9-b7d3-a5d21dcb738a', '8601590', 'rent', '700.00', 'Regn', 'false', '1', '0.00', 'done', '2026-06-01 10:04:00+00', '2026-06-01 10:04:00+00');
insert into refund_wishes (id, booking_id, kind, amount, reason, is_cancellation, requested_by, left_to_give, state, created_at, finished_at) values ('6d5a83a8-50c1-4985-a355-f600db4b9f34', '7741655', 'rent', '1200.00', 'Avbokad', 'true', NULL, '0.00', 'done', '2026-06-01 10:11:00+00', '2026-06-01 10:11:00+00');
insert into refund_wishes (id, booking_id, kind, amount, reason, is_cancellation, requested_by, left_to_give, state, created_at, finished_at) values ('abd22cc1-5b85-4ce1-90d0-26731387c4d7', '5316137', 'deposit', '5000.00', 'Åter', 'false', '1', '0.00', 'done', '2026-06-01 10:15:00+00', '2026-06-01 10:15:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('1', 'rv', 'Fjällripa', 'husbil-3', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('2', 'rv', 'Fjällripa', 'husbil-4', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('3', 'rv', 'Fjällripa', 'husbil-5', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('4', 'rv', 'Fjällripa', 'husbil-6', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('5', 'rv', 'Fjällripa', 'husbil-7', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('6', 'rv', 'Fjällripa', 'husbil-8', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('7', 'rv', 'Fjällripa', 'husbil-9', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('8', 'rv', 'Fjällripa', 'husbil-10', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('9', 'rv', 'Fjällripa', 'husbil-11', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('10', 'rv', 'Fjällripa', 'husbil-12', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into rental_items (id, type, name, slug, hero_text, hero_tagline, main_image_url, image_gallery, mini_heading, short_description, description, youtube_video_id, youtube_video_title, feature_sets, price_per_day, base_price, peak_season_only, is_addon_only, default_pickup_time, default_return_time, quantity, deposit_amount, rental_agreement_id, archived_at, version, created_at, updated_at) overriding system value values ('11', 'rv', 'Fjällripa', 'husbil-13', '', '', '', '[]', '', '', '', NULL, NULL, '[]', '1000', '0', 'false', 'false', NULL, NULL, '1', '5000', NULL, NULL, '1', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
delete from schema_migrations;
insert into schema_migrations (number, name, checksum, applied_at) values ('1', '0001-the-shop', '315d05237586a174efcd23e6edf154d52febeb4a726224315becff0d10b2abbb', '2026-11-16 03:04:48.498321+00');
insert into schema_migrations (number, name, checksum, applied_at) values ('2', '0002-months-close-in-order', 'c2dc36020d6d4653b869707efd84b0beb7f870c41709d02168b27a8737211de4', '2026-11-16 03:04:48.620714+00');
insert into schema_migrations (number, name, checksum, applied_at) values ('3', '0003-counted-by-triggers', '4ef88748cf8dde2194c55f3b9bbd2a8e5069c406fd49e10bc17165a9e50fab6a', '2026-11-16 03:04:48.622852+00');
insert into schema_migrations (number, name, checksum, applied_at) values ('4', '0004-the-money-of-a-booking', 'f4da98d7bb8b2d2612256a22984658c8515fbd08b10a307deb44f42fd77c257f', '2026-11-16 03:04:48.624548+00');
delete from settings;
insert into users (id, username, username_key, password_hash, role, has_generated_password, created_at, updated_at) overriding system value values ('1', 'anna-1', 'anna-1', '$argon2id$v=19$m=19456,t=2,p=1$93zmAYIJQwPpJ+kW8LF82Q$c6obdhyoRh1F3bMgInoAO+FM2icmC9df0lCCaNylsg8', 'admin', 'false', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into users (id, username, username_key, password_hash, role, has_generated_password, created_at, updated_at) overriding system value values ('2', 'anna-2', 'anna-2', '$argon2id$v=19$m=19456,t=2,p=1$93zmAYIJQwPpJ+kW8LF82Q$c6obdhyoRh1F3bMgInoAO+FM2icmC9df0lCCaNylsg8', 'staff', 'false', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('1', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('1', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('1', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('2', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('2', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('2', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('3', '1', 'cardReceivable', '1686', '-50000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('3', '2', 'outputVat', '2611', '10000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('3', '3', 'sales', '3001', '40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('4', '1', 'cardReceivable', '1686', '-50000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('4', '2', 'outputVat', '2611', '10000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('4', '3', 'sales', '3001', '40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('5', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('5', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('5', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('6', '1', 'cardReceivable', '1686', '-70000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('6', '2', 'outputVat', '2611', '14000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('6', '3', 'sales', '3001', '56000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('7', '1', 'cardReceivable', '1686', '70000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('7', '2', 'outputVat', '2611', '-14000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('7', '3', 'sales', '3001', '-56000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('8', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('8', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('8', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('9', '1', 'cardReceivable', '1686', '-12345');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('9', '2', 'outputVat', '2611', '2469');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('9', '3', 'sales', '3001', '9876');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('10', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('10', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('10', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('11', '1', 'cardReceivable', '1686', '-200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('11', '2', 'outputVat', '2611', '40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('11', '3', 'sales', '3001', '160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('12', '1', 'cardReceivable', '1686', '80000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('12', '2', 'cancellationFees', '3999', '-80000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('13', '1', 'bank', '1930', '90000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('13', '2', 'outputVat', '2611', '-18000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('13', '3', 'sales', '3001', '-72000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('14', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('14', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('14', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('15', '1', 'disputed', '1689', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('15', '2', 'fees', '6570', '20000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('15', '3', 'cardReceivable', '1686', '-220000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('16', '1', 'disputed', '1689', '-200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('16', '2', 'outputVat', '2611', '40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('16', '3', 'sales', '3001', '160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('17', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('17', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('17', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('18', '1', 'disputed', '1689', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('18', '2', 'fees', '6570', '20000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('18', '3', 'cardReceivable', '1686', '-220000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('19', '1', 'losses', '6351', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('19', '2', 'disputed', '1689', '-200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('20', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('20', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('20', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('21', '1', 'cardReceivable', '1686', '200000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('21', '2', 'outputVat', '2611', '-40000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('21', '3', 'sales', '3001', '-160000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('22', '1', 'cardReceivable', '1686', '500000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('22', '2', 'deposits', '2890', '-500000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('23', '1', 'cardReceivable', '1686', '-500000');
insert into voucher_lines (voucher_id, line, purpose, account, amount_ore) values ('23', '2', 'deposits', '2890', '500000');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('1', 'K', '2026', '1', 'rent', '2026-06-01', 'Kvitto 2026-000001, bokning 1915118', '1', '012c00be-fbcf-4849-b0df-44a3b251e706', '1915118', '2026-06-01 10:00:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('2', 'K', '2026', '2', 'rent', '2026-06-01', 'Kvitto 2026-000002, bokning 7104396', '2', '4763259e-5010-4299-bb41-39bf7238121d', '7104396', '2026-06-01 10:01:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('3', 'K', '2026', '3', 'rent-refund', '2026-06-01', 'Kreditkvitto 2026-000003, bokning 7104396', '3', '4763259e-5010-4299-bb41-39bf7238121d', '7104396', '2026-06-01 10:02:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('4', 'K', '2026', '4', 'rent-refund', '2026-06-01', 'Kreditkvitto 2026-000004, bokning 7104396', '4', '4763259e-5010-4299-bb41-39bf7238121d', '7104396', '2026-06-01 10:03:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('5', 'K', '2026', '5', 'rent', '2026-06-01', 'Kvitto 2026-000005, bokning 8601590', '5', '64b96134-ac82-4b9f-974f-d441c64e2907', '8601590', '2026-06-01 10:03:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('6', 'K', '2026', '6', 'rent-refund', '2026-06-01', 'Kreditkvitto 2026-000006, bokning 8601590', '6', '64b96134-ac82-4b9f-974f-d441c64e2907', '8601590', '2026-06-01 10:04:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('7', 'K', '2026', '7', 'refund-failed', '2026-06-01', 'Rättelse 2026-000007 av kreditkvitto 2026-000006, bokning 8601590', '7', '64b96134-ac82-4b9f-974f-d441c64e2907', '8601590', '2026-06-01 10:09:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('8', 'K', '2026', '8', 'rent', '2026-06-01', 'Kvitto 2026-000008, bokning 2892550', '8', '0092d639-3e7c-44df-8e55-3d284093859c', '2892550', '2026-06-01 10:09:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('9', 'K', '2026', '9', 'rent-refund', '2026-06-01', 'Kreditkvitto 2026-000009, bokning 2892550', '9', '0092d639-3e7c-44df-8e55-3d284093859c', '2892550', '2026-06-01 10:10:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('10', 'K', '2026', '10', 'rent', '2026-06-01', 'Kvitto 2026-000010, bokning 7741655', '10', '146186fc-a495-4817-ab34-edbbfe0c5c28', '7741655', '2026-06-01 10:10:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('11', 'K', '2026', '11', 'rent-refund', '2026-06-01', 'Kreditkvitto 2026-000011, bokning 7741655', '11', '146186fc-a495-4817-ab34-edbbfe0c5c28', '7741655', '2026-06-01 10:11:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('12', 'K', '2026', '12', 'cancellation-fee', '2026-06-01', 'Kvitto 2026-000012, avbokningsavgift, bokning 7741655', '12', '146186fc-a495-4817-ab34-edbbfe0c5c28', '7741655', '2026-06-01 10:11:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('13', 'K', '2026', '13', 'rent', '2026-06-01', 'Kvitto 2026-000013, bokning 5893051', '13', '96ad7384-57e9-4e45-a900-58ab32e06682', '5893051', '2026-06-01 10:11:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('14', 'K', '2026', '14', 'rent', '2026-06-01', 'Kvitto 2026-000014, bokning 9087928', '14', '555facad-07e3-474b-8f49-675a00c4efd9', '9087928', '2026-06-01 10:11:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('15', 'K', '2026', '15', 'dispute', '2026-06-01', 'Bestridd betalning, bokning 9087928', NULL, '555facad-07e3-474b-8f49-675a00c4efd9', '9087928', '2026-06-01 10:12:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('16', 'K', '2026', '16', 'dispute-lost', '2026-06-01', 'Kreditkvitto 2026-000015, bestridd betalning, bokning 9087928', '15', '555facad-07e3-474b-8f49-675a00c4efd9', '9087928', '2026-06-01 10:12:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('17', 'K', '2026', '17', 'rent', '2026-06-01', 'Kvitto 2026-000016, bokning 8475523', '16', '1d40f1be-8265-47c2-9344-9197dd3ffa19', '8475523', '2026-06-01 10:12:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('18', 'K', '2026', '18', 'dispute', '2026-06-01', 'Bestridd betalning, bokning 8475523', NULL, '1d40f1be-8265-47c2-9344-9197dd3ffa19', '8475523', '2026-06-01 10:13:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('19', 'K', '2026', '19', 'dispute-lost', '2026-06-01', 'Förlorad betalning, bokning 8475523', NULL, '1d40f1be-8265-47c2-9344-9197dd3ffa19', '8475523', '2026-06-01 10:13:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('20', 'K', '2026', '20', 'rent', '2026-06-01', 'Kvitto 2026-000017, bokning 6020694', '17', '9bb31785-b9ad-49c9-80ab-6aac1f4e34af', '6020694', '2026-06-01 10:13:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('21', 'K', '2026', '21', 'rent', '2026-06-01', 'Kvitto 2026-000018, bokning 5316137', '18', 'f8e26bf1-94a6-4f01-ba26-c422f0709280', '5316137', '2026-06-01 10:14:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('22', 'K', '2026', '22', 'deposit', '2026-06-01', 'Deposition, bokning 5316137', NULL, 'f28eef1b-cc42-4f98-ac68-707ad2051c2b', '5316137', '2026-06-01 10:15:00+00');
insert into vouchers (id, series, year, number, kind, voucher_date, description, receipt_id, payment_id, booking_id, created_at) overriding system value values ('23', 'K', '2026', '23', 'deposit-refund', '2026-06-01', 'Återbetald deposition, bokning 5316137', NULL, 'f28eef1b-cc42-4f98-ac68-707ad2051c2b', '5316137', '2026-06-01 10:15:00+00');
select setval('users_id_seq', 2);
select setval('audit_log_id_seq', 27);
select setval('rental_items_id_seq', 11);
select setval('mail_queue_id_seq', 40);
select setval('receipts_id_seq', 18);
select setval('vouchers_id_seq', 23);
set session_replication_role = origin;
-- What a credit receipt was made for. A refund may fail days later, and a dispute be won after it was given up:
-- the credit that was made for it is then taken back, and no other of the same sum.
create table credit_causes (
  receipt_id integer primary key references receipts,
  attempt_id uuid references payment_attempts,
  dispute_id text references disputes,
  check (num_nonnulls(attempt_id, dispute_id) = 1)
);
create index receipts_credits_receipt_id_idx on receipts (credits_receipt_id) where credits_receipt_id is not null;
create index payment_attempts_failed_refunds_idx on payment_attempts (payment_id)
  where action = 'refund' and state = 'failed';
create index credit_causes_attempt_id_idx on credit_causes (attempt_id) where attempt_id is not null;
create index credit_causes_dispute_id_idx on credit_causes (dispute_id) where dispute_id is not null;
create trigger credit_causes_append_only before update or delete or truncate on credit_causes
  for each statement execute function refuse_change();

-- Disputes whose money was credited: the receipt whose voucher says so.
insert into credit_causes (receipt_id, dispute_id)
  select distinct on (r.id) r.id, d.provider_id
  from disputes d
  join vouchers v on v.payment_id = d.payment_id and v.kind = 'dispute-lost'
  join receipts r on r.id = v.receipt_id and r.kind = 'credit' and r.total_kronor = d.credited
  where d.decision is not null
  order by r.id, d.decided_at;

-- Refunds of a payment followed each other, so that each has the next credit of its sum; where a booking was
-- cancelled against a fee, the sale was credited whole, and the credit is the first since the refund was asked for.
with refunds as (
  select a.id, a.payment_id, a.amount, a.created_at, coalesce(w.is_cancellation, false) as is_cancellation,
    row_number() over (partition by a.payment_id, a.amount order by a.created_at) as place
  from payment_attempts a left join refund_wishes w on w.id = a.wish_id
  where a.action = 'refund' and (a.state = 'done' or a.provider_refund_id is not null)
), credits as (
  select r.id, r.payment_id, r.total_kronor, r.created_at,
    row_number() over (partition by r.payment_id, r.total_kronor order by r.id) as place
  from receipts r
  where r.kind = 'credit' and r.snapshot ->> 'kind' = 'credit'
    and not exists (select from credit_causes c where c.receipt_id = r.id)
)
insert into credit_causes (receipt_id, attempt_id)
  select c.id, r.id from refunds r
  join credits c on c.payment_id = r.payment_id and c.total_kronor = r.amount and c.place = r.place
  where not r.is_cancellation
  union all
  (select distinct on (r.id) c.id, r.id from refunds r
    join credits c on c.payment_id = r.payment_id and c.total_kronor >= r.amount and c.created_at >= r.created_at
    where r.is_cancellation
    order by r.id, c.id)
on conflict do nothing;

-- Of what was credited for a dispute, what was let off the price.
alter table disputes add column waived numeric(12, 2) not null default 0 check (waived >= 0);
update disputes d set waived = least(d.credited, b.waived)
  from payments p join bookings b on b.id = p.booking_id
  where p.id = d.payment_id and p.kind = 'rent' and d.decision = 'credit' and b.status <> 'cancelled';

create index settled_concerns_subject_idx on settled_concerns (subject);

-- Paid, and its booking was deleted before anybody had used what was paid for: somebody must decide whose it is.
alter table payments add column orphaned_at timestamptz;
create index payments_orphaned_idx on payments (booking_id) where orphaned_at is not null;
insert into schema_migrations (number, name, checksum) values (5, '0005-what-a-credit-is-for', '400748b306e4f08936f33fd8f0f8cdca804c77ce2adf0b84f521119993283e0b');
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
insert into schema_migrations (number, name, checksum) values (6, '0006-accounts', 'e14d66fca42a47e68ceca3ef5d36fc466852cd3e9d7bd9a812c921bdaeca74b5');
-- What is asked each minute, or each time the dashboard opens, is found by an index, however many bookings there
-- have been.

-- Payments that somebody may still pay.
create index payments_open_idx on payments (updated_at) where status = 'pending';
-- A credit is made from the lines of the voucher of its receipt.
create index vouchers_receipt_id_idx on vouchers (receipt_id) where receipt_id is not null;
create index audit_log_withdrawn_idx on audit_log (id) where action = 'booking.withdrawn';

-- Money outlives its booking. Which bookings are gone is written down, so that nobody has to look for the booking of
-- every payment to find those that have none.
create index payments_without_booking_idx on payments (created_at)
  where booking_id is null and status in ('authorized', 'captured');
create table deleted_bookings (
  booking_id integer primary key
);
create function keep_deleted_booking() returns trigger language plpgsql as $$
begin
  insert into deleted_bookings (booking_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger bookings_keep_deleted after delete on bookings
  for each row execute function keep_deleted_booking();
insert into deleted_bookings (booking_id)
  select distinct p.booking_id from payments p
  where p.booking_id is not null and not exists (select from bookings b where b.id = p.booking_id);
insert into schema_migrations (number, name, checksum) values (7, '0007-indexes-that-grow', 'f0c79c4e06aef98f7cea2d15b8d6dadc4616475a4ce5400bc9f62d4ca13f1c5c');
update bookings set total_price = total_price + 1, waived = waived + 0.5
  where id = (select min(booking_id) from booking_money where due = 0 and charged > refunded);
update bookings set waived = waived + 0.5
  where id = (select max(booking_id) from booking_money where due = 0 and charged > refunded);
-- Prices are whole kronor, but what somebody moves at the provider may have öre. What then is left between shop and
-- customer, below one krona, can neither be paid nor given back, and counts as nothing.
create or replace function count_money(booking integer) returns void language plpgsql as $$
begin
  -- Two payments of one booking may be written at once: the second counts what the first has kept.
  perform from bookings where id = booking for no key update;
  insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due)
    select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved,
      case when b.status = 'cancelled' or abs(d.due) < 1 then 0 else d.due end
    from bookings b cross join lateral (
      select
        coalesce(sum(amount) filter (where status = 'captured' and taken_back_at is null), 0) as charged,
        coalesce(sum(refunded_amount) filter (where status = 'captured' and taken_back_at is null), 0) as refunded,
        coalesce(sum(amount) filter (where status = 'authorized' and not is_let_go), 0) as reserved
      from payments where booking_id = b.id and kind = 'rent') m
    cross join lateral (select b.total_price - b.waived - m.charged + m.refunded as unpaid) u
    -- What is reserved beyond what is to be paid is only released: nobody is owed it.
    cross join lateral (select greatest(u.unpaid - m.reserved, least(u.unpaid, 0)) as due) d
    where b.id = booking
  on conflict (booking_id) do update set total = excluded.total, waived = excluded.waived,
    charged = excluded.charged, refunded = excluded.refunded, reserved = excluded.reserved, due = excluded.due;
end $$;

alter table booking_money disable trigger booking_money_counted;
select count_money(booking_id) from booking_money where due <> 0 and abs(due) < 1 order by booking_id;
alter table booking_money enable trigger booking_money_counted;

-- A refund that had failed, and reached the customer after all when it had been given back otherwise: what of it
-- the customer has twice.
alter table payment_attempts add column given_twice numeric(12, 2) not null default 0
  constraint payment_attempts_given_twice check (given_twice between 0 and amount);
create index payment_attempts_given_twice_idx on payment_attempts (payment_id) where given_twice > 0;
insert into schema_migrations (number, name, checksum) values (8, '0008-less-than-a-krona', 'fb81820cce5077d96308d78196a17dc05b7f78a23ff1637eac5230625397eb87');
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
insert into schema_migrations (number, name, checksum) values (9, '0009-public-version', 'fdb92a0a1eafb9daf38f1975458c823be03ff49a213059358e7934878f904c41');
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
insert into schema_migrations (number, name, checksum) values (10, '0010-several-processes', 'bb2847c8e37d0800fea9d0952fe34745ef1efadda859f92898703dd4b3326d62');
-- Serves code from 0011 on.
-- What the office opens first is found by an index, and what is asked of the books by their days, however many
-- bookings there have been; and a letter is written by whoever sends it.

-- Cancelled with money left that nobody here has decided about. False only where somebody surely has: the shop's own
-- rules look at the others. A dispute or a refund that failed may undo a decision, so that either is looked at.
alter table booking_money add column in_vain boolean not null default false;
create index booking_money_in_vain_idx on booking_money (booking_id) where in_vain;

-- How the rent stands, as the list of bookings says it; the shop's own function says the same of the same sums.
alter table booking_money add column rent_state text not null generated always as (
  case when due < 0 then 'to-give-back'
    when due > 0 then case when charged > refunded or reserved > 0 then 'part-paid' else 'to-pay' end
    when reserved > 0 then 'reserved'
    when charged = 0 then 'nothing'
    when refunded = 0 then 'paid'
    when refunded = charged then 'refunded'
    else 'part-refunded' end) stored;
create index booking_money_rent_state_idx on booking_money (rent_state);

create function is_in_vain(booking integer) returns boolean language sql stable as $$
  select not exists (
      select from payments p
      cross join lateral (select coalesce(max(l.at), '-infinity') as at from audit_log l
        where l.entity = 'booking' and l.entity_id = booking::text and l.action = 'booking.status'
          and l.after ->> 'status' = 'cancelled') off
      where p.booking_id = booking and p.kind = 'rent' and p.status = 'captured' and p.taken_back_at is null
        and (
          p.refunded_amount < p.amount and exists (select from payment_attempts a
            where a.payment_id = p.id and a.action = 'refund' and a.state = 'done' and a.amount > 0
              and coalesce(a.outcome ->> 'status', '') <> 'made-elsewhere' and a.finished_at >= off.at)
          or exists (select from receipts r
            where r.payment_id = p.id and r.kind = 'receipt' and r.cause = 'cancellation'
              and r.total_kronor > coalesce((
                select sum(c.total_kronor - coalesce((
                  select sum(t.total_kronor) from receipts t where t.credits_receipt_id = c.id), 0))
                from receipts c where c.credits_receipt_id = r.id), 0))))
    or exists (select from payments p join disputes d on d.payment_id = p.id where p.booking_id = booking)
    or exists (select from payments p join payment_attempts a on a.payment_id = p.id
      where p.booking_id = booking and a.action = 'refund' and a.state = 'failed')
$$;

create or replace function count_money(booking integer) returns void language plpgsql as $$
begin
  -- Two payments of one booking may be written at once: the second counts what the first has kept.
  perform from bookings where id = booking for no key update;
  insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due, in_vain)
    select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved,
      case when b.status = 'cancelled' or abs(d.due) < 1 then 0 else d.due end,
      case when b.status = 'cancelled' and m.charged > m.refunded then is_in_vain(b.id) else false end
    from bookings b cross join lateral (
      select
        coalesce(sum(amount) filter (where status = 'captured' and taken_back_at is null), 0) as charged,
        coalesce(sum(refunded_amount) filter (where status = 'captured' and taken_back_at is null), 0) as refunded,
        coalesce(sum(amount) filter (where status = 'authorized' and not is_let_go), 0) as reserved
      from payments where booking_id = b.id and kind = 'rent') m
    cross join lateral (select b.total_price - b.waived - m.charged + m.refunded as unpaid) u
    -- What is reserved beyond what is to be paid is only released: nobody is owed it.
    cross join lateral (select greatest(u.unpaid - m.reserved, least(u.unpaid, 0)) as due) d
    where b.id = booking
  on conflict (booking_id) do update set total = excluded.total, waived = excluded.waived,
    charged = excluded.charged, refunded = excluded.refunded, reserved = excluded.reserved, due = excluded.due,
    in_vain = excluded.in_vain
    where (booking_money.total, booking_money.waived, booking_money.charged, booking_money.refunded,
        booking_money.reserved, booking_money.due, booking_money.in_vain)
      is distinct from (excluded.total, excluded.waived, excluded.charged, excluded.refunded,
        excluded.reserved, excluded.due, excluded.in_vain);
end $$;

-- Of a cancelled booking alone, and after whoever writes has locked it: the sums themselves do not change by this.
create function look_whether_in_vain(booking integer) returns void language plpgsql as $$
begin
  if exists (select from bookings where id = booking and status = 'cancelled') then
    perform count_money(booking);
  end if;
end $$;

create function look_by_payment() returns trigger language plpgsql as $$
begin
  perform look_whether_in_vain(booking_id) from payments where id = new.payment_id and booking_id is not null;
  return null;
end $$;
create trigger payment_attempts_decide after insert or update on payment_attempts
  for each row when (new.action = 'refund') execute function look_by_payment();
create trigger disputes_decide after insert on disputes
  for each row execute function look_by_payment();
create trigger receipts_decide after insert on receipts
  for each row when (new.kind = 'credit' or new.cause = 'cancellation') execute function look_by_payment();
create function look_by_log() returns trigger language plpgsql as $$
begin
  perform look_whether_in_vain(new.entity_id::integer);
  return null;
end $$;
create trigger audit_log_decides after insert on audit_log
  for each row when (new.entity = 'booking' and new.action = 'booking.status') execute function look_by_log();

alter table booking_money disable trigger booking_money_counted;
select count_money(m.booking_id) from booking_money m join bookings b on b.id = m.booking_id
  where b.status = 'cancelled' and m.charged > m.refunded order by m.booking_id;
alter table booking_money enable trigger booking_money_counted;

-- Which stays touch some days, however long they are.
create index bookings_stay_idx on bookings using gist (daterange(start_date, end_date, '[]'));

-- Of all payments of rent, the few that were not charged.
create index payments_not_charged_idx on payments (booking_id) where kind = 'rent' and status <> 'captured';

-- When a customer withdrew, asked of each booking of a list.
create index audit_log_withdrawn_from_idx on audit_log (entity_id) where action = 'booking.withdrawn';

-- The numbers of a month's vouchers.
create index vouchers_numbers_idx on vouchers (series, year, voucher_date, number);

-- Of all lines ever posted, the few that are about disputes.
create index voucher_lines_disputed_idx on voucher_lines (voucher_id) where purpose = 'disputed';

-- A letter is kept as what it tells, and written when it is sent: then it stands here, the same at every try.
alter table mail_queue add column facts jsonb;

-- Which booking a checkout became is written down with its being completed, a moment before the booking itself.
alter table checkouts alter constraint checkouts_booking_id_fkey deferrable initially deferred;
insert into schema_migrations (number, name, checksum) values (11, '0011-read-by-index', '7f81daae154331f6b5cdf1934fc2447049824e995b684ad12f3333daf0400d6d');
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
insert into schema_migrations (number, name, checksum) values (12, '0012-found-by-letters', '474230e71251b7e8cb9be1d43bac5edb0cfb16ccf59c93bbf9e2544e6d932605');
-- Serves code from 0012 on.
-- A booking remembers what its customer was promised about cancelling, where it came from and how often it was
-- changed; and whoever cancels it says in the same breath what of its money goes back.

alter table rental_items add column cancellation_policy jsonb;
alter table checkouts add column cancellation_policy jsonb;
alter table bookings
  add column cancellation_policy jsonb,
  add column source text not null default 'web' check (source in ('web', 'staff')),
  add column version integer not null default 1,
  -- Made by the page, so that a double press is one booking.
  add column key uuid unique,
  add column customer_organisation_number text not null default '',
  add column customer_reference text not null default '';

-- Of two who change a booking at once, the second has seen an older version, whoever the first was.
create function raise_booking_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger bookings_raise_version before update on bookings for each row
  when ((old.rental_item_id, old.start_date, old.end_date, old.pickup_time, old.return_time, old.quantity,
      old.selected_addons, old.quote, old.status, old.deposit_amount, old.travel_info,
      old.customer_name, old.customer_email, old.customer_phone, old.customer_personal_number, old.customer_address,
      old.customer_street_address, old.customer_postal_code, old.customer_city)
    is distinct from (new.rental_item_id, new.start_date, new.end_date, new.pickup_time, new.return_time, new.quantity,
      new.selected_addons, new.quote, new.status, new.deposit_amount, new.travel_info,
      new.customer_name, new.customer_email, new.customer_phone, new.customer_personal_number, new.customer_address,
      new.customer_street_address, new.customer_postal_code, new.customer_city))
  execute function raise_booking_version();

-- What was decided about the rent when a booking was cancelled. Nothing for one whose status was set by hand.
create table booking_cancellations (
  id uuid primary key,
  booking_id integer not null references bookings on delete cascade,
  -- Of what was paid and reserved: what goes back or is released, and what the shop keeps.
  refund numeric(12, 2) not null check (refund >= 0),
  kept numeric(12, 2) not null check (kept >= 0),
  reason text not null,
  requested_by integer references users on delete set null,
  created_at timestamptz not null,
  -- The booking was taken up again: what was decided for one that was off holds no longer.
  undone_at timestamptz
);
create unique index booking_cancellations_one_stands on booking_cancellations (booking_id) where undone_at is null;
create index booking_cancellations_of_booking on booking_cancellations (booking_id);

create function undo_cancellation() returns trigger language plpgsql as $$
begin
  update booking_cancellations set undone_at = new.updated_at where booking_id = new.id and undone_at is null;
  return null;
end $$;
create trigger bookings_undo_cancellation after update of status on bookings for each row
  when (old.status = 'cancelled' and new.status <> 'cancelled') execute function undo_cancellation();

-- Whether somebody must still decide about the money of a cancelled booking, as `domain/duties/undecided-money.ts`
-- says it: true wherever it might be so, so that no other need be looked at. What was decided with the cancelling
-- holds while no more is left than was to be kept.
create or replace function is_in_vain(booking integer) returns boolean language sql stable as $$
  select case
      when decided.kept is not null then decided.kept < (
        select sum(p.amount - p.refunded_amount) from payments p
        where p.booking_id = booking and p.kind = 'rent' and p.status = 'captured' and p.taken_back_at is null)
      else not exists (
        select from payments p
        where p.booking_id = booking and p.kind = 'rent' and p.status = 'captured' and p.taken_back_at is null
          and (
            p.refunded_amount < p.amount and exists (select from payment_attempts a
              where a.payment_id = p.id and a.action = 'refund' and a.state = 'done' and a.amount > 0
                and coalesce(a.outcome ->> 'status', '') <> 'made-elsewhere' and a.finished_at >= off.at)
            or exists (select from receipts r
              where r.payment_id = p.id and r.kind = 'receipt' and r.cause = 'cancellation'
                and r.total_kronor > coalesce((
                  select sum(c.total_kronor - coalesce((
                    select sum(t.total_kronor) from receipts t where t.credits_receipt_id = c.id), 0))
                  from receipts c where c.credits_receipt_id = r.id), 0))))
      end
    or exists (select from payments p join disputes d on d.payment_id = p.id where p.booking_id = booking)
    or exists (select from payments p join payment_attempts a on a.payment_id = p.id
      where p.booking_id = booking and a.action = 'refund' and a.state = 'failed')
  from (select coalesce(max(l.at), '-infinity') as at from audit_log l
    where l.entity = 'booking' and l.entity_id = booking::text and l.action = 'booking.status'
      and l.after ->> 'status' = 'cancelled') off
  left join booking_cancellations decided on decided.booking_id = booking and decided.undone_at is null
$$;
insert into schema_migrations (number, name, checksum) values (13, '0013-bookings-that-live', '285ec90d4a4e81727ee2a256361281257fbdeb10296cb0d6663633b0cf644be5');
-- Serves code from 0014 on.
-- What a booking was before each change of what is rented and what it costs, so that a change can be undone at the
-- price that was promised.

create table booking_changes (
  id uuid primary key,
  booking_id integer not null references bookings on delete cascade,
  -- The version of the booking that the change made.
  version integer not null,
  changed_by integer references users on delete set null,
  created_at timestamptz not null,
  -- Item, days, quantity and extras; the prices as they were promised.
  before jsonb not null,
  after jsonb not null,
  before_quote jsonb not null,
  after_quote jsonb not null,
  unique (booking_id, version)
);
create index booking_changes_changed_by_idx on booking_changes (changed_by);

-- A customer's organisation and reference are agreed upon like the rest of what is known of them.
drop trigger bookings_raise_version on bookings;
create trigger bookings_raise_version before update on bookings for each row
  when ((old.rental_item_id, old.start_date, old.end_date, old.pickup_time, old.return_time, old.quantity,
      old.selected_addons, old.quote, old.status, old.deposit_amount, old.travel_info,
      old.customer_name, old.customer_email, old.customer_phone, old.customer_personal_number, old.customer_address,
      old.customer_street_address, old.customer_postal_code, old.customer_city, old.customer_organisation_number,
      old.customer_reference)
    is distinct from (new.rental_item_id, new.start_date, new.end_date, new.pickup_time, new.return_time, new.quantity,
      new.selected_addons, new.quote, new.status, new.deposit_amount, new.travel_info,
      new.customer_name, new.customer_email, new.customer_phone, new.customer_personal_number, new.customer_address,
      new.customer_street_address, new.customer_postal_code, new.customer_city, new.customer_organisation_number,
      new.customer_reference))
  execute function raise_booking_version();

-- Customers ------------------------------------------------------------------------------------
-- Nobody has an account: a person is who gave the same e-mail address or phone. What they are known by is said here
-- and in `domain/bookings/customer-keys.ts` alike; what is no address and no number is nobody's.

create function email_key(written text) returns text language sql immutable parallel safe as $$
  select case when written ~ '^\s*[^@\s]+@[^@\s]+\s*$'
    then lower(btrim(written, E' \t\r\n') collate "C") end
$$;

create function phone_key(written text) returns text language plpgsql immutable parallel safe as $$
declare
  digits text := regexp_replace(written, '[^0-9+]', '', 'g');
begin
  digits := regexp_replace(regexp_replace(digits, '^\+', '00'), '^00460?', '0');
  -- One digit over and over is what somebody types who has no number to give.
  return case when digits ~ '^[0-9]{7,15}$' and digits !~ '^([0-9])\1*$' then digits end;
end $$;

create index bookings_email_key_idx on bookings (email_key(customer_email), start_date desc, id desc);
create index bookings_phone_key_idx on bookings (phone_key(customer_phone), start_date desc, id desc);

-- What staff have written about a person, wherever that person books.
create table customers (
  id uuid primary key,
  notes text not null,
  updated_by integer references users on delete set null,
  updated_at timestamptz not null
);
create index customers_updated_by_idx on customers (updated_by);

create table customer_keys (
  kind text not null check (kind in ('email', 'phone')),
  key text not null,
  customer_id uuid not null references customers on delete cascade,
  primary key (kind, key)
);
create index customer_keys_customer_id_idx on customer_keys (customer_id);

-- Somebody who keeps their name has other details, and is not somebody else: what is written about them follows.
create function follow_customer() returns trigger language plpgsql as $$
declare
  person uuid;
begin
  select c.id into person from customers c join customer_keys k on k.customer_id = c.id
    where (k.kind, k.key) in (('email', email_key(old.customer_email)), ('phone', phone_key(old.customer_phone)))
    order by k.kind limit 1
    -- Joined with somebody else or emptied meanwhile, it is read again.
    for key share of c;
  if found then
    insert into customer_keys (kind, key, customer_id)
      select kind, key, person
        from (values ('email', email_key(new.customer_email)), ('phone', phone_key(new.customer_phone))) as n (kind, key)
        where key is not null
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger bookings_follow_customer after update of customer_email, customer_phone on bookings for each row
  when ((old.customer_email, old.customer_phone) is distinct from (new.customer_email, new.customer_phone)
    and lower(btrim(old.customer_name)) = lower(btrim(new.customer_name)))
  execute function follow_customer();

-- Whoever has no booking left is forgotten, with what was written about them.
create function forget_customer() returns trigger language plpgsql as $$
declare
  people uuid[];
begin
  select array_agg(distinct customer_id) into people from customer_keys
    where (kind, key) in (('email', email_key(old.customer_email)), ('phone', phone_key(old.customer_phone)));
  if people is null then
    return null;
  end if;
  delete from customer_keys k where customer_id = any (people)
    and not exists (select from bookings b where k.kind = 'email' and email_key(b.customer_email) = k.key)
    and not exists (select from bookings b where k.kind = 'phone' and phone_key(b.customer_phone) = k.key);
  delete from customers c where id = any (people)
    and not exists (select from customer_keys k where k.customer_id = c.id);
  return null;
end $$;
create trigger bookings_forget_customer after delete on bookings for each row execute function forget_customer();

-- Agreements -----------------------------------------------------------------------------------

-- What a customer is asked to accept of a booking: a row for each text, and when and how it was accepted, once it is.
create table booking_agreements (
  booking_id integer not null references bookings on delete cascade,
  agreement_version_id integer not null references rental_agreement_versions,
  accepted_at timestamptz,
  how text check (how in ('checkout', 'link', 'paper')),
  primary key (booking_id, agreement_version_id),
  constraint booking_agreements_accepted_somehow check ((accepted_at is null) = (how is null))
);
create index booking_agreements_agreement_version_id_idx on booking_agreements (agreement_version_id);

insert into booking_agreements (booking_id, agreement_version_id, accepted_at, how)
  select id, agreement_version_id, agreement_accepted_at, case when source = 'staff' then 'link' else 'checkout' end
  from bookings where agreement_version_id is not null;

-- Of a booking that is on, nobody has accepted anything yet where its item is rented by a text.
insert into booking_agreements (booking_id, agreement_version_id)
  select b.id, v.id
  from bookings b
    join rental_items i on i.id = b.rental_item_id
    join rental_agreements a on a.id = i.rental_agreement_id or (i.rental_agreement_id is null and a.is_default)
    join lateral (select id from rental_agreement_versions where rental_agreement_id = a.id
      order by version desc limit 1) v on true
  where b.agreement_version_id is null and b.status in ('pending', 'confirmed');

alter table bookings drop column agreement_version_id, drop column agreement_accepted_at;

-- What goes along with a letter; made when it is sent.
alter table mail_queue add column attachment text check (attachment in ('contract'));
insert into schema_migrations (number, name, checksum) values (14, '0014-changed-known-agreed', '06e6f638dfad9ca4c4fb7ca74c0db72e87dbfc61f0114cf0f9a115418f442104');

-- Serves code from 0015 on.
-- Several things in one booking, nights kept free after a return, extras taken from stock, prices that fall with
-- longer stays and with codes. An older process would complete a newer checkout without its further things.

-- Items ----------------------------------------------------------------------------------------

alter table rental_items
  -- Kept free after each return.
  add column turnaround_nights integer not null default 0 check (turnaround_nights between 0 and 30),
  -- [{ "fromNights", "percent" }]
  add column long_stay jsonb not null default '[]' check (jsonb_typeof(long_stay) = 'array'),
  -- Empty means not asked.
  add column sleeps integer check (sleeps between 1 and 99),
  add column seats integer check (seats between 1 and 99);

-- Each unit of such an extra takes a unit of that item.
alter table addons add column linked_item_id integer references rental_items on delete set null;
create index addons_linked_item_id_idx on addons (linked_item_id) where linked_item_id is not null;

-- Codes ----------------------------------------------------------------------------------------

create table discount_codes (
  id integer generated always as identity primary key,
  code text not null,
  -- In capital letters and without spaces: that is how it is looked for.
  code_key text not null unique check (code_key <> ''),
  -- What it gives, and for what: `domain/pricing/discount-code.ts`.
  rule jsonb not null,
  used integer not null default 0 check (used >= 0),
  most integer check (most >= 1),
  most_per_person integer check (most_per_person >= 1),
  -- Of what administrators write; a use does not change it.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint discount_codes_never_overused check (used <= most)
);

create table code_people (
  code_id integer not null references discount_codes on delete cascade,
  -- A hash of the e-mail address.
  person text not null,
  used integer not null check (used >= 0),
  most integer,
  primary key (code_id, person),
  constraint code_people_never_overused check (used <= most)
);

-- What is held ---------------------------------------------------------------------------------

-- From which night on and until which it is held: the nights of the stay and those after it, and of a booking that has
-- come back only the latter. A use of a code is held like a night: by a checkout while it is open, then by its booking.
alter table bookings
  add column turnaround integer not null default 0 check (turnaround >= 0),
  add column held_from date generated always as (case
    when status in ('pending', 'confirmed') then start_date when status = 'returned' then end_date end) stored,
  add column held_to date generated always as (case
    when status in ('pending', 'confirmed', 'returned') then end_date + turnaround end) stored,
  add column code_id integer references discount_codes on delete set null,
  add column code_person text,
  add column code_held integer generated always as (case when status <> 'cancelled' then code_id end) stored;
alter table checkouts
  add column turnaround integer not null default 0 check (turnaround >= 0),
  add column held_from date generated always as (case
    when status in ('open', 'closing') then start_date end) stored,
  add column held_to date generated always as (case
    when status in ('open', 'closing') then end_date + turnaround end) stored,
  add column code_id integer references discount_codes on delete set null,
  add column code_person text,
  add column code_held integer generated always as (case when status in ('open', 'closing') then code_id end) stored,
  -- Of what is rented beside the main thing.
  add column further_agreement_version_ids jsonb not null default '[]';
create index bookings_code_id_idx on bookings (code_id) where code_id is not null;
create index checkouts_code_id_idx on checkouts (code_id) where code_id is not null;

-- Copied from the item when a stay is made or moved, so that what is given back is what was taken. Whoever knows it
-- already says it: a booking has what its checkout was promised.
alter table bookings alter column turnaround drop default;
alter table checkouts alter column turnaround drop default;

create function copy_turnaround() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or new.turnaround is null then
    new.turnaround := coalesce((select turnaround_nights from rental_items where id = new.rental_item_id), 0);
  end if;
  return new;
end $$;
create trigger bookings_copy_turnaround before insert on bookings
  for each row execute function copy_turnaround();
create trigger bookings_copy_turnaround_anew before update on bookings for each row
  when ((old.rental_item_id, old.start_date, old.end_date)
    is distinct from (new.rental_item_id, new.start_date, new.end_date))
  execute function copy_turnaround();
create trigger checkouts_copy_turnaround before insert on checkouts
  for each row execute function copy_turnaround();

-- What a booking has besides its main thing: further things, and units that its extras take from stock. They carry
-- the nights they hold themselves, since a line whose booking is deleted no longer finds it.
create table booking_lines (
  id integer generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  rental_item_id integer not null references rental_items,
  quantity integer not null check (quantity >= 1),
  -- The extra that takes them; it may be gone from the catalogue.
  addon_id integer,
  turnaround integer not null check (turnaround >= 0),
  held_from date,
  held_to date
);
create unique index booking_lines_once_each on booking_lines (booking_id, rental_item_id, coalesce(addon_id, 0));
create index booking_lines_rental_item_id_idx on booking_lines (rental_item_id);

create table checkout_lines (
  id integer generated always as identity primary key,
  checkout_id uuid not null references checkouts on delete cascade,
  rental_item_id integer references rental_items on delete set null,
  quantity integer not null check (quantity >= 1),
  addon_id integer,
  turnaround integer not null check (turnaround >= 0),
  held_from date,
  held_to date,
  constraint checkout_lines_item_while_holding check (rental_item_id is not null or held_from is null)
);
create unique index checkout_lines_once_each on checkout_lines (checkout_id, rental_item_id, coalesce(addon_id, 0));
create index checkout_lines_rental_item_id_idx on checkout_lines (rental_item_id);

create function hold_line() returns trigger language plpgsql as $$
declare
  parent record;
begin
  if tg_table_name = 'booking_lines' then
    select held_from, held_to, end_date into parent from bookings where id = new.booking_id;
  else
    select held_from, held_to, end_date into parent from checkouts where id = new.checkout_id;
  end if;
  if new.turnaround is null then
    select turnaround_nights into new.turnaround from rental_items where id = new.rental_item_id;
  end if;
  new.held_from := parent.held_from;
  new.held_to := case when parent.held_to is not null then parent.end_date + new.turnaround end;
  return new;
end $$;
create trigger booking_lines_hold before insert on booking_lines for each row execute function hold_line();
create trigger checkout_lines_hold before insert on checkout_lines for each row execute function hold_line();

create function hold_lines_of_booking() returns trigger language plpgsql as $$
begin
  update booking_lines l set held_from = new.held_from, turnaround = t.nights,
      held_to = case when new.held_to is not null then new.end_date + t.nights end
    from (select b.id, case when (old.start_date, old.end_date) is distinct from (new.start_date, new.end_date)
          then i.turnaround_nights else b.turnaround end as nights
        from booking_lines b join rental_items i on i.id = b.rental_item_id
        where b.booking_id = new.id order by b.rental_item_id) t
    where l.id = t.id;
  return null;
end $$;
create trigger bookings_hold_lines after update on bookings for each row
  when ((old.held_from, old.held_to, old.end_date) is distinct from (new.held_from, new.held_to, new.end_date))
  execute function hold_lines_of_booking();

create function hold_lines_of_checkout() returns trigger language plpgsql as $$
begin
  update checkout_lines set held_from = new.held_from,
      held_to = case when new.held_to is not null then new.end_date + turnaround end
    where checkout_id = new.id;
  return null;
end $$;
create trigger checkouts_hold_lines after update on checkouts for each row
  when ((old.held_from, old.held_to) is distinct from (new.held_from, new.held_to))
  execute function hold_lines_of_checkout();

-- Nights ---------------------------------------------------------------------------------------

-- The one answer to how many units there are on a night, for nights that have a row and for those that have none yet.
create function capacity_on(item integer, night date) returns integer language sql stable as $$
  select quantity from rental_items where id = item
$$;

create or replace function take_nights(item integer, first_night date, return_day date, units integer)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, units, capacity_on(item, day::date)
      from generate_series(first_night, return_day - 1, interval '1 day') as day
      order by day
    on conflict (rental_item_id, night) do update set taken = n.taken + excluded.taken;
end $$;

-- As before, by the nights that each row says it holds. Whoever writes rows of several items locks the items first,
-- by their numbers.
create or replace function count_nights() returns trigger language plpgsql as $$
declare
  had boolean := tg_op <> 'INSERT' and coalesce(old.held_from < old.held_to, false);
  has boolean := tg_op <> 'DELETE' and coalesce(new.held_from < new.held_to, false);
begin
  perform from rental_items
    where id in (case when had then old.rental_item_id end, case when has then new.rental_item_id end)
    order by id for no key update;
  if had then
    perform release_nights(old.rental_item_id, old.held_from, old.held_to, old.quantity);
  end if;
  if has then
    perform take_nights(new.rental_item_id, new.held_from, new.held_to, new.quantity);
  end if;
  return null;
end $$;

drop trigger bookings_recount_nights on bookings;
drop trigger checkouts_recount_nights on checkouts;
do $$
declare
  holding text;
begin
  foreach holding in array array['bookings', 'checkouts', 'booking_lines', 'checkout_lines'] loop
    execute format('create trigger %I after update on %I for each row
      when ((old.held_from, old.held_to, old.rental_item_id, old.quantity)
        is distinct from (new.held_from, new.held_to, new.rental_item_id, new.quantity))
      execute function count_nights()', holding || '_recount_nights', holding);
  end loop;
  foreach holding in array array['booking_lines', 'checkout_lines'] loop
    execute format('create trigger %I after insert or delete on %I
      for each row execute function count_nights()', holding || '_count_nights', holding);
    execute format('create trigger %I before truncate on %I
      for each statement execute function refuse_change()', holding || '_no_truncate', holding);
  end loop;
end $$;

-- Uses of codes --------------------------------------------------------------------------------

create function count_code_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.code_held is not null then
    update discount_codes set used = used - 1 where id = old.code_held;
    update code_people set used = used - 1 where code_id = old.code_held and person = old.code_person;
  end if;
  if tg_op <> 'DELETE' and new.code_held is not null then
    update discount_codes set used = used + 1 where id = new.code_held;
    insert into code_people as p (code_id, person, used, most)
      select id, new.code_person, 1, most_per_person from discount_codes
        where id = new.code_held and new.code_person is not null
      on conflict (code_id, person) do update set used = p.used + 1, most = excluded.most;
  end if;
  return null;
end $$;
do $$
declare
  holding text;
begin
  foreach holding in array array['bookings', 'checkouts'] loop
    execute format('create trigger %I after insert on %I for each row
      when (new.code_held is not null) execute function count_code_uses()', holding || '_count_code', holding);
    execute format('create trigger %I after delete on %I for each row
      when (old.code_held is not null) execute function count_code_uses()', holding || '_uncount_code', holding);
    execute format('create trigger %I after update on %I for each row
      when ((old.code_held, old.code_person) is distinct from (new.code_held, new.code_person))
      execute function count_code_uses()', holding || '_recount_code', holding);
  end loop;
end $$;
insert into schema_migrations (number, name, checksum) values (15, '0015-found-together-priced', 'c1a7c1b8efcea8238f12031b1e4a0d612dac90c4b7a7e8ad088ee41d66d722e0');
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
insert into schema_migrations (number, name, checksum) values (16, '0016-owners-shop', '832a8c8aee2fe90c935277200a12891b1a55cfc891196ddced45de42ecbe7535');
-- Serves code from 0017 on.
-- What opens a customer's own page of a booking: each letter has a key of its own, and renewing ends those before.
-- An older process would send letters without them, and complete a newer checkout without the organisation that it is
-- booked for.

create table own_page_tokens (
  -- The key itself is kept nowhere.
  token_hash text primary key,
  booking_id integer not null references bookings on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);

create index own_page_tokens_booking_id_idx on own_page_tokens (booking_id);

-- Letters by themselves ---------------------------------------------------------------------------

-- Each once for a booking, whoever sends it and however often it is tried: sent, or stopped by staff. Whoever writes
-- the row sends the letter, in the same transaction.
create table day_letters (
  booking_id integer not null references bookings on delete cascade,
  type text not null,
  state text not null check (state in ('sent', 'stopped')),
  at timestamptz not null,
  primary key (booking_id, type)
);

-- Since when each of them is sent: what had its moment before is not.
create table day_letter_switches (
  type text primary key,
  since timestamptz not null
);

-- By the shop's clock, which writes `updated_at`; by an older process as well. Empty for what was approved before.
alter table bookings add column approved_at timestamptz;

create function note_approval() returns trigger language plpgsql as $$
begin
  new.approved_at := new.updated_at;
  return new;
end $$;
create trigger bookings_note_first_approval before insert on bookings for each row
  when (new.status = 'confirmed' and new.approved_at is null) execute function note_approval();
create trigger bookings_note_approval before update on bookings for each row
  when (new.status = 'confirmed' and old.status in ('pending', 'cancelled')) execute function note_approval();

-- Organisations and their receipts --------------------------------------------------------------

-- Whom a booking is made for, where that is a company or a club; its number and reference are kept since 0013.
alter table bookings
  add column customer_organisation_name text not null default '',
  -- Empty where it is the customer's own.
  add column customer_invoice_address text not null default '';
alter table checkouts add column organisation jsonb;

-- What people ask before they pay, what they bring, and who drives -----------------------------
-- All that an item tells of itself is optional; an older process neither shows nor changes it.

alter table rental_items
  add column free_km_per_day integer check (free_km_per_day between 0 and 5000),
  add column extra_km_price integer check (extra_km_price between 0 and 1000),
  add column packing_list jsonb not null default '[]' check (jsonb_typeof(packing_list) = 'array'),
  add column facts jsonb not null check (jsonb_typeof(facts) = 'object')
    default '{"lengthCm": null, "weightKg": null, "minAge": null, "licence": null, "licenceYears": null, "included": []}';

-- Who drives what is rented, as they were named before the pick-up: `[{name, licensedSince}]`.
alter table bookings add column drivers jsonb not null default '[]' check (jsonb_typeof(drivers) = 'array');

-- The buyer and who drives are known of the customer like the rest: of two who change them at once, the second has
-- seen older ones.
drop trigger bookings_raise_version on bookings;
create trigger bookings_raise_version before update on bookings for each row
  when ((old.rental_item_id, old.start_date, old.end_date, old.pickup_time, old.return_time, old.quantity,
      old.selected_addons, old.quote, old.status, old.deposit_amount, old.travel_info,
      old.customer_name, old.customer_email, old.customer_phone, old.customer_personal_number, old.customer_address,
      old.customer_street_address, old.customer_postal_code, old.customer_city, old.customer_organisation_number,
      old.customer_reference, old.customer_organisation_name, old.customer_invoice_address, old.drivers)
    is distinct from (new.rental_item_id, new.start_date, new.end_date, new.pickup_time, new.return_time, new.quantity,
      new.selected_addons, new.quote, new.status, new.deposit_amount, new.travel_info,
      new.customer_name, new.customer_email, new.customer_phone, new.customer_personal_number, new.customer_address,
      new.customer_street_address, new.customer_postal_code, new.customer_city, new.customer_organisation_number,
      new.customer_reference, new.customer_organisation_name, new.customer_invoice_address, new.drivers))
  execute function raise_booking_version();

-- Receipts that go along with a letter, by their numbers: they outlive the booking, and so does the letter.
alter table mail_queue add column receipt_numbers jsonb not null default '[]';
insert into schema_migrations (number, name, checksum) values (17, '0017-own-page', '8e7e121b096c37f368734434ff8788bae6208209be29e3852f321d0c0c1c0434');
-- Serves code from 0018 on.
-- Things that their owner tells apart: this vehicle, and not another of its kind. An older process would sell a stay
-- that is free night by night and fits no vehicle throughout.

-- Units ----------------------------------------------------------------------------------------

create table units (
  id integer generated always as identity primary key,
  rental_item_id integer not null references rental_items on delete cascade,
  name text not null check (name <> ''),
  registration text not null default '',
  notes text not null default '',
  -- From this night on it is no longer rented out.
  retired_on date,
  odometer integer check (odometer >= 0),
  next_inspection date,
  next_service date,
  next_service_km integer check (next_service_km >= 0),
  -- In the order that they were added.
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint units_name_once unique (rental_item_id, name),
  -- For whoever has a unit of an item: it is one of that item.
  unique (id, rental_item_id)
);

-- Nights from the first to the last day, both of them included.
create table unit_outages (
  id integer generated always as identity primary key,
  unit_id integer not null references units on delete cascade,
  start_date date not null,
  -- Empty until further notice.
  end_date date,
  reason text not null,
  created_at timestamptz not null,
  -- Up to this night `item_nights` knows of it; a job moves it on.
  counted_until date not null,
  constraint unit_outages_have_a_night check (end_date >= start_date)
);
create index unit_outages_unit_id_idx on unit_outages (unit_id);

-- Which unit a stay has: one row for each of its quantity, of a booking, a checkout or a line of either.
create table stay_units (
  id integer generated always as identity primary key,
  -- Looked for when the transaction ends: a checkout passes its units on to the booking that comes of it.
  booking_id integer references bookings on delete cascade deferrable initially deferred,
  booking_line_id integer references booking_lines on delete cascade,
  checkout_id uuid references checkouts on delete cascade,
  checkout_line_id integer references checkout_lines on delete cascade,
  holder_kind text not null generated always as (case
    when booking_id is not null then 'booking' when booking_line_id is not null then 'booking-line'
    when checkout_id is not null then 'checkout' else 'checkout-line' end) stored,
  rental_item_id integer not null references rental_items on delete cascade,
  -- Which one it has; while it is not placed, which one it had and would rather have again.
  unit_id integer,
  held_from date not null,
  held_to date not null,
  handed_over_at timestamptz,
  back_at timestamptz,
  is_placed boolean not null default false,
  constraint stay_units_one_holder
    check (num_nonnulls(booking_id, booking_line_id, checkout_id, checkout_line_id) = 1),
  constraint stay_units_placed_on_a_unit check (unit_id is not null or not is_placed),
  constraint stay_units_unit_of_the_item
    foreign key (unit_id, rental_item_id) references units (id, rental_item_id)
);
create index stay_units_booking_id_idx on stay_units (booking_id) where booking_id is not null;
create index stay_units_booking_line_id_idx on stay_units (booking_line_id) where booking_line_id is not null;
create index stay_units_checkout_id_idx on stay_units (checkout_id) where checkout_id is not null;
create index stay_units_checkout_line_id_idx on stay_units (checkout_line_id) where checkout_line_id is not null;
create index stay_units_rental_item_id_idx on stay_units (rental_item_id, held_to);
create index stay_units_unit_id_idx on stay_units (unit_id) where unit_id is not null;
-- A unit is with one customer at a time.
create unique index stay_units_gone_once on stay_units (unit_id) where handed_over_at is not null and back_at is null;
create index stay_units_gone_idx on stay_units (rental_item_id) where handed_over_at is not null and back_at is null;

-- Which stay has a unit on a night: one, and no other.
create table unit_nights (
  unit_id integer not null references units on delete cascade,
  night date not null,
  stay_unit_id integer not null references stay_units on delete cascade,
  constraint unit_nights_never_twice primary key (unit_id, night)
);
create index unit_nights_stay_unit_id_idx on unit_nights (stay_unit_id);

-- Items whose stays want to be placed on units: whoever wrote them does so in the same breath, or a job soon after.
create table units_due (
  rental_item_id integer primary key references rental_items on delete cascade,
  -- The nights from today to before this day are counted anew then: what is gone is not there though nobody booked it.
  count_to date,
  -- A booking that is changed while it is out: until then what it has out is there for it.
  beside integer
);

-- A stay that has all nights from the first to the last day gets at most so many units that it keeps throughout.
create table unit_splits (
  rental_item_id integer not null references rental_items on delete cascade,
  start_date date not null,
  end_date date not null,
  units integer not null check (units >= 0),
  primary key (rental_item_id, start_date, end_date),
  check (end_date > start_date)
);

-- The calendar and the search go by them, and keep what they have read.
create constraint trigger unit_splits_are_seen after insert or delete on unit_splits
  deferrable initially deferred for each row execute function raise_public_version();
create constraint trigger unit_splits_are_seen_anew after update on unit_splits
  deferrable initially deferred for each row when (old.* is distinct from new.*)
  execute function raise_public_version();
create trigger unit_splits_are_gone after truncate on unit_splits
  for each statement execute function raise_public_version();

-- Motorhomes are told apart from the beginning; of other things their owner decides.
insert into units (rental_item_id, name, position, created_at, updated_at)
  select i.id, 'Enhet ' || n, n, i.created_at, i.created_at
    from rental_items i cross join lateral generate_series(1, i.quantity) as n
    where i.type = 'rv' order by i.id, n;
insert into units_due select distinct rental_item_id from units;

-- Who has which unit on a night ------------------------------------------------------------------

create function keep_unit_nights() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from unit_nights where stay_unit_id = old.id;
  end if;
  if new.is_placed then
    insert into unit_nights (unit_id, night, stay_unit_id)
      select new.unit_id, day::date, new.id
        from generate_series(new.held_from, new.held_to - 1, interval '1 day') as day;
  end if;
  return null;
end $$;
create trigger stay_units_keep_nights after insert on stay_units
  for each row when (new.is_placed) execute function keep_unit_nights();
create trigger stay_units_keep_nights_anew after update on stay_units for each row
  when ((old.unit_id, old.held_from, old.held_to, old.is_placed)
    is distinct from (new.unit_id, new.held_from, new.held_to, new.is_placed))
  execute function keep_unit_nights();
create trigger unit_nights_counted before insert or update or delete on unit_nights
  for each statement when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger unit_nights_no_truncate before truncate on unit_nights
  for each statement execute function refuse_change();
create trigger stay_units_no_truncate before truncate on stay_units
  for each statement execute function refuse_change();

-- What was handed over stays with its customer until it is back: what is still to come may fit otherwise than before.
create function place_around() returns trigger language plpgsql as $$
begin
  insert into units_due as d (rental_item_id, count_to)
    select id, greatest(old.held_from, new.held_from) from rental_items where id = old.rental_item_id
    on conflict (rental_item_id) do update set count_to = greatest(d.count_to, excluded.count_to);
  return null;
end $$;
create trigger stay_units_place_around after update on stay_units for each row
  when ((old.handed_over_at is null, old.back_at is null) <> (new.handed_over_at is null, new.back_at is null)
    or new.handed_over_at is not null and new.back_at is null
      and (old.unit_id, old.held_from, old.held_to) is distinct from (new.unit_id, new.held_from, new.held_to))
  execute function place_around();
create trigger stay_units_place_where_gone after delete on stay_units for each row
  when (old.handed_over_at is not null and old.back_at is null) execute function place_around();

-- When what a stay holds has changed, its units are free again and it wants to be placed anew, on the same one if it
-- can be. What holds nothing any more has no unit, unless it was handed over or has come back: then it is remembered.
create function unsettle_units() returns trigger language plpgsql as $$
declare
  is_back boolean := false;
  numbered integer[] := array(select distinct rental_item_id from units where rental_item_id in (
    case when tg_op <> 'INSERT' and old.held_from is not null then old.rental_item_id end,
    case when tg_op <> 'DELETE' and new.held_from is not null then new.rental_item_id end));
begin
  if numbered = '{}' then
    return null;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'checkouts' then
    if new.status = 'completed' then
      update stay_units set checkout_id = null, booking_id = new.booking_id, is_placed = false
        where checkout_id = new.id;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    if new.held_from is null then
      if tg_table_name = 'bookings' then
        is_back := new.status = 'returned';
      elsif tg_table_name = 'booking_lines' then
        is_back := (select status = 'returned' from bookings where id = new.booking_id);
      end if;
      execute format('delete from stay_units where %I = $1 and handed_over_at is null and not $2', tg_argv[0])
        using new.id, is_back;
      execute format('update stay_units set is_placed = false, held_to = held_from where %I = $1', tg_argv[0])
        using new.id;
    else
      execute format('delete from stay_units where %I = $1 and rental_item_id <> $2', tg_argv[0])
        using new.id, new.rental_item_id;
      execute format('update stay_units set is_placed = false, held_from = $2, held_to = $3 where %I = $1', tg_argv[0])
        using new.id, new.held_from, new.held_to;
    end if;
  end if;
  insert into units_due select unnest(numbered) order by 1 on conflict do nothing;
  return null;
end $$;

do $$
declare
  holding text;
  holder text;
begin
  foreach holding in array array['bookings', 'checkouts', 'booking_lines', 'checkout_lines'] loop
    holder := left(holding, -1) || '_id';
    -- By their names they come after the nights were counted, which locks the item.
    execute format('create trigger %I after insert or delete on %I
      for each row execute function unsettle_units(%L)', holding || '_unsettle_units', holding, holder);
    execute format('create trigger %I after update on %I for each row
      when ((old.held_from, old.held_to, old.rental_item_id, old.quantity)
        is distinct from (new.held_from, new.held_to, new.rental_item_id, new.quantity))
      execute function unsettle_units(%L)', holding || '_unsettle_units_anew', holding, holder);
  end loop;
end $$;

-- Capacity ---------------------------------------------------------------------------------------

-- The writer's, passed as the transaction's setting; by hand in psql it is Sweden's.
create function shop_today() returns date language sql stable as $$
  select coalesce(nullif(current_setting('norrvidd.today', true), '')::date,
    (now() at time zone 'Europe/Stockholm')::date)
$$;

create or replace function capacity_on(item integer, night date) returns integer language sql stable as $$
  select case when exists (select from units u where u.rental_item_id = item) then (
      select count(*)::integer from units u
        where u.rental_item_id = item and (u.retired_on is null or u.retired_on > night)
          and not exists (select from unit_outages o
            where o.unit_id = u.id and o.start_date <= night and (o.end_date is null or o.end_date >= night)))
    else (select quantity from rental_items where id = item) end
$$;

-- The booking of a stay, and the day on which its unit is due back: the nights kept free after it are no reason to wait.
create function booking_of(stay stay_units) returns integer language sql stable as $$
  select coalesce(stay.booking_id, (select booking_id from booking_lines where id = stay.booking_line_id))
$$;
create function due_back(stay stay_units) returns date language sql stable as $$
  select end_date from bookings where id = booking_of(stay)
$$;

-- The same, less those that are gone though nobody has booked them on that night: that left before their stay, or did
-- not come back from it. Such nights have a row. For whoever was told the day; `beside` a booking, its own are there.
create function capacity_now(item integer, night date, beside integer default null)
returns integer language sql stable as $$
  select capacity_on(item, night) - (
    select count(*)::integer from units u
      where u.rental_item_id = item and (u.retired_on is null or u.retired_on > night)
        and not exists (select from unit_outages o
          where o.unit_id = u.id and o.start_date <= night and (o.end_date is null or o.end_date >= night))
        and exists (select from stay_units s
          where s.unit_id = u.id and s.handed_over_at is not null and s.back_at is null
            and (night >= shop_today() and night < s.held_from
              or night >= s.held_to and night <= shop_today() and due_back(s) < shop_today())
            and (beside is null or booking_of(s) <> beside)))
$$;

-- As before; where a night has a row, that says how many there are. What is to be written is judged before it is known
-- that there is one, and a stay that has lost its unit may give its nights back and take them again.
create or replace function take_nights(item integer, first_night date, return_day date, units integer)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, units, coalesce(known.capacity, capacity_on(item, day::date))
      from generate_series(first_night, return_day - 1, interval '1 day') as day
        left join item_nights known on known.rental_item_id = item and known.night = day::date
      order by day
    on conflict (rental_item_id, night) do update set taken = n.taken + excluded.taken;
end $$;

-- A night on which an item has fewer or more units than usual has a row, so that whoever reads need not ask. It never
-- tells less than what is taken: a stay that has lost its unit is listed, not undone.
create function count_capacity(item integer, first_night date, last_night date)
returns void language plpgsql as $$
begin
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, 0, capacity_now(item, day::date)
      from generate_series(first_night, last_night, interval '1 day') as day
      order by day
    on conflict (rental_item_id, night) do update set capacity = greatest(excluded.capacity, n.taken)
      where n.capacity <> greatest(excluded.capacity, n.taken);
end $$;

-- Whoever places the stays of an item counts what is gone of it.
create function count_gone() returns trigger language plpgsql as $$
begin
  if old.count_to is not null and exists (select from rental_items where id = old.rental_item_id) then
    perform count_capacity(old.rental_item_id, shop_today(), greatest(old.count_to - 1, shop_today()));
  end if;
  return old;
end $$;
create trigger units_due_count_gone before delete on units_due for each row execute function count_gone();

create function count_beside() returns trigger language plpgsql as $$
begin
  update item_nights n set capacity = greatest(capacity_now(n.rental_item_id, n.night, new.beside), n.taken)
    from (select max(held_from) as held_from, min(held_to) as held_to from stay_units s
      where s.rental_item_id = new.rental_item_id and s.handed_over_at is not null and s.back_at is null
        and booking_of(s) = new.beside) gone
    where n.rental_item_id = new.rental_item_id
      and n.night between least(gone.held_to, shop_today()) and greatest(gone.held_from - 1, shop_today())
      and n.capacity <> greatest(capacity_now(n.rental_item_id, n.night, new.beside), n.taken);
  return null;
end $$;
create trigger units_due_count_beside after insert or update on units_due
  for each row when (new.beside is not null) execute function count_beside();

create function count_outage() returns trigger language plpgsql as $$
declare
  item integer := (select rental_item_id from units
    where id = case tg_op when 'DELETE' then old.unit_id else new.unit_id end);
begin
  perform from rental_items where id = item for no key update;
  if not found then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform count_capacity(item, greatest(old.start_date, shop_today()), old.counted_until);
  end if;
  if tg_op <> 'DELETE' then
    perform count_capacity(item, greatest(new.start_date, shop_today()), new.counted_until);
  end if;
  insert into units_due values (item) on conflict do nothing;
  return null;
end $$;
create function limit_outage() returns trigger language plpgsql as $$
begin
  new.counted_until := least(new.end_date, greatest(new.start_date, shop_today()) + 800);
  return new;
end $$;
create trigger unit_outages_limit before insert or update on unit_outages
  for each row execute function limit_outage();
create trigger unit_outages_count after insert or delete on unit_outages
  for each row execute function count_outage();
create trigger unit_outages_recount after update on unit_outages for each row
  when ((old.start_date, old.end_date, old.counted_until)
    is distinct from (new.start_date, new.end_date, new.counted_until))
  execute function count_outage();

-- The quantity of an item is its units that are not retired. Until one is that will be, it counts night by night.
create function count_units() returns trigger language plpgsql as $$
declare
  item integer := case tg_op when 'DELETE' then old.rental_item_id else new.rental_item_id end;
begin
  perform from rental_items where id = item for no key update;
  if not found or not exists (select from units where rental_item_id = item) then
    return null;
  end if;
  update rental_items i set quantity = u.used
    from (select count(*)::integer as used from units where rental_item_id = item and retired_on is null) u
    where i.id = item and i.quantity <> u.used;
  update item_nights n set capacity = greatest(capacity_now(item, n.night), n.taken)
    where n.rental_item_id = item and n.night >= shop_today()
      and n.capacity <> greatest(capacity_now(item, n.night), n.taken);
  if tg_op <> 'DELETE' and new.retired_on is not null then
    -- Nights beyond have no row: they tell the quantity, which is less.
    perform count_capacity(item, shop_today(), least(new.retired_on - 1, shop_today() + 800));
  end if;
  insert into units_due values (item) on conflict do nothing;
  return null;
end $$;
create trigger units_count after insert or delete on units
  for each row execute function count_units();
create trigger units_recount after update on units for each row
  when (old.retired_on is distinct from new.retired_on) execute function count_units();

create or replace function follow_quantity() returns trigger language plpgsql as $$
begin
  if exists (select from units where rental_item_id = new.id) then
    if new.quantity <> (select count(*) from units where rental_item_id = new.id and retired_on is null) then
      raise exception 'the quantity of item % is the number of its units', new.id
        using errcode = 'restrict_violation', constraint = 'rental_items_quantity_of_units';
    end if;
    return null;
  end if;
  update item_nights set capacity = new.quantity
    where rental_item_id = new.id and night >= shop_today();
  return null;
end $$;

-- What was taken above what there is goes down with it, once the writer is done: a checkout gives its nights back
-- before its booking takes them.
create function follow_release() returns trigger language plpgsql as $$
begin
  update item_nights n set capacity = greatest(capacity_now(n.rental_item_id, n.night), n.taken)
    where n.rental_item_id = new.rental_item_id and n.night = new.night and n.night >= shop_today()
      and exists (select from units u where u.rental_item_id = n.rental_item_id)
      and n.capacity <> greatest(capacity_now(n.rental_item_id, n.night), n.taken);
  return null;
end $$;
create constraint trigger item_nights_follow_release after update on item_nights
  deferrable initially deferred for each row when (new.taken < old.taken and old.taken = old.capacity)
  execute function follow_release();
insert into schema_migrations (number, name, checksum) values (18, '0018-units', '01a0fc154af5fc61e5022f19e6ff683083f1fe7b0462b68726abe77643eed527');
-- Serves code from 0019 on.
-- What goes out and comes back is written down and signed, and a return is settled with its deposit. An older process
-- would send a letter without the protocol that goes along, and take what is asked for beyond a deposit for rent.

-- Where a stay is ----------------------------------------------------------------------------------

-- Beside its status: when the first of it went out, and when all of it was back.
alter table bookings
  add column out_at timestamptz,
  add column out_by integer references users on delete set null,
  add column back_at timestamptz,
  add column back_by integer references users on delete set null,
  add constraint bookings_back_after_out check (back_at is null or out_at is not null);
create index bookings_out_idx on bookings (end_date) where out_at is not null and back_at is null;

-- What is looked at when this item goes out and comes back; empty: what its type asks for.
alter table rental_items add column checklist jsonb check (jsonb_typeof(checklist) = 'array');

-- Protocols ----------------------------------------------------------------------------------------

-- Signed, one is never changed: what was wrong in it is said by a further one. It goes with its booking alone.
create table protocols (
  id integer generated always as identity primary key,
  -- Made by the phone, so that sending twice is once.
  client_id uuid not null constraint protocols_client_id unique,
  booking_id integer not null references bookings on delete cascade,
  kind text not null check (kind in ('out', 'back')),
  -- Empty of what is counted and not told apart. As it was called then: a unit may be renamed.
  unit_id integer,
  unit_name text,
  corrects_id integer constraint protocols_correct_the_newest unique references protocols on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  recorded_by integer references users on delete set null,
  recorded_by_name text not null,
  created_at timestamptz not null
);
create unique index protocols_one_of_a_kind on protocols (booking_id, kind, coalesce(unit_id, 0)) where corrects_id is null;
create index protocols_booking_id_idx on protocols (booking_id);

create trigger protocols_no_rewrite before update on protocols
  for each row execute function refuse_rewriting('recorded_by');
create trigger protocols_no_truncate before truncate on protocols
  for each statement execute function refuse_change();
create trigger protocols_no_delete before delete on protocols
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();

-- What is marked as returned, or is called off, has brought back all that went out. Where that is taken back, so is
-- this, but for what was signed as back, and for what has gone out with somebody else since.
create function bring_back_units() returns trigger language plpgsql as $$
declare
  is_over boolean := new.status in ('returned', 'cancelled');
begin
  update stay_units s set back_at = case when is_over then new.updated_at end
    where s.handed_over_at is not null and (s.back_at is null) = is_over
      and (s.booking_id = new.id or s.booking_line_id in (select id from booking_lines where booking_id = new.id))
      and (is_over or not exists (select from protocols p
          where p.booking_id = new.id and p.kind = 'back' and p.unit_id = s.unit_id)
        and not exists (select from stay_units other
          where other.unit_id = s.unit_id and other.handed_over_at is not null and other.back_at is null));
  return null;
end $$;
create trigger bookings_bring_back_units after update on bookings for each row
  when ((old.status in ('returned', 'cancelled')) <> (new.status in ('returned', 'cancelled')))
  execute function bring_back_units();

-- Agreements are accepted on the spot as well.
alter table booking_agreements drop constraint booking_agreements_how_check,
  add constraint booking_agreements_how_check check (how in ('checkout', 'link', 'paper', 'hand-over'));

-- Photographs and signatures, for staff and in the customer's own papers. In the database on both engines: whatever
-- lies in the media folder has an address that anybody may ask for.
create table protocol_files (
  id uuid primary key,
  booking_id integer not null references bookings on delete cascade,
  type text not null check (type in ('image/jpeg', 'image/png')),
  bytes bytea not null,
  -- Of the picture as it was sent, so that the same number with another picture is noticed.
  sha text not null,
  created_at timestamptz not null
);
create index protocol_files_booking_id_idx on protocol_files (booking_id);
create index protocol_files_created_at_idx on protocol_files (created_at);

-- Which protocols show which of them; what none shows is removed after some days.
create table protocol_pictures (
  protocol_id integer not null references protocols on delete cascade,
  file_id uuid not null references protocol_files,
  primary key (protocol_id, file_id)
);
create index protocol_pictures_file_id_idx on protocol_pictures (file_id);

-- The PDF of these goes along with a letter.
alter table mail_queue add column protocol_ids jsonb not null default '[]' check (jsonb_typeof(protocol_ids) = 'array');

-- Settling a return --------------------------------------------------------------------------------

-- Once for a booking: what is charged, line by line, and where it is taken from. What the books say of it stands in
-- receipts and vouchers, which stay when the booking goes.
create table settlements (
  -- Made by the page, so that pressing again settles once.
  id uuid primary key,
  booking_id integer not null constraint settlements_once unique references bookings on delete cascade,
  -- [{ "kind", "label", "amount", "kept", "asked" }]: each krona is kept of the deposit or asked for by link.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Of the deposit: kept, given back to the card, and to be given back by hand.
  kept numeric(12, 2) not null check (kept >= 0),
  given_back numeric(12, 2) not null check (given_back >= 0),
  to_give_by_hand numeric(12, 2) not null default 0 check (to_give_by_hand >= 0),
  asked integer not null check (asked >= 0),
  -- What is asked for is paid by a link of its own: one for the rent stays what it is. The key itself is kept nowhere.
  link_hash text unique,
  link_expires_at timestamptz,
  settled_by integer references users on delete set null,
  settled_by_name text not null,
  created_at timestamptz not null,
  check ((asked > 0) = (link_hash is not null) and (link_hash is null) = (link_expires_at is null))
);
create trigger settlements_no_rewrite before update on settlements
  for each row execute function refuse_rewriting('settled_by');
create index settlements_asked_idx on settlements (booking_id) where asked > 0;

-- What was asked for beyond a deposit is kept as it comes; one that came twice is the customer's.
create index payments_held_charges_idx on payments (booking_id)
  where kind = 'charge' and status = 'captured' and refunded_amount + kept_amount - lost_amount < amount;
insert into schema_migrations (number, name, checksum) values (19, '0019-hand-over', 'f2f5dab352c18de86432ca7c852161c60c266e208d8e4fccfacb66dfdd71317e');
-- Signed when it went out, corrected, and signed when it came back.
insert into protocols (client_id, booking_id, kind, content, recorded_by_name, created_at)
  select gen_random_uuid(), id, kind, '{"signedAt": "2026-06-01T10:00:00.000Z"}', 'anna', '2026-06-01T10:00:00Z'
    from (select min(id) as id from bookings where status <> 'cancelled') b, unnest(array['out', 'back']) as kind;
insert into protocols (client_id, booking_id, kind, corrects_id, content, recorded_by_name, created_at)
  select gen_random_uuid(), booking_id, kind, id, content, 'anna', '2026-06-02T10:00:00Z' from protocols where kind = 'out';
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
insert into schema_migrations (number, name, checksum) values (20, '0020-annulled-protocols', '099d0d28e82f84ce797e04895b02ceb2a07c19c1140e597f9562581c802abcc2');
-- One of two is out with a customer, and told to be in service on the nights of that stay. Long ahead, whenever it is run.
update bookings set start_date = '2126-07-01', end_date = '2126-07-03' where id = 1915118;
insert into units (rental_item_id, name, position, created_at, updated_at)
  select rental_item_id, name, position, '2026-06-01T10:00:00Z', '2026-06-01T10:00:00Z'
    from (select rental_item_id from bookings where id = 1915118) b, (values ('Den ena', 8), ('Den andra', 9)) as u (name, position);
insert into stay_units (booking_id, rental_item_id, unit_id, held_from, held_to, handed_over_at, is_placed)
  select b.id, b.rental_item_id, u.id, b.held_from, b.held_to, '2026-06-01T10:00:00Z', true
    from bookings b join units u on u.rental_item_id = b.rental_item_id and u.name = 'Den ena' where b.id = 1915118;
insert into unit_outages (unit_id, start_date, end_date, reason, created_at, counted_until)
  select unit_id, held_from, held_to, 'Service', '2026-06-01T10:00:00Z', held_from from stay_units;
delete from units_due;
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
insert into schema_migrations (number, name, checksum) values (21, '0021-out-and-counted-once', 'b5237d6df1d869e33cb4fa6eaefc8cafb40eb5e2ec2cc720675ca6ba603c72c5');
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
insert into schema_migrations (number, name, checksum) values (22, '0022-units-counted-together', 'ee969885c438f8c3aae2048656c30245fb888b55cfd20511fae747d6c93e5a63');
