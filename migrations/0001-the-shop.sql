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
