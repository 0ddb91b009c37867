-- A small shop as it was before this migration: bookings in every state of money, deposits and three closed months.
-- Functions come before the tables they speak of.
set check_function_bodies = false;
CREATE FUNCTION public.check_voucher_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.count_nights() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.follow_quantity() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update item_nights set capacity = new.quantity
    where rental_item_id = new.id
      and night >= coalesce(
        nullif(current_setting('norrvidd.today', true), '')::date,
        (now() at time zone 'Europe/Stockholm')::date);
  return null;
end $$;

CREATE FUNCTION public.keep_booking_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into booking_search (booking_id, words)
    values (new.id, translate(
      lower(concat_ws(' ', new.customer_name, new.customer_email, new.customer_phone,
        regexp_replace(new.customer_phone, '[^0-9]', '', 'g'))),
      'ÅÄÖÉÈËÜÆØÁÀÍÓÚÑÇ', 'åäöéèëüæøáàíóúñç'))
    on conflict (booking_id) do update set words = excluded.words;
  return null;
end $$;

CREATE FUNCTION public.keep_ledger_days() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into ledger_days as d (day, kind, purpose, amount_ore)
    select v.voucher_date, v.kind, new.purpose, new.amount_ore from vouchers v where v.id = new.voucher_id
    on conflict (day, kind, purpose) do update set amount_ore = d.amount_ore + excluded.amount_ore;
  return null;
end $$;

CREATE FUNCTION public.lock_books(exclusively boolean) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if exclusively then perform pg_advisory_xact_lock(7300452);
  else perform pg_advisory_xact_lock_shared(7300452);
  end if;
end $$;

CREATE FUNCTION public.refuse_by_hand() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is counted by triggers alone', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '_counted_by_triggers';
end $$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $$;

CREATE FUNCTION public.refuse_closed_month() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform lock_books(false);
  if exists (select from closed_months where month >= date_trunc('month', new.voucher_date)::date) then
    raise exception 'the month of % is closed', new.voucher_date
      using errcode = 'check_violation', constraint = 'vouchers_open_month';
  end if;
  return new;
end $$;

CREATE FUNCTION public.refuse_jump() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (new.series, new.year) is distinct from (old.series, old.year) or new.last_number <> old.last_number + 1 then
    raise exception 'series % counts on by one', old.series
      using errcode = 'restrict_violation', constraint = 'number_series_gapless';
  end if;
  return new;
end $$;

CREATE FUNCTION public.refuse_rewriting() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if to_jsonb(new) - tg_argv[0] is distinct from to_jsonb(old) - tg_argv[0]
    or to_jsonb(new) -> tg_argv[0] <> 'null'::jsonb
  then
    raise exception '% is append-only', tg_table_name
      using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
  end if;
  return new;
end $$;

CREATE FUNCTION public.release_nights(item integer, first_night date, return_day date, units integer) RETURNS void
    LANGUAGE sql
    AS $$
  update item_nights set taken = taken - units
    where rental_item_id = item and night >= first_night and night < return_day
$$;

CREATE FUNCTION public.take_nights(item integer, first_night date, return_day date, units integer) RETURNS void
    LANGUAGE sql
    AS $$
  insert into item_nights as n (rental_item_id, night, taken, capacity)
    select item, day::date, units, quantity
      from rental_items, generate_series(first_night, return_day - 1, interval '1 day') as day
      where id = item
      order by day
    on conflict (rental_item_id, night) do update set taken = n.taken + excluded.taken
$$;

CREATE FUNCTION public.wait_for_vouchers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform lock_books(true);
  return new;
end $$;

CREATE TABLE public.addons (
    id integer NOT NULL,
    rental_item_id integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    price integer NOT NULL,
    price_type text DEFAULT 'one-time'::text NOT NULL,
    allow_quantity_select boolean DEFAULT true NOT NULL,
    CONSTRAINT addons_name_check CHECK ((name <> ''::text)),
    CONSTRAINT addons_price_check CHECK ((price >= 0)),
    CONSTRAINT addons_price_type_check CHECK ((price_type = ANY (ARRAY['daily'::text, 'one-time'::text])))
);

ALTER TABLE public.addons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.addons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    user_id integer,
    actor text NOT NULL,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id text NOT NULL,
    before jsonb,
    after jsonb
);

ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.blocked_dates (
    id integer NOT NULL,
    rental_item_id integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT blocked_dates_check CHECK ((start_date <= end_date))
);

ALTER TABLE public.blocked_dates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.blocked_dates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.booking_intervals (
    id integer NOT NULL,
    rental_item_id integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    start_weekday text NOT NULL,
    pickup_time text DEFAULT '10:00'::text NOT NULL,
    return_time text DEFAULT '16:00'::text NOT NULL,
    interval_days integer DEFAULT 7 NOT NULL,
    CONSTRAINT booking_intervals_check CHECK ((start_date <= end_date)),
    CONSTRAINT booking_intervals_interval_days_check CHECK ((interval_days >= 1)),
    CONSTRAINT booking_intervals_pickup_time_check CHECK ((pickup_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT booking_intervals_return_time_check CHECK ((return_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT booking_intervals_start_weekday_check CHECK ((start_weekday = ANY (ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text])))
);

ALTER TABLE public.booking_intervals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.booking_intervals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.booking_search (
    booking_id integer NOT NULL,
    words text NOT NULL
);

CREATE TABLE public.bookings (
    id integer NOT NULL,
    rental_item_id integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    pickup_time text NOT NULL,
    return_time text NOT NULL,
    quantity integer DEFAULT 1 NOT NULL,
    selected_addons jsonb DEFAULT '[]'::jsonb NOT NULL,
    quote jsonb NOT NULL,
    total_price integer NOT NULL,
    currency text DEFAULT 'SEK'::text NOT NULL,
    customer_name text NOT NULL,
    customer_email text NOT NULL,
    customer_phone text NOT NULL,
    customer_personal_number text NOT NULL,
    customer_address text NOT NULL,
    customer_street_address text NOT NULL,
    customer_postal_code text NOT NULL,
    customer_city text NOT NULL,
    travel_info text,
    notes text DEFAULT ''::text NOT NULL,
    agreement_version_id integer,
    agreement_accepted_at timestamp with time zone,
    status text DEFAULT 'pending'::text NOT NULL,
    holds_nights boolean GENERATED ALWAYS AS ((status = ANY (ARRAY['pending'::text, 'confirmed'::text]))) STORED NOT NULL,
    deposit_amount integer,
    deposit_reminder_sent_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT bookings_check CHECK ((start_date < end_date)),
    CONSTRAINT bookings_check1 CHECK (((agreement_version_id IS NULL) = (agreement_accepted_at IS NULL))),
    CONSTRAINT bookings_currency_check CHECK ((currency = 'SEK'::text)),
    CONSTRAINT bookings_deposit_amount_check CHECK ((deposit_amount >= 0)),
    CONSTRAINT bookings_id_check CHECK (((id >= 1000000) AND (id <= 9999999))),
    CONSTRAINT bookings_quantity_check CHECK ((quantity >= 1)),
    CONSTRAINT bookings_selected_addons_check CHECK ((jsonb_typeof(selected_addons) = 'array'::text)),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'cancelled'::text, 'returned'::text]))),
    CONSTRAINT bookings_total_price_check CHECK ((total_price >= 0))
);

CREATE TABLE public.checkouts (
    id uuid NOT NULL,
    visitor_hash text NOT NULL,
    network text NOT NULL,
    rental_item_id integer,
    start_date date,
    end_date date,
    pickup_time text,
    return_time text,
    quantity integer,
    selected_addons jsonb DEFAULT '[]'::jsonb NOT NULL,
    quote jsonb,
    total_price integer NOT NULL,
    customer jsonb NOT NULL,
    travel_info text,
    agreement_version_id integer,
    agreement_accepted_at timestamp with time zone,
    status text DEFAULT 'open'::text NOT NULL,
    closing_until timestamp with time zone,
    holds_nights boolean GENERATED ALWAYS AS (((status = ANY (ARRAY['open'::text, 'closing'::text])) AND (start_date IS NOT NULL))) STORED NOT NULL,
    hold_expires_at timestamp with time zone NOT NULL,
    lapsed_at timestamp with time zone,
    booking_id integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT checkouts_check CHECK ((start_date < end_date)),
    CONSTRAINT checkouts_check1 CHECK ((num_nulls(start_date, end_date, pickup_time, return_time, quantity, quote) = ANY (ARRAY[0, 6]))),
    CONSTRAINT checkouts_item_while_holding CHECK (((rental_item_id IS NOT NULL) OR (start_date IS NULL) OR (status <> ALL (ARRAY['open'::text, 'closing'::text])))),
    CONSTRAINT checkouts_quantity_check CHECK ((quantity >= 1)),
    CONSTRAINT checkouts_selected_addons_check CHECK ((jsonb_typeof(selected_addons) = 'array'::text)),
    CONSTRAINT checkouts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closing'::text, 'discarded'::text, 'completed'::text, 'released'::text]))),
    CONSTRAINT checkouts_total_price_check CHECK ((total_price >= 3))
);

CREATE TABLE public.closed_months (
    month date NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    closed_by integer,
    CONSTRAINT closed_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

CREATE TABLE public.email_logs (
    id integer NOT NULL,
    booking_id integer,
    mail_id integer,
    type text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    html_content text NOT NULL,
    status text DEFAULT 'success'::text NOT NULL,
    error_message text,
    CONSTRAINT email_logs_check CHECK (((status = 'failed'::text) = (error_message IS NOT NULL))),
    CONSTRAINT email_logs_status_check CHECK ((status = ANY (ARRAY['success'::text, 'failed'::text])))
);

ALTER TABLE public.email_logs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.email_logs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.item_nights (
    rental_item_id integer NOT NULL,
    night date NOT NULL,
    taken integer NOT NULL,
    capacity integer NOT NULL,
    CONSTRAINT item_nights_never_overbooked CHECK ((taken <= capacity)),
    CONSTRAINT item_nights_taken_check CHECK ((taken >= 0))
);

CREATE TABLE public.ledger_days (
    day date NOT NULL,
    kind text NOT NULL,
    purpose text NOT NULL,
    amount_ore bigint NOT NULL
);

CREATE TABLE public.mail_queue (
    id integer NOT NULL,
    message_id text NOT NULL,
    booking_id integer,
    type text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    plain_text text NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone NOT NULL,
    awaits_server boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT mail_queue_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
    CONSTRAINT mail_queue_tries_check CHECK ((tries >= 0))
);

ALTER TABLE public.mail_queue ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mail_queue_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.number_series (
    series text NOT NULL,
    year integer NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT number_series_last_number_check CHECK ((last_number >= 0))
);

CREATE TABLE public.payment_attempts (
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    action text NOT NULL,
    amount integer,
    reason text,
    provider_refund_id text,
    requested_by integer,
    state text DEFAULT 'started'::text NOT NULL,
    outcome jsonb,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT payment_attempts_action_check CHECK ((action = ANY (ARRAY['create'::text, 'capture'::text, 'void'::text, 'refund'::text]))),
    CONSTRAINT payment_attempts_amount_check CHECK ((amount >= 1)),
    CONSTRAINT payment_attempts_check CHECK (((state = 'started'::text) = (finished_at IS NULL))),
    CONSTRAINT payment_attempts_check1 CHECK (((action = 'refund'::text) = (amount IS NOT NULL))),
    CONSTRAINT payment_attempts_state_check CHECK ((state = ANY (ARRAY['started'::text, 'done'::text, 'failed'::text])))
);

CREATE TABLE public.payment_links (
    token_hash text NOT NULL,
    booking_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payments (
    id uuid NOT NULL,
    kind text NOT NULL,
    checkout_id uuid,
    booking_id integer,
    provider_intent_id text,
    provider_customer_id text,
    amount integer NOT NULL,
    refunded_amount integer DEFAULT 0 NOT NULL,
    kept_amount integer DEFAULT 0 NOT NULL,
    currency text DEFAULT 'SEK'::text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    is_current boolean DEFAULT true NOT NULL,
    authorization_expires_at timestamp with time zone,
    card_brand text,
    card_last4 text,
    captured_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT payments_amount_check CHECK ((amount >= 3)),
    CONSTRAINT payments_card_last4_check CHECK ((card_last4 ~ '^[0-9]{4}$'::text)),
    CONSTRAINT payments_check CHECK (((status = 'captured'::text) = (captured_at IS NOT NULL))),
    CONSTRAINT payments_currency_check CHECK ((currency = 'SEK'::text)),
    CONSTRAINT payments_kept_amount_check CHECK ((kept_amount >= 0)),
    CONSTRAINT payments_kind_check CHECK ((kind = ANY (ARRAY['rent'::text, 'deposit'::text]))),
    CONSTRAINT payments_refunded_amount_check CHECK ((refunded_amount >= 0)),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'authorized'::text, 'captured'::text, 'cancelled'::text, 'expired'::text]))),
    CONSTRAINT payments_within_amount CHECK (((refunded_amount + kept_amount) <=
CASE
    WHEN (status = 'captured'::text) THEN amount
    ELSE 0
END))
);

CREATE TABLE public.pictures (
    url text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    blur text DEFAULT ''::text NOT NULL,
    variants jsonb DEFAULT '[]'::jsonb NOT NULL,
    awaits_variants boolean DEFAULT false NOT NULL,
    last_used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT pictures_height_check CHECK ((height > 0)),
    CONSTRAINT pictures_url_check CHECK ((url ~~ '/%'::text)),
    CONSTRAINT pictures_variants_check CHECK ((jsonb_typeof(variants) = 'array'::text)),
    CONSTRAINT pictures_width_check CHECK ((width > 0))
);

CREATE TABLE public.receipts (
    id integer NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    booking_id integer NOT NULL,
    payment_id uuid NOT NULL,
    credits_receipt_id integer,
    issued_on date NOT NULL,
    total_kronor integer NOT NULL,
    snapshot jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT receipts_check CHECK ((EXTRACT(year FROM issued_on) = (year)::numeric)),
    CONSTRAINT receipts_check1 CHECK (((kind = 'credit'::text) = (credits_receipt_id IS NOT NULL))),
    CONSTRAINT receipts_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit'::text]))),
    CONSTRAINT receipts_number_check CHECK ((number >= 1)),
    CONSTRAINT receipts_total_kronor_check CHECK ((total_kronor > 0))
);

ALTER TABLE public.receipts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.receipts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.rental_agreement_versions (
    id integer NOT NULL,
    rental_agreement_id integer,
    version integer NOT NULL,
    name text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT rental_agreement_versions_version_check CHECK ((version >= 1))
);

