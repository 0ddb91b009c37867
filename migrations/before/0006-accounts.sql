-- A small shop as it was before this migration: an administrator, staff, and customers whose names look alike.
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
set session_replication_role = replica;
insert into schema_migrations (number, name, checksum, applied_at) values ('1', '0001-the-shop', '315d05237586a174efcd23e6edf154d52febeb4a726224315becff0d10b2abbb', '2026-11-16 03:04:48+00');
insert into schema_migrations (number, name, checksum, applied_at) values ('2', '0002-months-close-in-order', 'c2dc36020d6d4653b869707efd84b0beb7f870c41709d02168b27a8737211de4', '2026-11-16 03:04:48+00');
insert into schema_migrations (number, name, checksum, applied_at) values ('3', '0003-counted-by-triggers', '4ef88748cf8dde2194c55f3b9bbd2a8e5069c406fd49e10bc17165a9e50fab6a', '2026-11-16 03:04:48+00');
insert into schema_migrations (number, name, checksum, applied_at) values ('4', '0004-the-money-of-a-booking', 'f4da98d7bb8b2d2612256a22984658c8515fbd08b10a307deb44f42fd77c257f', '2026-11-16 03:04:48+00');
insert into schema_migrations (number, name, checksum, applied_at) values ('5', '0005-what-a-credit-is-for', '400748b306e4f08936f33fd8f0f8cdca804c77ce2adf0b84f521119993283e0b', '2026-11-16 03:04:48+00');
insert into users (id, username, username_key, password_hash, role, has_generated_password, created_at, updated_at) overriding system value values ('1', 'аnna', 'аnna', '$argon2id$v=19$m=19456,t=2,p=1$93zmAYIJQwPpJ+kW8LF82Q$c6obdhyoRh1F3bMgInoAO+FM2icmC9df0lCCaNylsg8', 'customer', 'false', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into users (id, username, username_key, password_hash, role, has_generated_password, created_at, updated_at) overriding system value values ('2', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$93zmAYIJQwPpJ+kW8LF82Q$c6obdhyoRh1F3bMgInoAO+FM2icmC9df0lCCaNylsg8', 'admin', 'false', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into users (id, username, username_key, password_hash, role, has_generated_password, created_at, updated_at) overriding system value values ('3', 'Torbjörn', 'torbjörn', '$argon2id$v=19$m=19456,t=2,p=1$93zmAYIJQwPpJ+kW8LF82Q$c6obdhyoRh1F3bMgInoAO+FM2icmC9df0lCCaNylsg8', 'staff', 'false', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into users (id, username, username_key, password_hash, role, has_generated_password, created_at, updated_at) overriding system value values ('4', 'gunnel.k', 'gunnel.k', '$argon2id$v=19$m=19456,t=2,p=1$93zmAYIJQwPpJ+kW8LF82Q$c6obdhyoRh1F3bMgInoAO+FM2icmC9df0lCCaNylsg8', 'customer', 'false', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into users (id, username, username_key, password_hash, role, has_generated_password, created_at, updated_at) overriding system value values ('5', 'Gunnel K', 'gunnel k', '$argon2id$v=19$m=19456,t=2,p=1$93zmAYIJQwPpJ+kW8LF82Q$c6obdhyoRh1F3bMgInoAO+FM2icmC9df0lCCaNylsg8', 'customer', 'false', '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values ('8s0bYlOZ0dF3a3pQ1wq2m0k1d6m6N3mY8m2kq3Zc7rA', '2', '2026-11-01 08:00:00+00', '2026-11-15 08:00:00+00', '2026-12-15 08:00:00+00');
select setval('users_id_seq', 5);
set session_replication_role = origin;