ALTER TABLE public.rental_agreement_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rental_agreement_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.rental_agreements (
    id integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

ALTER TABLE public.rental_agreements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rental_agreements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.rental_items (
    id integer NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    slug text,
    hero_text text DEFAULT ''::text NOT NULL,
    hero_tagline text DEFAULT ''::text NOT NULL,
    main_image_url text DEFAULT ''::text NOT NULL,
    image_gallery jsonb DEFAULT '[]'::jsonb NOT NULL,
    mini_heading text DEFAULT ''::text NOT NULL,
    short_description text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    youtube_video_id text,
    youtube_video_title text,
    feature_sets jsonb DEFAULT '[]'::jsonb NOT NULL,
    price_per_day integer NOT NULL,
    base_price integer DEFAULT 0 NOT NULL,
    peak_season_only boolean DEFAULT false NOT NULL,
    is_addon_only boolean DEFAULT false NOT NULL,
    default_pickup_time text,
    default_return_time text,
    quantity integer DEFAULT 1 NOT NULL,
    deposit_amount integer,
    rental_agreement_id integer,
    archived_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT rental_items_base_price_check CHECK ((base_price >= 0)),
    CONSTRAINT rental_items_default_pickup_time_check CHECK ((default_pickup_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT rental_items_default_return_time_check CHECK ((default_return_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT rental_items_deposit_amount_check CHECK ((deposit_amount >= 0)),
    CONSTRAINT rental_items_feature_sets_check CHECK ((jsonb_typeof(feature_sets) = 'array'::text)),
    CONSTRAINT rental_items_image_gallery_check CHECK ((jsonb_typeof(image_gallery) = 'array'::text)),
    CONSTRAINT rental_items_name_check CHECK ((name <> ''::text)),
    CONSTRAINT rental_items_price_per_day_check CHECK ((price_per_day >= 0)),
    CONSTRAINT rental_items_quantity_check CHECK ((quantity >= 1)),
    CONSTRAINT rental_items_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT rental_items_type_check CHECK ((type = ANY (ARRAY['rv'::text, 'equipment'::text])))
);

ALTER TABLE public.rental_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rental_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.schema_migrations (
    number integer NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.seasonal_prices (
    id integer NOT NULL,
    rental_item_id integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    price integer NOT NULL,
    CONSTRAINT seasonal_prices_check CHECK ((start_date <= end_date)),
    CONSTRAINT seasonal_prices_price_check CHECK ((price >= 0))
);

ALTER TABLE public.seasonal_prices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.seasonal_prices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sessions_check CHECK ((expires_at > created_at))
);

CREATE TABLE public.settings (
    id integer NOT NULL,
    key text NOT NULL,
    value text NOT NULL,
    description text,
    updated_at timestamp with time zone NOT NULL
);

ALTER TABLE public.settings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.settings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.users (
    id integer NOT NULL,
    username text NOT NULL,
    username_key text NOT NULL,
    password_hash text NOT NULL,
    role text DEFAULT 'customer'::text NOT NULL,
    has_generated_password boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'staff'::text, 'admin'::text]))),
    CONSTRAINT users_username_check CHECK (((char_length(username) >= 1) AND (char_length(username) <= 100)))
);

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.voucher_lines (
    voucher_id integer NOT NULL,
    line integer NOT NULL,
    purpose text DEFAULT 'other'::text NOT NULL,
    account integer NOT NULL,
    amount_ore bigint NOT NULL,
    CONSTRAINT voucher_lines_account_check CHECK (((account >= 1000) AND (account <= 9999))),
    CONSTRAINT voucher_lines_amount_ore_check CHECK ((amount_ore <> 0)),
    CONSTRAINT voucher_lines_line_check CHECK ((line >= 1)),
    CONSTRAINT voucher_lines_purpose_check CHECK ((purpose = ANY (ARRAY['sales'::text, 'outputVat'::text, 'cardReceivable'::text, 'deposits'::text, 'damages'::text, 'other'::text])))
);

CREATE TABLE public.vouchers (
    id integer NOT NULL,
    series text NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    voucher_date date NOT NULL,
    description text NOT NULL,
    receipt_id integer,
    payment_id uuid,
    booking_id integer,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT vouchers_check CHECK ((EXTRACT(year FROM voucher_date) = (year)::numeric)),
    CONSTRAINT vouchers_number_check CHECK ((number >= 1))
);

ALTER TABLE public.vouchers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.vouchers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_events (
    id text NOT NULL,
    type text NOT NULL,
    payload jsonb NOT NULL,
    received_at timestamp with time zone NOT NULL,
    handled_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    last_error text
);

INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Provlinne', '', 145, 'one-time', true);

INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (1, '2026-06-01 08:00:00+00', 1, 'prov-chef', 'role-changed', 'user', '2', '{"role": "customer"}', '{"role": "staff"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (2, '2026-06-01 08:00:00+00', 1, 'prov-chef', 'agreement-created', 'rental-agreement', '1', NULL, '{"id": 1, "name": "Provvillkor", "content": "<p>Var rädd om sakerna.</p>", "version": 1, "isDefault": true, "description": "Korta villkor"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (3, '2026-06-01 08:00:00+00', 1, 'prov-chef', 'item-created', 'rental-item', '1', NULL, '{"id": 1, "name": "Provripan", "slug": "provripan", "type": "rv", "version": 1, "heroText": "", "quantity": 6, "basePrice": 0, "createdAt": "2026-06-01T08:00:00.000Z", "updatedAt": "2026-06-01T08:00:00.000Z", "archivedAt": null, "description": "", "featureSets": [], "heroTagline": "", "isAddonOnly": false, "miniHeading": "", "pricePerDay": 1000, "imageGallery": [], "mainImageUrl": "", "depositAmount": 5000, "peakSeasonOnly": false, "youtubeVideoId": null, "shortDescription": "", "defaultPickupTime": null, "defaultReturnTime": null, "rentalAgreementId": null, "youtubeVideoTitle": null}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (4, '2026-06-01 08:00:00+00', 1, 'prov-chef', 'item-created', 'rental-item', '2', NULL, '{"id": 2, "name": "Provräven", "slug": "provraven", "type": "rv", "version": 1, "heroText": "", "quantity": 6, "basePrice": 495, "createdAt": "2026-06-01T08:00:00.000Z", "updatedAt": "2026-06-01T08:00:00.000Z", "archivedAt": null, "description": "", "featureSets": [], "heroTagline": "", "isAddonOnly": false, "miniHeading": "", "pricePerDay": 1350, "imageGallery": [], "mainImageUrl": "", "depositAmount": 8000, "peakSeasonOnly": false, "youtubeVideoId": null, "shortDescription": "", "defaultPickupTime": null, "defaultReturnTime": null, "rentalAgreementId": null, "youtubeVideoTitle": null}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (5, '2026-06-01 08:00:00+00', 1, 'prov-chef', 'item-created', 'rental-item', '3', NULL, '{"id": 3, "name": "Provkajaken", "slug": "provkajaken", "type": "equipment", "version": 1, "heroText": "", "quantity": 12, "basePrice": 0, "createdAt": "2026-06-01T08:00:00.000Z", "updatedAt": "2026-06-01T08:00:00.000Z", "archivedAt": null, "description": "", "featureSets": [], "heroTagline": "", "isAddonOnly": false, "miniHeading": "", "pricePerDay": 200, "imageGallery": [], "mainImageUrl": "", "depositAmount": null, "peakSeasonOnly": false, "youtubeVideoId": null, "shortDescription": "", "defaultPickupTime": null, "defaultReturnTime": null, "rentalAgreementId": null, "youtubeVideoTitle": null}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (6, '2026-06-01 08:00:00+00', 1, 'prov-chef', 'item-created', 'rental-item', '4', NULL, '{"id": 4, "name": "Provtältet", "slug": "provtaltet", "type": "equipment", "version": 1, "heroText": "", "quantity": 12, "basePrice": 75, "createdAt": "2026-06-01T08:00:00.000Z", "updatedAt": "2026-06-01T08:00:00.000Z", "archivedAt": null, "description": "", "featureSets": [], "heroTagline": "", "isAddonOnly": false, "miniHeading": "", "pricePerDay": 125, "imageGallery": [], "mainImageUrl": "", "depositAmount": null, "peakSeasonOnly": false, "youtubeVideoId": null, "shortDescription": "", "defaultPickupTime": null, "defaultReturnTime": null, "rentalAgreementId": null, "youtubeVideoTitle": null}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (7, '2026-06-01 08:00:00+00', 1, 'prov-chef', 'addon-created', 'rental-item', '1', NULL, '{"id": 1, "name": "Provlinne", "price": 145, "priceType": "one-time", "description": "", "rentalItemId": 1, "allowQuantitySelect": true}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (8, '2026-06-02 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '3154652', NULL, '{"kind": "rent", "amount": 1200}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (9, '2026-06-02 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '8459369', NULL, '{"kind": "rent", "amount": 4000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (10, '2026-06-02 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '8500445', NULL, '{"kind": "rent", "amount": 4545}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (11, '2026-06-02 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '7987382', NULL, '{"kind": "rent", "amount": 1400}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (12, '2026-06-05 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '5706335', NULL, '{"kind": "rent", "amount": 3000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (13, '2026-06-05 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '7443767', NULL, '{"kind": "rent", "amount": 575}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (14, '2026-06-05 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '3307805', NULL, '{"kind": "rent", "amount": 950}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (15, '2026-06-10 09:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '8459369', NULL, '{"kind": "deposit", "amount": 5000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (16, '2026-06-10 09:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '8500445', NULL, '{"kind": "deposit", "amount": 8000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (17, '2026-06-13 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '3154652', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (18, '2026-06-20 08:00:00+00', 1, 'prov-chef', 'rent.refunded', 'booking', '5706335', NULL, '{"amount": 1000, "reason": "Första delen"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (19, '2026-06-20 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '5706335', '{"status": "confirmed"}', '{"status": "cancelled"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (20, '2026-06-20 08:00:00+00', 1, 'prov-chef', 'rent.refunded', 'booking', '5706335', NULL, '{"amount": 2000, "reason": "Resten"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (21, '2026-06-25 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '2508716', NULL, '{"kind": "rent", "amount": 6000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (22, '2026-06-25 08:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '2508716', NULL, '{"kind": "deposit", "amount": 5000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (23, '2026-06-25 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '8421612', NULL, '{"kind": "rent", "amount": 7245}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (24, '2026-07-02 08:00:00+00', 1, 'prov-chef', 'month.closed', 'month', '2026-06', NULL, NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (25, '2026-07-02 08:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '8421612', NULL, '{"kind": "deposit", "amount": 8000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (26, '2026-07-02 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '7443767', '{"status": "confirmed"}', '{"status": "cancelled"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (27, '2026-07-05 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '8459369', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (28, '2026-07-08 08:00:00+00', 1, 'prov-chef', 'booking.deleted', 'booking', '3307805', '{"status": "confirmed", "endDate": "2026-09-08", "startDate": "2026-09-01", "rentalItemId": 4}', NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (29, '2026-07-08 08:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '8517721', NULL, '{"kind": "rent", "amount": 1500}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (30, '2026-07-09 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '8500445', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (31, '2026-07-17 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '2508716', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (32, '2026-07-17 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '8421612', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (33, '2026-07-20 08:00:00+00', 1, 'prov-chef', 'deposit.kept', 'booking', '8421612', NULL, '{"note": "Repa i dörren", "amount": 3000, "reason": "damage"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (34, '2026-07-20 08:00:00+00', 1, 'prov-chef', 'deposit.refunded', 'booking', '8421612', NULL, '{"amount": 5000, "reason": "Resten av depositionen"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (35, '2026-07-20 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '9335455', NULL, '{"kind": "rent", "amount": 1000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (36, '2026-07-20 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '2738770', NULL, '{"kind": "rent", "amount": 3195}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (37, '2026-07-20 08:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '2738770', NULL, '{"kind": "deposit", "amount": 8000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (38, '2026-07-24 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '2738770', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (51, '2026-09-08 08:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '6798389', NULL, '{"kind": "rent", "amount": 325}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (52, '2026-09-08 08:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '3685813', NULL, '{"kind": "rent", "amount": 400}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (53, '2026-09-08 08:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '6797609', NULL, '{"kind": "rent", "amount": 450}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (54, '2026-09-08 08:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '9724408', NULL, '{"kind": "rent", "amount": 200}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (58, '2026-09-15 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '5747983', NULL, '{"kind": "rent", "amount": 1845}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (59, '2026-09-15 08:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '5747983', NULL, '{"kind": "deposit", "amount": 8000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (60, '2026-09-16 08:00:00+00', 1, 'prov-chef', 'payment.cancelled', 'booking', '9855505', NULL, '{"kind": "rent", "amount": 2000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (66, '2026-09-22 08:00:00+00', 1, 'prov-chef', 'deposit.kept', 'booking', '4463885', NULL, '{"note": "Slutstädning", "amount": 1200, "reason": "service"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (67, '2026-09-22 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '5747983', '{"status": "confirmed"}', '{"status": "cancelled"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (68, '2026-09-22 08:00:00+00', 1, 'prov-chef', 'rent.refunded', 'booking', '5747983', NULL, '{"amount": 1845, "reason": "Avbokad i tid"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (74, '2026-10-02 08:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '3155470', NULL, '{"kind": "deposit", "amount": 8000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (75, '2026-10-02 08:00:00+00', 1, 'prov-chef', 'payment.cancelled', 'booking', '9654091', NULL, '{"kind": "rent", "amount": 1000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (80, '2026-10-08 08:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '7078665', NULL, '{"kind": "rent", "amount": 700}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (84, '2026-10-10 12:00:00+00', NULL, 'Kortbolaget', 'payment.authorized', 'booking', '7078665', NULL, '{"kind": "rent", "amount": 700}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (85, '2026-10-10 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '5759305', '{"status": "pending"}', '{"status": "confirmed"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (39, '2026-07-31 12:00:00+00', 1, 'prov-chef', 'rent.refunded', 'booking', '9335455', NULL, '{"amount": 400, "reason": "Regn"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (40, '2026-07-31 12:00:00+00', 1, 'prov-chef', 'deposit.refunded', 'booking', '2738770', NULL, '{"amount": 8000, "reason": "Återlämnad"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (41, '2026-08-01 12:00:00+00', NULL, 'Kortbolaget', 'refund.failed', 'booking', '2738770', NULL, '{"amount": 8000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (42, '2026-08-01 12:00:00+00', NULL, 'Kortbolaget', 'refund.failed', 'booking', '9335455', NULL, '{"amount": 400}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (47, '2026-08-20 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '4463885', NULL, '{"kind": "rent", "amount": 5000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (48, '2026-08-20 08:00:00+00', NULL, 'Kortbolaget', 'payment.captured', 'booking', '4463885', NULL, '{"kind": "deposit", "amount": 5000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (49, '2026-09-01 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '6798389', '{"status": "pending"}', '{"status": "confirmed"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (57, '2026-09-12 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '6798389', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (62, '2026-09-18 08:00:00+00', 1, 'prov-chef', 'payment.link-sent', 'booking', '7180243', NULL, '{"expiresAt": "2026-09-20T08:00:00.000Z"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (64, '2026-09-20 12:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '7180243', NULL, '{"kind": "rent", "amount": 3195}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (65, '2026-09-20 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '4463885', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (69, '2026-09-22 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '1364520', NULL, '{"kind": "rent", "amount": 5290}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (43, '2026-08-03 08:00:00+00', 1, 'prov-chef', 'month.closed', 'month', '2026-07', NULL, NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (44, '2026-08-03 08:00:00+00', 1, 'prov-chef', 'deposit.refunded', 'booking', '8500445', NULL, '{"amount": 8000, "reason": "Återlämnad"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (45, '2026-08-03 08:00:00+00', 1, 'prov-chef', 'deposit.refunded', 'booking', '2508716', NULL, '{"amount": 2000, "reason": "En del"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (46, '2026-08-03 08:00:00+00', 1, 'prov-chef', 'rent.refunded', 'booking', '7987382', NULL, '{"amount": 300, "reason": "Kortare hyra"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (61, '2026-09-17 08:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '7180243', NULL, '{"kind": "rent", "amount": 3195}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (71, '2026-10-01 08:00:00+00', 1, 'prov-chef', 'payment.link-sent', 'booking', '9865707', NULL, '{"expiresAt": "2026-10-03T08:00:00.000Z"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (72, '2026-10-01 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '3155470', NULL, '{"kind": "rent", "amount": 7245}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (73, '2026-10-01 08:00:00+00', 1, 'prov-chef', 'deposit.reminder', 'booking', '3155470', NULL, '{"amount": 8000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (76, '2026-10-02 14:00:00+00', NULL, 'Kortbolaget', 'payment.cancelled', 'booking', '9654091', NULL, '{"kind": "deposit", "amount": 5000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (83, '2026-10-09 12:00:00+00', 1, 'prov-chef', 'payment.link-sent', 'booking', '7078665', NULL, '{"expiresAt": "2026-10-11T12:00:00.000Z"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (86, '2026-10-12 12:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '5759305', '{"status": "confirmed"}', '{"status": "returned"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (87, '2026-10-12 12:00:00+00', NULL, 'Kunden', 'booking.withdrawn', 'booking', '2978974', NULL, NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (88, '2026-10-12 12:00:00+00', NULL, 'Kunden', 'booking.withdrawn', 'booking', '1083117', NULL, NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (50, '2026-09-04 08:00:00+00', 1, 'prov-chef', 'month.closed', 'month', '2026-08', NULL, NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (55, '2026-09-10 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '6797609', '{"status": "pending"}', '{"status": "confirmed"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (56, '2026-09-10 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '9724408', '{"status": "pending"}', '{"status": "cancelled"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (63, '2026-09-19 08:00:00+00', NULL, 'Kortbolaget', 'payment.authorized', 'booking', '7180243', NULL, '{"kind": "rent", "amount": 3195}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (70, '2026-09-29 08:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '9865707', NULL, '{"kind": "rent", "amount": 600}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (77, '2026-10-05 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '2978974', NULL, '{"kind": "rent", "amount": 825}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (78, '2026-10-05 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '1083117', NULL, '{"kind": "rent", "amount": 1200}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (79, '2026-10-05 08:00:00+00', 1, 'prov-chef', 'payment.captured', 'booking', '9563912', NULL, '{"kind": "rent", "amount": 5895}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (81, '2026-10-09 11:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '8080693', NULL, '{"kind": "rent", "amount": 800}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (82, '2026-10-09 11:00:00+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '7315488', NULL, '{"kind": "rent", "amount": 1000}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (89, '2026-10-13 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '1083117', '{"status": "confirmed"}', '{"status": "cancelled"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (90, '2026-10-13 08:00:00+00', 1, 'prov-chef', 'rent.refunded', 'booking', '1083117', NULL, '{"amount": 1200, "reason": "Ångerrätt"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (91, '2026-10-13 08:00:00+00', 1, 'prov-chef', 'booking.status', 'booking', '4782265', '{"status": "pending"}', '{"status": "confirmed"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (92, '2026-10-13 08:00:00+00', 1, 'prov-chef', 'payment.link-sent', 'booking', '8080693', NULL, '{"expiresAt": "2026-10-15T08:00:00.000Z"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (93, '2026-10-13 08:00:00+00', 1, 'prov-chef', 'payment.link-sent', 'booking', '7315488', NULL, '{"expiresAt": "2026-10-15T08:00:00.000Z"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (94, '2026-10-13 08:00:00+00', 2, 'prov-personal', 'booking.comment', 'booking', '8547866', '{"notes": ""}', '{"notes": "Ringer före hämtning"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (95, '2026-10-13 08:00:00+00', 2, 'prov-personal', 'booking.comment', 'booking', '3154652', '{"notes": ""}', '{"notes": "Allt väl"}');

INSERT INTO public.booking_search VALUES (3154652, 'gäst 14 påhittad gast14@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8459369, 'gäst 19 påhittad gast19@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8500445, 'gäst 20 påhittad gast20@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (7987382, 'gäst 09 påhittad gast09@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (5706335, 'gäst 10 påhittad gast10@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (7443767, 'gäst 11 påhittad gast11@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (2508716, 'gäst 21 påhittad gast21@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8421612, 'gäst 22 påhittad gast22@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8517721, 'gäst 26 påhittad gast26@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9335455, 'gäst 12 påhittad gast12@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (2738770, 'gäst 12b påhittad gast12b@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (4463885, 'gäst 23 påhittad gast23@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (6798389, 'gäst 16 påhittad gast16@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (3685813, 'gäst 02 påhittad gast02@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (6797609, 'gäst 08 påhittad gast08@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9724408, 'gäst 13b påhittad gast13b@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (7180243, 'gäst 05 påhittad gast05@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9855505, 'gäst 13 påhittad gast13@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (5747983, 'gäst 25 påhittad gast25@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9865707, 'gäst 03b påhittad gast03b@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (1364520, 'gäst 06 påhittad gast06@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (3155470, 'gäst 18 påhittad gast18@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (7078665, 'gäst 04 påhittad gast04@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9654091, 'gäst 24b påhittad gast24b@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8080693, 'gäst 03 påhittad gast03@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (7315488, 'gäst 03c påhittad gast03c@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (2978974, 'gäst 27 påhittad gast27@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (1083117, 'gäst 27b påhittad gast27b@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9563912, 'gäst 24 påhittad gast24@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (1725397, 'gäst 01b påhittad gast01b@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (5759305, 'gäst 15 påhittad gast15@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8547866, 'gäst 01 påhittad gast01@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (4782265, 'gäst 07 påhittad gast07@example.com 070-000 00 00 0700000000');

INSERT INTO public.bookings VALUES (7987382, 3, '2027-05-01', '2027-05-08', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1400, "addons": [], "nights": [{"night": "2027-05-01", "price": 200, "isSeasonal": false}, {"night": "2027-05-02", "price": 200, "isSeasonal": false}, {"night": "2027-05-03", "price": 200, "isSeasonal": false}, {"night": "2027-05-04", "price": 200, "isSeasonal": false}, {"night": "2027-05-05", "price": 200, "isSeasonal": false}, {"night": "2027-05-06", "price": 200, "isSeasonal": false}, {"night": "2027-05-07", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1400, "basePrice": 1400, "vatAmount": 280, "nightlyPrice": 200}', 1400, 'SEK', 'Gäst 09 Påhittad', 'gast09@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-06-02 08:00:00+00', 'confirmed', DEFAULT, NULL, NULL, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.bookings VALUES (5706335, 1, '2026-08-01', '2026-08-04', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 3000, "addons": [], "nights": [{"night": "2026-08-01", "price": 1000, "isSeasonal": false}, {"night": "2026-08-02", "price": 1000, "isSeasonal": false}, {"night": "2026-08-03", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 3000, "basePrice": 3000, "vatAmount": 600, "nightlyPrice": 1000}', 3000, 'SEK', 'Gäst 10 Påhittad', 'gast10@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-06-05 08:00:00+00', 'cancelled', DEFAULT, 5000, NULL, '2026-06-05 08:00:00+00', '2026-06-20 08:00:00+00');
INSERT INTO public.bookings VALUES (7443767, 4, '2026-08-01', '2026-08-05', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 575, "addons": [], "nights": [{"night": "2026-08-01", "price": 125, "isSeasonal": false}, {"night": "2026-08-02", "price": 125, "isSeasonal": false}, {"night": "2026-08-03", "price": 125, "isSeasonal": false}, {"night": "2026-08-04", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 575, "basePrice": 575, "vatAmount": 115, "nightlyPrice": 125}', 575, 'SEK', 'Gäst 11 Påhittad', 'gast11@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-06-05 08:00:00+00', 'cancelled', DEFAULT, NULL, NULL, '2026-06-05 08:00:00+00', '2026-07-02 08:00:00+00');
INSERT INTO public.bookings VALUES (8459369, 1, '2026-07-01', '2026-07-05', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 4000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}, {"night": "2026-07-03", "price": 1000, "isSeasonal": false}, {"night": "2026-07-04", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4000, "basePrice": 4000, "vatAmount": 800, "nightlyPrice": 1000}', 4000, 'SEK', 'Gäst 19 Påhittad', 'gast19@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-06-02 08:00:00+00', 'returned', DEFAULT, 5000, NULL, '2026-06-02 08:00:00+00', '2026-07-05 12:00:00+00');
INSERT INTO public.bookings VALUES (8500445, 2, '2026-07-06', '2026-07-09', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 4545, "addons": [], "nights": [{"night": "2026-07-06", "price": 1350, "isSeasonal": false}, {"night": "2026-07-07", "price": 1350, "isSeasonal": false}, {"night": "2026-07-08", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4545, "basePrice": 4545, "vatAmount": 909, "nightlyPrice": 1350}', 4545, 'SEK', 'Gäst 20 Påhittad', 'gast20@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-06-02 08:00:00+00', 'returned', DEFAULT, 8000, NULL, '2026-06-02 08:00:00+00', '2026-07-09 12:00:00+00');
INSERT INTO public.bookings VALUES (6797609, 4, '2026-12-20', '2026-12-23', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 450, "addons": [], "nights": [{"night": "2026-12-20", "price": 125, "isSeasonal": false}, {"night": "2026-12-21", "price": 125, "isSeasonal": false}, {"night": "2026-12-22", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 450, "basePrice": 450, "vatAmount": 90, "nightlyPrice": 125}', 450, 'SEK', 'Gäst 08 Påhittad', 'gast08@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-01 08:00:00+00', 'confirmed', DEFAULT, NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-10 08:00:00+00');
INSERT INTO public.bookings VALUES (7180243, 2, '2026-11-05', '2026-11-07', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 3195, "addons": [], "nights": [{"night": "2026-11-05", "price": 1350, "isSeasonal": false}, {"night": "2026-11-06", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 3195, "basePrice": 3195, "vatAmount": 639, "nightlyPrice": 1350}', 3195, 'SEK', 'Gäst 05 Påhittad', 'gast05@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-10 08:00:00+00', 'confirmed', DEFAULT, 8000, NULL, '2026-09-10 08:00:00+00', '2026-09-20 12:00:00+00');
INSERT INTO public.bookings VALUES (5747983, 2, '2026-11-10', '2026-11-11', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 1845, "addons": [], "nights": [{"night": "2026-11-10", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1845, "basePrice": 1845, "vatAmount": 369, "nightlyPrice": 1350}', 1845, 'SEK', 'Gäst 25 Påhittad', 'gast25@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-15 08:00:00+00', 'cancelled', DEFAULT, 8000, NULL, '2026-09-15 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.bookings VALUES (9865707, 3, '2026-11-06', '2026-11-09', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 600, "addons": [], "nights": [{"night": "2026-11-06", "price": 200, "isSeasonal": false}, {"night": "2026-11-07", "price": 200, "isSeasonal": false}, {"night": "2026-11-08", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 600, "basePrice": 600, "vatAmount": 120, "nightlyPrice": 200}', 600, 'SEK', 'Gäst 03b Påhittad', 'gast03b@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-22 08:00:00+00', 'pending', DEFAULT, NULL, NULL, '2026-09-22 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.bookings VALUES (8517721, 1, '2026-12-01', '2026-12-03', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-12-01", "price": 1000, "isSeasonal": false}, {"night": "2026-12-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', 2000, 'SEK', 'Gäst 26 Påhittad', 'gast26@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-07-08 08:00:00+00', 'confirmed', DEFAULT, 5000, NULL, '2026-07-08 08:00:00+00', '2026-07-08 08:00:00+00');
INSERT INTO public.bookings VALUES (2508716, 1, '2026-07-10', '2026-07-16', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 6000, "addons": [], "nights": [{"night": "2026-07-10", "price": 1000, "isSeasonal": false}, {"night": "2026-07-11", "price": 1000, "isSeasonal": false}, {"night": "2026-07-12", "price": 1000, "isSeasonal": false}, {"night": "2026-07-13", "price": 1000, "isSeasonal": false}, {"night": "2026-07-14", "price": 1000, "isSeasonal": false}, {"night": "2026-07-15", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 6000, "basePrice": 6000, "vatAmount": 1200, "nightlyPrice": 1000}', 6000, 'SEK', 'Gäst 21 Påhittad', 'gast21@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-06-25 08:00:00+00', 'returned', DEFAULT, 5000, NULL, '2026-06-25 08:00:00+00', '2026-07-17 12:00:00+00');
INSERT INTO public.bookings VALUES (8421612, 2, '2026-07-12', '2026-07-17', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 7245, "addons": [], "nights": [{"night": "2026-07-12", "price": 1350, "isSeasonal": false}, {"night": "2026-07-13", "price": 1350, "isSeasonal": false}, {"night": "2026-07-14", "price": 1350, "isSeasonal": false}, {"night": "2026-07-15", "price": 1350, "isSeasonal": false}, {"night": "2026-07-16", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 7245, "basePrice": 7245, "vatAmount": 1449, "nightlyPrice": 1350}', 7245, 'SEK', 'Gäst 22 Påhittad', 'gast22@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-06-25 08:00:00+00', 'returned', DEFAULT, 8000, NULL, '2026-06-25 08:00:00+00', '2026-07-17 12:00:00+00');
INSERT INTO public.bookings VALUES (9335455, 3, '2026-12-10', '2026-12-15', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-12-10", "price": 200, "isSeasonal": false}, {"night": "2026-12-11", "price": 200, "isSeasonal": false}, {"night": "2026-12-12", "price": 200, "isSeasonal": false}, {"night": "2026-12-13", "price": 200, "isSeasonal": false}, {"night": "2026-12-14", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 200}', 1000, 'SEK', 'Gäst 12 Påhittad', 'gast12@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-07-20 08:00:00+00', 'confirmed', DEFAULT, NULL, NULL, '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.bookings VALUES (2738770, 2, '2026-07-22', '2026-07-24', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 3195, "addons": [], "nights": [{"night": "2026-07-22", "price": 1350, "isSeasonal": false}, {"night": "2026-07-23", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 3195, "basePrice": 3195, "vatAmount": 639, "nightlyPrice": 1350}', 3195, 'SEK', 'Gäst 12b Påhittad', 'gast12b@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-07-20 08:00:00+00', 'returned', DEFAULT, 8000, NULL, '2026-07-20 08:00:00+00', '2026-07-24 12:00:00+00');
INSERT INTO public.bookings VALUES (3685813, 3, '2026-11-02', '2026-11-04', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 400, "addons": [], "nights": [{"night": "2026-11-02", "price": 200, "isSeasonal": false}, {"night": "2026-11-03", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 400, "basePrice": 400, "vatAmount": 80, "nightlyPrice": 200}', 400, 'SEK', 'Gäst 02 Påhittad', 'gast02@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-01 08:00:00+00', 'pending', DEFAULT, NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-01 08:00:00+00');
INSERT INTO public.bookings VALUES (9724408, 4, '2026-11-20', '2026-11-21', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 200, "addons": [], "nights": [{"night": "2026-11-20", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 200, "basePrice": 200, "vatAmount": 40, "nightlyPrice": 125}', 200, 'SEK', 'Gäst 13b Påhittad', 'gast13b@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-01 08:00:00+00', 'cancelled', DEFAULT, NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-10 08:00:00+00');
INSERT INTO public.bookings VALUES (6798389, 4, '2026-09-10', '2026-09-12', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 325, "addons": [], "nights": [{"night": "2026-09-10", "price": 125, "isSeasonal": false}, {"night": "2026-09-11", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 325, "basePrice": 325, "vatAmount": 65, "nightlyPrice": 125}', 325, 'SEK', 'Gäst 16 Påhittad', 'gast16@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-01 08:00:00+00', 'returned', DEFAULT, NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-12 12:00:00+00');
INSERT INTO public.bookings VALUES (9855505, 1, '2026-11-10', '2026-11-12', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-11-10", "price": 1000, "isSeasonal": false}, {"night": "2026-11-11", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', 2000, 'SEK', 'Gäst 13 Påhittad', 'gast13@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-15 08:00:00+00', 'cancelled', DEFAULT, 5000, NULL, '2026-09-15 08:00:00+00', '2026-09-16 08:00:00+00');
INSERT INTO public.bookings VALUES (4463885, 1, '2026-09-15', '2026-09-20', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 5000, "addons": [], "nights": [{"night": "2026-09-15", "price": 1000, "isSeasonal": false}, {"night": "2026-09-16", "price": 1000, "isSeasonal": false}, {"night": "2026-09-17", "price": 1000, "isSeasonal": false}, {"night": "2026-09-18", "price": 1000, "isSeasonal": false}, {"night": "2026-09-19", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5000, "basePrice": 5000, "vatAmount": 1000, "nightlyPrice": 1000}', 5000, 'SEK', 'Gäst 23 Påhittad', 'gast23@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-08-20 08:00:00+00', 'returned', DEFAULT, 5000, NULL, '2026-08-20 08:00:00+00', '2026-09-20 12:00:00+00');
INSERT INTO public.bookings VALUES (1364520, 1, '2026-11-20', '2026-11-25', '15:00', '12:00', 1, '[{"id": 1, "quantity": 2}]', '{"fee": 0, "total": 5290, "addons": [{"id": 1, "name": "Provlinne", "price": 145, "total": 290, "quantity": 2, "priceType": "one-time", "allowQuantitySelect": true}], "nights": [{"night": "2026-11-20", "price": 1000, "isSeasonal": false}, {"night": "2026-11-21", "price": 1000, "isSeasonal": false}, {"night": "2026-11-22", "price": 1000, "isSeasonal": false}, {"night": "2026-11-23", "price": 1000, "isSeasonal": false}, {"night": "2026-11-24", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5290, "basePrice": 5000, "vatAmount": 1058, "nightlyPrice": 1000}', 5290, 'SEK', 'Gäst 06 Påhittad', 'gast06@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-09-22 08:00:00+00', 'confirmed', DEFAULT, 5000, NULL, '2026-09-22 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.bookings VALUES (8080693, 3, '2026-11-10', '2026-11-14', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 800, "addons": [], "nights": [{"night": "2026-11-10", "price": 200, "isSeasonal": false}, {"night": "2026-11-11", "price": 200, "isSeasonal": false}, {"night": "2026-11-12", "price": 200, "isSeasonal": false}, {"night": "2026-11-13", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 800, "basePrice": 800, "vatAmount": 160, "nightlyPrice": 200}', 800, 'SEK', 'Gäst 03 Påhittad', 'gast03@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-02 08:00:00+00', 'pending', DEFAULT, NULL, NULL, '2026-10-02 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.bookings VALUES (7315488, 3, '2026-11-15', '2026-11-20', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-11-15", "price": 200, "isSeasonal": false}, {"night": "2026-11-16", "price": 200, "isSeasonal": false}, {"night": "2026-11-17", "price": 200, "isSeasonal": false}, {"night": "2026-11-18", "price": 200, "isSeasonal": false}, {"night": "2026-11-19", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 200}', 1000, 'SEK', 'Gäst 03c Påhittad', 'gast03c@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-02 08:00:00+00', 'pending', DEFAULT, NULL, NULL, '2026-10-02 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.bookings VALUES (5759305, 3, '2026-10-11', '2026-10-12', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 200, "addons": [], "nights": [{"night": "2026-10-11", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 200, "basePrice": 200, "vatAmount": 40, "nightlyPrice": 200}', 200, 'SEK', 'Gäst 15 Påhittad', 'gast15@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-10 12:00:00+00', 'returned', DEFAULT, NULL, NULL, '2026-10-10 12:00:00+00', '2026-10-12 12:00:00+00');
INSERT INTO public.bookings VALUES (3155470, 2, '2026-11-25', '2026-11-30', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 7245, "addons": [], "nights": [{"night": "2026-11-25", "price": 1350, "isSeasonal": false}, {"night": "2026-11-26", "price": 1350, "isSeasonal": false}, {"night": "2026-11-27", "price": 1350, "isSeasonal": false}, {"night": "2026-11-28", "price": 1350, "isSeasonal": false}, {"night": "2026-11-29", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 7245, "basePrice": 7245, "vatAmount": 1449, "nightlyPrice": 1350}', 7245, 'SEK', 'Gäst 18 Påhittad', 'gast18@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-01 08:00:00+00', 'confirmed', DEFAULT, 8000, '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.bookings VALUES (7078665, 4, '2026-11-12', '2026-11-17', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 700, "addons": [], "nights": [{"night": "2026-11-12", "price": 125, "isSeasonal": false}, {"night": "2026-11-13", "price": 125, "isSeasonal": false}, {"night": "2026-11-14", "price": 125, "isSeasonal": false}, {"night": "2026-11-15", "price": 125, "isSeasonal": false}, {"night": "2026-11-16", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 700, "basePrice": 700, "vatAmount": 140, "nightlyPrice": 125}', 700, 'SEK', 'Gäst 04 Påhittad', 'gast04@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-01 08:00:00+00', 'pending', DEFAULT, NULL, NULL, '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.bookings VALUES (9654091, 1, '2026-12-05', '2026-12-06', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-12-05", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 1000}', 1000, 'SEK', 'Gäst 24b Påhittad', 'gast24b@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-01 08:00:00+00', 'cancelled', DEFAULT, 5000, NULL, '2026-10-01 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.bookings VALUES (8547866, 1, '2026-12-20', '2026-12-27', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 7000, "addons": [], "nights": [{"night": "2026-12-20", "price": 1000, "isSeasonal": false}, {"night": "2026-12-21", "price": 1000, "isSeasonal": false}, {"night": "2026-12-22", "price": 1000, "isSeasonal": false}, {"night": "2026-12-23", "price": 1000, "isSeasonal": false}, {"night": "2026-12-24", "price": 1000, "isSeasonal": false}, {"night": "2026-12-25", "price": 1000, "isSeasonal": false}, {"night": "2026-12-26", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 7000, "basePrice": 7000, "vatAmount": 1400, "nightlyPrice": 1000}', 7000, 'SEK', 'Gäst 01 Påhittad', 'gast01@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, 'Ringer före hämtning', 1, '2026-10-12 12:00:00+00', 'pending', DEFAULT, 5000, NULL, '2026-10-12 12:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.bookings VALUES (2978974, 4, '2026-11-01', '2026-11-07', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 825, "addons": [], "nights": [{"night": "2026-11-01", "price": 125, "isSeasonal": false}, {"night": "2026-11-02", "price": 125, "isSeasonal": false}, {"night": "2026-11-03", "price": 125, "isSeasonal": false}, {"night": "2026-11-04", "price": 125, "isSeasonal": false}, {"night": "2026-11-05", "price": 125, "isSeasonal": false}, {"night": "2026-11-06", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 825, "basePrice": 825, "vatAmount": 165, "nightlyPrice": 125}', 825, 'SEK', 'Gäst 27 Påhittad', 'gast27@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-05 08:00:00+00', 'confirmed', DEFAULT, NULL, NULL, '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.bookings VALUES (9563912, 2, '2026-12-10', '2026-12-14', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 5895, "addons": [], "nights": [{"night": "2026-12-10", "price": 1350, "isSeasonal": false}, {"night": "2026-12-11", "price": 1350, "isSeasonal": false}, {"night": "2026-12-12", "price": 1350, "isSeasonal": false}, {"night": "2026-12-13", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5895, "basePrice": 5895, "vatAmount": 1179, "nightlyPrice": 1350}', 5895, 'SEK', 'Gäst 24 Påhittad', 'gast24@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-05 08:00:00+00', 'confirmed', DEFAULT, 8000, NULL, '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.bookings VALUES (1725397, 1, '2026-12-15', '2026-12-16', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-12-15", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 1000}', 1000, 'SEK', 'Gäst 01b Påhittad', 'gast01b@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-08 11:00:00+00', 'pending', DEFAULT, 5000, NULL, '2026-10-08 11:00:00+00', '2026-10-08 11:00:00+00');
INSERT INTO public.bookings VALUES (1083117, 3, '2026-11-21', '2026-11-27', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1200, "addons": [], "nights": [{"night": "2026-11-21", "price": 200, "isSeasonal": false}, {"night": "2026-11-22", "price": 200, "isSeasonal": false}, {"night": "2026-11-23", "price": 200, "isSeasonal": false}, {"night": "2026-11-24", "price": 200, "isSeasonal": false}, {"night": "2026-11-25", "price": 200, "isSeasonal": false}, {"night": "2026-11-26", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1200, "basePrice": 1200, "vatAmount": 240, "nightlyPrice": 200}', 1200, 'SEK', 'Gäst 27b Påhittad', 'gast27b@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-05 08:00:00+00', 'cancelled', DEFAULT, NULL, NULL, '2026-10-05 08:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.bookings VALUES (4782265, 2, '2027-01-05', '2027-01-12', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 9945, "addons": [], "nights": [{"night": "2027-01-05", "price": 1350, "isSeasonal": false}, {"night": "2027-01-06", "price": 1350, "isSeasonal": false}, {"night": "2027-01-07", "price": 1350, "isSeasonal": false}, {"night": "2027-01-08", "price": 1350, "isSeasonal": false}, {"night": "2027-01-09", "price": 1350, "isSeasonal": false}, {"night": "2027-01-10", "price": 1350, "isSeasonal": false}, {"night": "2027-01-11", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 9945, "basePrice": 9945, "vatAmount": 1989, "nightlyPrice": 1350}', 9945, 'SEK', 'Gäst 07 Påhittad', 'gast07@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, '', 1, '2026-10-13 08:00:00+00', 'confirmed', DEFAULT, 8000, NULL, '2026-10-13 08:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.bookings VALUES (3154652, 3, '2026-06-10', '2026-06-13', '15:00', '12:00', 2, '[]', '{"fee": 0, "total": 1200, "addons": [], "nights": [{"night": "2026-06-10", "price": 200, "isSeasonal": false}, {"night": "2026-06-11", "price": 200, "isSeasonal": false}, {"night": "2026-06-12", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 2, "subtotal": 1200, "basePrice": 1200, "vatAmount": 240, "nightlyPrice": 200}', 1200, 'SEK', 'Gäst 14 Påhittad', 'gast14@example.com', '070-000 00 00', '19900101-0017', 'Påhittsvägen 1, 123 45 Ingenstans', 'Påhittsvägen 1', '123 45', 'Ingenstans', NULL, 'Allt väl', 1, '2026-06-02 08:00:00+00', 'returned', DEFAULT, NULL, NULL, '2026-06-02 08:00:00+00', '2026-10-13 08:00:00+00');

INSERT INTO public.checkouts VALUES ('523791a5-cca7-4656-a634-85f608797e26', '6uCqtX1guYnsIRmaF832gUQ8djgOzTkTjtpXn5DhakQ', '127.0.0.1', 3, '2026-06-10', '2026-06-13', '15:00', '12:00', 2, '[]', '{"fee": 0, "total": 1200, "addons": [], "nights": [{"night": "2026-06-10", "price": 200, "isSeasonal": false}, {"night": "2026-06-11", "price": 200, "isSeasonal": false}, {"night": "2026-06-12", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 2, "subtotal": 1200, "basePrice": 1200, "vatAmount": 240, "nightlyPrice": 200}', 1200, '{"city": "Ingenstans", "name": "Gäst 14 Påhittad", "email": "gast14@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-02 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-02 08:20:00+00', NULL, 3154652, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.checkouts VALUES ('08fef108-be35-44be-8a6b-318b989728e2', '8zxlBlWfh1g4USmQBuwTXgbpKtqRZsrSMbHR8jILtM8', '127.0.0.1', 1, '2026-07-01', '2026-07-05', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 4000, "addons": [], "nights": [{"night": "2026-07-01", "price": 1000, "isSeasonal": false}, {"night": "2026-07-02", "price": 1000, "isSeasonal": false}, {"night": "2026-07-03", "price": 1000, "isSeasonal": false}, {"night": "2026-07-04", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4000, "basePrice": 4000, "vatAmount": 800, "nightlyPrice": 1000}', 4000, '{"city": "Ingenstans", "name": "Gäst 19 Påhittad", "email": "gast19@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-02 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-02 08:20:00+00', NULL, 8459369, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.checkouts VALUES ('19289577-4fe5-4bbb-b6f3-58995840ad7a', 'elQlS6vyyxsnrw7ONk34vkPbotVujwCrcmUdYQIkd9E', '127.0.0.1', 2, '2026-07-06', '2026-07-09', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 4545, "addons": [], "nights": [{"night": "2026-07-06", "price": 1350, "isSeasonal": false}, {"night": "2026-07-07", "price": 1350, "isSeasonal": false}, {"night": "2026-07-08", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4545, "basePrice": 4545, "vatAmount": 909, "nightlyPrice": 1350}', 4545, '{"city": "Ingenstans", "name": "Gäst 20 Påhittad", "email": "gast20@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-02 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-02 08:20:00+00', NULL, 8500445, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.checkouts VALUES ('452ad3c6-9c26-4a67-96a1-3f6c5a2edd26', 'Fqph43deiiRfxrDIAWUW1A_8_p8e4-Ue0H2wcm9PgNY', '127.0.0.1', 3, '2026-11-06', '2026-11-09', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 600, "addons": [], "nights": [{"night": "2026-11-06", "price": 200, "isSeasonal": false}, {"night": "2026-11-07", "price": 200, "isSeasonal": false}, {"night": "2026-11-08", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 600, "basePrice": 600, "vatAmount": 120, "nightlyPrice": 200}', 600, '{"city": "Ingenstans", "name": "Gäst 03b Påhittad", "email": "gast03b@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-22 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-22 08:20:00+00', NULL, 9865707, '2026-09-22 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.checkouts VALUES ('5e9c273f-1459-42d8-ab5d-565abf6e7e8f', 'u0xbMU2D6oe2I7-ZvHaFlz-ggF_nVbPTILu-9OP46Xo', '127.0.0.1', 1, '2026-11-20', '2026-11-25', '15:00', '12:00', 1, '[{"id": 1, "quantity": 2}]', '{"fee": 0, "total": 5290, "addons": [{"id": 1, "name": "Provlinne", "price": 145, "total": 290, "quantity": 2, "priceType": "one-time", "allowQuantitySelect": true}], "nights": [{"night": "2026-11-20", "price": 1000, "isSeasonal": false}, {"night": "2026-11-21", "price": 1000, "isSeasonal": false}, {"night": "2026-11-22", "price": 1000, "isSeasonal": false}, {"night": "2026-11-23", "price": 1000, "isSeasonal": false}, {"night": "2026-11-24", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5290, "basePrice": 5000, "vatAmount": 1058, "nightlyPrice": 1000}', 5290, '{"city": "Ingenstans", "name": "Gäst 06 Påhittad", "email": "gast06@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-22 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-22 08:20:00+00', NULL, 1364520, '2026-09-22 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.checkouts VALUES ('2d33566c-33de-46bd-8c45-82ea9e95d865', 'E57QdHbjYNCk5p2PXsiDRApziZsda4OSgCm-YppfOrQ', '127.0.0.1', 3, '2027-05-01', '2027-05-08', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1400, "addons": [], "nights": [{"night": "2027-05-01", "price": 200, "isSeasonal": false}, {"night": "2027-05-02", "price": 200, "isSeasonal": false}, {"night": "2027-05-03", "price": 200, "isSeasonal": false}, {"night": "2027-05-04", "price": 200, "isSeasonal": false}, {"night": "2027-05-05", "price": 200, "isSeasonal": false}, {"night": "2027-05-06", "price": 200, "isSeasonal": false}, {"night": "2027-05-07", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1400, "basePrice": 1400, "vatAmount": 280, "nightlyPrice": 200}', 1400, '{"city": "Ingenstans", "name": "Gäst 09 Påhittad", "email": "gast09@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-02 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-02 08:20:00+00', NULL, 7987382, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.checkouts VALUES ('67ff5578-7ec7-4543-a0fd-5d2e93e2c7b9', 'af29UcjTCHHefOlc31xIJtCyBU3SDk90OtN7rDxKo9w', '127.0.0.1', 1, '2026-08-01', '2026-08-04', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 3000, "addons": [], "nights": [{"night": "2026-08-01", "price": 1000, "isSeasonal": false}, {"night": "2026-08-02", "price": 1000, "isSeasonal": false}, {"night": "2026-08-03", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 3000, "basePrice": 3000, "vatAmount": 600, "nightlyPrice": 1000}', 3000, '{"city": "Ingenstans", "name": "Gäst 10 Påhittad", "email": "gast10@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-05 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-05 08:20:00+00', NULL, 5706335, '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.checkouts VALUES ('03574a7b-80aa-488c-9ebf-d53327248467', 'J9Bp1Ex17a8PuFBXaqL8M_C9tR38ISagRv1KCstTnQ0', '127.0.0.1', 4, '2026-08-01', '2026-08-05', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 575, "addons": [], "nights": [{"night": "2026-08-01", "price": 125, "isSeasonal": false}, {"night": "2026-08-02", "price": 125, "isSeasonal": false}, {"night": "2026-08-03", "price": 125, "isSeasonal": false}, {"night": "2026-08-04", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 575, "basePrice": 575, "vatAmount": 115, "nightlyPrice": 125}', 575, '{"city": "Ingenstans", "name": "Gäst 11 Påhittad", "email": "gast11@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-05 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-05 08:20:00+00', NULL, 7443767, '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.checkouts VALUES ('f2cc676b-b6d5-4492-ad66-478444c35c9b', '7Vq5dRpVNBryrkTdqze17jQBDmFWph5JN0IrsNyR9ko', '127.0.0.1', 2, '2026-07-12', '2026-07-17', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 7245, "addons": [], "nights": [{"night": "2026-07-12", "price": 1350, "isSeasonal": false}, {"night": "2026-07-13", "price": 1350, "isSeasonal": false}, {"night": "2026-07-14", "price": 1350, "isSeasonal": false}, {"night": "2026-07-15", "price": 1350, "isSeasonal": false}, {"night": "2026-07-16", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 7245, "basePrice": 7245, "vatAmount": 1449, "nightlyPrice": 1350}', 7245, '{"city": "Ingenstans", "name": "Gäst 22 Påhittad", "email": "gast22@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-25 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-25 08:20:00+00', NULL, 8421612, '2026-06-25 08:00:00+00', '2026-06-25 08:00:00+00');
INSERT INTO public.checkouts VALUES ('09261d17-5613-4bda-968b-59db78c05c2a', 'zgWtduhQZyshnc-AvGU0qnJbbnD6jI8dGQApliQpn3k', '127.0.0.1', 2, '2026-11-25', '2026-11-30', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 7245, "addons": [], "nights": [{"night": "2026-11-25", "price": 1350, "isSeasonal": false}, {"night": "2026-11-26", "price": 1350, "isSeasonal": false}, {"night": "2026-11-27", "price": 1350, "isSeasonal": false}, {"night": "2026-11-28", "price": 1350, "isSeasonal": false}, {"night": "2026-11-29", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 7245, "basePrice": 7245, "vatAmount": 1449, "nightlyPrice": 1350}', 7245, '{"city": "Ingenstans", "name": "Gäst 18 Påhittad", "email": "gast18@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-01 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-01 08:20:00+00', NULL, 3155470, '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.checkouts VALUES ('3a00c2ed-d715-4a0a-8d8b-5717c9c9739b', 'xopD5DlAHAuxe4pArLGmJQ1IwM_bVCro2ZrbPnbdHao', '127.0.0.1', 1, '2026-07-10', '2026-07-16', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 6000, "addons": [], "nights": [{"night": "2026-07-10", "price": 1000, "isSeasonal": false}, {"night": "2026-07-11", "price": 1000, "isSeasonal": false}, {"night": "2026-07-12", "price": 1000, "isSeasonal": false}, {"night": "2026-07-13", "price": 1000, "isSeasonal": false}, {"night": "2026-07-14", "price": 1000, "isSeasonal": false}, {"night": "2026-07-15", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 6000, "basePrice": 6000, "vatAmount": 1200, "nightlyPrice": 1000}', 6000, '{"city": "Ingenstans", "name": "Gäst 21 Påhittad", "email": "gast21@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-25 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-25 08:20:00+00', NULL, 2508716, '2026-06-25 08:00:00+00', '2026-06-25 08:00:00+00');
INSERT INTO public.checkouts VALUES ('c57089e8-8683-432e-8cf9-0135680001c3', 'P2rSRwP81AmhGWGHjsGmKPC9NnEMluSd1mFp9srxwCI', '127.0.0.1', 1, '2026-09-15', '2026-09-20', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 5000, "addons": [], "nights": [{"night": "2026-09-15", "price": 1000, "isSeasonal": false}, {"night": "2026-09-16", "price": 1000, "isSeasonal": false}, {"night": "2026-09-17", "price": 1000, "isSeasonal": false}, {"night": "2026-09-18", "price": 1000, "isSeasonal": false}, {"night": "2026-09-19", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5000, "basePrice": 5000, "vatAmount": 1000, "nightlyPrice": 1000}', 5000, '{"city": "Ingenstans", "name": "Gäst 23 Påhittad", "email": "gast23@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-08-20 08:00:00+00', 'completed', NULL, DEFAULT, '2026-08-20 08:20:00+00', NULL, 4463885, '2026-08-20 08:00:00+00', '2026-08-20 08:00:00+00');
INSERT INTO public.checkouts VALUES ('d3eea62e-02fc-403f-b9db-5a10f5fe2ca8', 'rf567hAMrODHTAlWwYsDEpBpHdXGE6cLACtTJxqcpKU', '127.0.0.1', 4, '2026-09-10', '2026-09-12', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 325, "addons": [], "nights": [{"night": "2026-09-10", "price": 125, "isSeasonal": false}, {"night": "2026-09-11", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 325, "basePrice": 325, "vatAmount": 65, "nightlyPrice": 125}', 325, '{"city": "Ingenstans", "name": "Gäst 16 Påhittad", "email": "gast16@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-01 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-01 08:20:00+00', NULL, 6798389, '2026-09-01 08:00:00+00', '2026-09-01 08:00:00+00');
INSERT INTO public.checkouts VALUES ('318f0df0-274d-4739-8948-b5ee63da8b35', 'dW8Wi__8DQWxTPOSgIWWTmY1xtcxSdBZRgU7N884YtU', '127.0.0.1', 3, '2026-11-02', '2026-11-04', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 400, "addons": [], "nights": [{"night": "2026-11-02", "price": 200, "isSeasonal": false}, {"night": "2026-11-03", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 400, "basePrice": 400, "vatAmount": 80, "nightlyPrice": 200}', 400, '{"city": "Ingenstans", "name": "Gäst 02 Påhittad", "email": "gast02@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-01 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-01 08:20:00+00', NULL, 3685813, '2026-09-01 08:00:00+00', '2026-09-01 08:00:00+00');
INSERT INTO public.checkouts VALUES ('659cbb2c-bf26-43a4-b7ed-f60ece2c2f73', 'Hh2Q44R4mkFBKufzeY2c0nEmzx5LtxFdR29iE5DIL1s', '127.0.0.1', 4, '2026-12-20', '2026-12-23', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 450, "addons": [], "nights": [{"night": "2026-12-20", "price": 125, "isSeasonal": false}, {"night": "2026-12-21", "price": 125, "isSeasonal": false}, {"night": "2026-12-22", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 450, "basePrice": 450, "vatAmount": 90, "nightlyPrice": 125}', 450, '{"city": "Ingenstans", "name": "Gäst 08 Påhittad", "email": "gast08@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-01 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-01 08:20:00+00', NULL, 6797609, '2026-09-01 08:00:00+00', '2026-09-01 08:00:00+00');
INSERT INTO public.checkouts VALUES ('1920ae55-3943-4b04-a048-c95a1e6af675', 'Jtbk1SFarx4QA_JJ1ZS9ysCUCRgG0PI6EUBT0h2etVs', '127.0.0.1', 4, '2026-11-20', '2026-11-21', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 200, "addons": [], "nights": [{"night": "2026-11-20", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 200, "basePrice": 200, "vatAmount": 40, "nightlyPrice": 125}', 200, '{"city": "Ingenstans", "name": "Gäst 13b Påhittad", "email": "gast13b@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-01 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-01 08:20:00+00', NULL, 9724408, '2026-09-01 08:00:00+00', '2026-09-01 08:00:00+00');
INSERT INTO public.checkouts VALUES ('6ef55fd0-4f45-4573-8ca6-30904658e693', 'nWUpa0N5-9bbhWnsZtTwPEGGpCCss0PKR2-hCEZoHGI', '127.0.0.1', 2, '2026-11-10', '2026-11-11', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 1845, "addons": [], "nights": [{"night": "2026-11-10", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1845, "basePrice": 1845, "vatAmount": 369, "nightlyPrice": 1350}', 1845, '{"city": "Ingenstans", "name": "Gäst 25 Påhittad", "email": "gast25@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-15 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-15 08:20:00+00', NULL, 5747983, '2026-09-15 08:00:00+00', '2026-09-15 08:00:00+00');
INSERT INTO public.checkouts VALUES ('4ffe2a64-db25-42d6-ab58-dee4ff7d71b7', 'bteWiJU8p4rwDrmPEQ1CBh4PN5gC3nI6EsG7z7yPXrc', '127.0.0.1', 4, '2026-09-01', '2026-09-08', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 950, "addons": [], "nights": [{"night": "2026-09-01", "price": 125, "isSeasonal": false}, {"night": "2026-09-02", "price": 125, "isSeasonal": false}, {"night": "2026-09-03", "price": 125, "isSeasonal": false}, {"night": "2026-09-04", "price": 125, "isSeasonal": false}, {"night": "2026-09-05", "price": 125, "isSeasonal": false}, {"night": "2026-09-06", "price": 125, "isSeasonal": false}, {"night": "2026-09-07", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 950, "basePrice": 950, "vatAmount": 190, "nightlyPrice": 125}', 950, '{"city": "Ingenstans", "name": "Gäst 17 Påhittad", "email": "gast17@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-06-05 08:00:00+00', 'completed', NULL, DEFAULT, '2026-06-05 08:20:00+00', NULL, NULL, '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.checkouts VALUES ('262cbbff-f0a1-4ace-9b54-6d77575cf885', '-aX3hzMODtSI19IQMQG04jVuYJvwSfMn63SOeMfTN3o', '127.0.0.1', 1, '2026-12-01', '2026-12-03', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-12-01", "price": 1000, "isSeasonal": false}, {"night": "2026-12-02", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', 2000, '{"city": "Ingenstans", "name": "Gäst 26 Påhittad", "email": "gast26@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-07-08 08:00:00+00', 'completed', NULL, DEFAULT, '2026-07-08 08:20:00+00', NULL, 8517721, '2026-07-08 08:00:00+00', '2026-07-08 08:00:00+00');
INSERT INTO public.checkouts VALUES ('2e5f5414-9635-47c7-8fbb-50c308e75bed', 'funTs6ckDkcsQOB7zGP1NNKzsQtpraMW9aMHxamg0c4', '127.0.0.1', 3, '2026-10-01', '2026-10-03', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 400, "addons": [], "nights": [{"night": "2026-10-01", "price": 200, "isSeasonal": false}, {"night": "2026-10-02", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 400, "basePrice": 400, "vatAmount": 80, "nightlyPrice": 200}', 400, '{}', NULL, 1, '2026-07-08 08:00:00+00', 'released', NULL, DEFAULT, '2026-07-08 08:20:00+00', '2026-07-08 14:00:00+00', NULL, '2026-07-08 08:00:00+00', '2026-07-08 14:00:00+00');
INSERT INTO public.checkouts VALUES ('78c0cd38-20c5-4c88-bd7e-7b152918109b', '37GKxcZDIMXbF55ZjFPlB01ZsdVfQiQy0mCuR2uz2Nw', '127.0.0.1', 3, '2026-12-10', '2026-12-15', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-12-10", "price": 200, "isSeasonal": false}, {"night": "2026-12-11", "price": 200, "isSeasonal": false}, {"night": "2026-12-12", "price": 200, "isSeasonal": false}, {"night": "2026-12-13", "price": 200, "isSeasonal": false}, {"night": "2026-12-14", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 200}', 1000, '{"city": "Ingenstans", "name": "Gäst 12 Påhittad", "email": "gast12@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-07-20 08:00:00+00', 'completed', NULL, DEFAULT, '2026-07-20 08:20:00+00', NULL, 9335455, '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.checkouts VALUES ('d92ee7ff-d658-457e-bfb8-ae812c5b48dc', 'UMMc1WXmpmkeoksLBEWgRHr4s3C87-CWZs0_O_XGO48', '127.0.0.1', 2, '2026-07-22', '2026-07-24', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 3195, "addons": [], "nights": [{"night": "2026-07-22", "price": 1350, "isSeasonal": false}, {"night": "2026-07-23", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 3195, "basePrice": 3195, "vatAmount": 639, "nightlyPrice": 1350}', 3195, '{"city": "Ingenstans", "name": "Gäst 12b Påhittad", "email": "gast12b@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-07-20 08:00:00+00', 'completed', NULL, DEFAULT, '2026-07-20 08:20:00+00', NULL, 2738770, '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.checkouts VALUES ('cfa624dc-f9b6-4dbf-b48c-00b409ea540c', 'aHk6ncO4l6PiqYkSEYwq42Y0jAZMoR2L-1Z_tPZAOHI', '127.0.0.1', 2, '2026-11-05', '2026-11-07', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 3195, "addons": [], "nights": [{"night": "2026-11-05", "price": 1350, "isSeasonal": false}, {"night": "2026-11-06", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 3195, "basePrice": 3195, "vatAmount": 639, "nightlyPrice": 1350}', 3195, '{"city": "Ingenstans", "name": "Gäst 05 Påhittad", "email": "gast05@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-10 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-10 08:20:00+00', NULL, 7180243, '2026-09-10 08:00:00+00', '2026-09-10 08:00:00+00');
INSERT INTO public.checkouts VALUES ('2a69d45b-ad88-4929-b4a1-524fc18bbb1c', 'e3aZfA9IVkHpSdbIr19tbGXf7hTyFMnbVtt-k6HuaaE', '127.0.0.1', 1, '2026-11-10', '2026-11-12', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 2000, "addons": [], "nights": [{"night": "2026-11-10", "price": 1000, "isSeasonal": false}, {"night": "2026-11-11", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 2000, "basePrice": 2000, "vatAmount": 400, "nightlyPrice": 1000}', 2000, '{"city": "Ingenstans", "name": "Gäst 13 Påhittad", "email": "gast13@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-09-15 08:00:00+00', 'completed', NULL, DEFAULT, '2026-09-15 08:20:00+00', NULL, 9855505, '2026-09-15 08:00:00+00', '2026-09-15 08:00:00+00');
INSERT INTO public.checkouts VALUES ('03f6ce15-acda-4f1f-8b6b-6c55fd812ffc', 'BGnUBMiaIGihSKUWCtje3sihQT9OniWG6OKq_A468vQ', '127.0.0.1', 4, '2026-11-12', '2026-11-17', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 700, "addons": [], "nights": [{"night": "2026-11-12", "price": 125, "isSeasonal": false}, {"night": "2026-11-13", "price": 125, "isSeasonal": false}, {"night": "2026-11-14", "price": 125, "isSeasonal": false}, {"night": "2026-11-15", "price": 125, "isSeasonal": false}, {"night": "2026-11-16", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 700, "basePrice": 700, "vatAmount": 140, "nightlyPrice": 125}', 700, '{"city": "Ingenstans", "name": "Gäst 04 Påhittad", "email": "gast04@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-01 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-01 08:20:00+00', NULL, 7078665, '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.checkouts VALUES ('a217649e-2a3f-4156-bea8-b6771f2163b1', 'ZKMjdsfFC3iT9qmYOUaMEXAcBVbQnsuWy3B2vhFezBE', '127.0.0.1', 1, '2026-12-05', '2026-12-06', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-12-05", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 1000}', 1000, '{"city": "Ingenstans", "name": "Gäst 24b Påhittad", "email": "gast24b@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-01 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-01 08:20:00+00', NULL, 9654091, '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.checkouts VALUES ('798529ea-e58c-4139-816e-43a0604059ef', 'BCvGzJ5tbYGq9oVNn_4pP5U6gtb00xWab5-yswkRFe8', '127.0.0.1', 1, '2026-12-20', '2026-12-27', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 7000, "addons": [], "nights": [{"night": "2026-12-20", "price": 1000, "isSeasonal": false}, {"night": "2026-12-21", "price": 1000, "isSeasonal": false}, {"night": "2026-12-22", "price": 1000, "isSeasonal": false}, {"night": "2026-12-23", "price": 1000, "isSeasonal": false}, {"night": "2026-12-24", "price": 1000, "isSeasonal": false}, {"night": "2026-12-25", "price": 1000, "isSeasonal": false}, {"night": "2026-12-26", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 7000, "basePrice": 7000, "vatAmount": 1400, "nightlyPrice": 1000}', 7000, '{"city": "Ingenstans", "name": "Gäst 01 Påhittad", "email": "gast01@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-12 12:00:00+00', 'completed', NULL, DEFAULT, '2026-10-12 12:20:00+00', NULL, 8547866, '2026-10-12 12:00:00+00', '2026-10-12 12:00:00+00');
INSERT INTO public.checkouts VALUES ('8737a018-0d31-4b10-b7ee-5205f08a8c6c', 'ByRfZR-4L3qsiwJIXgzjZLLOWV8MK-e8pbm8xKy_6h8', '127.0.0.1', 4, '2026-10-20', '2026-10-22', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 325, "addons": [], "nights": [{"night": "2026-10-20", "price": 125, "isSeasonal": false}, {"night": "2026-10-21", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 325, "basePrice": 325, "vatAmount": 65, "nightlyPrice": 125}', 325, '{"city": "Ingenstans", "name": "Gäst 28a Påhittad", "email": "gast28a@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-14 09:50:00+00', 'open', NULL, DEFAULT, '2026-10-14 10:10:00+00', NULL, NULL, '2026-10-14 09:50:00+00', '2026-10-14 09:50:00+00');
INSERT INTO public.checkouts VALUES ('6799d289-e4ee-4b2f-9744-9cb14163a569', 'JcCNYu7HO_PebHuMxWe3YiIfIQjSmZHbNQL1n4pq56k', '127.0.0.1', 3, '2026-11-10', '2026-11-14', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 800, "addons": [], "nights": [{"night": "2026-11-10", "price": 200, "isSeasonal": false}, {"night": "2026-11-11", "price": 200, "isSeasonal": false}, {"night": "2026-11-12", "price": 200, "isSeasonal": false}, {"night": "2026-11-13", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 800, "basePrice": 800, "vatAmount": 160, "nightlyPrice": 200}', 800, '{"city": "Ingenstans", "name": "Gäst 03 Påhittad", "email": "gast03@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-02 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-02 08:20:00+00', NULL, 8080693, '2026-10-02 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.checkouts VALUES ('66dbeea7-a217-4f7b-bead-31e5e263ba94', '5DLDLPRu-ax_IaqR-6B92GfqSmEap9GaKa6IgaiwRkA', '127.0.0.1', 3, '2026-11-15', '2026-11-20', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-11-15", "price": 200, "isSeasonal": false}, {"night": "2026-11-16", "price": 200, "isSeasonal": false}, {"night": "2026-11-17", "price": 200, "isSeasonal": false}, {"night": "2026-11-18", "price": 200, "isSeasonal": false}, {"night": "2026-11-19", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 200}', 1000, '{"city": "Ingenstans", "name": "Gäst 03c Påhittad", "email": "gast03c@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-02 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-02 08:20:00+00', NULL, 7315488, '2026-10-02 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.checkouts VALUES ('755f43cb-6d27-429e-ab88-7fab15517677', '6dTMpg5msQ7jMvbf6YVZXjL4z476WE8fv9Zvn61BZ58', '127.0.0.1', 3, '2026-10-11', '2026-10-12', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 200, "addons": [], "nights": [{"night": "2026-10-11", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 200, "basePrice": 200, "vatAmount": 40, "nightlyPrice": 200}', 200, '{"city": "Ingenstans", "name": "Gäst 15 Påhittad", "email": "gast15@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-10 12:00:00+00', 'completed', NULL, DEFAULT, '2026-10-10 12:20:00+00', NULL, 5759305, '2026-10-10 12:00:00+00', '2026-10-10 12:00:00+00');
INSERT INTO public.checkouts VALUES ('b169089e-6896-4472-b3da-38a4c4c219ff', 'iOzRZUQjfyhTuBdqAB8HGDD0DGcC8MgEvXCay7NM7vI', '127.0.0.1', 4, '2026-11-01', '2026-11-07', '15:00', '12:00', 1, '[]', '{"fee": 75, "total": 825, "addons": [], "nights": [{"night": "2026-11-01", "price": 125, "isSeasonal": false}, {"night": "2026-11-02", "price": 125, "isSeasonal": false}, {"night": "2026-11-03", "price": 125, "isSeasonal": false}, {"night": "2026-11-04", "price": 125, "isSeasonal": false}, {"night": "2026-11-05", "price": 125, "isSeasonal": false}, {"night": "2026-11-06", "price": 125, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 825, "basePrice": 825, "vatAmount": 165, "nightlyPrice": 125}', 825, '{"city": "Ingenstans", "name": "Gäst 27 Påhittad", "email": "gast27@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-05 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-05 08:20:00+00', NULL, 2978974, '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.checkouts VALUES ('5efbd7a2-ff60-40f5-ae24-e2e73c036732', 'uOgqDJel90HQo7aLA5BAOPKepGqiviErgoWJdnAIiGM', '127.0.0.1', 3, '2026-11-21', '2026-11-27', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1200, "addons": [], "nights": [{"night": "2026-11-21", "price": 200, "isSeasonal": false}, {"night": "2026-11-22", "price": 200, "isSeasonal": false}, {"night": "2026-11-23", "price": 200, "isSeasonal": false}, {"night": "2026-11-24", "price": 200, "isSeasonal": false}, {"night": "2026-11-25", "price": 200, "isSeasonal": false}, {"night": "2026-11-26", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1200, "basePrice": 1200, "vatAmount": 240, "nightlyPrice": 200}', 1200, '{"city": "Ingenstans", "name": "Gäst 27b Påhittad", "email": "gast27b@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-05 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-05 08:20:00+00', NULL, 1083117, '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.checkouts VALUES ('7a9e6c29-93df-4879-b8cc-51519a28f1ab', 'mBZxSgG52mfndTX1RCkbIyF86y2aIrRjgZSTF_s2ByU', '127.0.0.1', 2, '2026-12-10', '2026-12-14', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 5895, "addons": [], "nights": [{"night": "2026-12-10", "price": 1350, "isSeasonal": false}, {"night": "2026-12-11", "price": 1350, "isSeasonal": false}, {"night": "2026-12-12", "price": 1350, "isSeasonal": false}, {"night": "2026-12-13", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5895, "basePrice": 5895, "vatAmount": 1179, "nightlyPrice": 1350}', 5895, '{"city": "Ingenstans", "name": "Gäst 24 Påhittad", "email": "gast24@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-05 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-05 08:20:00+00', NULL, 9563912, '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.checkouts VALUES ('d3b1617a-64c8-483f-a5bb-73af84d156f0', 'zeQwQ-IOB7bI85hB3DqJ284OXThjeMIcl7Ua4awlDHc', '127.0.0.1', 1, '2026-12-15', '2026-12-16', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 1000, "addons": [], "nights": [{"night": "2026-12-15", "price": 1000, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1000, "basePrice": 1000, "vatAmount": 200, "nightlyPrice": 1000}', 1000, '{"city": "Ingenstans", "name": "Gäst 01b Påhittad", "email": "gast01b@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-08 11:00:00+00', 'completed', NULL, DEFAULT, '2026-10-08 11:20:00+00', NULL, 1725397, '2026-10-08 11:00:00+00', '2026-10-08 11:00:00+00');
INSERT INTO public.checkouts VALUES ('9e7fd36b-9042-48e5-b6cd-26bfe4fc575a', 'm07-vANqwVFhsUAhf96pZu2eJpMGijwg_V3ORRAikx4', '127.0.0.1', 2, '2027-01-05', '2027-01-12', '15:00', '12:00', 1, '[]', '{"fee": 495, "total": 9945, "addons": [], "nights": [{"night": "2027-01-05", "price": 1350, "isSeasonal": false}, {"night": "2027-01-06", "price": 1350, "isSeasonal": false}, {"night": "2027-01-07", "price": 1350, "isSeasonal": false}, {"night": "2027-01-08", "price": 1350, "isSeasonal": false}, {"night": "2027-01-09", "price": 1350, "isSeasonal": false}, {"night": "2027-01-10", "price": 1350, "isSeasonal": false}, {"night": "2027-01-11", "price": 1350, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 9945, "basePrice": 9945, "vatAmount": 1989, "nightlyPrice": 1350}', 9945, '{"city": "Ingenstans", "name": "Gäst 07 Påhittad", "email": "gast07@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-13 08:00:00+00', 'completed', NULL, DEFAULT, '2026-10-13 08:20:00+00', NULL, 4782265, '2026-10-13 08:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.checkouts VALUES ('24e7ddc8-f8d8-48f5-99be-00fbaf740209', '-pSM15PL63Zy5a9ZwbB07NT5W125qkn8Z72hdPVZftc', '127.0.0.1', 3, '2026-10-20', '2026-10-22', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 400, "addons": [], "nights": [{"night": "2026-10-20", "price": 200, "isSeasonal": false}, {"night": "2026-10-21", "price": 200, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 400, "basePrice": 400, "vatAmount": 80, "nightlyPrice": 200}', 400, '{"city": "Ingenstans", "name": "Gäst 28b Påhittad", "email": "gast28b@example.com", "phone": "070-000 00 00", "address": "Påhittsvägen 1, 123 45 Ingenstans", "country": "SE", "postalCode": "123 45", "streetAddress": "Påhittsvägen 1", "personalNumber": "19900101-0017"}', NULL, 1, '2026-10-13 08:00:00+00', 'released', NULL, DEFAULT, '2026-10-13 08:20:00+00', '2026-10-13 14:00:00+00', NULL, '2026-10-13 08:00:00+00', '2026-10-13 14:00:00+00');

INSERT INTO public.closed_months VALUES ('2026-06-01', '2026-07-02 08:00:00+00', 1);
INSERT INTO public.closed_months VALUES ('2026-07-01', '2026-08-03 08:00:00+00', 1);
INSERT INTO public.closed_months VALUES ('2026-08-01', '2026-09-04 08:00:00+00', 1);

INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (1, 3154652, 1, 'booking_confirmation', '2026-06-02 14:00:00+00', 'gast14@example.com', 'Tack för din bokning hos Norrvidd, #3154652', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (2, 3154652, 2, 'admin_notification', '2026-06-02 14:00:00+00', 'butiken@example.se', 'Ny bokning #3154652: Provkajaken, 10 juni 2026 – 13 juni 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (4, 3154652, 3, 'booking_confirmed', '2026-06-02 14:00:00+00', 'gast14@example.com', 'Din bokning #3154652 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (43, 9335455, 43, 'booking_confirmed', '2026-07-20 14:00:00+00', 'gast12@example.com', 'Din bokning #9335455 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (47, 2738770, 47, 'deposit_paid', '2026-07-20 14:00:00+00', 'gast12b@example.com', 'Depositionen för bokning #2738770 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (50, 8500445, 50, 'refund_notice', '2026-08-03 14:00:00+00', 'gast20@example.com', 'Återbetalning för bokning #8500445 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (54, 4463885, 54, 'admin_notification', '2026-08-20 14:00:00+00', 'butiken@example.se', 'Ny bokning #4463885: Provripan, 15 september 2026 – 20 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (59, 6798389, 59, 'booking_confirmed', '2026-09-01 14:00:00+00', 'gast16@example.com', 'Din bokning #6798389 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (63, 6797609, 63, 'admin_notification', '2026-09-01 14:00:00+00', 'butiken@example.se', 'Ny bokning #6797609: Provtältet, 20 december 2026 – 23 december 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (69, 9724408, 69, 'authorization_warning', '2026-09-06 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #9724408, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (73, 9724408, 89, 'authorization_warning', '2026-09-07 20:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #9724408, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (74, 6798389, 94, 'authorization_expired', '2026-09-08 08:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #6798389, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (79, 7180243, 101, 'admin_notification', '2026-09-10 14:00:00+00', 'butiken@example.se', 'Ny bokning #7180243: Provräven, 5 november 2026 – 7 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (83, 9855505, 103, 'admin_notification', '2026-09-15 14:00:00+00', 'butiken@example.se', 'Ny bokning #9855505: Provripan, 10 november 2026 – 12 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (87, 5747983, 107, 'deposit_paid', '2026-09-15 14:00:00+00', 'gast25@example.com', 'Depositionen för bokning #5747983 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (44, 2738770, 44, 'booking_confirmation', '2026-07-20 14:00:00+00', 'gast12b@example.com', 'Tack för din bokning hos Norrvidd, #2738770', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (49, 2738770, 49, 'refund_notice', '2026-07-31 18:00:00+00', 'gast12b@example.com', 'Återbetalning för bokning #2738770 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (51, 7987382, 52, 'refund_notice', '2026-08-03 14:00:00+00', 'gast09@example.com', 'Återbetalning för bokning #7987382 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (55, 4463885, 55, 'booking_confirmed', '2026-08-20 14:00:00+00', 'gast23@example.com', 'Din bokning #4463885 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (60, 3685813, 60, 'booking_confirmation', '2026-09-01 14:00:00+00', 'gast02@example.com', 'Tack för din bokning hos Norrvidd, #3685813', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (65, 9724408, 65, 'admin_notification', '2026-09-01 14:00:00+00', 'butiken@example.se', 'Ny bokning #9724408: Provtältet, 20 november 2026 – 21 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (67, 3685813, 67, 'authorization_warning', '2026-09-06 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #3685813, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (72, 3685813, 87, 'authorization_warning', '2026-09-07 20:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #3685813, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (76, 3685813, 95, 'authorization_expired', '2026-09-08 08:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #3685813, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (80, 6797609, 98, 'booking_confirmed', '2026-09-10 14:00:00+00', 'gast08@example.com', 'Din bokning #6797609 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (84, 5747983, 104, 'booking_confirmation', '2026-09-15 14:00:00+00', 'gast25@example.com', 'Tack för din bokning hos Norrvidd, #5747983', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (90, 7180243, 115, 'authorization_warning', '2026-09-16 20:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #7180243, Provräven', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (97, 9865707, 123, 'booking_confirmation', '2026-09-22 08:00:00+00', 'gast03b@example.com', 'Tack för din bokning hos Norrvidd, #9865707', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (106, 3155470, 137, 'booking_confirmation', '2026-10-01 14:00:00+00', 'gast18@example.com', 'Tack för din bokning hos Norrvidd, #3155470', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (110, 7078665, 141, 'booking_confirmation', '2026-10-01 14:00:00+00', 'gast04@example.com', 'Tack för din bokning hos Norrvidd, #7078665', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (116, 8080693, 147, 'booking_confirmation', '2026-10-02 14:00:00+00', 'gast03@example.com', 'Tack för din bokning hos Norrvidd, #8080693', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (120, 2978974, 152, 'admin_notification', '2026-10-05 14:00:00+00', 'butiken@example.se', 'Ny bokning #2978974: Provtältet, 1 november 2026 – 7 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (124, 1083117, 155, 'admin_notification', '2026-10-05 14:00:00+00', 'butiken@example.se', 'Ny bokning #1083117: Provkajaken, 21 november 2026 – 27 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (130, 8080693, 165, 'authorization_warning', '2026-10-07 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #8080693, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (133, 7078665, 173, 'authorization_expired', '2026-10-08 08:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #7078665, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (147, 1083117, 197, 'withdrawal_notice', '2026-10-12 18:00:00+00', 'butiken@example.se', 'Kunden ångrar bokning #1083117: Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (150, 1083117, 200, 'booking_cancelled', '2026-10-13 14:00:00+00', 'gast27b@example.com', 'Din bokning #1083117 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (45, 2738770, 45, 'admin_notification', '2026-07-20 14:00:00+00', 'butiken@example.se', 'Ny bokning #2738770: Provräven, 22 juli 2026 – 24 juli 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (48, 9335455, 48, 'refund_notice', '2026-07-31 18:00:00+00', 'gast12@example.com', 'Återbetalning för bokning #9335455 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (52, 2508716, 51, 'refund_notice', '2026-08-03 14:00:00+00', 'gast21@example.com', 'Återbetalning för bokning #2508716 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (56, 4463885, 56, 'deposit_paid', '2026-08-20 14:00:00+00', 'gast23@example.com', 'Depositionen för bokning #4463885 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (58, 6798389, 58, 'admin_notification', '2026-09-01 14:00:00+00', 'butiken@example.se', 'Ny bokning #6798389: Provtältet, 10 september 2026 – 12 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (62, 6797609, 62, 'booking_confirmation', '2026-09-01 14:00:00+00', 'gast08@example.com', 'Tack för din bokning hos Norrvidd, #6797609', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (68, 6797609, 68, 'authorization_warning', '2026-09-06 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #6797609, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (70, 6798389, 86, 'authorization_warning', '2026-09-07 20:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #6798389, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (75, 6797609, 96, 'authorization_expired', '2026-09-08 08:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #6797609, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (81, 7180243, 100, 'booking_confirmation', '2026-09-10 14:00:00+00', 'gast05@example.com', 'Tack för din bokning hos Norrvidd, #7180243', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (82, 9855505, 102, 'booking_confirmation', '2026-09-15 14:00:00+00', 'gast13@example.com', 'Tack för din bokning hos Norrvidd, #9855505', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (86, 5747983, 106, 'booking_confirmed', '2026-09-15 14:00:00+00', 'gast25@example.com', 'Din bokning #5747983 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (89, 9855505, 113, 'booking_cancelled', '2026-09-16 14:00:00+00', 'gast13@example.com', 'Din bokning #9855505 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (91, 7180243, 117, 'authorization_expired', '2026-09-17 08:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #7180243, Provräven', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (94, 4463885, 120, 'deposit_kept', '2026-09-22 08:00:00+00', 'gast23@example.com', 'Avdrag på depositionen för bokning #4463885 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (3, 8459369, 4, 'booking_confirmation', '2026-06-02 14:00:00+00', 'gast19@example.com', 'Tack för din bokning hos Norrvidd, #8459369', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (5, 8459369, 5, 'admin_notification', '2026-06-02 14:00:00+00', 'butiken@example.se', 'Ny bokning #8459369: Provripan, 1 juli 2026 – 5 juli 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (6, 8459369, 6, 'booking_confirmed', '2026-06-02 14:00:00+00', 'gast19@example.com', 'Din bokning #8459369 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (7, 8500445, 7, 'booking_confirmation', '2026-06-02 14:00:00+00', 'gast20@example.com', 'Tack för din bokning hos Norrvidd, #8500445', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (8, 8500445, 8, 'admin_notification', '2026-06-02 14:00:00+00', 'butiken@example.se', 'Ny bokning #8500445: Provräven, 6 juli 2026 – 9 juli 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (9, 8500445, 9, 'booking_confirmed', '2026-06-02 14:00:00+00', 'gast20@example.com', 'Din bokning #8500445 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (10, 7987382, 10, 'booking_confirmation', '2026-06-02 14:00:00+00', 'gast09@example.com', 'Tack för din bokning hos Norrvidd, #7987382', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (11, 7987382, 11, 'admin_notification', '2026-06-02 14:00:00+00', 'butiken@example.se', 'Ny bokning #7987382: Provkajaken, 1 maj 2027 – 8 maj 2027', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (12, 7987382, 12, 'booking_confirmed', '2026-06-02 14:00:00+00', 'gast09@example.com', 'Din bokning #7987382 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (13, 5706335, 13, 'booking_confirmation', '2026-06-05 14:00:00+00', 'gast10@example.com', 'Tack för din bokning hos Norrvidd, #5706335', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (14, 5706335, 14, 'admin_notification', '2026-06-05 14:00:00+00', 'butiken@example.se', 'Ny bokning #5706335: Provripan, 1 augusti 2026 – 4 augusti 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (15, 7443767, 16, 'booking_confirmation', '2026-06-05 14:00:00+00', 'gast11@example.com', 'Tack för din bokning hos Norrvidd, #7443767', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (16, 5706335, 15, 'booking_confirmed', '2026-06-05 14:00:00+00', 'gast10@example.com', 'Din bokning #5706335 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (17, 7443767, 17, 'admin_notification', '2026-06-05 14:00:00+00', 'butiken@example.se', 'Ny bokning #7443767: Provtältet, 1 augusti 2026 – 5 augusti 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (18, 7443767, 18, 'booking_confirmed', '2026-06-05 14:00:00+00', 'gast11@example.com', 'Din bokning #7443767 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (22, 8459369, 22, 'deposit_paid', '2026-06-10 15:00:00+00', 'gast19@example.com', 'Depositionen för bokning #8459369 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (23, 8500445, 23, 'deposit_paid', '2026-06-10 15:00:00+00', 'gast20@example.com', 'Depositionen för bokning #8500445 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (24, 5706335, 25, 'booking_cancelled', '2026-06-20 14:00:00+00', 'gast10@example.com', 'Din bokning #5706335 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (25, 5706335, 26, 'refund_notice', '2026-06-20 14:00:00+00', 'gast10@example.com', 'Återbetalning för bokning #5706335 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (26, 5706335, 24, 'refund_notice', '2026-06-20 14:00:00+00', 'gast10@example.com', 'Återbetalning för bokning #5706335 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (27, 2508716, 28, 'admin_notification', '2026-06-25 14:00:00+00', 'butiken@example.se', 'Ny bokning #2508716: Provripan, 10 juli 2026 – 16 juli 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (28, 2508716, 29, 'booking_confirmed', '2026-06-25 14:00:00+00', 'gast21@example.com', 'Din bokning #2508716 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (29, 2508716, 30, 'deposit_paid', '2026-06-25 14:00:00+00', 'gast21@example.com', 'Depositionen för bokning #2508716 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (30, 2508716, 27, 'booking_confirmation', '2026-06-25 14:00:00+00', 'gast21@example.com', 'Tack för din bokning hos Norrvidd, #2508716', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (31, 8421612, 33, 'booking_confirmed', '2026-06-25 14:00:00+00', 'gast22@example.com', 'Din bokning #8421612 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (32, 8421612, 31, 'booking_confirmation', '2026-06-25 14:00:00+00', 'gast22@example.com', 'Tack för din bokning hos Norrvidd, #8421612', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (33, 8421612, 32, 'admin_notification', '2026-06-25 14:00:00+00', 'butiken@example.se', 'Ny bokning #8421612: Provräven, 12 juli 2026 – 17 juli 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (34, 8421612, 34, 'deposit_paid', '2026-07-02 14:00:00+00', 'gast22@example.com', 'Depositionen för bokning #8421612 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (35, 7443767, 35, 'booking_cancelled', '2026-07-02 14:00:00+00', 'gast11@example.com', 'Din bokning #7443767 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (19, NULL, 19, 'booking_confirmation', '2026-06-05 14:00:00+00', 'gast17@example.com', 'Tack för din bokning hos Norrvidd, #3307805', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (20, NULL, 21, 'booking_confirmed', '2026-06-05 14:00:00+00', 'gast17@example.com', 'Din bokning #3307805 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (21, NULL, 20, 'admin_notification', '2026-06-05 14:00:00+00', 'butiken@example.se', 'Ny bokning #3307805: Provtältet, 1 september 2026 – 8 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (36, 8517721, 37, 'admin_notification', '2026-07-08 14:00:00+00', 'butiken@example.se', 'Ny bokning #8517721: Provripan, 1 december 2026 – 3 december 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (37, 8517721, 38, 'booking_confirmed', '2026-07-08 14:00:00+00', 'gast26@example.com', 'Din bokning #8517721 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (38, 8517721, 36, 'booking_confirmation', '2026-07-08 14:00:00+00', 'gast26@example.com', 'Tack för din bokning hos Norrvidd, #8517721', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (39, 8421612, 39, 'deposit_kept', '2026-07-20 14:00:00+00', 'gast22@example.com', 'Avdrag på depositionen för bokning #8421612 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (40, 8421612, 40, 'refund_notice', '2026-07-20 14:00:00+00', 'gast22@example.com', 'Återbetalning för bokning #8421612 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (41, 9335455, 41, 'booking_confirmation', '2026-07-20 14:00:00+00', 'gast12@example.com', 'Tack för din bokning hos Norrvidd, #9335455', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (42, 9335455, 42, 'admin_notification', '2026-07-20 14:00:00+00', 'butiken@example.se', 'Ny bokning #9335455: Provkajaken, 10 december 2026 – 15 december 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (88, 7180243, 108, 'authorization_warning', '2026-09-15 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #7180243, Provräven', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (96, 5747983, 122, 'refund_notice', '2026-09-22 08:00:00+00', 'gast25@example.com', 'Återbetalning för bokning #5747983 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (100, 1364520, 126, 'admin_notification', '2026-09-22 08:00:00+00', 'butiken@example.se', 'Ny bokning #1364520: Provripan, 20 november 2026 – 25 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (107, 9865707, 136, 'payment_link', '2026-10-01 14:00:00+00', 'gast03b@example.com', 'Godkänn kortet på nytt för bokning #9865707 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (111, 7078665, 142, 'admin_notification', '2026-10-01 14:00:00+00', 'butiken@example.se', 'Ny bokning #7078665: Provtältet, 12 november 2026 – 17 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (115, 9654091, 146, 'booking_cancelled', '2026-10-02 14:00:00+00', 'gast24b@example.com', 'Din bokning #9654091 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (119, 7315488, 150, 'admin_notification', '2026-10-02 14:00:00+00', 'butiken@example.se', 'Ny bokning #7315488: Provkajaken, 15 november 2026 – 20 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (123, 1083117, 154, 'booking_confirmation', '2026-10-05 14:00:00+00', 'gast27b@example.com', 'Tack för din bokning hos Norrvidd, #1083117', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (127, 9563912, 157, 'booking_confirmation', '2026-10-05 14:00:00+00', 'gast24@example.com', 'Tack för din bokning hos Norrvidd, #9563912', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (131, 7315488, 166, 'authorization_warning', '2026-10-07 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #7315488, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (135, 1725397, 181, 'admin_notification', '2026-10-08 17:00:00+00', 'butiken@example.se', 'Ny bokning #1725397: Provripan, 15 december 2026 – 16 december 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (137, 7315488, 185, 'authorization_warning', '2026-10-08 23:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #7315488, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (138, 8080693, 188, 'authorization_expired', '2026-10-09 11:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #8080693, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (140, 7078665, 190, 'payment_link', '2026-10-09 18:00:00+00', 'gast04@example.com', 'Godkänn kortet på nytt för bokning #7078665 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (143, 5759305, 193, 'booking_confirmed', '2026-10-10 18:00:00+00', 'gast15@example.com', 'Din bokning #5759305 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (144, 2978974, 194, 'withdrawal_received', '2026-10-12 18:00:00+00', 'gast27@example.com', 'Vi har tagit emot att du ångrar bokning #2978974', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (149, 8547866, 198, 'booking_confirmation', '2026-10-12 18:00:00+00', 'gast01@example.com', 'Tack för din bokning hos Norrvidd, #8547866', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (151, 1083117, 201, 'refund_notice', '2026-10-13 14:00:00+00', 'gast27b@example.com', 'Återbetalning för bokning #1083117 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (156, 8080693, 205, 'payment_link', '2026-10-13 14:00:00+00', 'gast03@example.com', 'Godkänn kortet på nytt för bokning #8080693 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (157, 1725397, 207, 'authorization_warning', '2026-10-13 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #1725397, Provripan', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (154, 4782265, 204, 'booking_confirmed', '2026-10-13 14:00:00+00', 'gast07@example.com', 'Din bokning #4782265 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (98, 9865707, 124, 'admin_notification', '2026-09-22 08:00:00+00', 'butiken@example.se', 'Ny bokning #9865707: Provkajaken, 6 november 2026 – 9 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (103, 9865707, 133, 'authorization_warning', '2026-09-28 20:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #9865707, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (105, 3155470, 139, 'booking_confirmed', '2026-10-01 14:00:00+00', 'gast18@example.com', 'Din bokning #3155470 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (109, 3155470, 140, 'deposit_reminder', '2026-10-01 14:00:00+00', 'gast18@example.com', 'Betala depositionen för bokning #3155470 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (112, 9654091, 144, 'admin_notification', '2026-10-01 14:00:00+00', 'butiken@example.se', 'Ny bokning #9654091: Provripan, 5 december 2026 – 6 december 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (114, 3155470, 145, 'deposit_paid', '2026-10-02 14:00:00+00', 'gast18@example.com', 'Depositionen för bokning #3155470 hos Norrvidd är betald', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (118, 7315488, 149, 'booking_confirmation', '2026-10-02 14:00:00+00', 'gast03c@example.com', 'Tack för din bokning hos Norrvidd, #7315488', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (121, 2978974, 153, 'booking_confirmed', '2026-10-05 14:00:00+00', 'gast27@example.com', 'Din bokning #2978974 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (125, 1083117, 156, 'booking_confirmed', '2026-10-05 14:00:00+00', 'gast27b@example.com', 'Din bokning #1083117 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (128, 9563912, 159, 'booking_confirmed', '2026-10-05 14:00:00+00', 'gast24@example.com', 'Din bokning #9563912 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (129, 7078665, 160, 'authorization_warning', '2026-10-06 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #7078665, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (141, 5759305, 191, 'booking_confirmation', '2026-10-10 18:00:00+00', 'gast15@example.com', 'Tack för din bokning hos Norrvidd, #5759305', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (146, 2978974, 195, 'withdrawal_notice', '2026-10-12 18:00:00+00', 'butiken@example.se', 'Kunden ångrar bokning #2978974: Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (152, 4782265, 203, 'admin_notification', '2026-10-13 14:00:00+00', 'butiken@example.se', 'Ny bokning #4782265: Provräven, 5 januari 2027 – 12 januari 2027', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (155, 7315488, 206, 'payment_link', '2026-10-13 14:00:00+00', 'gast03c@example.com', 'Godkänn kortet på nytt för bokning #7315488 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (46, 2738770, 46, 'booking_confirmed', '2026-07-20 14:00:00+00', 'gast12b@example.com', 'Din bokning #2738770 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (53, 4463885, 53, 'booking_confirmation', '2026-08-20 14:00:00+00', 'gast23@example.com', 'Tack för din bokning hos Norrvidd, #4463885', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (57, 6798389, 57, 'booking_confirmation', '2026-09-01 14:00:00+00', 'gast16@example.com', 'Tack för din bokning hos Norrvidd, #6798389', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (61, 3685813, 61, 'admin_notification', '2026-09-01 14:00:00+00', 'butiken@example.se', 'Ny bokning #3685813: Provkajaken, 2 november 2026 – 4 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (64, 9724408, 64, 'booking_confirmation', '2026-09-01 14:00:00+00', 'gast13b@example.com', 'Tack för din bokning hos Norrvidd, #9724408', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (66, 6798389, 66, 'authorization_warning', '2026-09-06 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #6798389, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (71, 6797609, 88, 'authorization_warning', '2026-09-07 20:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #6797609, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (77, 9724408, 97, 'authorization_expired', '2026-09-08 08:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #9724408, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (78, 9724408, 99, 'booking_cancelled', '2026-09-10 14:00:00+00', 'gast13b@example.com', 'Din bokning #9724408 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (85, 5747983, 105, 'admin_notification', '2026-09-15 14:00:00+00', 'butiken@example.se', 'Ny bokning #5747983: Provräven, 10 november 2026 – 11 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (92, 7180243, 118, 'payment_link', '2026-09-18 14:00:00+00', 'gast05@example.com', 'Godkänn kortet på nytt för bokning #7180243 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (93, 7180243, 119, 'booking_confirmed', '2026-09-20 18:00:00+00', 'gast05@example.com', 'Din bokning #7180243 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (95, 5747983, 121, 'booking_cancelled', '2026-09-22 08:00:00+00', 'gast25@example.com', 'Din bokning #5747983 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (99, 1364520, 125, 'booking_confirmation', '2026-09-22 08:00:00+00', 'gast06@example.com', 'Tack för din bokning hos Norrvidd, #1364520', '<p>Hej</p>', 'failed', 'Mottagarens adress godtas inte av mejlservern. Kontrollera att den är rätt skriven. Servern svarade: 550 5.1.1 No such mailbox');
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (101, 1364520, 127, 'booking_confirmed', '2026-09-22 14:00:00+00', 'gast06@example.com', 'Din bokning #1364520 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (102, 9865707, 128, 'authorization_warning', '2026-09-27 14:00:00+00', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #9865707, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (104, 9865707, 135, 'authorization_expired', '2026-09-29 08:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #9865707, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (108, 3155470, 138, 'admin_notification', '2026-10-01 14:00:00+00', 'butiken@example.se', 'Ny bokning #3155470: Provräven, 25 november 2026 – 30 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (113, 9654091, 143, 'booking_confirmation', '2026-10-01 14:00:00+00', 'gast24b@example.com', 'Tack för din bokning hos Norrvidd, #9654091', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (117, 8080693, 148, 'admin_notification', '2026-10-02 14:00:00+00', 'butiken@example.se', 'Ny bokning #8080693: Provkajaken, 10 november 2026 – 14 november 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (122, 2978974, 151, 'booking_confirmation', '2026-10-05 14:00:00+00', 'gast27@example.com', 'Tack för din bokning hos Norrvidd, #2978974', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (126, 9563912, 158, 'admin_notification', '2026-10-05 14:00:00+00', 'butiken@example.se', 'Ny bokning #9563912: Provräven, 10 december 2026 – 14 december 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (132, 7078665, 167, 'authorization_warning', '2026-10-07 20:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #7078665, Provtältet', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (134, 1725397, 180, 'booking_confirmation', '2026-10-08 17:00:00+00', 'gast01b@example.com', 'Tack för din bokning hos Norrvidd, #1725397', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (136, 8080693, 184, 'authorization_warning', '2026-10-08 23:00:00+00', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #8080693, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (139, 7315488, 189, 'authorization_expired', '2026-10-09 11:00:00+00', 'butiken@example.se', 'Reservationen har gått ut: bokning #7315488, Provkajaken', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (142, 5759305, 192, 'admin_notification', '2026-10-10 18:00:00+00', 'butiken@example.se', 'Ny bokning #5759305: Provkajaken, 11 oktober 2026 – 12 oktober 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (145, 1083117, 196, 'withdrawal_received', '2026-10-12 18:00:00+00', 'gast27b@example.com', 'Vi har tagit emot att du ångrar bokning #1083117', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (148, 8547866, 199, 'admin_notification', '2026-10-12 18:00:00+00', 'butiken@example.se', 'Ny bokning #8547866: Provripan, 20 december 2026 – 27 december 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (153, 4782265, 202, 'booking_confirmation', '2026-10-13 14:00:00+00', 'gast07@example.com', 'Tack för din bokning hos Norrvidd, #4782265', '<p>Hej</p>', 'success', NULL);

INSERT INTO public.item_nights VALUES (3, '2026-11-21', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-22', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-23', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-24', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-25', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-12-10', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-12-11', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-12-12', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-12-13', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-12-14', 1, 12);
INSERT INTO public.item_nights VALUES (2, '2026-11-25', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-11-26', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-11-27', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-11-28', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-22', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-23', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-11-29', 1, 6);
INSERT INTO public.item_nights VALUES (3, '2027-05-01', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2027-05-02', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2027-05-03', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2027-05-04', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2027-05-05', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2027-05-06', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2027-05-07', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-26', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-12', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-13', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-14', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-15', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-16', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-02', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-03', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-12-20', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-12-21', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-12-22', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-06-10', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-06-11', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-06-12', 0, 12);
INSERT INTO public.item_nights VALUES (1, '2026-08-01', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-08-02', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-08-03', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-05', 0, 6);
INSERT INTO public.item_nights VALUES (4, '2026-11-20', 0, 12);
INSERT INTO public.item_nights VALUES (2, '2026-11-05', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-11-06', 1, 6);
INSERT INTO public.item_nights VALUES (4, '2026-09-10', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-09-11', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-10', 1, 12);
INSERT INTO public.item_nights VALUES (1, '2026-11-10', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-11-11', 0, 6);
INSERT INTO public.item_nights VALUES (4, '2026-08-01', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-08-02', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-08-03', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-08-04', 0, 12);
INSERT INTO public.item_nights VALUES (1, '2026-07-01', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-02', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-03', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-04', 0, 6);
INSERT INTO public.item_nights VALUES (4, '2026-09-01', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-09-02', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-09-03', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-09-04', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-09-05', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-09-06', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-09-07', 0, 12);
INSERT INTO public.item_nights VALUES (1, '2026-09-15', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-09-16', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-01', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-02', 1, 6);
INSERT INTO public.item_nights VALUES (3, '2026-10-01', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-10-02', 0, 12);
INSERT INTO public.item_nights VALUES (2, '2026-07-06', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-07', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-08', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-10', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-11', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-12', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-13', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-14', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-07-15', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-12', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-13', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-14', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-15', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-07-16', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-09-17', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-09-18', 0, 6);
INSERT INTO public.item_nights VALUES (1, '2026-09-19', 0, 6);
INSERT INTO public.item_nights VALUES (2, '2026-11-10', 0, 6);
INSERT INTO public.item_nights VALUES (3, '2026-11-11', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-12', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-13', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-06', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-07', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-08', 1, 12);
INSERT INTO public.item_nights VALUES (1, '2026-11-20', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-11-21', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-11-22', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-11-23', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-11-24', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-12-10', 1, 6);
INSERT INTO public.item_nights VALUES (3, '2026-11-15', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-16', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-17', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-18', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-11-19', 1, 12);
INSERT INTO public.item_nights VALUES (2, '2026-12-11', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-12-12', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2026-12-13', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-15', 1, 6);
INSERT INTO public.item_nights VALUES (4, '2026-11-01', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-02', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-03', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-04', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-05', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-11-06', 1, 12);
INSERT INTO public.item_nights VALUES (3, '2026-10-11', 0, 12);
INSERT INTO public.item_nights VALUES (1, '2026-12-20', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-21', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-22', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-23', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-24', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-25', 1, 6);
INSERT INTO public.item_nights VALUES (1, '2026-12-26', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2027-01-05', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2027-01-06', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2027-01-07', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2027-01-08', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2027-01-09', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2027-01-10', 1, 6);
INSERT INTO public.item_nights VALUES (2, '2027-01-11', 1, 6);
INSERT INTO public.item_nights VALUES (3, '2026-10-20', 0, 12);
INSERT INTO public.item_nights VALUES (3, '2026-10-21', 0, 12);
INSERT INTO public.item_nights VALUES (4, '2026-10-20', 1, 12);
INSERT INTO public.item_nights VALUES (4, '2026-10-21', 1, 12);

INSERT INTO public.ledger_days VALUES ('2026-06-02', 'rent', 'cardReceivable', 1114500);
INSERT INTO public.ledger_days VALUES ('2026-06-02', 'rent', 'outputVat', -222900);
INSERT INTO public.ledger_days VALUES ('2026-06-02', 'rent', 'sales', -891600);
INSERT INTO public.ledger_days VALUES ('2026-06-05', 'rent', 'cardReceivable', 452500);
INSERT INTO public.ledger_days VALUES ('2026-06-05', 'rent', 'outputVat', -90500);
INSERT INTO public.ledger_days VALUES ('2026-06-05', 'rent', 'sales', -362000);
INSERT INTO public.ledger_days VALUES ('2026-06-10', 'deposit', 'cardReceivable', 1300000);
INSERT INTO public.ledger_days VALUES ('2026-06-10', 'deposit', 'deposits', -1300000);
INSERT INTO public.ledger_days VALUES ('2026-06-20', 'rent-refund', 'cardReceivable', -300000);
INSERT INTO public.ledger_days VALUES ('2026-06-20', 'rent-refund', 'outputVat', 60000);
INSERT INTO public.ledger_days VALUES ('2026-06-20', 'rent-refund', 'sales', 240000);
INSERT INTO public.ledger_days VALUES ('2026-06-25', 'deposit', 'cardReceivable', 500000);
INSERT INTO public.ledger_days VALUES ('2026-06-25', 'deposit', 'deposits', -500000);
INSERT INTO public.ledger_days VALUES ('2026-06-25', 'rent', 'cardReceivable', 1324500);
INSERT INTO public.ledger_days VALUES ('2026-06-25', 'rent', 'outputVat', -264900);
INSERT INTO public.ledger_days VALUES ('2026-06-25', 'rent', 'sales', -1059600);
INSERT INTO public.ledger_days VALUES ('2026-07-02', 'deposit', 'cardReceivable', 800000);
INSERT INTO public.ledger_days VALUES ('2026-07-02', 'deposit', 'deposits', -800000);
INSERT INTO public.ledger_days VALUES ('2026-07-08', 'rent', 'cardReceivable', 150000);
INSERT INTO public.ledger_days VALUES ('2026-07-08', 'rent', 'outputVat', -30000);
INSERT INTO public.ledger_days VALUES ('2026-07-08', 'rent', 'sales', -120000);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'deposit-kept', 'deposits', 300000);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'deposit-kept', 'damages', -300000);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'deposit-refund', 'cardReceivable', -500000);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'deposit-refund', 'deposits', 500000);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'rent', 'cardReceivable', 419500);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'rent', 'outputVat', -83900);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'rent', 'sales', -335600);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'deposit', 'cardReceivable', 800000);
INSERT INTO public.ledger_days VALUES ('2026-07-20', 'deposit', 'deposits', -800000);
INSERT INTO public.ledger_days VALUES ('2026-07-31', 'rent-refund', 'cardReceivable', -40000);
INSERT INTO public.ledger_days VALUES ('2026-07-31', 'rent-refund', 'outputVat', 8000);
INSERT INTO public.ledger_days VALUES ('2026-07-31', 'rent-refund', 'sales', 32000);
INSERT INTO public.ledger_days VALUES ('2026-07-31', 'deposit-refund', 'cardReceivable', -800000);
INSERT INTO public.ledger_days VALUES ('2026-07-31', 'deposit-refund', 'deposits', 800000);
INSERT INTO public.ledger_days VALUES ('2026-08-01', 'refund-failed', 'deposits', -800000);
INSERT INTO public.ledger_days VALUES ('2026-08-01', 'refund-failed', 'cardReceivable', 840000);
INSERT INTO public.ledger_days VALUES ('2026-08-01', 'refund-failed', 'outputVat', -8000);
INSERT INTO public.ledger_days VALUES ('2026-08-01', 'refund-failed', 'sales', -32000);
INSERT INTO public.ledger_days VALUES ('2026-08-03', 'deposit-refund', 'cardReceivable', -1000000);
INSERT INTO public.ledger_days VALUES ('2026-08-03', 'deposit-refund', 'deposits', 1000000);
INSERT INTO public.ledger_days VALUES ('2026-08-03', 'rent-refund', 'cardReceivable', -30000);
INSERT INTO public.ledger_days VALUES ('2026-08-03', 'rent-refund', 'outputVat', 6000);
INSERT INTO public.ledger_days VALUES ('2026-08-03', 'rent-refund', 'sales', 24000);
INSERT INTO public.ledger_days VALUES ('2026-08-20', 'rent', 'cardReceivable', 500000);
INSERT INTO public.ledger_days VALUES ('2026-08-20', 'rent', 'outputVat', -100000);
INSERT INTO public.ledger_days VALUES ('2026-08-20', 'rent', 'sales', -400000);
INSERT INTO public.ledger_days VALUES ('2026-08-20', 'deposit', 'cardReceivable', 500000);
INSERT INTO public.ledger_days VALUES ('2026-08-20', 'deposit', 'deposits', -500000);
INSERT INTO public.ledger_days VALUES ('2026-09-15', 'rent', 'cardReceivable', 184500);
INSERT INTO public.ledger_days VALUES ('2026-09-15', 'rent', 'outputVat', -36900);
INSERT INTO public.ledger_days VALUES ('2026-09-15', 'rent', 'sales', -147600);
INSERT INTO public.ledger_days VALUES ('2026-09-15', 'deposit', 'cardReceivable', 800000);
INSERT INTO public.ledger_days VALUES ('2026-09-15', 'deposit', 'deposits', -800000);
INSERT INTO public.ledger_days VALUES ('2026-09-20', 'rent', 'cardReceivable', 319500);
INSERT INTO public.ledger_days VALUES ('2026-09-20', 'rent', 'outputVat', -63900);
INSERT INTO public.ledger_days VALUES ('2026-09-20', 'rent', 'sales', -255600);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'deposit-kept', 'deposits', 120000);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'deposit-kept', 'outputVat', -24000);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'deposit-kept', 'sales', -96000);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'rent-refund', 'cardReceivable', -184500);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'rent-refund', 'outputVat', 36900);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'rent-refund', 'sales', 147600);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'rent', 'cardReceivable', 529000);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'rent', 'outputVat', -105800);
INSERT INTO public.ledger_days VALUES ('2026-09-22', 'rent', 'sales', -423200);
INSERT INTO public.ledger_days VALUES ('2026-10-01', 'rent', 'cardReceivable', 724500);
INSERT INTO public.ledger_days VALUES ('2026-10-01', 'rent', 'outputVat', -144900);
INSERT INTO public.ledger_days VALUES ('2026-10-01', 'rent', 'sales', -579600);
INSERT INTO public.ledger_days VALUES ('2026-10-02', 'deposit', 'cardReceivable', 800000);
INSERT INTO public.ledger_days VALUES ('2026-10-02', 'deposit', 'deposits', -800000);
INSERT INTO public.ledger_days VALUES ('2026-10-05', 'rent', 'cardReceivable', 792000);
INSERT INTO public.ledger_days VALUES ('2026-10-05', 'rent', 'outputVat', -158400);
INSERT INTO public.ledger_days VALUES ('2026-10-05', 'rent', 'sales', -633600);
INSERT INTO public.ledger_days VALUES ('2026-10-13', 'rent-refund', 'cardReceivable', -120000);
INSERT INTO public.ledger_days VALUES ('2026-10-13', 'rent-refund', 'outputVat', 24000);
INSERT INTO public.ledger_days VALUES ('2026-10-13', 'rent-refund', 'sales', 96000);

INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (2, '<admin_notification.3154652@localhost>', 3154652, 'admin_notification', 'butiken@example.se', 'Ny bokning #3154652: Provkajaken, 10 juni 2026 – 13 juni 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (3, '<booking_confirmed.3154652@localhost>', 3154652, 'booking_confirmed', 'gast14@example.com', 'Din bokning #3154652 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (5, '<admin_notification.8459369@localhost>', 8459369, 'admin_notification', 'butiken@example.se', 'Ny bokning #8459369: Provripan, 1 juli 2026 – 5 juli 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (8, '<admin_notification.8500445@localhost>', 8500445, 'admin_notification', 'butiken@example.se', 'Ny bokning #8500445: Provräven, 6 juli 2026 – 9 juli 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (1, '<booking_confirmation.3154652@localhost>', 3154652, 'booking_confirmation', 'gast14@example.com', 'Tack för din bokning hos Norrvidd, #3154652', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (12, '<booking_confirmed.7987382@localhost>', 7987382, 'booking_confirmed', 'gast09@example.com', 'Din bokning #7987382 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (4, '<booking_confirmation.8459369@localhost>', 8459369, 'booking_confirmation', 'gast19@example.com', 'Tack för din bokning hos Norrvidd, #8459369', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (6, '<booking_confirmed.8459369@localhost>', 8459369, 'booking_confirmed', 'gast19@example.com', 'Din bokning #8459369 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (25, '<booking_cancelled.5706335.1781942400000@localhost>', 5706335, 'booking_cancelled', 'gast10@example.com', 'Din bokning #5706335 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-20 14:01:00+00', false, '2026-06-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (7, '<booking_confirmation.8500445@localhost>', 8500445, 'booking_confirmation', 'gast20@example.com', 'Tack för din bokning hos Norrvidd, #8500445', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (11, '<admin_notification.7987382@localhost>', 7987382, 'admin_notification', 'butiken@example.se', 'Ny bokning #7987382: Provkajaken, 1 maj 2027 – 8 maj 2027', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (9, '<booking_confirmed.8500445@localhost>', 8500445, 'booking_confirmed', 'gast20@example.com', 'Din bokning #8500445 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (14, '<admin_notification.5706335@localhost>', 5706335, 'admin_notification', 'butiken@example.se', 'Ny bokning #5706335: Provripan, 1 augusti 2026 – 4 augusti 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (18, '<booking_confirmed.7443767@localhost>', 7443767, 'booking_confirmed', 'gast11@example.com', 'Din bokning #7443767 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (21, '<booking_confirmed.3307805@localhost>', NULL, 'booking_confirmed', 'gast17@example.com', 'Din bokning #3307805 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (10, '<booking_confirmation.7987382@localhost>', 7987382, 'booking_confirmation', 'gast09@example.com', 'Tack för din bokning hos Norrvidd, #7987382', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-02 14:01:00+00', false, '2026-06-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (22, '<deposit_paid.8459369.95fa4e5e-6f56-47c6-bddc-3b31627f0ddc@localhost>', 8459369, 'deposit_paid', 'gast19@example.com', 'Depositionen för bokning #8459369 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-10 15:01:00+00', false, '2026-06-10 09:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (16, '<booking_confirmation.7443767@localhost>', 7443767, 'booking_confirmation', 'gast11@example.com', 'Tack för din bokning hos Norrvidd, #7443767', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (24, '<refund_notice.5706335.d1ad186e-8250-4892-9d1c-4e6b2e9ffc0a@localhost>', 5706335, 'refund_notice', 'gast10@example.com', 'Återbetalning för bokning #5706335 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-20 14:01:00+00', false, '2026-06-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (19, '<booking_confirmation.3307805@localhost>', NULL, 'booking_confirmation', 'gast17@example.com', 'Tack för din bokning hos Norrvidd, #3307805', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (51, '<refund_notice.2508716.57c0ffa6-72c3-438b-a925-7b8e8b0f37e8@localhost>', 2508716, 'refund_notice', 'gast21@example.com', 'Återbetalning för bokning #2508716 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-08-03 14:01:00+00', false, '2026-08-03 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (52, '<refund_notice.7987382.1badcdec-0ce9-4e5f-9785-6c24c0a78c09@localhost>', 7987382, 'refund_notice', 'gast09@example.com', 'Återbetalning för bokning #7987382 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-08-03 14:01:00+00', false, '2026-08-03 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (54, '<admin_notification.4463885@localhost>', 4463885, 'admin_notification', 'butiken@example.se', 'Ny bokning #4463885: Provripan, 15 september 2026 – 20 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-08-20 14:01:00+00', false, '2026-08-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (15, '<booking_confirmed.5706335@localhost>', 5706335, 'booking_confirmed', 'gast10@example.com', 'Din bokning #5706335 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (20, '<admin_notification.3307805@localhost>', NULL, 'admin_notification', 'butiken@example.se', 'Ny bokning #3307805: Provtältet, 1 september 2026 – 8 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (13, '<booking_confirmation.5706335@localhost>', 5706335, 'booking_confirmation', 'gast10@example.com', 'Tack för din bokning hos Norrvidd, #5706335', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (17, '<admin_notification.7443767@localhost>', 7443767, 'admin_notification', 'butiken@example.se', 'Ny bokning #7443767: Provtältet, 1 augusti 2026 – 5 augusti 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-05 14:01:00+00', false, '2026-06-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (23, '<deposit_paid.8500445.64c4ac52-ecda-4e94-ac66-e0d351940f44@localhost>', 8500445, 'deposit_paid', 'gast20@example.com', 'Depositionen för bokning #8500445 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-10 15:01:00+00', false, '2026-06-10 09:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (26, '<refund_notice.5706335.f17f5366-4534-4d15-a564-b9f493c06032@localhost>', 5706335, 'refund_notice', 'gast10@example.com', 'Återbetalning för bokning #5706335 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-20 14:01:00+00', false, '2026-06-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (30, '<deposit_paid.2508716.f96c3999-c9ea-4ece-afd3-85d3bd7698cf@localhost>', 2508716, 'deposit_paid', 'gast21@example.com', 'Depositionen för bokning #2508716 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-25 14:01:00+00', false, '2026-06-25 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (33, '<booking_confirmed.8421612@localhost>', 8421612, 'booking_confirmed', 'gast22@example.com', 'Din bokning #8421612 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-25 14:01:00+00', false, '2026-06-25 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (27, '<booking_confirmation.2508716@localhost>', 2508716, 'booking_confirmation', 'gast21@example.com', 'Tack för din bokning hos Norrvidd, #2508716', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-25 14:01:00+00', false, '2026-06-25 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (34, '<deposit_paid.8421612.19077753-b2b2-4698-8b39-85def11a8a54@localhost>', 8421612, 'deposit_paid', 'gast22@example.com', 'Depositionen för bokning #8421612 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-02 14:01:00+00', false, '2026-07-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (35, '<booking_cancelled.7443767.1782979200000@localhost>', 7443767, 'booking_cancelled', 'gast11@example.com', 'Din bokning #7443767 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-02 14:01:00+00', false, '2026-07-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (49, '<refund_notice.2738770.a5d96307-7c09-4474-a4a7-00abfdb17ae5@localhost>', 2738770, 'refund_notice', 'gast12b@example.com', 'Återbetalning för bokning #2738770 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-31 18:01:00+00', false, '2026-07-31 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (58, '<admin_notification.6798389@localhost>', 6798389, 'admin_notification', 'butiken@example.se', 'Ny bokning #6798389: Provtältet, 10 september 2026 – 12 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (29, '<booking_confirmed.2508716@localhost>', 2508716, 'booking_confirmed', 'gast21@example.com', 'Din bokning #2508716 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-25 14:01:00+00', false, '2026-06-25 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (32, '<admin_notification.8421612@localhost>', 8421612, 'admin_notification', 'butiken@example.se', 'Ny bokning #8421612: Provräven, 12 juli 2026 – 17 juli 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-25 14:01:00+00', false, '2026-06-25 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (36, '<booking_confirmation.8517721@localhost>', 8517721, 'booking_confirmation', 'gast26@example.com', 'Tack för din bokning hos Norrvidd, #8517721', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-08 14:01:00+00', false, '2026-07-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (39, '<deposit_kept.8421612.3000@localhost>', 8421612, 'deposit_kept', 'gast22@example.com', 'Avdrag på depositionen för bokning #8421612 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (40, '<refund_notice.8421612.467fbffb-5cd9-4ca2-aab2-d8f19cee9d78@localhost>', 8421612, 'refund_notice', 'gast22@example.com', 'Återbetalning för bokning #8421612 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (38, '<booking_confirmed.8517721@localhost>', 8517721, 'booking_confirmed', 'gast26@example.com', 'Din bokning #8517721 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-08 14:01:00+00', false, '2026-07-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (43, '<booking_confirmed.9335455@localhost>', 9335455, 'booking_confirmed', 'gast12@example.com', 'Din bokning #9335455 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (47, '<deposit_paid.2738770.ba427f35-4e4a-4ee4-aa92-8de143ddb164@localhost>', 2738770, 'deposit_paid', 'gast12b@example.com', 'Depositionen för bokning #2738770 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (50, '<refund_notice.8500445.d7e28af6-87f3-4dee-b811-3ba07e86b4b7@localhost>', 8500445, 'refund_notice', 'gast20@example.com', 'Återbetalning för bokning #8500445 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-08-03 14:01:00+00', false, '2026-08-03 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (42, '<admin_notification.9335455@localhost>', 9335455, 'admin_notification', 'butiken@example.se', 'Ny bokning #9335455: Provkajaken, 10 december 2026 – 15 december 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (45, '<admin_notification.2738770@localhost>', 2738770, 'admin_notification', 'butiken@example.se', 'Ny bokning #2738770: Provräven, 22 juli 2026 – 24 juli 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (44, '<booking_confirmation.2738770@localhost>', 2738770, 'booking_confirmation', 'gast12b@example.com', 'Tack för din bokning hos Norrvidd, #2738770', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (55, '<booking_confirmed.4463885@localhost>', 4463885, 'booking_confirmed', 'gast23@example.com', 'Din bokning #4463885 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-08-20 14:01:00+00', false, '2026-08-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (65, '<admin_notification.9724408@localhost>', 9724408, 'admin_notification', 'butiken@example.se', 'Ny bokning #9724408: Provtältet, 20 november 2026 – 21 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (87, '<authorization_warning.3685813.612bbe8d-c08d-4a7e-8aa1-e6f70712b330.12@localhost>', 3685813, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #3685813, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-07 20:01:00+00', false, '2026-09-07 20:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (53, '<booking_confirmation.4463885@localhost>', 4463885, 'booking_confirmation', 'gast23@example.com', 'Tack för din bokning hos Norrvidd, #4463885', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-08-20 14:01:00+00', false, '2026-08-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (56, '<deposit_paid.4463885.39266287-3569-47ba-944f-ff4be86f3484@localhost>', 4463885, 'deposit_paid', 'gast23@example.com', 'Depositionen för bokning #4463885 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-08-20 14:01:00+00', false, '2026-08-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (95, '<authorization_expired.3685813.612bbe8d-c08d-4a7e-8aa1-e6f70712b330@localhost>', 3685813, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #3685813, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-08 08:01:00+00', false, '2026-09-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (108, '<authorization_warning.7180243.a8c475d7-d9b9-463b-8cbd-d73610192ab6.48@localhost>', 7180243, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #7180243, Provräven', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-15 14:01:00+00', false, '2026-09-15 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (124, '<admin_notification.9865707@localhost>', 9865707, 'admin_notification', 'butiken@example.se', 'Ny bokning #9865707: Provkajaken, 6 november 2026 – 9 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-22 08:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (60, '<booking_confirmation.3685813@localhost>', 3685813, 'booking_confirmation', 'gast02@example.com', 'Tack för din bokning hos Norrvidd, #3685813', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (57, '<booking_confirmation.6798389@localhost>', 6798389, 'booking_confirmation', 'gast16@example.com', 'Tack för din bokning hos Norrvidd, #6798389', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (61, '<admin_notification.3685813@localhost>', 3685813, 'admin_notification', 'butiken@example.se', 'Ny bokning #3685813: Provkajaken, 2 november 2026 – 4 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (59, '<booking_confirmed.6798389@localhost>', 6798389, 'booking_confirmed', 'gast16@example.com', 'Din bokning #6798389 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (63, '<admin_notification.6797609@localhost>', 6797609, 'admin_notification', 'butiken@example.se', 'Ny bokning #6797609: Provtältet, 20 december 2026 – 23 december 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (101, '<admin_notification.7180243@localhost>', 7180243, 'admin_notification', 'butiken@example.se', 'Ny bokning #7180243: Provräven, 5 november 2026 – 7 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 14:01:00+00', false, '2026-09-10 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (103, '<admin_notification.9855505@localhost>', 9855505, 'admin_notification', 'butiken@example.se', 'Ny bokning #9855505: Provripan, 10 november 2026 – 12 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-15 14:01:00+00', false, '2026-09-15 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (107, '<deposit_paid.5747983.9d7f0d80-b81a-4e8b-9d45-d1ec47f72d8e@localhost>', 5747983, 'deposit_paid', 'gast25@example.com', 'Depositionen för bokning #5747983 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-15 14:01:00+00', false, '2026-09-15 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (62, '<booking_confirmation.6797609@localhost>', 6797609, 'booking_confirmation', 'gast08@example.com', 'Tack för din bokning hos Norrvidd, #6797609', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (68, '<authorization_warning.6797609.3cf379c6-cbcb-401d-b6c2-026acca8bcb0.48@localhost>', 6797609, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #6797609, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-06 14:01:00+00', false, '2026-09-06 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (94, '<authorization_expired.6798389.fc46852f-a135-4786-be1b-ef8693085f2a@localhost>', 6798389, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #6798389, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-08 08:01:00+00', false, '2026-09-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (97, '<authorization_expired.9724408.e38497d7-4fad-46be-9829-82725e701d9b@localhost>', 9724408, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #9724408, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-08 08:01:00+00', false, '2026-09-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (64, '<booking_confirmation.9724408@localhost>', 9724408, 'booking_confirmation', 'gast13b@example.com', 'Tack för din bokning hos Norrvidd, #9724408', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-01 14:01:00+00', false, '2026-09-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (66, '<authorization_warning.6798389.fc46852f-a135-4786-be1b-ef8693085f2a.48@localhost>', 6798389, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #6798389, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-06 14:01:00+00', false, '2026-09-06 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (67, '<authorization_warning.3685813.612bbe8d-c08d-4a7e-8aa1-e6f70712b330.48@localhost>', 3685813, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #3685813, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-06 14:01:00+00', false, '2026-09-06 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (69, '<authorization_warning.9724408.e38497d7-4fad-46be-9829-82725e701d9b.48@localhost>', 9724408, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #9724408, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-06 14:01:00+00', false, '2026-09-06 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (98, '<booking_confirmed.6797609@localhost>', 6797609, 'booking_confirmed', 'gast08@example.com', 'Din bokning #6797609 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 14:01:00+00', false, '2026-09-10 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (99, '<booking_cancelled.9724408.1789027200000@localhost>', 9724408, 'booking_cancelled', 'gast13b@example.com', 'Din bokning #9724408 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 14:01:00+00', false, '2026-09-10 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (115, '<authorization_warning.7180243.a8c475d7-d9b9-463b-8cbd-d73610192ab6.12@localhost>', 7180243, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #7180243, Provräven', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-16 20:01:00+00', false, '2026-09-16 20:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (135, '<authorization_expired.9865707.602376d4-3fab-41fe-84cf-13508bfaf2a6@localhost>', 9865707, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #9865707, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-29 08:01:00+00', false, '2026-09-29 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (100, '<booking_confirmation.7180243@localhost>', 7180243, 'booking_confirmation', 'gast05@example.com', 'Tack för din bokning hos Norrvidd, #7180243', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 14:01:00+00', false, '2026-09-10 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (102, '<booking_confirmation.9855505@localhost>', 9855505, 'booking_confirmation', 'gast13@example.com', 'Tack för din bokning hos Norrvidd, #9855505', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-15 14:01:00+00', false, '2026-09-15 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (104, '<booking_confirmation.5747983@localhost>', 5747983, 'booking_confirmation', 'gast25@example.com', 'Tack för din bokning hos Norrvidd, #5747983', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-15 14:01:00+00', false, '2026-09-15 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (106, '<booking_confirmed.5747983@localhost>', 5747983, 'booking_confirmed', 'gast25@example.com', 'Din bokning #5747983 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-15 14:01:00+00', false, '2026-09-15 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (113, '<booking_cancelled.9855505.14bf79b9-afd3-4c26-af6a-b9b267fea92c@localhost>', 9855505, 'booking_cancelled', 'gast13@example.com', 'Din bokning #9855505 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-16 14:01:00+00', false, '2026-09-16 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (117, '<authorization_expired.7180243.a8c475d7-d9b9-463b-8cbd-d73610192ab6@localhost>', 7180243, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #7180243, Provräven', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-17 08:01:00+00', false, '2026-09-17 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (120, '<deposit_kept.4463885.1200@localhost>', 4463885, 'deposit_kept', 'gast23@example.com', 'Avdrag på depositionen för bokning #4463885 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-22 08:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (122, '<refund_notice.5747983.432dacf5-3967-4b18-8829-285f1d813022@localhost>', 5747983, 'refund_notice', 'gast25@example.com', 'Återbetalning för bokning #5747983 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-22 08:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (118, '<payment_link.7180243.7_48pHNWxzBf-SS2CORswsyXa6cabzd7NKo8QsQyeHE@localhost>', 7180243, 'payment_link', 'gast05@example.com', 'Godkänn kortet på nytt för bokning #7180243 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-18 14:01:00+00', false, '2026-09-18 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (119, '<booking_confirmed.7180243@localhost>', 7180243, 'booking_confirmed', 'gast05@example.com', 'Din bokning #7180243 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-20 18:01:00+00', false, '2026-09-20 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (121, '<booking_cancelled.5747983.1790064000000@localhost>', 5747983, 'booking_cancelled', 'gast25@example.com', 'Din bokning #5747983 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-22 08:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (189, '<authorization_expired.7315488.8a2e737c-fe72-4c03-9a59-7545c00cb612@localhost>', 7315488, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #7315488, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-09 11:01:00+00', false, '2026-10-09 11:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (200, '<booking_cancelled.1083117.1791878400000@localhost>', 1083117, 'booking_cancelled', 'gast27b@example.com', 'Din bokning #1083117 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (123, '<booking_confirmation.9865707@localhost>', 9865707, 'booking_confirmation', 'gast03b@example.com', 'Tack för din bokning hos Norrvidd, #9865707', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-22 08:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (125, '<booking_confirmation.1364520@localhost>', 1364520, 'booking_confirmation', 'gast06@example.com', 'Tack för din bokning hos Norrvidd, #1364520', '<p>Hej</p>', 'Hej', 'failed', 1, '2026-09-22 08:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (126, '<admin_notification.1364520@localhost>', 1364520, 'admin_notification', 'butiken@example.se', 'Ny bokning #1364520: Provripan, 20 november 2026 – 25 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-22 08:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (136, '<payment_link.9865707.MAtlWhmnyCNJCNwKWcmC2JqXbuU4L8iNMTwWVtSBvhE@localhost>', 9865707, 'payment_link', 'gast03b@example.com', 'Godkänn kortet på nytt för bokning #9865707 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (138, '<admin_notification.3155470@localhost>', 3155470, 'admin_notification', 'butiken@example.se', 'Ny bokning #3155470: Provräven, 25 november 2026 – 30 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (127, '<booking_confirmed.1364520@localhost>', 1364520, 'booking_confirmed', 'gast06@example.com', 'Din bokning #1364520 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-22 14:01:00+00', false, '2026-09-22 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (128, '<authorization_warning.9865707.602376d4-3fab-41fe-84cf-13508bfaf2a6.48@localhost>', 9865707, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #9865707, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-27 14:01:00+00', false, '2026-09-27 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (133, '<authorization_warning.9865707.602376d4-3fab-41fe-84cf-13508bfaf2a6.12@localhost>', 9865707, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #9865707, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-28 20:01:00+00', false, '2026-09-28 20:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (143, '<booking_confirmation.9654091@localhost>', 9654091, 'booking_confirmation', 'gast24b@example.com', 'Tack för din bokning hos Norrvidd, #9654091', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (201, '<refund_notice.1083117.56ef42c0-aaac-49fc-801b-b47a6dd7e8f4@localhost>', 1083117, 'refund_notice', 'gast27b@example.com', 'Återbetalning för bokning #1083117 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (142, '<admin_notification.7078665@localhost>', 7078665, 'admin_notification', 'butiken@example.se', 'Ny bokning #7078665: Provtältet, 12 november 2026 – 17 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (144, '<admin_notification.9654091@localhost>', 9654091, 'admin_notification', 'butiken@example.se', 'Ny bokning #9654091: Provripan, 5 december 2026 – 6 december 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (146, '<booking_cancelled.9654091.6c4c1536-b49b-41d6-a01f-4f215f4d8caa@localhost>', 9654091, 'booking_cancelled', 'gast24b@example.com', 'Din bokning #9654091 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-02 14:01:00+00', false, '2026-10-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (150, '<admin_notification.7315488@localhost>', 7315488, 'admin_notification', 'butiken@example.se', 'Ny bokning #7315488: Provkajaken, 15 november 2026 – 20 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-02 14:01:00+00', false, '2026-10-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (159, '<booking_confirmed.9563912@localhost>', 9563912, 'booking_confirmed', 'gast24@example.com', 'Din bokning #9563912 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (139, '<booking_confirmed.3155470@localhost>', 3155470, 'booking_confirmed', 'gast18@example.com', 'Din bokning #3155470 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (140, '<deposit_reminder.3155470.165eb4c1-1612-44a1-ab83-847585f3bbb0@localhost>', 3155470, 'deposit_reminder', 'gast18@example.com', 'Betala depositionen för bokning #3155470 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (148, '<admin_notification.8080693@localhost>', 8080693, 'admin_notification', 'butiken@example.se', 'Ny bokning #8080693: Provkajaken, 10 november 2026 – 14 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-02 14:01:00+00', false, '2026-10-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (137, '<booking_confirmation.3155470@localhost>', 3155470, 'booking_confirmation', 'gast18@example.com', 'Tack för din bokning hos Norrvidd, #3155470', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (141, '<booking_confirmation.7078665@localhost>', 7078665, 'booking_confirmation', 'gast04@example.com', 'Tack för din bokning hos Norrvidd, #7078665', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-01 14:01:00+00', false, '2026-10-01 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (155, '<admin_notification.1083117@localhost>', 1083117, 'admin_notification', 'butiken@example.se', 'Ny bokning #1083117: Provkajaken, 21 november 2026 – 27 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (145, '<deposit_paid.3155470.dfe111c2-f650-4ab2-be0f-aa8c2affe918@localhost>', 3155470, 'deposit_paid', 'gast18@example.com', 'Depositionen för bokning #3155470 hos Norrvidd är betald', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-02 14:01:00+00', false, '2026-10-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (160, '<authorization_warning.7078665.cdaf9a9e-bbb3-4a99-9f8f-b021ff037638.48@localhost>', 7078665, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #7078665, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-06 14:01:00+00', false, '2026-10-06 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (167, '<authorization_warning.7078665.cdaf9a9e-bbb3-4a99-9f8f-b021ff037638.12@localhost>', 7078665, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #7078665, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-07 20:01:00+00', false, '2026-10-07 20:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (173, '<authorization_expired.7078665.cdaf9a9e-bbb3-4a99-9f8f-b021ff037638@localhost>', 7078665, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #7078665, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-08 08:01:00+00', false, '2026-10-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (147, '<booking_confirmation.8080693@localhost>', 8080693, 'booking_confirmation', 'gast03@example.com', 'Tack för din bokning hos Norrvidd, #8080693', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-02 14:01:00+00', false, '2026-10-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (153, '<booking_confirmed.2978974@localhost>', 2978974, 'booking_confirmed', 'gast27@example.com', 'Din bokning #2978974 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (154, '<booking_confirmation.1083117@localhost>', 1083117, 'booking_confirmation', 'gast27b@example.com', 'Tack för din bokning hos Norrvidd, #1083117', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (149, '<booking_confirmation.7315488@localhost>', 7315488, 'booking_confirmation', 'gast03c@example.com', 'Tack för din bokning hos Norrvidd, #7315488', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-02 14:01:00+00', false, '2026-10-02 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (156, '<booking_confirmed.1083117@localhost>', 1083117, 'booking_confirmed', 'gast27b@example.com', 'Din bokning #1083117 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (181, '<admin_notification.1725397@localhost>', 1725397, 'admin_notification', 'butiken@example.se', 'Ny bokning #1725397: Provripan, 15 december 2026 – 16 december 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-08 17:01:00+00', false, '2026-10-08 11:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (152, '<admin_notification.2978974@localhost>', 2978974, 'admin_notification', 'butiken@example.se', 'Ny bokning #2978974: Provtältet, 1 november 2026 – 7 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (165, '<authorization_warning.8080693.16885270-2e52-47bf-8223-47734a68a58f.48@localhost>', 8080693, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #8080693, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-07 14:01:00+00', false, '2026-10-07 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (166, '<authorization_warning.7315488.8a2e737c-fe72-4c03-9a59-7545c00cb612.48@localhost>', 7315488, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #7315488, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-07 14:01:00+00', false, '2026-10-07 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (180, '<booking_confirmation.1725397@localhost>', 1725397, 'booking_confirmation', 'gast01b@example.com', 'Tack för din bokning hos Norrvidd, #1725397', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-08 17:01:00+00', false, '2026-10-08 11:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (151, '<booking_confirmation.2978974@localhost>', 2978974, 'booking_confirmation', 'gast27@example.com', 'Tack för din bokning hos Norrvidd, #2978974', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (158, '<admin_notification.9563912@localhost>', 9563912, 'admin_notification', 'butiken@example.se', 'Ny bokning #9563912: Provräven, 10 december 2026 – 14 december 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (184, '<authorization_warning.8080693.16885270-2e52-47bf-8223-47734a68a58f.12@localhost>', 8080693, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #8080693, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-08 23:01:00+00', false, '2026-10-08 23:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (199, '<admin_notification.8547866@localhost>', 8547866, 'admin_notification', 'butiken@example.se', 'Ny bokning #8547866: Provripan, 20 december 2026 – 27 december 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-12 18:01:00+00', false, '2026-10-12 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (157, '<booking_confirmation.9563912@localhost>', 9563912, 'booking_confirmation', 'gast24@example.com', 'Tack för din bokning hos Norrvidd, #9563912', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-05 14:01:00+00', false, '2026-10-05 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (190, '<payment_link.7078665.0z2L34bML4nuli4FfMboFsjZMp0sqaOmcqC00kDYfuY@localhost>', 7078665, 'payment_link', 'gast04@example.com', 'Godkänn kortet på nytt för bokning #7078665 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-09 18:01:00+00', false, '2026-10-09 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (196, '<withdrawal_received.1083117@localhost>', 1083117, 'withdrawal_received', 'gast27b@example.com', 'Vi har tagit emot att du ångrar bokning #1083117', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-12 18:01:00+00', false, '2026-10-12 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (197, '<withdrawal_notice.1083117@localhost>', 1083117, 'withdrawal_notice', 'butiken@example.se', 'Kunden ångrar bokning #1083117: Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-12 18:01:00+00', false, '2026-10-12 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (191, '<booking_confirmation.5759305@localhost>', 5759305, 'booking_confirmation', 'gast15@example.com', 'Tack för din bokning hos Norrvidd, #5759305', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 18:01:00+00', false, '2026-10-10 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (192, '<admin_notification.5759305@localhost>', 5759305, 'admin_notification', 'butiken@example.se', 'Ny bokning #5759305: Provkajaken, 11 oktober 2026 – 12 oktober 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 18:01:00+00', false, '2026-10-10 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (193, '<booking_confirmed.5759305@localhost>', 5759305, 'booking_confirmed', 'gast15@example.com', 'Din bokning #5759305 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 18:01:00+00', false, '2026-10-10 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (195, '<withdrawal_notice.2978974@localhost>', 2978974, 'withdrawal_notice', 'butiken@example.se', 'Kunden ångrar bokning #2978974: Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-12 18:01:00+00', false, '2026-10-12 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (194, '<withdrawal_received.2978974@localhost>', 2978974, 'withdrawal_received', 'gast27@example.com', 'Vi har tagit emot att du ångrar bokning #2978974', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-12 18:01:00+00', false, '2026-10-12 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (198, '<booking_confirmation.8547866@localhost>', 8547866, 'booking_confirmation', 'gast01@example.com', 'Tack för din bokning hos Norrvidd, #8547866', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-12 18:01:00+00', false, '2026-10-12 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (205, '<payment_link.8080693.w121PRG0soPNYYtPWQ5AjSLoO5aJOctThgO69azm1VM@localhost>', 8080693, 'payment_link', 'gast03@example.com', 'Godkänn kortet på nytt för bokning #8080693 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (203, '<admin_notification.4782265@localhost>', 4782265, 'admin_notification', 'butiken@example.se', 'Ny bokning #4782265: Provräven, 5 januari 2027 – 12 januari 2027', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (207, '<authorization_warning.1725397.56fb5f64-6311-48af-b1e6-b3a8b169909f.48@localhost>', 1725397, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 48 timmar: bokning #1725397, Provripan', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 14:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (204, '<booking_confirmed.4782265@localhost>', 4782265, 'booking_confirmed', 'gast07@example.com', 'Din bokning #4782265 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (206, '<payment_link.7315488.iNVjvItY1DKf8RX5fzazCdiQomvXwGtAaGsQIHbqjLc@localhost>', 7315488, 'payment_link', 'gast03c@example.com', 'Godkänn kortet på nytt för bokning #7315488 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (48, '<refund_notice.9335455.980c93c9-e9b0-4a43-b697-1f6ef30ef620@localhost>', 9335455, 'refund_notice', 'gast12@example.com', 'Återbetalning för bokning #9335455 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-31 18:01:00+00', false, '2026-07-31 12:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (37, '<admin_notification.8517721@localhost>', 8517721, 'admin_notification', 'butiken@example.se', 'Ny bokning #8517721: Provripan, 1 december 2026 – 3 december 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-08 14:01:00+00', false, '2026-07-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (41, '<booking_confirmation.9335455@localhost>', 9335455, 'booking_confirmation', 'gast12@example.com', 'Tack för din bokning hos Norrvidd, #9335455', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (46, '<booking_confirmed.2738770@localhost>', 2738770, 'booking_confirmed', 'gast12b@example.com', 'Din bokning #2738770 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-07-20 14:01:00+00', false, '2026-07-20 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (28, '<admin_notification.2508716@localhost>', 2508716, 'admin_notification', 'butiken@example.se', 'Ny bokning #2508716: Provripan, 10 juli 2026 – 16 juli 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-25 14:01:00+00', false, '2026-06-25 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (31, '<booking_confirmation.8421612@localhost>', 8421612, 'booking_confirmation', 'gast22@example.com', 'Tack för din bokning hos Norrvidd, #8421612', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-06-25 14:01:00+00', false, '2026-06-25 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (88, '<authorization_warning.6797609.3cf379c6-cbcb-401d-b6c2-026acca8bcb0.12@localhost>', 6797609, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #6797609, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-07 20:01:00+00', false, '2026-09-07 20:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (89, '<authorization_warning.9724408.e38497d7-4fad-46be-9829-82725e701d9b.12@localhost>', 9724408, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #9724408, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-07 20:01:00+00', false, '2026-09-07 20:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (96, '<authorization_expired.6797609.3cf379c6-cbcb-401d-b6c2-026acca8bcb0@localhost>', 6797609, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #6797609, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-08 08:01:00+00', false, '2026-09-08 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (105, '<admin_notification.5747983@localhost>', 5747983, 'admin_notification', 'butiken@example.se', 'Ny bokning #5747983: Provräven, 10 november 2026 – 11 november 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-15 14:01:00+00', false, '2026-09-15 08:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (86, '<authorization_warning.6798389.fc46852f-a135-4786-be1b-ef8693085f2a.12@localhost>', 6798389, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #6798389, Provtältet', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-07 20:01:00+00', false, '2026-09-07 20:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (185, '<authorization_warning.7315488.8a2e737c-fe72-4c03-9a59-7545c00cb612.12@localhost>', 7315488, 'authorization_warning', 'butiken@example.se', 'Godkänn inom 12 timmar: bokning #7315488, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-08 23:01:00+00', false, '2026-10-08 23:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (188, '<authorization_expired.8080693.16885270-2e52-47bf-8223-47734a68a58f@localhost>', 8080693, 'authorization_expired', 'butiken@example.se', 'Reservationen har gått ut: bokning #8080693, Provkajaken', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-09 11:01:00+00', false, '2026-10-09 11:00:00+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (202, '<booking_confirmation.4782265@localhost>', 4782265, 'booking_confirmation', 'gast07@example.com', 'Tack för din bokning hos Norrvidd, #4782265', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-13 14:01:00+00', false, '2026-10-13 08:00:00+00');

INSERT INTO public.number_series VALUES ('receipt', 2026, 28);
INSERT INTO public.number_series VALUES ('K', 2026, 42);

INSERT INTO public.payment_attempts VALUES ('d79003eb-ceb1-4cb0-8e7e-cac9dbe7831d', '68987e1a-7ba3-4cee-8803-d5777e3e0761', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('b7546d74-1348-459e-8853-c4e6cbd592f0', 'ad982b65-abf6-4200-b2c0-80889abe092f', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('f9864d39-a8d9-4f69-a927-d2ac18f9acb6', '19dff0a4-08e3-411e-b19b-1e132ecf36d7', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('9d9ec399-1b1f-428b-8d0e-30f80efe2762', 'ca7f12b7-8f61-488b-8e18-a0e6d8f05e28', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('d55c8c64-d297-4d1a-b67f-3f85293c6237', 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('7c5a769a-16f2-4761-9bba-a5c66d98fb36', '41f278c0-96a8-428d-a253-5f8e801b6baf', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('51949f9a-be4b-4f51-ae22-3896eaeb9433', 'd269989d-8422-49af-8998-1981a9d28387', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('00668e5a-078b-4f1a-bf2e-b0b4ab0a4239', '95fa4e5e-6f56-47c6-bddc-3b31627f0ddc', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-06-10 09:00:00+00', '2026-06-10 09:00:00+00');
INSERT INTO public.payment_attempts VALUES ('7ff16165-f63a-4b8e-8a31-e968e511f5f3', '64c4ac52-ecda-4e94-ac66-e0d351940f44', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-06-10 09:00:00+00', '2026-06-10 09:00:00+00');
INSERT INTO public.payment_attempts VALUES ('d1ad186e-8250-4892-9d1c-4e6b2e9ffc0a', 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 'refund', 1000, 'Första delen', 're_AVBChSPfQ4LEoegPA91E7JQh', 1, 'done', '{"status": "succeeded"}', '2026-06-20 08:00:00+00', '2026-06-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('f17f5366-4534-4d15-a564-b9f493c06032', 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 'refund', 2000, 'Resten', 're_WVA1zvgjmJUaAWDD1Ps9CToR', 1, 'done', '{"status": "succeeded"}', '2026-06-20 08:00:00+00', '2026-06-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('b04739d4-b1f6-4e3d-a6c7-17b59a555d05', 'f7b2192d-12bd-4259-a4f3-573d908c6317', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-25 08:00:00+00', '2026-06-25 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('58cf637b-39fe-4374-9a2a-e972f66096f3', 'f96c3999-c9ea-4ece-afd3-85d3bd7698cf', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-06-25 08:00:00+00', '2026-06-25 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('a97bdaaf-f4ff-4f54-8dc0-e06e1b93a654', '72ae9881-2043-4ff1-b059-037b98874279', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-06-25 08:00:00+00', '2026-06-25 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('767db915-5dd3-413a-8a90-babf0a8844e3', '19077753-b2b2-4698-8b39-85def11a8a54', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-07-02 08:00:00+00', '2026-07-02 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('467fbffb-5cd9-4ca2-aab2-d8f19cee9d78', '19077753-b2b2-4698-8b39-85def11a8a54', 'refund', 5000, 'Resten av depositionen', 're_AQzoNVodducaTw9TZGj1cPsQ', 1, 'done', '{"status": "succeeded"}', '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('481c5c7b-ac01-4bac-9d72-3d5f25c9e9b9', '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('7f1daf71-d813-4e18-b98c-b9fe1480a6de', '2af4ee5a-95ee-4c57-a51f-9ddce3a7d756', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('9534dc0e-a0ff-4718-81ed-ccc9a6246842', 'ba427f35-4e4a-4ee4-aa92-8de143ddb164', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('a5d96307-7c09-4474-a4a7-00abfdb17ae5', 'ba427f35-4e4a-4ee4-aa92-8de143ddb164', 'refund', 8000, 'Återlämnad', 're_6iFnmB3sODa4Yxnbk6eLLlbP', 1, 'failed', '{"status": "failed"}', '2026-07-31 12:00:00+00', '2026-08-01 12:00:00+00');
INSERT INTO public.payment_attempts VALUES ('980c93c9-e9b0-4a43-b697-1f6ef30ef620', '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 'refund', 400, 'Regn', 're_haupL2BXYWQFLNRHw046CG3K', 1, 'failed', '{"status": "failed"}', '2026-07-31 12:00:00+00', '2026-08-01 12:00:00+00');
INSERT INTO public.payment_attempts VALUES ('d7e28af6-87f3-4dee-b811-3ba07e86b4b7', '64c4ac52-ecda-4e94-ac66-e0d351940f44', 'refund', 8000, 'Återlämnad', 're_1Tn9rAg5QXDPk3nRg7YXgFT0', 1, 'done', '{"status": "succeeded"}', '2026-08-03 08:00:00+00', '2026-08-03 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('57c0ffa6-72c3-438b-a925-7b8e8b0f37e8', 'f96c3999-c9ea-4ece-afd3-85d3bd7698cf', 'refund', 2000, 'En del', 're_RGPmtphIgEovFKA0Cj2uM8hw', 1, 'done', '{"status": "succeeded"}', '2026-08-03 08:00:00+00', '2026-08-03 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('1badcdec-0ce9-4e5f-9785-6c24c0a78c09', 'ca7f12b7-8f61-488b-8e18-a0e6d8f05e28', 'refund', 300, 'Kortare hyra', 're_adJtp3pkj43eJHVQEgJ1GAZD', 1, 'done', '{"status": "succeeded"}', '2026-08-03 08:00:00+00', '2026-08-03 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('c1630b90-3d3c-43d2-8176-908691a751aa', '6e2d3ea7-3a00-4fa4-bb23-a542c37eaf3f', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-08-20 08:00:00+00', '2026-08-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('40591b5a-494d-497c-a7b2-eb80e3b7496d', '39266287-3569-47ba-944f-ff4be86f3484', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-08-20 08:00:00+00', '2026-08-20 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('beb9d51e-7d2e-4dc7-a858-83b8f625d7e1', '0993340c-33ce-432a-9fff-ccf5baea245a', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-09-15 08:00:00+00', '2026-09-15 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('a713737b-8f7a-4266-ac8e-cc4aea512799', '9d7f0d80-b81a-4e8b-9d45-d1ec47f72d8e', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-09-15 08:00:00+00', '2026-09-15 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('70be292a-7e3e-4f65-886a-e6cd38bde9b9', '14bf79b9-afd3-4c26-af6a-b9b267fea92c', 'void', NULL, NULL, NULL, 1, 'done', '{"status": "canceled"}', '2026-09-16 08:00:00+00', '2026-09-16 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('d468ea7e-b4fd-47c1-b5c5-770c68f0ea8c', 'aff15a56-1ff7-4f64-a0b7-0bb6ae083cc9', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-09-19 08:00:00+00', '2026-09-19 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('f73e58af-a652-4949-bfd2-f49cfe1c035c', 'aff15a56-1ff7-4f64-a0b7-0bb6ae083cc9', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-09-20 12:00:00+00', '2026-09-20 12:00:00+00');
INSERT INTO public.payment_attempts VALUES ('432dacf5-3967-4b18-8829-285f1d813022', '0993340c-33ce-432a-9fff-ccf5baea245a', 'refund', 1845, 'Avbokad i tid', 're_CWujUsTHAQTim6xmyHKnXEt0', 1, 'done', '{"status": "succeeded"}', '2026-09-22 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('68f12c4d-35ba-4ae7-b7d6-f5f245b16794', '88d0076b-9d21-4ad4-af8c-e655c3613815', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-09-22 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('52907cab-b891-4cef-9a6e-abb1e92b0f9d', 'f303d821-4d1f-48fa-bd47-36b99ece2b8f', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('850e3dff-b7c7-456b-81dc-bb1562e09426', '7d4b1785-bea9-4fe3-89f6-b091e84cfea1', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('d146aee0-a41d-4e01-94d4-5c250c5a343c', 'dfe111c2-f650-4ab2-be0f-aa8c2affe918', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-10-02 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('c30c6b2d-4ae7-42a2-9db8-f9488871f5e6', '6c4c1536-b49b-41d6-a01f-4f215f4d8caa', 'void', NULL, NULL, NULL, 1, 'done', '{"status": "canceled"}', '2026-10-02 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('115b3413-b7c6-4977-aa5d-2a1564fcfdbc', 'd6d6fb5c-666a-46f2-9832-42e0368af496', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('97de45ee-d24e-4e95-bf36-ea1e15f495bd', '1f123a60-fefb-41a8-99dd-234cc4f34673', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('261342e4-2ebe-4253-bd5d-3c5da4363a66', '6fd8bb9c-d371-46fd-9a1d-55fe5f88cc29', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('2c10bf37-eeef-417d-a8b8-8c9263330864', 'de2eb954-0ea6-4f64-a1d3-502f7ca2c940', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-10-10 12:00:00+00', '2026-10-10 12:00:00+00');
INSERT INTO public.payment_attempts VALUES ('aff11be0-4543-42ca-b2f2-8dd815e50335', 'b7f07da4-5896-4de0-b179-ef04dcf596a6', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-10-12 12:00:00+00', '2026-10-12 12:00:00+00');
INSERT INTO public.payment_attempts VALUES ('56ef42c0-aaac-49fc-801b-b47a6dd7e8f4', '1f123a60-fefb-41a8-99dd-234cc4f34673', 'refund', 1200, 'Ångerrätt', 're_bgDdhyKznWyNbIeQ8rxzhXK4', 1, 'done', '{"status": "succeeded"}', '2026-10-13 08:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.payment_attempts VALUES ('52ad70e4-8f7a-44ab-8275-6118a148e691', '0a4f8b71-21e4-4dd6-8ade-baaee0e300ab', 'create', NULL, NULL, NULL, NULL, 'done', '{"status": "requires_payment_method"}', '2026-10-13 08:00:00+00', '2026-10-13 08:00:00+00');

INSERT INTO public.payment_links VALUES ('7_48pHNWxzBf-SS2CORswsyXa6cabzd7NKo8QsQyeHE', 7180243, '2026-09-20 08:00:00+00', '2026-09-19 08:00:00+00', '2026-09-18 08:00:00+00');
INSERT INTO public.payment_links VALUES ('MAtlWhmnyCNJCNwKWcmC2JqXbuU4L8iNMTwWVtSBvhE', 9865707, '2026-10-03 08:00:00+00', NULL, '2026-10-01 08:00:00+00');
INSERT INTO public.payment_links VALUES ('0z2L34bML4nuli4FfMboFsjZMp0sqaOmcqC00kDYfuY', 7078665, '2026-10-11 12:00:00+00', '2026-10-10 12:00:00+00', '2026-10-09 12:00:00+00');
INSERT INTO public.payment_links VALUES ('w121PRG0soPNYYtPWQ5AjSLoO5aJOctThgO69azm1VM', 8080693, '2026-10-15 08:00:00+00', NULL, '2026-10-13 08:00:00+00');
INSERT INTO public.payment_links VALUES ('iNVjvItY1DKf8RX5fzazCdiQomvXwGtAaGsQIHbqjLc', 7315488, '2026-10-15 08:00:00+00', NULL, '2026-10-13 08:00:00+00');

INSERT INTO public.payments VALUES ('68987e1a-7ba3-4cee-8803-d5777e3e0761', 'rent', '523791a5-cca7-4656-a634-85f608797e26', 3154652, 'pi_CbE3QoQhbf6CNS60ZQxru0m2', 'cus_32HVPjo39A6Z0kA2ENAfIXsY', 1200, 0, 0, 'SEK', 'captured', true, '2026-06-09 08:00:00+00', 'visa', '4242', '2026-06-02 08:00:00+00', NULL, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.payments VALUES ('ad982b65-abf6-4200-b2c0-80889abe092f', 'rent', '08fef108-be35-44be-8a6b-318b989728e2', 8459369, 'pi_Hcye3FoiWauXNwWvOdvsrlpe', 'cus_Q3v47AaqURrowhgkpmlSIWEO', 4000, 0, 0, 'SEK', 'captured', true, '2026-06-09 08:00:00+00', 'visa', '4242', '2026-06-02 08:00:00+00', NULL, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.payments VALUES ('19dff0a4-08e3-411e-b19b-1e132ecf36d7', 'rent', '19289577-4fe5-4bbb-b6f3-58995840ad7a', 8500445, 'pi_wTygmzr4GuNo45JdAEtt3eND', 'cus_EAffhcwMFOqFkTMrK8FBZORW', 4545, 0, 0, 'SEK', 'captured', true, '2026-06-09 08:00:00+00', 'visa', '4242', '2026-06-02 08:00:00+00', NULL, '2026-06-02 08:00:00+00', '2026-06-02 08:00:00+00');
INSERT INTO public.payments VALUES ('41f278c0-96a8-428d-a253-5f8e801b6baf', 'rent', '03574a7b-80aa-488c-9ebf-d53327248467', 7443767, 'pi_XvVnLGIP8ZUFHyHbGDAoPcrR', 'cus_TTBzbGgly4ALae26frQfcIlf', 575, 0, 0, 'SEK', 'captured', true, '2026-06-12 08:00:00+00', 'visa', '4242', '2026-06-05 08:00:00+00', NULL, '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.payments VALUES ('d269989d-8422-49af-8998-1981a9d28387', 'rent', '4ffe2a64-db25-42d6-ab58-dee4ff7d71b7', 3307805, 'pi_eNyLNzC1Ph2SXpQVIpHZcV8N', 'cus_fDxGVr4j4NBhJiikxtfeVS2u', 950, 0, 0, 'SEK', 'captured', true, '2026-06-12 08:00:00+00', 'visa', '4242', '2026-06-05 08:00:00+00', NULL, '2026-06-05 08:00:00+00', '2026-06-05 08:00:00+00');
INSERT INTO public.payments VALUES ('95fa4e5e-6f56-47c6-bddc-3b31627f0ddc', 'deposit', NULL, 8459369, 'pi_Sm6LO7HKitQdzv3KLlZeQPy5', 'cus_E9firx8zWi0fph2AM1loJLKh', 5000, 0, 0, 'SEK', 'captured', true, NULL, 'visa', '4242', '2026-06-10 09:00:00+00', NULL, '2026-06-10 09:00:00+00', '2026-06-10 09:00:00+00');
INSERT INTO public.payments VALUES ('f7b2192d-12bd-4259-a4f3-573d908c6317', 'rent', '3a00c2ed-d715-4a0a-8d8b-5717c9c9739b', 2508716, 'pi_kj4mDe1GVJj2HLVSZAiy8ANe', 'cus_JB1Sn6fwLbPEHdSzkUU3ZLL3', 6000, 0, 0, 'SEK', 'captured', true, '2026-07-02 08:00:00+00', 'visa', '4242', '2026-06-25 08:00:00+00', NULL, '2026-06-25 08:00:00+00', '2026-06-25 08:00:00+00');
INSERT INTO public.payments VALUES ('ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 'rent', '67ff5578-7ec7-4543-a0fd-5d2e93e2c7b9', 5706335, 'pi_T1b4wY4UVUR2HURSQmau7cwx', 'cus_PlBP6roFccrC6BbkWqW8vU95', 3000, 3000, 0, 'SEK', 'captured', true, '2026-06-12 08:00:00+00', 'visa', '4242', '2026-06-05 08:00:00+00', NULL, '2026-06-05 08:00:00+00', '2026-06-20 08:00:00+00');
INSERT INTO public.payments VALUES ('72ae9881-2043-4ff1-b059-037b98874279', 'rent', 'f2cc676b-b6d5-4492-ad66-478444c35c9b', 8421612, 'pi_Qh2g8F9fy7fPB72yIzo1cbzY', 'cus_eWVewnN54qGbBZI755gXBKvZ', 7245, 0, 0, 'SEK', 'captured', true, '2026-07-02 08:00:00+00', 'visa', '4242', '2026-06-25 08:00:00+00', NULL, '2026-06-25 08:00:00+00', '2026-06-25 08:00:00+00');
INSERT INTO public.payments VALUES ('21fcc244-e310-48e7-8e91-f0f967ce97f4', 'rent', '262cbbff-f0a1-4ace-9b54-6d77575cf885', 8517721, 'pi_Xap4WaTOkfT4bO3mz4Ozf6Ed', 'cus_72MrwZ4AucDVmtHdttAIHfRT', 1500, 0, 0, 'SEK', 'captured', true, '2026-07-15 08:00:00+00', 'visa', '4242', '2026-07-08 08:00:00+00', NULL, '2026-07-08 08:00:00+00', '2026-07-08 08:00:00+00');
INSERT INTO public.payments VALUES ('dff73af2-3e29-44cb-bd2b-3051f8723cbe', 'rent', '2e5f5414-9635-47c7-8fbb-50c308e75bed', NULL, 'pi_bgMbB0Fyfp52kxtBWSWxh88L', 'cus_PGhMpqpTLQRjkoFwHuWgsala', 400, 0, 0, 'SEK', 'cancelled', true, NULL, NULL, NULL, NULL, '2026-07-08 14:00:00+00', '2026-07-08 08:00:00+00', '2026-07-08 14:00:00+00');
INSERT INTO public.payments VALUES ('2af4ee5a-95ee-4c57-a51f-9ddce3a7d756', 'rent', 'd92ee7ff-d658-457e-bfb8-ae812c5b48dc', 2738770, 'pi_2C24UFrtu45AB36y4fZHakVZ', 'cus_RdhrSLPAfRdVnQfhQfthHK4B', 3195, 0, 0, 'SEK', 'captured', true, '2026-07-27 08:00:00+00', 'visa', '4242', '2026-07-20 08:00:00+00', NULL, '2026-07-20 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.payments VALUES ('19077753-b2b2-4698-8b39-85def11a8a54', 'deposit', NULL, 8421612, 'pi_rLssv3TE48MA1Frek0fN6TA4', 'cus_308DHHDeGhtguJXMZHjVnVxf', 8000, 5000, 3000, 'SEK', 'captured', true, NULL, 'visa', '4242', '2026-07-02 08:00:00+00', NULL, '2026-07-02 08:00:00+00', '2026-07-20 08:00:00+00');
INSERT INTO public.payments VALUES ('3cf379c6-cbcb-401d-b6c2-026acca8bcb0', 'rent', '659cbb2c-bf26-43a4-b7ed-f60ece2c2f73', 6797609, 'pi_AhzV1F4ihPObMzKvrihmE35q', 'cus_22BFvzBsvhuj0GxPZpXUnERq', 450, 0, 0, 'SEK', 'expired', true, '2026-09-08 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-08 08:00:00+00');
INSERT INTO public.payments VALUES ('ba427f35-4e4a-4ee4-aa92-8de143ddb164', 'deposit', NULL, 2738770, 'pi_Pxu1YWrGnA4oYB3UEX1HtZkU', 'cus_cGogeJjgAZw0LjeX8o4XkIui', 8000, 0, 0, 'SEK', 'captured', true, NULL, 'visa', '5126', '2026-07-20 08:00:00+00', NULL, '2026-07-20 08:00:00+00', '2026-08-01 12:00:00+00');
INSERT INTO public.payments VALUES ('2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 'rent', '78c0cd38-20c5-4c88-bd7e-7b152918109b', 9335455, 'pi_EdKG4WSi3FQiI70fLI1jkXw5', 'cus_SCLJeZ7IfRDL0mlW1Mo2XFuL', 1000, 0, 0, 'SEK', 'captured', true, '2026-07-27 08:00:00+00', 'visa', '5126', '2026-07-20 08:00:00+00', NULL, '2026-07-20 08:00:00+00', '2026-08-01 12:00:00+00');
INSERT INTO public.payments VALUES ('64c4ac52-ecda-4e94-ac66-e0d351940f44', 'deposit', NULL, 8500445, 'pi_Z6aqseyJJOEQJ8azD9JykJGF', 'cus_SktfhWyQLdWqVeBelH8JF16d', 8000, 8000, 0, 'SEK', 'captured', true, NULL, 'visa', '4242', '2026-06-10 09:00:00+00', NULL, '2026-06-10 09:00:00+00', '2026-08-03 08:00:00+00');
INSERT INTO public.payments VALUES ('f96c3999-c9ea-4ece-afd3-85d3bd7698cf', 'deposit', NULL, 2508716, 'pi_9lrMzB1C8BNuffIKjS1Tq96P', 'cus_nTcm3soo2XVa87RmbdLkFESP', 5000, 2000, 0, 'SEK', 'captured', true, NULL, 'visa', '4242', '2026-06-25 08:00:00+00', NULL, '2026-06-25 08:00:00+00', '2026-08-03 08:00:00+00');
INSERT INTO public.payments VALUES ('ca7f12b7-8f61-488b-8e18-a0e6d8f05e28', 'rent', '2d33566c-33de-46bd-8c45-82ea9e95d865', 7987382, 'pi_Jd0rtOCF0ameoidaTq0DUpgF', 'cus_ov9QjfIErZcLPJl4yxI7W7E3', 1400, 300, 0, 'SEK', 'captured', true, '2026-06-09 08:00:00+00', 'visa', '4242', '2026-06-02 08:00:00+00', NULL, '2026-06-02 08:00:00+00', '2026-08-03 08:00:00+00');
INSERT INTO public.payments VALUES ('6e2d3ea7-3a00-4fa4-bb23-a542c37eaf3f', 'rent', 'c57089e8-8683-432e-8cf9-0135680001c3', 4463885, 'pi_3jiVcUwdoxUVIxUhEofbyogZ', 'cus_2x0mDkJGCF8EH2kwXTP6mKoN', 5000, 0, 0, 'SEK', 'captured', true, '2026-08-27 08:00:00+00', 'visa', '4242', '2026-08-20 08:00:00+00', NULL, '2026-08-20 08:00:00+00', '2026-08-20 08:00:00+00');
INSERT INTO public.payments VALUES ('fc46852f-a135-4786-be1b-ef8693085f2a', 'rent', 'd3eea62e-02fc-403f-b9db-5a10f5fe2ca8', 6798389, 'pi_9Ummwo6mPYP7JZ8weoca12zu', 'cus_yn55v1EHSXSUfKL2BmPGkJQs', 325, 0, 0, 'SEK', 'expired', true, '2026-09-08 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-08 08:00:00+00');
INSERT INTO public.payments VALUES ('612bbe8d-c08d-4a7e-8aa1-e6f70712b330', 'rent', '318f0df0-274d-4739-8948-b5ee63da8b35', 3685813, 'pi_KTTYYgY8Mq2rGRMv5kRKZ8Su', 'cus_hys5wrsPkrnGIjCJYgwDN2JO', 400, 0, 0, 'SEK', 'expired', true, '2026-09-08 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-08 08:00:00+00');
INSERT INTO public.payments VALUES ('e38497d7-4fad-46be-9829-82725e701d9b', 'rent', '1920ae55-3943-4b04-a048-c95a1e6af675', 9724408, 'pi_fXDXWbBEim7fLvRE4vT572vS', 'cus_AKE7rsFIPrB0HJjLx1iBIPCL', 200, 0, 0, 'SEK', 'expired', true, '2026-09-08 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-01 08:00:00+00', '2026-09-08 08:00:00+00');
INSERT INTO public.payments VALUES ('9d7f0d80-b81a-4e8b-9d45-d1ec47f72d8e', 'deposit', NULL, 5747983, 'pi_F0DdOrbQJfLYmn6K9SEeVQvi', 'cus_dLDVNqYuTWVhmQ5SGm79mgYl', 8000, 0, 0, 'SEK', 'captured', true, NULL, 'visa', '4242', '2026-09-15 08:00:00+00', NULL, '2026-09-15 08:00:00+00', '2026-09-15 08:00:00+00');
INSERT INTO public.payments VALUES ('14bf79b9-afd3-4c26-af6a-b9b267fea92c', 'rent', '2a69d45b-ad88-4929-b4a1-524fc18bbb1c', 9855505, 'pi_fUYuy0eby1zkJN4mXGjYcgxf', 'cus_OokEDXwpryeWElqR1amRoNTS', 2000, 0, 0, 'SEK', 'cancelled', true, '2026-09-22 08:00:00+00', 'visa', '4242', NULL, '2026-09-16 08:00:00+00', '2026-09-15 08:00:00+00', '2026-09-16 08:00:00+00');
INSERT INTO public.payments VALUES ('39266287-3569-47ba-944f-ff4be86f3484', 'deposit', NULL, 4463885, 'pi_JVoDfwVTPZQWd5s7yLbWIeuY', 'cus_hBOsd94cipgjwKBadYkdMb7k', 5000, 0, 1200, 'SEK', 'captured', true, NULL, 'visa', '4242', '2026-08-20 08:00:00+00', NULL, '2026-08-20 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.payments VALUES ('a8c475d7-d9b9-463b-8cbd-d73610192ab6', 'rent', 'cfa624dc-f9b6-4dbf-b48c-00b409ea540c', 7180243, 'pi_LzwgkR8UDaYK2rMuCVfguNQv', 'cus_MoiTruH5HhobiEvSBwJbq7uU', 3195, 0, 0, 'SEK', 'expired', false, '2026-09-17 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-10 08:00:00+00', '2026-09-19 08:00:00+00');
INSERT INTO public.payments VALUES ('aff15a56-1ff7-4f64-a0b7-0bb6ae083cc9', 'rent', NULL, 7180243, 'pi_ohEuSp5LJ2i3e1JMOqd5egd8', 'cus_VuaJfaaZJF6rygXrUCGkvRPs', 3195, 0, 0, 'SEK', 'captured', true, '2026-09-26 08:00:00+00', 'visa', '4242', '2026-09-20 12:00:00+00', NULL, '2026-09-19 08:00:00+00', '2026-09-20 12:00:00+00');
INSERT INTO public.payments VALUES ('0993340c-33ce-432a-9fff-ccf5baea245a', 'rent', '6ef55fd0-4f45-4573-8ca6-30904658e693', 5747983, 'pi_vNM6Bf4y6xukzvQ5OV9xwfmM', 'cus_rbRzfVaYICpSZVOezlaU47nS', 1845, 1845, 0, 'SEK', 'captured', true, '2026-09-22 08:00:00+00', 'visa', '4242', '2026-09-15 08:00:00+00', NULL, '2026-09-15 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.payments VALUES ('88d0076b-9d21-4ad4-af8c-e655c3613815', 'rent', '5e9c273f-1459-42d8-ab5d-565abf6e7e8f', 1364520, 'pi_bBJMYbROurJLZkjqKXacT2wm', 'cus_GqEkOnOSCa6qlej6NjW0vbNz', 5290, 0, 0, 'SEK', 'captured', true, '2026-09-29 08:00:00+00', 'visa', '4242', '2026-09-22 08:00:00+00', NULL, '2026-09-22 08:00:00+00', '2026-09-22 08:00:00+00');
INSERT INTO public.payments VALUES ('602376d4-3fab-41fe-84cf-13508bfaf2a6', 'rent', '452ad3c6-9c26-4a67-96a1-3f6c5a2edd26', 9865707, 'pi_9ege1YKjNwJqHquI3priSJHx', 'cus_0fNpDlNgxTHvi1cdFjjvlHwg', 600, 0, 0, 'SEK', 'expired', true, '2026-09-29 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-22 08:00:00+00', '2026-09-29 08:00:00+00');
INSERT INTO public.payments VALUES ('f303d821-4d1f-48fa-bd47-36b99ece2b8f', 'rent', '09261d17-5613-4bda-968b-59db78c05c2a', 3155470, 'pi_o7E2wnXiXTVjfvfC2iD4SNW9', 'cus_PUD8AiBSPSagFgscRopClbJZ', 7245, 0, 0, 'SEK', 'captured', true, '2026-10-08 08:00:00+00', 'visa', '4242', '2026-10-01 08:00:00+00', NULL, '2026-10-01 08:00:00+00', '2026-10-01 08:00:00+00');
INSERT INTO public.payments VALUES ('6c4c1536-b49b-41d6-a01f-4f215f4d8caa', 'rent', 'a217649e-2a3f-4156-bea8-b6771f2163b1', 9654091, 'pi_MBYx472ehh9r0QnlZ3ENn5dA', 'cus_4QjKXbqavH9q8LBUudUQWUQt', 1000, 0, 0, 'SEK', 'cancelled', true, '2026-10-08 08:00:00+00', 'visa', '4242', NULL, '2026-10-02 08:00:00+00', '2026-10-01 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.payments VALUES ('7d4b1785-bea9-4fe3-89f6-b091e84cfea1', 'deposit', NULL, 9654091, 'pi_Sxs2XW9MxhcVnLBA9xJPFRRa', 'cus_PWWLGwzRwjSzSWo8YScc1IlI', 5000, 0, 0, 'SEK', 'cancelled', false, NULL, NULL, NULL, NULL, '2026-10-02 14:00:00+00', '2026-10-01 08:00:00+00', '2026-10-02 14:00:00+00');
INSERT INTO public.payments VALUES ('cdaf9a9e-bbb3-4a99-9f8f-b021ff037638', 'rent', '03f6ce15-acda-4f1f-8b6b-6c55fd812ffc', 7078665, 'pi_sHQ9kzhEHCEo5fE5Ev8PVQCJ', 'cus_xKXunAlqeF2Bb5vTxT3Y4XB0', 700, 0, 0, 'SEK', 'expired', false, '2026-10-08 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-01 08:00:00+00', '2026-10-10 12:00:00+00');
INSERT INTO public.payments VALUES ('b7f07da4-5896-4de0-b179-ef04dcf596a6', 'deposit', NULL, 9563912, 'pi_MwTa2XV45Xkvga5Vp9WlVfug', 'cus_uokps400zdkIMllm1Gr7hnbv', 8000, 0, 0, 'SEK', 'pending', false, NULL, NULL, NULL, NULL, NULL, '2026-10-12 12:00:00+00', '2026-10-12 12:00:00+00');
INSERT INTO public.payments VALUES ('dfe111c2-f650-4ab2-be0f-aa8c2affe918', 'deposit', NULL, 3155470, 'pi_SbLCZKcfMbNKnqtU5dgpdV3N', 'cus_sCImcQREjThYgBhJHU1FtpCZ', 8000, 0, 0, 'SEK', 'captured', true, NULL, 'visa', '4242', '2026-10-02 08:00:00+00', NULL, '2026-10-02 08:00:00+00', '2026-10-02 08:00:00+00');
INSERT INTO public.payments VALUES ('16885270-2e52-47bf-8223-47734a68a58f', 'rent', '6799d289-e4ee-4b2f-9744-9cb14163a569', 8080693, 'pi_8D6vZLnu1z4PC3grkQuwBDA8', 'cus_CRUTtfacsXPBDZAU5vREiYoo', 800, 0, 0, 'SEK', 'expired', true, '2026-10-09 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-02 08:00:00+00', '2026-10-09 11:00:00+00');
INSERT INTO public.payments VALUES ('8a2e737c-fe72-4c03-9a59-7545c00cb612', 'rent', '66dbeea7-a217-4f7b-bead-31e5e263ba94', 7315488, 'pi_sYwdkCVaDN0n0jyeQJJpxfSk', 'cus_mxi6H3OKn8gULCaNJpOEForH', 1000, 0, 0, 'SEK', 'expired', true, '2026-10-09 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-02 08:00:00+00', '2026-10-09 11:00:00+00');
INSERT INTO public.payments VALUES ('de2eb954-0ea6-4f64-a1d3-502f7ca2c940', 'rent', NULL, 7078665, 'pi_YlnYAgc7MkMDbiwc8uArkFGq', 'cus_zlHL6pgNHU5ECg6RA1pvqnma', 700, 0, 0, 'SEK', 'authorized', true, '2026-10-17 12:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-10 12:00:00+00', '2026-10-10 12:00:00+00');
INSERT INTO public.payments VALUES ('a48305c5-3dbb-466f-8dd7-b643f4321a30', 'rent', '755f43cb-6d27-429e-ab88-7fab15517677', 5759305, 'pi_XTx0eX22aGbVOKA1xYLKKhbf', 'cus_jSzW8gosJG6X2oAAyV7AvjlV', 200, 0, 0, 'SEK', 'authorized', true, '2026-10-17 12:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-10 12:00:00+00', '2026-10-10 12:00:00+00');
INSERT INTO public.payments VALUES ('d6d6fb5c-666a-46f2-9832-42e0368af496', 'rent', 'b169089e-6896-4472-b3da-38a4c4c219ff', 2978974, 'pi_PKvy4ehecrEz0vARV5y2VLCA', 'cus_LbzCnMfueDacUwaLx4pC5QNy', 825, 0, 0, 'SEK', 'captured', true, '2026-10-12 08:00:00+00', 'visa', '4242', '2026-10-05 08:00:00+00', NULL, '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.payments VALUES ('6fd8bb9c-d371-46fd-9a1d-55fe5f88cc29', 'rent', '7a9e6c29-93df-4879-b8cc-51519a28f1ab', 9563912, 'pi_r9MT0UvgD46woM3TuyrG8z4y', 'cus_0oR2cLz43ZvQteAwotxLo0eL', 5895, 0, 0, 'SEK', 'captured', true, '2026-10-12 08:00:00+00', 'visa', '4242', '2026-10-05 08:00:00+00', NULL, '2026-10-05 08:00:00+00', '2026-10-05 08:00:00+00');
INSERT INTO public.payments VALUES ('56fb5f64-6311-48af-b1e6-b3a8b169909f', 'rent', 'd3b1617a-64c8-483f-a5bb-73af84d156f0', 1725397, 'pi_3L4ncQmSW5OHukgK0rTMtUMN', 'cus_ioW77fBe4oqGmR6XG8rFxwzq', 1000, 0, 0, 'SEK', 'authorized', true, '2026-10-15 11:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-08 11:00:00+00', '2026-10-08 11:00:00+00');
INSERT INTO public.payments VALUES ('1f123a60-fefb-41a8-99dd-234cc4f34673', 'rent', '5efbd7a2-ff60-40f5-ae24-e2e73c036732', 1083117, 'pi_8FRkoqayGkBX0zMrnf5XHr6k', 'cus_2rNbCsSeqIhIZUyO4yD8UYjG', 1200, 1200, 0, 'SEK', 'captured', true, '2026-10-12 08:00:00+00', 'visa', '4242', '2026-10-05 08:00:00+00', NULL, '2026-10-05 08:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.payments VALUES ('5d5dd41c-fbee-43fa-9d83-3d12485fe7fd', 'rent', '9e7fd36b-9042-48e5-b6cd-26bfe4fc575a', 4782265, 'pi_Av3iOz1Xj2yCAKuCpRgEbzah', 'cus_R4R4SsLuihwrqJQZYZFRbxwL', 9945, 0, 0, 'SEK', 'authorized', true, '2026-10-20 08:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-13 08:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.payments VALUES ('0a4f8b71-21e4-4dd6-8ade-baaee0e300ab', 'rent', NULL, 7315488, 'pi_Z5jHOBulkLhMh0v7bF38TMEf', 'cus_ZWZ9hlhbVG2U4K90L2LIiF9z', 1000, 0, 0, 'SEK', 'pending', false, NULL, NULL, NULL, NULL, NULL, '2026-10-13 08:00:00+00', '2026-10-13 08:00:00+00');
INSERT INTO public.payments VALUES ('3b9b0fe6-e320-49b5-bcbb-299481b08ca0', 'rent', '24e7ddc8-f8d8-48f5-99be-00fbaf740209', NULL, 'pi_cEDSMOvCraMETQMQLPEDWW6y', 'cus_nG12bNGxdS7GYW0laGkmQSIZ', 400, 0, 0, 'SEK', 'cancelled', true, NULL, NULL, NULL, NULL, '2026-10-13 14:00:00+00', '2026-10-13 08:00:00+00', '2026-10-13 14:00:00+00');
INSERT INTO public.payments VALUES ('d70bb458-5303-4505-b8ad-3d92264e88f5', 'rent', '798529ea-e58c-4139-816e-43a0604059ef', 8547866, 'pi_6N23O4kBVR93mOLeEJkMmu94', 'cus_pvbLeGIOJcnjAp2GVtrS9a27', 7000, 0, 0, 'SEK', 'authorized', true, '2026-10-19 12:00:00+00', 'visa', '4242', NULL, NULL, '2026-10-12 12:00:00+00', '2026-10-12 12:00:00+00');
INSERT INTO public.payments VALUES ('57cdfbcd-4dac-43ee-b71c-4d4b9fcd601d', 'rent', '8737a018-0d31-4b10-b7ee-5205f08a8c6c', NULL, 'pi_Vq6UAFgMrpghtLE29QwMLIbf', 'cus_Fq8A0v4zvepJRhnpKoVHm5ER', 325, 0, 0, 'SEK', 'pending', true, NULL, NULL, NULL, NULL, NULL, '2026-10-14 09:50:00+00', '2026-10-14 09:50:00+00');

INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (1, 2026, 1, 'receipt', 3154652, '68987e1a-7ba3-4cee-8803-d5777e3e0761', NULL, '2026-06-02', 1200, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-06-13", "currency": "SEK", "bookingId": 3154652, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-02", "lineItems": [{"name": "Provkajaken", "quantity": 6, "unitPrice": 200, "vatAmount": 240, "totalPrice": 1200, "description": "10 juni – 13 juni, 3 nätter, 2 st, ordinarie pris", "priceExcludingVat": 960}], "startDate": "2026-06-10", "bookingDate": "2026-06-02", "customerName": "Gäst 14 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 240, "baseAmount": 960}], "creditsNumber": null, "customerEmail": "gast14@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000001", "rentalItemName": "Provkajaken", "totalVatAmount": 240, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_CbE3QoQhbf6CNS60ZQxru0m2", "transactionDate": "2026-06-02T08:00:00.000Z", "totalIncludingVat": 1200, "subtotalExcludingVat": 960, "customerPersonalNumber": "19900101-0017"}', '2026-06-02 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (2, 2026, 2, 'receipt', 8459369, 'ad982b65-abf6-4200-b2c0-80889abe092f', NULL, '2026-06-02', 4000, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-05", "currency": "SEK", "bookingId": 8459369, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-02", "lineItems": [{"name": "Provripan", "quantity": 4, "unitPrice": 1000, "vatAmount": 800, "totalPrice": 4000, "description": "1 juli – 5 juli, 4 nätter, ordinarie pris", "priceExcludingVat": 3200}], "startDate": "2026-07-01", "bookingDate": "2026-06-02", "customerName": "Gäst 19 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 800, "baseAmount": 3200}], "creditsNumber": null, "customerEmail": "gast19@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000002", "rentalItemName": "Provripan", "totalVatAmount": 800, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_Hcye3FoiWauXNwWvOdvsrlpe", "transactionDate": "2026-06-02T08:00:00.000Z", "totalIncludingVat": 4000, "subtotalExcludingVat": 3200, "customerPersonalNumber": "19900101-0017"}', '2026-06-02 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (3, 2026, 3, 'receipt', 8500445, '19dff0a4-08e3-411e-b19b-1e132ecf36d7', NULL, '2026-06-02', 4545, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-09", "currency": "SEK", "bookingId": 8500445, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-02", "lineItems": [{"name": "Provräven", "quantity": 3, "unitPrice": 1350, "vatAmount": 810, "totalPrice": 4050, "description": "6 juli – 9 juli, 3 nätter, ordinarie pris", "priceExcludingVat": 3240}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 495, "vatAmount": 99, "totalPrice": 495, "description": "Avgift per uthyrning, Provräven", "priceExcludingVat": 396}], "startDate": "2026-07-06", "bookingDate": "2026-06-02", "customerName": "Gäst 20 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 909, "baseAmount": 3636}], "creditsNumber": null, "customerEmail": "gast20@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000003", "rentalItemName": "Provräven", "totalVatAmount": 909, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_wTygmzr4GuNo45JdAEtt3eND", "transactionDate": "2026-06-02T08:00:00.000Z", "totalIncludingVat": 4545, "subtotalExcludingVat": 3636, "customerPersonalNumber": "19900101-0017"}', '2026-06-02 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (4, 2026, 4, 'receipt', 7987382, 'ca7f12b7-8f61-488b-8e18-a0e6d8f05e28', NULL, '2026-06-02', 1400, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2027-05-08", "currency": "SEK", "bookingId": 7987382, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-02", "lineItems": [{"name": "Provkajaken", "quantity": 7, "unitPrice": 200, "vatAmount": 280, "totalPrice": 1400, "description": "1 maj – 8 maj, 7 nätter, ordinarie pris", "priceExcludingVat": 1120}], "startDate": "2027-05-01", "bookingDate": "2026-06-02", "customerName": "Gäst 09 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 280, "baseAmount": 1120}], "creditsNumber": null, "customerEmail": "gast09@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000004", "rentalItemName": "Provkajaken", "totalVatAmount": 280, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_Jd0rtOCF0ameoidaTq0DUpgF", "transactionDate": "2026-06-02T08:00:00.000Z", "totalIncludingVat": 1400, "subtotalExcludingVat": 1120, "customerPersonalNumber": "19900101-0017"}', '2026-06-02 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (5, 2026, 5, 'receipt', 5706335, 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', NULL, '2026-06-05', 3000, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-08-04", "currency": "SEK", "bookingId": 5706335, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-05", "lineItems": [{"name": "Provripan", "quantity": 3, "unitPrice": 1000, "vatAmount": 600, "totalPrice": 3000, "description": "1 augusti – 4 augusti, 3 nätter, ordinarie pris", "priceExcludingVat": 2400}], "startDate": "2026-08-01", "bookingDate": "2026-06-05", "customerName": "Gäst 10 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 600, "baseAmount": 2400}], "creditsNumber": null, "customerEmail": "gast10@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000005", "rentalItemName": "Provripan", "totalVatAmount": 600, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_T1b4wY4UVUR2HURSQmau7cwx", "transactionDate": "2026-06-05T08:00:00.000Z", "totalIncludingVat": 3000, "subtotalExcludingVat": 2400, "customerPersonalNumber": "19900101-0017"}', '2026-06-05 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (6, 2026, 6, 'receipt', 7443767, '41f278c0-96a8-428d-a253-5f8e801b6baf', NULL, '2026-06-05', 575, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-08-05", "currency": "SEK", "bookingId": 7443767, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-05", "lineItems": [{"name": "Provtältet", "quantity": 4, "unitPrice": 125, "vatAmount": 100, "totalPrice": 500, "description": "1 augusti – 5 augusti, 4 nätter, ordinarie pris", "priceExcludingVat": 400}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 75, "vatAmount": 15, "totalPrice": 75, "description": "Avgift per uthyrning, Provtältet", "priceExcludingVat": 60}], "startDate": "2026-08-01", "bookingDate": "2026-06-05", "customerName": "Gäst 11 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 115, "baseAmount": 460}], "creditsNumber": null, "customerEmail": "gast11@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000006", "rentalItemName": "Provtältet", "totalVatAmount": 115, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_XvVnLGIP8ZUFHyHbGDAoPcrR", "transactionDate": "2026-06-05T08:00:00.000Z", "totalIncludingVat": 575, "subtotalExcludingVat": 460, "customerPersonalNumber": "19900101-0017"}', '2026-06-05 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (7, 2026, 7, 'receipt', 3307805, 'd269989d-8422-49af-8998-1981a9d28387', NULL, '2026-06-05', 950, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-09-08", "currency": "SEK", "bookingId": 3307805, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-05", "lineItems": [{"name": "Provtältet", "quantity": 7, "unitPrice": 125, "vatAmount": 175, "totalPrice": 875, "description": "1 september – 8 september, 7 nätter, ordinarie pris", "priceExcludingVat": 700}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 75, "vatAmount": 15, "totalPrice": 75, "description": "Avgift per uthyrning, Provtältet", "priceExcludingVat": 60}], "startDate": "2026-09-01", "bookingDate": "2026-06-05", "customerName": "Gäst 17 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 190, "baseAmount": 760}], "creditsNumber": null, "customerEmail": "gast17@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000007", "rentalItemName": "Provtältet", "totalVatAmount": 190, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_eNyLNzC1Ph2SXpQVIpHZcV8N", "transactionDate": "2026-06-05T08:00:00.000Z", "totalIncludingVat": 950, "subtotalExcludingVat": 760, "customerPersonalNumber": "19900101-0017"}', '2026-06-05 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (8, 2026, 8, 'credit', 5706335, 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 5, '2026-06-20', 1000, '{"kind": "credit", "reason": "Första delen", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-08-04", "currency": "SEK", "bookingId": 5706335, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-20", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 1000, "vatAmount": 200, "totalPrice": 1000, "description": "Avser kvitto 2026-000005", "priceExcludingVat": 800}], "startDate": "2026-08-01", "bookingDate": "2026-06-05", "customerName": "Gäst 10 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 200, "baseAmount": 800}], "creditsNumber": "2026-000005", "customerEmail": "gast10@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000008", "rentalItemName": "Provripan", "totalVatAmount": 200, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_T1b4wY4UVUR2HURSQmau7cwx", "transactionDate": "2026-06-20T08:00:00.000Z", "totalIncludingVat": 1000, "subtotalExcludingVat": 800, "customerPersonalNumber": "19900101-0017"}', '2026-06-20 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (9, 2026, 9, 'credit', 5706335, 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 5, '2026-06-20', 2000, '{"kind": "credit", "reason": "Resten", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-08-04", "currency": "SEK", "bookingId": 5706335, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-20", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 2000, "vatAmount": 400, "totalPrice": 2000, "description": "Avser kvitto 2026-000005", "priceExcludingVat": 1600}], "startDate": "2026-08-01", "bookingDate": "2026-06-05", "customerName": "Gäst 10 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 400, "baseAmount": 1600}], "creditsNumber": "2026-000005", "customerEmail": "gast10@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000009", "rentalItemName": "Provripan", "totalVatAmount": 400, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_T1b4wY4UVUR2HURSQmau7cwx", "transactionDate": "2026-06-20T08:00:00.000Z", "totalIncludingVat": 2000, "subtotalExcludingVat": 1600, "customerPersonalNumber": "19900101-0017"}', '2026-06-20 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (10, 2026, 10, 'receipt', 2508716, 'f7b2192d-12bd-4259-a4f3-573d908c6317', NULL, '2026-06-25', 6000, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-16", "currency": "SEK", "bookingId": 2508716, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-25", "lineItems": [{"name": "Provripan", "quantity": 6, "unitPrice": 1000, "vatAmount": 1200, "totalPrice": 6000, "description": "10 juli – 16 juli, 6 nätter, ordinarie pris", "priceExcludingVat": 4800}], "startDate": "2026-07-10", "bookingDate": "2026-06-25", "customerName": "Gäst 21 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 1200, "baseAmount": 4800}], "creditsNumber": null, "customerEmail": "gast21@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000010", "rentalItemName": "Provripan", "totalVatAmount": 1200, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_kj4mDe1GVJj2HLVSZAiy8ANe", "transactionDate": "2026-06-25T08:00:00.000Z", "totalIncludingVat": 6000, "subtotalExcludingVat": 4800, "customerPersonalNumber": "19900101-0017"}', '2026-06-25 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (11, 2026, 11, 'receipt', 8421612, '72ae9881-2043-4ff1-b059-037b98874279', NULL, '2026-06-25', 7245, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-17", "currency": "SEK", "bookingId": 8421612, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-06-25", "lineItems": [{"name": "Provräven", "quantity": 5, "unitPrice": 1350, "vatAmount": 1350, "totalPrice": 6750, "description": "12 juli – 17 juli, 5 nätter, ordinarie pris", "priceExcludingVat": 5400}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 495, "vatAmount": 99, "totalPrice": 495, "description": "Avgift per uthyrning, Provräven", "priceExcludingVat": 396}], "startDate": "2026-07-12", "bookingDate": "2026-06-25", "customerName": "Gäst 22 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 1449, "baseAmount": 5796}], "creditsNumber": null, "customerEmail": "gast22@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000011", "rentalItemName": "Provräven", "totalVatAmount": 1449, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_Qh2g8F9fy7fPB72yIzo1cbzY", "transactionDate": "2026-06-25T08:00:00.000Z", "totalIncludingVat": 7245, "subtotalExcludingVat": 5796, "customerPersonalNumber": "19900101-0017"}', '2026-06-25 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (12, 2026, 12, 'receipt', 8517721, '21fcc244-e310-48e7-8e91-f0f967ce97f4', NULL, '2026-07-08', 1500, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-12-03", "currency": "SEK", "bookingId": 8517721, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-07-08", "lineItems": [{"name": "Provripan", "quantity": 1, "unitPrice": 1500, "vatAmount": 300, "totalPrice": 1500, "description": "Bokning 8517721", "priceExcludingVat": 1200}], "startDate": "2026-12-01", "bookingDate": "2026-07-08", "customerName": "Gäst 26 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 300, "baseAmount": 1200}], "creditsNumber": null, "customerEmail": "gast26@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000012", "rentalItemName": "Provripan", "totalVatAmount": 300, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_Xap4WaTOkfT4bO3mz4Ozf6Ed", "transactionDate": "2026-07-08T08:00:00.000Z", "totalIncludingVat": 1500, "subtotalExcludingVat": 1200, "customerPersonalNumber": "19900101-0017"}', '2026-07-08 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (13, 2026, 13, 'receipt', 9335455, '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', NULL, '2026-07-20', 1000, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-12-15", "currency": "SEK", "bookingId": 9335455, "cardBrand": "visa", "cardLast4": "5126", "issueDate": "2026-07-20", "lineItems": [{"name": "Provkajaken", "quantity": 5, "unitPrice": 200, "vatAmount": 200, "totalPrice": 1000, "description": "10 december – 15 december, 5 nätter, ordinarie pris", "priceExcludingVat": 800}], "startDate": "2026-12-10", "bookingDate": "2026-07-20", "customerName": "Gäst 12 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 200, "baseAmount": 800}], "creditsNumber": null, "customerEmail": "gast12@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000013", "rentalItemName": "Provkajaken", "totalVatAmount": 200, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_EdKG4WSi3FQiI70fLI1jkXw5", "transactionDate": "2026-07-20T08:00:00.000Z", "totalIncludingVat": 1000, "subtotalExcludingVat": 800, "customerPersonalNumber": "19900101-0017"}', '2026-07-20 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (14, 2026, 14, 'receipt', 2738770, '2af4ee5a-95ee-4c57-a51f-9ddce3a7d756', NULL, '2026-07-20', 3195, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-07-24", "currency": "SEK", "bookingId": 2738770, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-07-20", "lineItems": [{"name": "Provräven", "quantity": 2, "unitPrice": 1350, "vatAmount": 540, "totalPrice": 2700, "description": "22 juli – 24 juli, 2 nätter, ordinarie pris", "priceExcludingVat": 2160}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 495, "vatAmount": 99, "totalPrice": 495, "description": "Avgift per uthyrning, Provräven", "priceExcludingVat": 396}], "startDate": "2026-07-22", "bookingDate": "2026-07-20", "customerName": "Gäst 12b Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 639, "baseAmount": 2556}], "creditsNumber": null, "customerEmail": "gast12b@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000014", "rentalItemName": "Provräven", "totalVatAmount": 639, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_2C24UFrtu45AB36y4fZHakVZ", "transactionDate": "2026-07-20T08:00:00.000Z", "totalIncludingVat": 3195, "subtotalExcludingVat": 2556, "customerPersonalNumber": "19900101-0017"}', '2026-07-20 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (17, 2026, 17, 'credit', 7987382, 'ca7f12b7-8f61-488b-8e18-a0e6d8f05e28', 4, '2026-08-03', 300, '{"kind": "credit", "reason": "Kortare hyra", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2027-05-08", "currency": "SEK", "bookingId": 7987382, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-08-03", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 300, "vatAmount": 60, "totalPrice": 300, "description": "Avser kvitto 2026-000004", "priceExcludingVat": 240}], "startDate": "2027-05-01", "bookingDate": "2026-06-02", "customerName": "Gäst 09 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 60, "baseAmount": 240}], "creditsNumber": "2026-000004", "customerEmail": "gast09@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000017", "rentalItemName": "Provkajaken", "totalVatAmount": 60, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_Jd0rtOCF0ameoidaTq0DUpgF", "transactionDate": "2026-08-03T08:00:00.000Z", "totalIncludingVat": 300, "subtotalExcludingVat": 240, "customerPersonalNumber": "19900101-0017"}', '2026-08-03 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (15, 2026, 15, 'credit', 9335455, '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 13, '2026-07-31', 400, '{"kind": "credit", "reason": "Regn", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-12-15", "currency": "SEK", "bookingId": 9335455, "cardBrand": "visa", "cardLast4": "5126", "issueDate": "2026-07-31", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 400, "vatAmount": 80, "totalPrice": 400, "description": "Avser kvitto 2026-000013", "priceExcludingVat": 320}], "startDate": "2026-12-10", "bookingDate": "2026-07-20", "customerName": "Gäst 12 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 80, "baseAmount": 320}], "creditsNumber": "2026-000013", "customerEmail": "gast12@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000015", "rentalItemName": "Provkajaken", "totalVatAmount": 80, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_EdKG4WSi3FQiI70fLI1jkXw5", "transactionDate": "2026-07-31T12:00:00.000Z", "totalIncludingVat": 400, "subtotalExcludingVat": 320, "customerPersonalNumber": "19900101-0017"}', '2026-07-31 12:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (16, 2026, 16, 'credit', 9335455, '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 15, '2026-08-01', 400, '{"kind": "reversal", "reason": "Återbetalningen gick inte fram till kundens kort", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-12-15", "currency": "SEK", "bookingId": 9335455, "cardBrand": "visa", "cardLast4": "5126", "issueDate": "2026-08-01", "lineItems": [{"name": "Återbetalning som inte gick fram", "quantity": 1, "unitPrice": 400, "vatAmount": 80, "totalPrice": 400, "description": "Återför kreditkvitto 2026-000015", "priceExcludingVat": 320}], "startDate": "2026-12-10", "bookingDate": "2026-07-20", "customerName": "Gäst 12 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 80, "baseAmount": 320}], "creditsNumber": "2026-000015", "customerEmail": "gast12@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000016", "rentalItemName": "Provkajaken", "totalVatAmount": 80, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_EdKG4WSi3FQiI70fLI1jkXw5", "transactionDate": "2026-08-01T12:00:00.000Z", "totalIncludingVat": 400, "subtotalExcludingVat": 320, "customerPersonalNumber": "19900101-0017"}', '2026-08-01 12:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (18, 2026, 18, 'receipt', 4463885, '6e2d3ea7-3a00-4fa4-bb23-a542c37eaf3f', NULL, '2026-08-20', 5000, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-09-20", "currency": "SEK", "bookingId": 4463885, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-08-20", "lineItems": [{"name": "Provripan", "quantity": 5, "unitPrice": 1000, "vatAmount": 1000, "totalPrice": 5000, "description": "15 september – 20 september, 5 nätter, ordinarie pris", "priceExcludingVat": 4000}], "startDate": "2026-09-15", "bookingDate": "2026-08-20", "customerName": "Gäst 23 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 1000, "baseAmount": 4000}], "creditsNumber": null, "customerEmail": "gast23@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000018", "rentalItemName": "Provripan", "totalVatAmount": 1000, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_3jiVcUwdoxUVIxUhEofbyogZ", "transactionDate": "2026-08-20T08:00:00.000Z", "totalIncludingVat": 5000, "subtotalExcludingVat": 4000, "customerPersonalNumber": "19900101-0017"}', '2026-08-20 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (19, 2026, 19, 'receipt', 5747983, '0993340c-33ce-432a-9fff-ccf5baea245a', NULL, '2026-09-15', 1845, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-11", "currency": "SEK", "bookingId": 5747983, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-09-15", "lineItems": [{"name": "Provräven", "quantity": 1, "unitPrice": 1350, "vatAmount": 270, "totalPrice": 1350, "description": "10 november – 11 november, 1 natt, ordinarie pris", "priceExcludingVat": 1080}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 495, "vatAmount": 99, "totalPrice": 495, "description": "Avgift per uthyrning, Provräven", "priceExcludingVat": 396}], "startDate": "2026-11-10", "bookingDate": "2026-09-15", "customerName": "Gäst 25 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 369, "baseAmount": 1476}], "creditsNumber": null, "customerEmail": "gast25@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000019", "rentalItemName": "Provräven", "totalVatAmount": 369, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_vNM6Bf4y6xukzvQ5OV9xwfmM", "transactionDate": "2026-09-15T08:00:00.000Z", "totalIncludingVat": 1845, "subtotalExcludingVat": 1476, "customerPersonalNumber": "19900101-0017"}', '2026-09-15 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (20, 2026, 20, 'receipt', 7180243, 'aff15a56-1ff7-4f64-a0b7-0bb6ae083cc9', NULL, '2026-09-20', 3195, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-07", "currency": "SEK", "bookingId": 7180243, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-09-20", "lineItems": [{"name": "Provräven", "quantity": 2, "unitPrice": 1350, "vatAmount": 540, "totalPrice": 2700, "description": "5 november – 7 november, 2 nätter, ordinarie pris", "priceExcludingVat": 2160}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 495, "vatAmount": 99, "totalPrice": 495, "description": "Avgift per uthyrning, Provräven", "priceExcludingVat": 396}], "startDate": "2026-11-05", "bookingDate": "2026-09-10", "customerName": "Gäst 05 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 639, "baseAmount": 2556}], "creditsNumber": null, "customerEmail": "gast05@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000020", "rentalItemName": "Provräven", "totalVatAmount": 639, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_ohEuSp5LJ2i3e1JMOqd5egd8", "transactionDate": "2026-09-20T12:00:00.000Z", "totalIncludingVat": 3195, "subtotalExcludingVat": 2556, "customerPersonalNumber": "19900101-0017"}', '2026-09-20 12:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (21, 2026, 21, 'receipt', 4463885, '39266287-3569-47ba-944f-ff4be86f3484', NULL, '2026-09-22', 1200, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-09-20", "currency": "SEK", "bookingId": 4463885, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-09-22", "lineItems": [{"name": "Slutstädning", "quantity": 1, "unitPrice": 1200, "vatAmount": 240, "totalPrice": 1200, "description": "Dras från depositionen, bokning 4463885", "priceExcludingVat": 960}], "startDate": "2026-09-15", "bookingDate": "2026-08-20", "customerName": "Gäst 23 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 240, "baseAmount": 960}], "creditsNumber": null, "customerEmail": "gast23@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000021", "rentalItemName": "Provripan", "totalVatAmount": 240, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_JVoDfwVTPZQWd5s7yLbWIeuY", "transactionDate": "2026-09-22T08:00:00.000Z", "totalIncludingVat": 1200, "subtotalExcludingVat": 960, "customerPersonalNumber": "19900101-0017"}', '2026-09-22 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (22, 2026, 22, 'credit', 5747983, '0993340c-33ce-432a-9fff-ccf5baea245a', 19, '2026-09-22', 1845, '{"kind": "credit", "reason": "Avbokad i tid", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-11", "currency": "SEK", "bookingId": 5747983, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-09-22", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 1845, "vatAmount": 369, "totalPrice": 1845, "description": "Avser kvitto 2026-000019", "priceExcludingVat": 1476}], "startDate": "2026-11-10", "bookingDate": "2026-09-15", "customerName": "Gäst 25 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 369, "baseAmount": 1476}], "creditsNumber": "2026-000019", "customerEmail": "gast25@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000022", "rentalItemName": "Provräven", "totalVatAmount": 369, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_vNM6Bf4y6xukzvQ5OV9xwfmM", "transactionDate": "2026-09-22T08:00:00.000Z", "totalIncludingVat": 1845, "subtotalExcludingVat": 1476, "customerPersonalNumber": "19900101-0017"}', '2026-09-22 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (23, 2026, 23, 'receipt', 1364520, '88d0076b-9d21-4ad4-af8c-e655c3613815', NULL, '2026-09-22', 5290, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-25", "currency": "SEK", "bookingId": 1364520, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-09-22", "lineItems": [{"name": "Provripan", "quantity": 5, "unitPrice": 1000, "vatAmount": 1000, "totalPrice": 5000, "description": "20 november – 25 november, 5 nätter, ordinarie pris", "priceExcludingVat": 4000}, {"name": "Provlinne", "quantity": 2, "unitPrice": 145, "vatAmount": 58, "totalPrice": 290, "description": "Tillval", "priceExcludingVat": 232}], "startDate": "2026-11-20", "bookingDate": "2026-09-22", "customerName": "Gäst 06 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 1058, "baseAmount": 4232}], "creditsNumber": null, "customerEmail": "gast06@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000023", "rentalItemName": "Provripan", "totalVatAmount": 1058, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_bBJMYbROurJLZkjqKXacT2wm", "transactionDate": "2026-09-22T08:00:00.000Z", "totalIncludingVat": 5290, "subtotalExcludingVat": 4232, "customerPersonalNumber": "19900101-0017"}', '2026-09-22 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (24, 2026, 24, 'receipt', 3155470, 'f303d821-4d1f-48fa-bd47-36b99ece2b8f', NULL, '2026-10-01', 7245, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-30", "currency": "SEK", "bookingId": 3155470, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-10-01", "lineItems": [{"name": "Provräven", "quantity": 5, "unitPrice": 1350, "vatAmount": 1350, "totalPrice": 6750, "description": "25 november – 30 november, 5 nätter, ordinarie pris", "priceExcludingVat": 5400}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 495, "vatAmount": 99, "totalPrice": 495, "description": "Avgift per uthyrning, Provräven", "priceExcludingVat": 396}], "startDate": "2026-11-25", "bookingDate": "2026-10-01", "customerName": "Gäst 18 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 1449, "baseAmount": 5796}], "creditsNumber": null, "customerEmail": "gast18@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000024", "rentalItemName": "Provräven", "totalVatAmount": 1449, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_o7E2wnXiXTVjfvfC2iD4SNW9", "transactionDate": "2026-10-01T08:00:00.000Z", "totalIncludingVat": 7245, "subtotalExcludingVat": 5796, "customerPersonalNumber": "19900101-0017"}', '2026-10-01 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (25, 2026, 25, 'receipt', 2978974, 'd6d6fb5c-666a-46f2-9832-42e0368af496', NULL, '2026-10-05', 825, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-07", "currency": "SEK", "bookingId": 2978974, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-10-05", "lineItems": [{"name": "Provtältet", "quantity": 6, "unitPrice": 125, "vatAmount": 150, "totalPrice": 750, "description": "1 november – 7 november, 6 nätter, ordinarie pris", "priceExcludingVat": 600}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 75, "vatAmount": 15, "totalPrice": 75, "description": "Avgift per uthyrning, Provtältet", "priceExcludingVat": 60}], "startDate": "2026-11-01", "bookingDate": "2026-10-05", "customerName": "Gäst 27 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 165, "baseAmount": 660}], "creditsNumber": null, "customerEmail": "gast27@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000025", "rentalItemName": "Provtältet", "totalVatAmount": 165, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_PKvy4ehecrEz0vARV5y2VLCA", "transactionDate": "2026-10-05T08:00:00.000Z", "totalIncludingVat": 825, "subtotalExcludingVat": 660, "customerPersonalNumber": "19900101-0017"}', '2026-10-05 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (26, 2026, 26, 'receipt', 1083117, '1f123a60-fefb-41a8-99dd-234cc4f34673', NULL, '2026-10-05', 1200, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-27", "currency": "SEK", "bookingId": 1083117, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-10-05", "lineItems": [{"name": "Provkajaken", "quantity": 6, "unitPrice": 200, "vatAmount": 240, "totalPrice": 1200, "description": "21 november – 27 november, 6 nätter, ordinarie pris", "priceExcludingVat": 960}], "startDate": "2026-11-21", "bookingDate": "2026-10-05", "customerName": "Gäst 27b Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 240, "baseAmount": 960}], "creditsNumber": null, "customerEmail": "gast27b@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000026", "rentalItemName": "Provkajaken", "totalVatAmount": 240, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_8FRkoqayGkBX0zMrnf5XHr6k", "transactionDate": "2026-10-05T08:00:00.000Z", "totalIncludingVat": 1200, "subtotalExcludingVat": 960, "customerPersonalNumber": "19900101-0017"}', '2026-10-05 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (27, 2026, 27, 'receipt', 9563912, '6fd8bb9c-d371-46fd-9a1d-55fe5f88cc29', NULL, '2026-10-05', 5895, '{"kind": "receipt", "reason": null, "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-12-14", "currency": "SEK", "bookingId": 9563912, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-10-05", "lineItems": [{"name": "Provräven", "quantity": 4, "unitPrice": 1350, "vatAmount": 1080, "totalPrice": 5400, "description": "10 december – 14 december, 4 nätter, ordinarie pris", "priceExcludingVat": 4320}, {"name": "Fast avgift", "quantity": 1, "unitPrice": 495, "vatAmount": 99, "totalPrice": 495, "description": "Avgift per uthyrning, Provräven", "priceExcludingVat": 396}], "startDate": "2026-12-10", "bookingDate": "2026-10-05", "customerName": "Gäst 24 Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 1179, "baseAmount": 4716}], "creditsNumber": null, "customerEmail": "gast24@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000027", "rentalItemName": "Provräven", "totalVatAmount": 1179, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_r9MT0UvgD46woM3TuyrG8z4y", "transactionDate": "2026-10-05T08:00:00.000Z", "totalIncludingVat": 5895, "subtotalExcludingVat": 4716, "customerPersonalNumber": "19900101-0017"}', '2026-10-05 08:00:00+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (28, 2026, 28, 'credit', 1083117, '1f123a60-fefb-41a8-99dd-234cc4f34673', 26, '2026-10-13', 1200, '{"kind": "credit", "reason": "Ångerrätt", "seller": {"name": "Provbolaget AB", "email": "a@b.se", "orgnr": "556000-0001", "phone": "060-1", "address": "Gatan 1", "vatNumber": "SE556000000101"}, "endDate": "2026-11-27", "currency": "SEK", "bookingId": 1083117, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-10-13", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 1200, "vatAmount": 240, "totalPrice": 1200, "description": "Avser kvitto 2026-000026", "priceExcludingVat": 960}], "startDate": "2026-11-21", "bookingDate": "2026-10-05", "customerName": "Gäst 27b Påhittad", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 240, "baseAmount": 960}], "creditsNumber": "2026-000026", "customerEmail": "gast27b@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000028", "rentalItemName": "Provkajaken", "totalVatAmount": 240, "customerAddress": "Påhittsvägen 1, 123 45 Ingenstans", "paymentIntentId": "pi_8FRkoqayGkBX0zMrnf5XHr6k", "transactionDate": "2026-10-13T08:00:00.000Z", "totalIncludingVat": 1200, "subtotalExcludingVat": 960, "customerPersonalNumber": "19900101-0017"}', '2026-10-13 08:00:00+00');

INSERT INTO public.rental_agreement_versions OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'Provvillkor', '<p>Var rädd om sakerna.</p>', '2026-06-01 08:00:00+00');

INSERT INTO public.rental_agreements OVERRIDING SYSTEM VALUE VALUES (1, 'Provvillkor', 'Korta villkor', true, '2026-06-01 08:00:00+00', '2026-06-01 08:00:00+00');

INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (1, 'rv', 'Provripan', 'provripan', '', '', '', '[]', '', '', '', NULL, NULL, '[]', 1000, 0, false, false, NULL, NULL, 6, 5000, NULL, NULL, 1, '2026-06-01 08:00:00+00', '2026-06-01 08:00:00+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (2, 'rv', 'Provräven', 'provraven', '', '', '', '[]', '', '', '', NULL, NULL, '[]', 1350, 495, false, false, NULL, NULL, 6, 8000, NULL, NULL, 1, '2026-06-01 08:00:00+00', '2026-06-01 08:00:00+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (3, 'equipment', 'Provkajaken', 'provkajaken', '', '', '', '[]', '', '', '', NULL, NULL, '[]', 200, 0, false, false, NULL, NULL, 12, NULL, NULL, NULL, 1, '2026-06-01 08:00:00+00', '2026-06-01 08:00:00+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (4, 'equipment', 'Provtältet', 'provtaltet', '', '', '', '[]', '', '', '', NULL, NULL, '[]', 125, 75, false, false, NULL, NULL, 12, NULL, NULL, NULL, 1, '2026-06-01 08:00:00+00', '2026-06-01 08:00:00+00');

INSERT INTO public.schema_migrations VALUES (1, '0001-the-shop', '315d05237586a174efcd23e6edf154d52febeb4a726224315becff0d10b2abbb', '2026-06-01 08:00:00+00');
INSERT INTO public.schema_migrations VALUES (2, '0002-months-close-in-order', 'c2dc36020d6d4653b869707efd84b0beb7f870c41709d02168b27a8737211de4', '2026-06-01 08:00:00+00');
INSERT INTO public.schema_migrations VALUES (3, '0003-counted-by-triggers', '4ef88748cf8dde2194c55f3b9bbd2a8e5069c406fd49e10bc17165a9e50fab6a', '2026-06-01 08:00:00+00');

INSERT INTO public.settings OVERRIDING SYSTEM VALUE VALUES (1, 'lastComparison', '{"at":"2026-10-14T10:00:00.000Z","differences":[{"kind":"unaccounted","intentId":"pi_XTx0eX22aGbVOKA1xYLKKhbf","bookingId":5759305,"amount":200,"ours":"authorized","theirs":"reserved"}]}', NULL, '2026-10-14 10:00:00+00');

INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'prov-chef', 'prov-chef', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', 'admin', false, '2026-01-01 00:00:00+00', '2026-01-01 00:00:00+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (3, 'prov-kund', 'prov-kund', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', 'customer', false, '2026-06-01 08:00:00+00', '2026-06-01 08:00:00+00');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (2, 'prov-personal', 'prov-personal', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', 'staff', false, '2026-06-01 08:00:00+00', '2026-06-01 08:00:00+00');

INSERT INTO public.voucher_lines VALUES (1, 1, 'cardReceivable', 1686, 120000);
INSERT INTO public.voucher_lines VALUES (1, 2, 'outputVat', 2611, -24000);
INSERT INTO public.voucher_lines VALUES (1, 3, 'sales', 3001, -96000);
INSERT INTO public.voucher_lines VALUES (2, 1, 'cardReceivable', 1686, 400000);
INSERT INTO public.voucher_lines VALUES (2, 2, 'outputVat', 2611, -80000);
INSERT INTO public.voucher_lines VALUES (2, 3, 'sales', 3001, -320000);
INSERT INTO public.voucher_lines VALUES (3, 1, 'cardReceivable', 1686, 454500);
INSERT INTO public.voucher_lines VALUES (3, 2, 'outputVat', 2611, -90900);
INSERT INTO public.voucher_lines VALUES (3, 3, 'sales', 3001, -363600);
INSERT INTO public.voucher_lines VALUES (4, 1, 'cardReceivable', 1686, 140000);
INSERT INTO public.voucher_lines VALUES (4, 2, 'outputVat', 2611, -28000);
INSERT INTO public.voucher_lines VALUES (4, 3, 'sales', 3001, -112000);
INSERT INTO public.voucher_lines VALUES (5, 1, 'cardReceivable', 1686, 300000);
INSERT INTO public.voucher_lines VALUES (5, 2, 'outputVat', 2611, -60000);
INSERT INTO public.voucher_lines VALUES (5, 3, 'sales', 3001, -240000);
INSERT INTO public.voucher_lines VALUES (6, 1, 'cardReceivable', 1686, 57500);
INSERT INTO public.voucher_lines VALUES (6, 2, 'outputVat', 2611, -11500);
INSERT INTO public.voucher_lines VALUES (6, 3, 'sales', 3001, -46000);
INSERT INTO public.voucher_lines VALUES (7, 1, 'cardReceivable', 1686, 95000);
INSERT INTO public.voucher_lines VALUES (7, 2, 'outputVat', 2611, -19000);
INSERT INTO public.voucher_lines VALUES (7, 3, 'sales', 3001, -76000);
INSERT INTO public.voucher_lines VALUES (8, 1, 'cardReceivable', 1686, 500000);
INSERT INTO public.voucher_lines VALUES (8, 2, 'deposits', 2890, -500000);
INSERT INTO public.voucher_lines VALUES (9, 1, 'cardReceivable', 1686, 800000);
INSERT INTO public.voucher_lines VALUES (9, 2, 'deposits', 2890, -800000);
INSERT INTO public.voucher_lines VALUES (10, 1, 'cardReceivable', 1686, -100000);
INSERT INTO public.voucher_lines VALUES (10, 2, 'outputVat', 2611, 20000);
INSERT INTO public.voucher_lines VALUES (10, 3, 'sales', 3001, 80000);
INSERT INTO public.voucher_lines VALUES (11, 1, 'cardReceivable', 1686, -200000);
INSERT INTO public.voucher_lines VALUES (11, 2, 'outputVat', 2611, 40000);
INSERT INTO public.voucher_lines VALUES (11, 3, 'sales', 3001, 160000);
INSERT INTO public.voucher_lines VALUES (12, 1, 'cardReceivable', 1686, 600000);
INSERT INTO public.voucher_lines VALUES (12, 2, 'outputVat', 2611, -120000);
INSERT INTO public.voucher_lines VALUES (12, 3, 'sales', 3001, -480000);
INSERT INTO public.voucher_lines VALUES (13, 1, 'cardReceivable', 1686, 500000);
INSERT INTO public.voucher_lines VALUES (13, 2, 'deposits', 2890, -500000);
INSERT INTO public.voucher_lines VALUES (14, 1, 'cardReceivable', 1686, 724500);
INSERT INTO public.voucher_lines VALUES (14, 2, 'outputVat', 2611, -144900);
INSERT INTO public.voucher_lines VALUES (14, 3, 'sales', 3001, -579600);
INSERT INTO public.voucher_lines VALUES (15, 1, 'cardReceivable', 1686, 800000);
INSERT INTO public.voucher_lines VALUES (15, 2, 'deposits', 2890, -800000);
INSERT INTO public.voucher_lines VALUES (16, 1, 'cardReceivable', 1686, 150000);
INSERT INTO public.voucher_lines VALUES (16, 2, 'outputVat', 2611, -30000);
INSERT INTO public.voucher_lines VALUES (16, 3, 'sales', 3001, -120000);
INSERT INTO public.voucher_lines VALUES (17, 1, 'deposits', 2890, 300000);
INSERT INTO public.voucher_lines VALUES (17, 2, 'damages', 3990, -300000);
INSERT INTO public.voucher_lines VALUES (18, 1, 'cardReceivable', 1686, -500000);
INSERT INTO public.voucher_lines VALUES (18, 2, 'deposits', 2890, 500000);
INSERT INTO public.voucher_lines VALUES (19, 1, 'cardReceivable', 1686, 100000);
INSERT INTO public.voucher_lines VALUES (19, 2, 'outputVat', 2611, -20000);
INSERT INTO public.voucher_lines VALUES (19, 3, 'sales', 3001, -80000);
INSERT INTO public.voucher_lines VALUES (20, 1, 'cardReceivable', 1686, 319500);
INSERT INTO public.voucher_lines VALUES (20, 2, 'outputVat', 2611, -63900);
INSERT INTO public.voucher_lines VALUES (20, 3, 'sales', 3001, -255600);
INSERT INTO public.voucher_lines VALUES (21, 1, 'cardReceivable', 1686, 800000);
INSERT INTO public.voucher_lines VALUES (21, 2, 'deposits', 2890, -800000);
INSERT INTO public.voucher_lines VALUES (22, 1, 'cardReceivable', 1686, -40000);
INSERT INTO public.voucher_lines VALUES (22, 2, 'outputVat', 2611, 8000);
INSERT INTO public.voucher_lines VALUES (22, 3, 'sales', 3001, 32000);
INSERT INTO public.voucher_lines VALUES (23, 1, 'cardReceivable', 1686, -800000);
INSERT INTO public.voucher_lines VALUES (23, 2, 'deposits', 2890, 800000);
INSERT INTO public.voucher_lines VALUES (24, 1, 'cardReceivable', 1686, 800000);
INSERT INTO public.voucher_lines VALUES (24, 2, 'deposits', 2890, -800000);
INSERT INTO public.voucher_lines VALUES (25, 1, 'cardReceivable', 1686, 40000);
INSERT INTO public.voucher_lines VALUES (25, 2, 'outputVat', 2611, -8000);
INSERT INTO public.voucher_lines VALUES (25, 3, 'sales', 3001, -32000);
INSERT INTO public.voucher_lines VALUES (26, 1, 'cardReceivable', 1686, -800000);
INSERT INTO public.voucher_lines VALUES (26, 2, 'deposits', 2890, 800000);
INSERT INTO public.voucher_lines VALUES (27, 1, 'cardReceivable', 1686, -200000);
INSERT INTO public.voucher_lines VALUES (27, 2, 'deposits', 2890, 200000);
INSERT INTO public.voucher_lines VALUES (28, 1, 'cardReceivable', 1686, -30000);
INSERT INTO public.voucher_lines VALUES (28, 2, 'outputVat', 2611, 6000);
INSERT INTO public.voucher_lines VALUES (28, 3, 'sales', 3001, 24000);
INSERT INTO public.voucher_lines VALUES (29, 1, 'cardReceivable', 1686, 500000);
INSERT INTO public.voucher_lines VALUES (29, 2, 'outputVat', 2611, -100000);
INSERT INTO public.voucher_lines VALUES (29, 3, 'sales', 3001, -400000);
INSERT INTO public.voucher_lines VALUES (30, 1, 'cardReceivable', 1686, 500000);
INSERT INTO public.voucher_lines VALUES (30, 2, 'deposits', 2890, -500000);
INSERT INTO public.voucher_lines VALUES (31, 1, 'cardReceivable', 1686, 184500);
INSERT INTO public.voucher_lines VALUES (31, 2, 'outputVat', 2611, -36900);
INSERT INTO public.voucher_lines VALUES (31, 3, 'sales', 3001, -147600);
INSERT INTO public.voucher_lines VALUES (32, 1, 'cardReceivable', 1686, 800000);
INSERT INTO public.voucher_lines VALUES (32, 2, 'deposits', 2890, -800000);
INSERT INTO public.voucher_lines VALUES (33, 1, 'cardReceivable', 1686, 319500);
INSERT INTO public.voucher_lines VALUES (33, 2, 'outputVat', 2611, -63900);
INSERT INTO public.voucher_lines VALUES (33, 3, 'sales', 3001, -255600);
INSERT INTO public.voucher_lines VALUES (34, 1, 'deposits', 2890, 120000);
INSERT INTO public.voucher_lines VALUES (34, 2, 'outputVat', 2611, -24000);
INSERT INTO public.voucher_lines VALUES (34, 3, 'sales', 3001, -96000);
INSERT INTO public.voucher_lines VALUES (35, 1, 'cardReceivable', 1686, -184500);
INSERT INTO public.voucher_lines VALUES (35, 2, 'outputVat', 2611, 36900);
INSERT INTO public.voucher_lines VALUES (35, 3, 'sales', 3001, 147600);
INSERT INTO public.voucher_lines VALUES (36, 1, 'cardReceivable', 1686, 529000);
INSERT INTO public.voucher_lines VALUES (36, 2, 'outputVat', 2611, -105800);
INSERT INTO public.voucher_lines VALUES (36, 3, 'sales', 3001, -423200);
INSERT INTO public.voucher_lines VALUES (37, 1, 'cardReceivable', 1686, 724500);
INSERT INTO public.voucher_lines VALUES (37, 2, 'outputVat', 2611, -144900);
INSERT INTO public.voucher_lines VALUES (37, 3, 'sales', 3001, -579600);
INSERT INTO public.voucher_lines VALUES (38, 1, 'cardReceivable', 1686, 800000);
INSERT INTO public.voucher_lines VALUES (38, 2, 'deposits', 2890, -800000);
INSERT INTO public.voucher_lines VALUES (39, 1, 'cardReceivable', 1686, 82500);
INSERT INTO public.voucher_lines VALUES (39, 2, 'outputVat', 2611, -16500);
INSERT INTO public.voucher_lines VALUES (39, 3, 'sales', 3001, -66000);
INSERT INTO public.voucher_lines VALUES (40, 1, 'cardReceivable', 1686, 120000);
INSERT INTO public.voucher_lines VALUES (40, 2, 'outputVat', 2611, -24000);
INSERT INTO public.voucher_lines VALUES (40, 3, 'sales', 3001, -96000);
INSERT INTO public.voucher_lines VALUES (41, 1, 'cardReceivable', 1686, 589500);
INSERT INTO public.voucher_lines VALUES (41, 2, 'outputVat', 2611, -117900);
INSERT INTO public.voucher_lines VALUES (41, 3, 'sales', 3001, -471600);
INSERT INTO public.voucher_lines VALUES (42, 1, 'cardReceivable', 1686, -120000);
INSERT INTO public.voucher_lines VALUES (42, 2, 'outputVat', 2611, 24000);
INSERT INTO public.voucher_lines VALUES (42, 3, 'sales', 3001, 96000);

INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (1, 'K', 2026, 1, 'rent', '2026-06-02', 'Kvitto 2026-000001, bokning 3154652', 1, '68987e1a-7ba3-4cee-8803-d5777e3e0761', 3154652, '2026-06-02 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (2, 'K', 2026, 2, 'rent', '2026-06-02', 'Kvitto 2026-000002, bokning 8459369', 2, 'ad982b65-abf6-4200-b2c0-80889abe092f', 8459369, '2026-06-02 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (3, 'K', 2026, 3, 'rent', '2026-06-02', 'Kvitto 2026-000003, bokning 8500445', 3, '19dff0a4-08e3-411e-b19b-1e132ecf36d7', 8500445, '2026-06-02 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (4, 'K', 2026, 4, 'rent', '2026-06-02', 'Kvitto 2026-000004, bokning 7987382', 4, 'ca7f12b7-8f61-488b-8e18-a0e6d8f05e28', 7987382, '2026-06-02 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (5, 'K', 2026, 5, 'rent', '2026-06-05', 'Kvitto 2026-000005, bokning 5706335', 5, 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 5706335, '2026-06-05 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (6, 'K', 2026, 6, 'rent', '2026-06-05', 'Kvitto 2026-000006, bokning 7443767', 6, '41f278c0-96a8-428d-a253-5f8e801b6baf', 7443767, '2026-06-05 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (7, 'K', 2026, 7, 'rent', '2026-06-05', 'Kvitto 2026-000007, bokning 3307805', 7, 'd269989d-8422-49af-8998-1981a9d28387', 3307805, '2026-06-05 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (8, 'K', 2026, 8, 'deposit', '2026-06-10', 'Deposition, bokning 8459369', NULL, '95fa4e5e-6f56-47c6-bddc-3b31627f0ddc', 8459369, '2026-06-10 09:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (9, 'K', 2026, 9, 'deposit', '2026-06-10', 'Deposition, bokning 8500445', NULL, '64c4ac52-ecda-4e94-ac66-e0d351940f44', 8500445, '2026-06-10 09:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (10, 'K', 2026, 10, 'rent-refund', '2026-06-20', 'Kreditkvitto 2026-000008, bokning 5706335', 8, 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 5706335, '2026-06-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (11, 'K', 2026, 11, 'rent-refund', '2026-06-20', 'Kreditkvitto 2026-000009, bokning 5706335', 9, 'ffd9daf2-2d1b-43fe-a8fe-157a0d0ff7c9', 5706335, '2026-06-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (12, 'K', 2026, 12, 'rent', '2026-06-25', 'Kvitto 2026-000010, bokning 2508716', 10, 'f7b2192d-12bd-4259-a4f3-573d908c6317', 2508716, '2026-06-25 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (13, 'K', 2026, 13, 'deposit', '2026-06-25', 'Deposition, bokning 2508716', NULL, 'f96c3999-c9ea-4ece-afd3-85d3bd7698cf', 2508716, '2026-06-25 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (14, 'K', 2026, 14, 'rent', '2026-06-25', 'Kvitto 2026-000011, bokning 8421612', 11, '72ae9881-2043-4ff1-b059-037b98874279', 8421612, '2026-06-25 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (15, 'K', 2026, 15, 'deposit', '2026-07-02', 'Deposition, bokning 8421612', NULL, '19077753-b2b2-4698-8b39-85def11a8a54', 8421612, '2026-07-02 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (16, 'K', 2026, 16, 'rent', '2026-07-08', 'Kvitto 2026-000012, bokning 8517721', 12, '21fcc244-e310-48e7-8e91-f0f967ce97f4', 8517721, '2026-07-08 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (17, 'K', 2026, 17, 'deposit-kept', '2026-07-20', 'Behållen deposition, bokning 8421612', NULL, '19077753-b2b2-4698-8b39-85def11a8a54', 8421612, '2026-07-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (18, 'K', 2026, 18, 'deposit-refund', '2026-07-20', 'Återbetald deposition, bokning 8421612', NULL, '19077753-b2b2-4698-8b39-85def11a8a54', 8421612, '2026-07-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (19, 'K', 2026, 19, 'rent', '2026-07-20', 'Kvitto 2026-000013, bokning 9335455', 13, '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 9335455, '2026-07-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (20, 'K', 2026, 20, 'rent', '2026-07-20', 'Kvitto 2026-000014, bokning 2738770', 14, '2af4ee5a-95ee-4c57-a51f-9ddce3a7d756', 2738770, '2026-07-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (21, 'K', 2026, 21, 'deposit', '2026-07-20', 'Deposition, bokning 2738770', NULL, 'ba427f35-4e4a-4ee4-aa92-8de143ddb164', 2738770, '2026-07-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (22, 'K', 2026, 22, 'rent-refund', '2026-07-31', 'Kreditkvitto 2026-000015, bokning 9335455', 15, '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 9335455, '2026-07-31 12:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (23, 'K', 2026, 23, 'deposit-refund', '2026-07-31', 'Återbetald deposition, bokning 2738770', NULL, 'ba427f35-4e4a-4ee4-aa92-8de143ddb164', 2738770, '2026-07-31 12:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (24, 'K', 2026, 24, 'refund-failed', '2026-08-01', 'Återbetalning av deposition som inte gick fram, bokning 2738770', NULL, 'ba427f35-4e4a-4ee4-aa92-8de143ddb164', 2738770, '2026-08-01 12:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (25, 'K', 2026, 25, 'refund-failed', '2026-08-01', 'Rättelse 2026-000016 av kreditkvitto 2026-000015, bokning 9335455', 16, '2b7bb8cc-3fd3-42bf-81ab-c5f7cd1a3d0b', 9335455, '2026-08-01 12:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (26, 'K', 2026, 26, 'deposit-refund', '2026-08-03', 'Återbetald deposition, bokning 8500445', NULL, '64c4ac52-ecda-4e94-ac66-e0d351940f44', 8500445, '2026-08-03 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (27, 'K', 2026, 27, 'deposit-refund', '2026-08-03', 'Återbetald deposition, bokning 2508716', NULL, 'f96c3999-c9ea-4ece-afd3-85d3bd7698cf', 2508716, '2026-08-03 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (28, 'K', 2026, 28, 'rent-refund', '2026-08-03', 'Kreditkvitto 2026-000017, bokning 7987382', 17, 'ca7f12b7-8f61-488b-8e18-a0e6d8f05e28', 7987382, '2026-08-03 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (29, 'K', 2026, 29, 'rent', '2026-08-20', 'Kvitto 2026-000018, bokning 4463885', 18, '6e2d3ea7-3a00-4fa4-bb23-a542c37eaf3f', 4463885, '2026-08-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (30, 'K', 2026, 30, 'deposit', '2026-08-20', 'Deposition, bokning 4463885', NULL, '39266287-3569-47ba-944f-ff4be86f3484', 4463885, '2026-08-20 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (31, 'K', 2026, 31, 'rent', '2026-09-15', 'Kvitto 2026-000019, bokning 5747983', 19, '0993340c-33ce-432a-9fff-ccf5baea245a', 5747983, '2026-09-15 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (32, 'K', 2026, 32, 'deposit', '2026-09-15', 'Deposition, bokning 5747983', NULL, '9d7f0d80-b81a-4e8b-9d45-d1ec47f72d8e', 5747983, '2026-09-15 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (33, 'K', 2026, 33, 'rent', '2026-09-20', 'Kvitto 2026-000020, bokning 7180243', 20, 'aff15a56-1ff7-4f64-a0b7-0bb6ae083cc9', 7180243, '2026-09-20 12:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (34, 'K', 2026, 34, 'deposit-kept', '2026-09-22', 'Kvitto 2026-000021, tjänst ur depositionen, bokning 4463885', 21, '39266287-3569-47ba-944f-ff4be86f3484', 4463885, '2026-09-22 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (35, 'K', 2026, 35, 'rent-refund', '2026-09-22', 'Kreditkvitto 2026-000022, bokning 5747983', 22, '0993340c-33ce-432a-9fff-ccf5baea245a', 5747983, '2026-09-22 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (36, 'K', 2026, 36, 'rent', '2026-09-22', 'Kvitto 2026-000023, bokning 1364520', 23, '88d0076b-9d21-4ad4-af8c-e655c3613815', 1364520, '2026-09-22 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (37, 'K', 2026, 37, 'rent', '2026-10-01', 'Kvitto 2026-000024, bokning 3155470', 24, 'f303d821-4d1f-48fa-bd47-36b99ece2b8f', 3155470, '2026-10-01 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (38, 'K', 2026, 38, 'deposit', '2026-10-02', 'Deposition, bokning 3155470', NULL, 'dfe111c2-f650-4ab2-be0f-aa8c2affe918', 3155470, '2026-10-02 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (39, 'K', 2026, 39, 'rent', '2026-10-05', 'Kvitto 2026-000025, bokning 2978974', 25, 'd6d6fb5c-666a-46f2-9832-42e0368af496', 2978974, '2026-10-05 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (40, 'K', 2026, 40, 'rent', '2026-10-05', 'Kvitto 2026-000026, bokning 1083117', 26, '1f123a60-fefb-41a8-99dd-234cc4f34673', 1083117, '2026-10-05 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (41, 'K', 2026, 41, 'rent', '2026-10-05', 'Kvitto 2026-000027, bokning 9563912', 27, '6fd8bb9c-d371-46fd-9a1d-55fe5f88cc29', 9563912, '2026-10-05 08:00:00+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (42, 'K', 2026, 42, 'rent-refund', '2026-10-13', 'Kreditkvitto 2026-000028, bokning 1083117', 28, '1f123a60-fefb-41a8-99dd-234cc4f34673', 1083117, '2026-10-13 08:00:00+00');

SELECT pg_catalog.setval('public.addons_id_seq', 1, true);

SELECT pg_catalog.setval('public.audit_log_id_seq', 95, true);

SELECT pg_catalog.setval('public.blocked_dates_id_seq', 1, false);

SELECT pg_catalog.setval('public.booking_intervals_id_seq', 1, false);

SELECT pg_catalog.setval('public.email_logs_id_seq', 157, true);

SELECT pg_catalog.setval('public.mail_queue_id_seq', 214, true);

SELECT pg_catalog.setval('public.receipts_id_seq', 28, true);

SELECT pg_catalog.setval('public.rental_agreement_versions_id_seq', 1, true);

SELECT pg_catalog.setval('public.rental_agreements_id_seq', 1, true);

SELECT pg_catalog.setval('public.rental_items_id_seq', 4, true);

SELECT pg_catalog.setval('public.seasonal_prices_id_seq', 1, false);

SELECT pg_catalog.setval('public.settings_id_seq', 172, true);

SELECT pg_catalog.setval('public.users_id_seq', 3, true);

SELECT pg_catalog.setval('public.vouchers_id_seq', 42, true);

ALTER TABLE ONLY public.addons
    ADD CONSTRAINT addons_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blocked_dates
    ADD CONSTRAINT blocked_dates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_intervals
    ADD CONSTRAINT booking_intervals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_search
    ADD CONSTRAINT booking_search_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_booking_id_key UNIQUE (booking_id);

ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.closed_months
    ADD CONSTRAINT closed_months_pkey PRIMARY KEY (month);

ALTER TABLE ONLY public.email_logs
    ADD CONSTRAINT email_logs_mail_id_key UNIQUE (mail_id);

ALTER TABLE ONLY public.email_logs
    ADD CONSTRAINT email_logs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.item_nights
    ADD CONSTRAINT item_nights_pkey PRIMARY KEY (rental_item_id, night);

ALTER TABLE ONLY public.ledger_days
    ADD CONSTRAINT ledger_days_pkey PRIMARY KEY (day, kind, purpose);

ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.number_series
    ADD CONSTRAINT number_series_pkey PRIMARY KEY (series, year);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_provider_refund_id_key UNIQUE (provider_refund_id);

ALTER TABLE ONLY public.payment_links
    ADD CONSTRAINT payment_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_checkout_id_key UNIQUE (checkout_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_provider_intent_id_key UNIQUE (provider_intent_id);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (url);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_year_number_key UNIQUE (year, number);

ALTER TABLE ONLY public.rental_agreement_versions
    ADD CONSTRAINT rental_agreement_versions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rental_agreement_versions
    ADD CONSTRAINT rental_agreement_versions_rental_agreement_id_version_key UNIQUE (rental_agreement_id, version);

ALTER TABLE ONLY public.rental_agreements
    ADD CONSTRAINT rental_agreements_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rental_items
    ADD CONSTRAINT rental_items_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rental_items
    ADD CONSTRAINT rental_items_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.seasonal_prices
    ADD CONSTRAINT seasonal_prices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_key_key UNIQUE (key);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key UNIQUE (username_key);

ALTER TABLE ONLY public.voucher_lines
    ADD CONSTRAINT voucher_lines_pkey PRIMARY KEY (voucher_id, line);

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_series_year_number_key UNIQUE (series, year, number);

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);

CREATE INDEX addons_rental_item_id_idx ON public.addons USING btree (rental_item_id);

CREATE INDEX audit_log_entity_idx ON public.audit_log USING btree (entity, entity_id, id);

CREATE INDEX blocked_dates_rental_item_id_idx ON public.blocked_dates USING btree (rental_item_id, start_date);

CREATE INDEX booking_intervals_rental_item_id_idx ON public.booking_intervals USING btree (rental_item_id, start_date);

CREATE INDEX bookings_created_at_idx ON public.bookings USING btree (created_at);

CREATE INDEX bookings_end_date_idx ON public.bookings USING btree (end_date) WHERE holds_nights;

CREATE INDEX bookings_holding_idx ON public.bookings USING btree (start_date, id) WHERE holds_nights;

CREATE INDEX bookings_pending_idx ON public.bookings USING btree (id) WHERE (status = 'pending'::text);

CREATE INDEX bookings_rental_item_id_idx ON public.bookings USING btree (rental_item_id, start_date DESC);

CREATE INDEX bookings_start_date_idx ON public.bookings USING btree (start_date DESC, id DESC);

CREATE INDEX bookings_status_idx ON public.bookings USING btree (status, start_date DESC, id DESC);

CREATE INDEX checkouts_network_idx ON public.checkouts USING btree (network) WHERE (status = ANY (ARRAY['open'::text, 'closing'::text]));

CREATE INDEX checkouts_rental_item_id_idx ON public.checkouts USING btree (rental_item_id);

CREATE INDEX checkouts_to_forget_idx ON public.checkouts USING btree (updated_at) WHERE ((status = 'released'::text) AND (customer <> '{}'::jsonb));

CREATE INDEX checkouts_unfinished_idx ON public.checkouts USING btree (created_at) WHERE (status = ANY (ARRAY['open'::text, 'closing'::text, 'discarded'::text]));

CREATE INDEX checkouts_visitor_idx ON public.checkouts USING btree (visitor_hash, created_at);

CREATE INDEX email_logs_booking_id_idx ON public.email_logs USING btree (booking_id, id DESC);

CREATE INDEX mail_queue_booking_id_idx ON public.mail_queue USING btree (booking_id);

CREATE INDEX mail_queue_due_idx ON public.mail_queue USING btree (next_try_at, id) WHERE (state = 'queued'::text);

CREATE INDEX mail_queue_failed_idx ON public.mail_queue USING btree (id) WHERE ((state = 'failed'::text) OR (tries >= 3));

CREATE INDEX payment_attempts_failed_idx ON public.payment_attempts USING btree (created_at) WHERE (state = 'failed'::text);

CREATE UNIQUE INDEX payment_attempts_one_started ON public.payment_attempts USING btree (payment_id) WHERE (state = 'started'::text);

CREATE INDEX payment_attempts_payment_id_idx ON public.payment_attempts USING btree (payment_id, created_at);

CREATE INDEX payment_attempts_unfinished_idx ON public.payment_attempts USING btree (created_at) WHERE (state = 'started'::text);

CREATE INDEX payment_links_booking_id_idx ON public.payment_links USING btree (booking_id);

CREATE INDEX payments_booking_id_idx ON public.payments USING btree (booking_id);

CREATE INDEX payments_expiring_idx ON public.payments USING btree (authorization_expires_at) WHERE (status = 'authorized'::text);

CREATE UNIQUE INDEX payments_one_current ON public.payments USING btree (booking_id, kind) WHERE (is_current AND (booking_id IS NOT NULL));

CREATE INDEX payments_with_money_idx ON public.payments USING btree (created_at) WHERE (status = ANY (ARRAY['authorized'::text, 'captured'::text]));

CREATE INDEX receipts_booking_id_idx ON public.receipts USING btree (booking_id);

CREATE UNIQUE INDEX receipts_one_per_payment ON public.receipts USING btree (payment_id) WHERE (kind = 'receipt'::text);

CREATE UNIQUE INDEX rental_agreements_one_default ON public.rental_agreements USING btree (is_default) WHERE is_default;

CREATE INDEX rental_items_rental_agreement_id_idx ON public.rental_items USING btree (rental_agreement_id);

CREATE INDEX seasonal_prices_rental_item_id_idx ON public.seasonal_prices USING btree (rental_item_id, start_date);

CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);

CREATE INDEX vouchers_booking_id_idx ON public.vouchers USING btree (booking_id);

CREATE INDEX vouchers_captures_idx ON public.vouchers USING btree (voucher_date, booking_id) WHERE (kind = 'rent'::text);

CREATE INDEX vouchers_voucher_date_idx ON public.vouchers USING btree (voucher_date);

CREATE INDEX webhook_events_unhandled_idx ON public.webhook_events USING btree (next_try_at) WHERE (handled_at IS NULL);

CREATE TRIGGER agreement_versions_no_delete BEFORE DELETE OR TRUNCATE ON public.rental_agreement_versions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER agreement_versions_no_rewrite BEFORE UPDATE ON public.rental_agreement_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting('rental_agreement_id');

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER audit_log_no_rewrite BEFORE UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting('user_id');

CREATE TRIGGER bookings_count_nights AFTER INSERT OR DELETE ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.count_nights();

CREATE TRIGGER bookings_keep_search AFTER INSERT OR UPDATE OF customer_name, customer_email, customer_phone ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.keep_booking_search();

CREATE TRIGGER bookings_no_truncate BEFORE TRUNCATE ON public.bookings FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER bookings_recount_nights AFTER UPDATE ON public.bookings FOR EACH ROW WHEN ((((((old.holds_nights IS DISTINCT FROM new.holds_nights) OR (old.rental_item_id IS DISTINCT FROM new.rental_item_id)) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.quantity IS DISTINCT FROM new.quantity))) EXECUTE FUNCTION public.count_nights();

CREATE TRIGGER checkouts_count_nights AFTER INSERT OR DELETE ON public.checkouts FOR EACH ROW EXECUTE FUNCTION public.count_nights();

CREATE TRIGGER checkouts_no_truncate BEFORE TRUNCATE ON public.checkouts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER checkouts_recount_nights AFTER UPDATE ON public.checkouts FOR EACH ROW WHEN ((((((old.holds_nights IS DISTINCT FROM new.holds_nights) OR (old.rental_item_id IS DISTINCT FROM new.rental_item_id)) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.quantity IS DISTINCT FROM new.quantity))) EXECUTE FUNCTION public.count_nights();

CREATE TRIGGER closed_months_append_only BEFORE DELETE OR TRUNCATE ON public.closed_months FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER closed_months_no_rewrite BEFORE UPDATE ON public.closed_months FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting('closed_by');

CREATE TRIGGER closed_months_wait BEFORE INSERT ON public.closed_months FOR EACH ROW EXECUTE FUNCTION public.wait_for_vouchers();

CREATE TRIGGER item_nights_counted BEFORE INSERT OR DELETE OR UPDATE ON public.item_nights FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION public.refuse_by_hand();

CREATE TRIGGER item_nights_no_truncate BEFORE TRUNCATE ON public.item_nights FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER ledger_days_counted BEFORE INSERT OR DELETE OR UPDATE ON public.ledger_days FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION public.refuse_by_hand();

CREATE TRIGGER ledger_days_no_truncate BEFORE TRUNCATE ON public.ledger_days FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER number_series_append_only BEFORE DELETE OR TRUNCATE ON public.number_series FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER number_series_gapless BEFORE UPDATE ON public.number_series FOR EACH ROW EXECUTE FUNCTION public.refuse_jump();

CREATE TRIGGER receipts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.receipts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER rental_items_follow_quantity AFTER UPDATE OF quantity ON public.rental_items FOR EACH ROW WHEN ((old.quantity <> new.quantity)) EXECUTE FUNCTION public.follow_quantity();

CREATE TRIGGER voucher_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.voucher_lines FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER voucher_lines_balance AFTER INSERT ON public.voucher_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_voucher_balance();

CREATE TRIGGER voucher_lines_keep_days AFTER INSERT ON public.voucher_lines FOR EACH ROW EXECUTE FUNCTION public.keep_ledger_days();

CREATE TRIGGER vouchers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.vouchers FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE CONSTRAINT TRIGGER vouchers_balance AFTER INSERT ON public.vouchers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_voucher_balance();

CREATE TRIGGER vouchers_open_month BEFORE INSERT ON public.vouchers FOR EACH ROW EXECUTE FUNCTION public.refuse_closed_month();

ALTER TABLE ONLY public.addons
    ADD CONSTRAINT addons_rental_item_id_fkey FOREIGN KEY (rental_item_id) REFERENCES public.rental_items(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.blocked_dates
    ADD CONSTRAINT blocked_dates_rental_item_id_fkey FOREIGN KEY (rental_item_id) REFERENCES public.rental_items(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.booking_intervals
    ADD CONSTRAINT booking_intervals_rental_item_id_fkey FOREIGN KEY (rental_item_id) REFERENCES public.rental_items(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.booking_search
    ADD CONSTRAINT booking_search_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_agreement_version_id_fkey FOREIGN KEY (agreement_version_id) REFERENCES public.rental_agreement_versions(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_rental_item_id_fkey FOREIGN KEY (rental_item_id) REFERENCES public.rental_items(id);

ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_agreement_version_id_fkey FOREIGN KEY (agreement_version_id) REFERENCES public.rental_agreement_versions(id);

ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_rental_item_id_fkey FOREIGN KEY (rental_item_id) REFERENCES public.rental_items(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.closed_months
    ADD CONSTRAINT closed_months_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.email_logs
    ADD CONSTRAINT email_logs_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.email_logs
    ADD CONSTRAINT email_logs_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mail_queue(id);

ALTER TABLE ONLY public.item_nights
    ADD CONSTRAINT item_nights_rental_item_id_fkey FOREIGN KEY (rental_item_id) REFERENCES public.rental_items(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.payment_links
    ADD CONSTRAINT payment_links_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkouts(id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_credits_receipt_id_fkey FOREIGN KEY (credits_receipt_id) REFERENCES public.receipts(id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.rental_agreement_versions
    ADD CONSTRAINT rental_agreement_versions_rental_agreement_id_fkey FOREIGN KEY (rental_agreement_id) REFERENCES public.rental_agreements(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.rental_items
    ADD CONSTRAINT rental_items_rental_agreement_id_fkey FOREIGN KEY (rental_agreement_id) REFERENCES public.rental_agreements(id);

ALTER TABLE ONLY public.seasonal_prices
    ADD CONSTRAINT seasonal_prices_rental_item_id_fkey FOREIGN KEY (rental_item_id) REFERENCES public.rental_items(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.voucher_lines
    ADD CONSTRAINT voucher_lines_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES public.vouchers(id);

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES public.receipts(id);
