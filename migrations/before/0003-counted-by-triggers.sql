-- A small shop as it was before this migration: items, bookings, a charge, a refund and a closed month.
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

INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Självriskreducering', 'Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle.', 149, 'daily', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (2, 1, 'Sänglinnepaket', 'Påslakan, underlakan, örngott, badlakan och handduk. Pris per person för hela hyran.', 195, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (3, 1, 'Snökedjor', 'Ett par till drivhjulen, för branta vägar med packad snö. Vi visar hur de läggs på.', 295, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (4, 1, 'Mobilt bredband', 'Router med fri surf i Norden.', 49, 'daily', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (5, 1, 'Slutstädning', 'Vi städar bilen invändigt efter resan. Du tömmer tankar och kylskåp.', 1495, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (6, 2, 'Självriskreducering', 'Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle och bil.', 149, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (7, 2, 'Sänglinnepaket', 'Påslakan, underlakan, örngott, badlakan och handduk. Pris per person för hela hyran.', 195, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (8, 2, 'Campingmöbler för fyra', 'Fyra fällstolar och ett bord.', 345, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (9, 2, 'Bilbarnstol', 'Bakåtvänd stol eller bältesstol. Skriv barnets ålder och längd i reseinformationen.', 39, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (10, 3, 'Självriskreducering', 'Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle.', 149, 'daily', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (11, 3, 'Sänglinnepaket', 'Påslakan, underlakan, örngott, badlakan och handduk. Pris per person för hela hyran.', 195, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (12, 3, 'Bilbarnstol', 'Bakåtvänd stol eller bältesstol. Skriv barnets ålder och längd i reseinformationen.', 39, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (13, 3, 'Campingmöbler för sex', 'Sex fällstolar och ett bord.', 395, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (14, 3, 'Slutstädning', 'Vi städar bilen invändigt efter resan. Du tömmer tankar och kylskåp.', 1495, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (15, 4, 'Självriskreducering', 'Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle.', 129, 'daily', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (16, 4, 'Sänglinnepaket', 'Påslakan, underlakan, örngott, badlakan och handduk. Pris per person för hela hyran.', 195, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (17, 4, 'Campingmöbler för två', 'Två fällstolar och ett lågt bord som får plats under sängen.', 245, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (18, 4, 'Husdjur ombord', 'Ett husdjur får följa med. Avgiften täcker den extra städningen.', 595, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (19, 4, 'Slutstädning', 'Vi städar bilen invändigt efter resan. Du tömmer tankar och kylskåp.', 995, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (20, 5, 'Självriskreducering', 'Sänker självrisken från 10 000 till 2 000 kr per skadetillfälle.', 129, 'daily', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (21, 5, 'Sänglinnepaket', 'Påslakan, underlakan, örngott, badlakan och handduk. Pris per person för hela hyran.', 195, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (22, 5, 'Portabel toalett', 'Liten campingtoalett med sanitetsvätska. Lämnas tömd och sköljd.', 245, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (23, 5, 'Bilbarnstol', 'Bakåtvänd stol eller bältesstol. Skriv barnets ålder och längd i reseinformationen.', 39, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (24, 5, 'Slutstädning', 'Vi städar bilen invändigt efter resan. Du tömmer vatten och kyllåda.', 795, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (25, 6, 'Våtdräkt', 'Tre millimeter tjock, för vår och höst när vattnet är kallt.', 95, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (26, 6, 'Packsäck 20 liter', 'Vattentät rullsäck som passar i packluckan.', 45, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (27, 6, 'Kajakvagn', 'Två hjul och en rem, för vägen mellan bil och strand.', 125, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (28, 6, 'Sjökort i vattentätt fodral', 'Kusten mellan Sundsvall och Härnösand.', 75, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (29, 7, 'Extra paddel', 'För den tredje i båten, finns även i barnlängd.', 45, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (30, 7, 'Packtunna 60 liter', 'Vattentät tunna med bärsele.', 35, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (31, 7, 'Kanotvagn', 'För sträckan mellan två sjöar. Tar högst 80 kg.', 145, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (32, 8, 'Liggunderlag', 'Uppblåsbart, 5 cm tjockt.', 25, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (33, 8, 'Sovsäck', 'För tre årstider, komforttemperatur 0 grader. Tvättad efter varje hyra.', 145, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (34, 8, 'Markduk', 'Skyddar golvet mot sten och rötter. Pris per tält.', 95, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (35, 9, 'Extra batteri', 'Fördubblar räckvidden. Väger 3,5 kg och får plats i ryggsäcken.', 125, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (36, 9, 'Cykelryggsäck 20 liter', 'Med regnskydd och plats för vätskeblåsa.', 95, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (37, 9, 'Cykelhållare för dragkrok', 'För två elcyklar, högst 60 kg. Kräver dragkrok på bilen.', 295, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (38, 10, 'Stighudar', 'Ett par som passar skidorna, för branta stigningar.', 45, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (39, 10, 'Lavinutrustning', 'Transceiver, spade och sond. Vi går igenom funktionen, men det ersätter inte en lavinkurs.', 125, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (40, 10, 'Vindsäck', 'Skydd för två personer om vädret slår om.', 95, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (41, 10, 'Glidvalla', 'Burk med svamp, räcker för en vecka.', 65, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (42, 11, 'Damasker', 'Håller snön ute ur kängorna. Storlek S till XL.', 45, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (43, 11, 'Pannlampa', '400 lumen, laddad och klar.', 25, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (44, 11, 'Termos 1 liter', 'Stål, diskad efter varje hyra.', 35, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (45, 12, 'Packsäck 60 liter', 'Vattentät säck, två får plats i pulkan.', 65, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (46, 12, 'Dragset för hund', 'Sele och lina med stötdämpare. Finns för hundar från 15 till 45 kg.', 75, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (47, 12, 'Bromslina', 'Bromsar pulkan i branta utförslöpor.', 45, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (48, 13, 'Lastbågar', 'För rails eller fästpunkter. Svara på bokningsbekräftelsen med bilmodell och årsmodell.', 295, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (49, 13, 'Montering', 'Vi sätter dit boxen och kontrollerar fästena när du hämtar.', 145, 'one-time', false);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (50, 13, 'Packväska 70 liter', 'Mjuk väska formad efter boxen.', 25, 'daily', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (51, 14, 'Rödsprit 1 liter', 'Räcker ytterligare tre till fyra dagar för två.', 65, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (52, 14, 'Tallrik och bestick', 'Djup tallrik, kniv, gaffel och sked. Pris per person.', 35, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (53, 14, 'Gasbrännare', 'Byts mot spritbrännaren och kokar dubbelt så fort. En gaspatron ingår.', 145, 'one-time', true);
INSERT INTO public.addons OVERRIDING SYSTEM VALUE VALUES (54, 14, 'Kylväska 30 liter', 'Med fyra kylklampar, frysta när du hämtar.', 35, 'daily', true);

INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (1, '2026-09-10 10:00:03.034+00', 1, 'admin', 'payment.captured', 'booking', '9462068', NULL, '{"kind": "rent", "amount": 4185}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (2, '2026-09-10 10:00:03.224+00', 1, 'admin', 'payment.cancelled', 'booking', '3216575', NULL, '{"kind": "rent", "amount": 4740}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (3, '2026-09-10 10:00:03.305+00', 1, 'admin', 'rent.refunded', 'booking', '9462068', NULL, '{"amount": 100, "reason": "Försening"}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (4, '2026-10-10 10:00:01.299+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '7564232', NULL, '{"kind": "rent", "amount": 8780}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (5, '2026-10-10 10:00:01.374+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '4595354', NULL, '{"kind": "rent", "amount": 13065}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (6, '2026-10-10 10:00:01.975+00', 1, 'admin', 'month.closed', 'month', '2026-09', NULL, NULL);
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (7, '2026-10-10 10:00:02.054+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '1346694', NULL, '{"kind": "rent", "amount": 4590}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (8, '2026-10-10 10:00:02.084+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '8741497', NULL, '{"kind": "rent", "amount": 3420}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (9, '2026-10-10 10:00:02.085+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '1047580', NULL, '{"kind": "rent", "amount": 5385}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (10, '2026-10-10 10:00:02.277+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '8473512', NULL, '{"kind": "rent", "amount": 1035}');
INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES (11, '2026-10-10 10:00:02.286+00', NULL, 'Kortbolaget', 'payment.expired', 'booking', '9803705', NULL, '{"kind": "rent", "amount": 4740}');

INSERT INTO public.blocked_dates OVERRIDING SYSTEM VALUE VALUES (1, 1, '2026-10-04', '2026-10-06', 'Service och besiktning');
INSERT INTO public.blocked_dates OVERRIDING SYSTEM VALUE VALUES (2, 4, '2026-09-27', '2026-09-27', 'Däckbyte');
INSERT INTO public.blocked_dates OVERRIDING SYSTEM VALUE VALUES (3, 7, '2026-10-10', '2026-10-13', 'Lackning');

INSERT INTO public.booking_intervals OVERRIDING SYSTEM VALUE VALUES (1, 3, '2027-06-12', '2027-08-16', 'saturday', '15:00', '10:00', 7);

INSERT INTO public.booking_search VALUES (7564232, 'maja demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (4595354, 'olle demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (1346694, 'sara demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (1047580, 'erik demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9462068, 'lina demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (9803705, 'paddelklubben demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (3216575, 'skolan demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8473512, 'nils demo demo@example.com 070-000 00 00 0700000000');
INSERT INTO public.booking_search VALUES (8741497, 'företaget demo demo@example.com 070-000 00 00 0700000000');

INSERT INTO public.bookings VALUES (7564232, 1, '2026-09-16', '2026-09-20', '16:00', '11:00', 1, '[]', '{"fee": 0, "total": 8780, "addons": [], "nights": [{"night": "2026-09-16", "price": 2195, "isSeasonal": false}, {"night": "2026-09-17", "price": 2195, "isSeasonal": false}, {"night": "2026-09-18", "price": 2195, "isSeasonal": false}, {"night": "2026-09-19", "price": 2195, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 8780, "basePrice": 8780, "vatAmount": 1756, "nightlyPrice": 2195}', 8780, 'SEK', 'Maja Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:00.599+00', 'pending', DEFAULT, 7500, NULL, '2026-09-10 10:00:00.728+00', '2026-09-10 10:00:00.728+00');
INSERT INTO public.bookings VALUES (4595354, 2, '2026-09-18', '2026-09-25', '15:00', '12:00', 1, '[]', '{"fee": 1200, "total": 13065, "addons": [], "nights": [{"night": "2026-09-18", "price": 1695, "isSeasonal": false}, {"night": "2026-09-19", "price": 1695, "isSeasonal": false}, {"night": "2026-09-20", "price": 1695, "isSeasonal": false}, {"night": "2026-09-21", "price": 1695, "isSeasonal": false}, {"night": "2026-09-22", "price": 1695, "isSeasonal": false}, {"night": "2026-09-23", "price": 1695, "isSeasonal": false}, {"night": "2026-09-24", "price": 1695, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 13065, "basePrice": 13065, "vatAmount": 2613, "nightlyPrice": 1695}', 13065, 'SEK', 'Olle Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:00.817+00', 'pending', DEFAULT, 5000, NULL, '2026-09-10 10:00:00.88+00', '2026-09-10 10:00:00.88+00');
INSERT INTO public.bookings VALUES (1346694, 2, '2026-09-21', '2026-09-23', '15:00', '12:00', 1, '[]', '{"fee": 1200, "total": 4590, "addons": [], "nights": [{"night": "2026-09-21", "price": 1695, "isSeasonal": false}, {"night": "2026-09-22", "price": 1695, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4590, "basePrice": 4590, "vatAmount": 918, "nightlyPrice": 1695}', 4590, 'SEK', 'Sara Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:00.905+00', 'pending', DEFAULT, 5000, NULL, '2026-09-10 10:00:00.949+00', '2026-09-10 10:00:00.949+00');
INSERT INTO public.bookings VALUES (1047580, 3, '2026-09-13', '2026-09-16', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 5385, "addons": [], "nights": [{"night": "2026-09-13", "price": 1795, "isSeasonal": false}, {"night": "2026-09-14", "price": 1795, "isSeasonal": false}, {"night": "2026-09-15", "price": 1795, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5385, "basePrice": 5385, "vatAmount": 1077, "nightlyPrice": 1795}', 5385, 'SEK', 'Erik Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:01.005+00', 'pending', DEFAULT, 5000, NULL, '2026-09-10 10:00:01.074+00', '2026-09-10 10:00:01.074+00');
INSERT INTO public.bookings VALUES (9803705, 6, '2026-09-14', '2026-09-17', '14:00', '12:00', 4, '[]', '{"fee": 0, "total": 4740, "addons": [], "nights": [{"night": "2026-09-14", "price": 395, "isSeasonal": false}, {"night": "2026-09-15", "price": 395, "isSeasonal": false}, {"night": "2026-09-16", "price": 395, "isSeasonal": false}], "vatRate": 0.25, "quantity": 4, "subtotal": 4740, "basePrice": 4740, "vatAmount": 948, "nightlyPrice": 395}', 4740, 'SEK', 'Paddelklubben Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:01.271+00', 'pending', DEFAULT, NULL, NULL, '2026-09-10 10:00:01.299+00', '2026-09-10 10:00:01.299+00');
INSERT INTO public.bookings VALUES (8473512, 7, '2026-09-15', '2026-09-18', '14:00', '12:00', 1, '[]', '{"fee": 0, "total": 1035, "addons": [], "nights": [{"night": "2026-09-15", "price": 345, "isSeasonal": false}, {"night": "2026-09-16", "price": 345, "isSeasonal": false}, {"night": "2026-09-17", "price": 345, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1035, "basePrice": 1035, "vatAmount": 207, "nightlyPrice": 345}', 1035, 'SEK', 'Nils Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:01.407+00', 'pending', DEFAULT, NULL, NULL, '2026-09-10 10:00:01.441+00', '2026-09-10 10:00:01.441+00');
INSERT INTO public.bookings VALUES (8741497, 11, '2026-09-19', '2026-09-21', '14:00', '12:00', 18, '[]', '{"fee": 0, "total": 3420, "addons": [], "nights": [{"night": "2026-09-19", "price": 95, "isSeasonal": false}, {"night": "2026-09-20", "price": 95, "isSeasonal": false}], "vatRate": 0.25, "quantity": 18, "subtotal": 3420, "basePrice": 3420, "vatAmount": 684, "nightlyPrice": 95}', 3420, 'SEK', 'Företaget Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:01.46+00', 'pending', DEFAULT, NULL, NULL, '2026-09-10 10:00:01.488+00', '2026-09-10 10:00:01.488+00');
INSERT INTO public.bookings VALUES (9462068, 4, '2026-09-23', '2026-09-26', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 4185, "addons": [], "nights": [{"night": "2026-09-23", "price": 1395, "isSeasonal": false}, {"night": "2026-09-24", "price": 1395, "isSeasonal": false}, {"night": "2026-09-25", "price": 1395, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4185, "basePrice": 4185, "vatAmount": 837, "nightlyPrice": 1395}', 4185, 'SEK', 'Lina Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:01.12+00', 'confirmed', DEFAULT, 5000, NULL, '2026-09-10 10:00:01.221+00', '2026-09-10 10:00:03.046+00');
INSERT INTO public.bookings VALUES (3216575, 6, '2026-09-22', '2026-09-24', '14:00', '12:00', 6, '[]', '{"fee": 0, "total": 4740, "addons": [], "nights": [{"night": "2026-09-22", "price": 395, "isSeasonal": false}, {"night": "2026-09-23", "price": 395, "isSeasonal": false}], "vatRate": 0.25, "quantity": 6, "subtotal": 4740, "basePrice": 4740, "vatAmount": 948, "nightlyPrice": 395}', 4740, 'SEK', 'Skolan Demo', 'demo@example.com', '070-000 00 00', '–', 'Demogatan 1, 852 30 Sundsvall', 'Demogatan 1', '852 30', 'Sundsvall', NULL, '', 1, '2026-09-10 10:00:01.321+00', 'cancelled', DEFAULT, NULL, NULL, '2026-09-10 10:00:01.388+00', '2026-09-10 10:00:03.229+00');

INSERT INTO public.checkouts VALUES ('1125f8e6-2213-44ab-a220-b7e6c2c995fe', 'demo: Maja Demo', 'demo', 1, '2026-09-16', '2026-09-20', '16:00', '11:00', 1, '[]', '{"fee": 0, "total": 8780, "addons": [], "nights": [{"night": "2026-09-16", "price": 2195, "isSeasonal": false}, {"night": "2026-09-17", "price": 2195, "isSeasonal": false}, {"night": "2026-09-18", "price": 2195, "isSeasonal": false}, {"night": "2026-09-19", "price": 2195, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 8780, "basePrice": 8780, "vatAmount": 1756, "nightlyPrice": 2195}', 8780, '{"city": "Sundsvall", "name": "Maja Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:00.599+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:00.599+00', NULL, 7564232, '2026-09-10 10:00:00.599+00', '2026-09-10 10:00:00.725+00');
INSERT INTO public.checkouts VALUES ('b8d95680-210e-4b21-ba48-8596bfd37079', 'demo: Olle Demo', 'demo', 2, '2026-09-18', '2026-09-25', '15:00', '12:00', 1, '[]', '{"fee": 1200, "total": 13065, "addons": [], "nights": [{"night": "2026-09-18", "price": 1695, "isSeasonal": false}, {"night": "2026-09-19", "price": 1695, "isSeasonal": false}, {"night": "2026-09-20", "price": 1695, "isSeasonal": false}, {"night": "2026-09-21", "price": 1695, "isSeasonal": false}, {"night": "2026-09-22", "price": 1695, "isSeasonal": false}, {"night": "2026-09-23", "price": 1695, "isSeasonal": false}, {"night": "2026-09-24", "price": 1695, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 13065, "basePrice": 13065, "vatAmount": 2613, "nightlyPrice": 1695}', 13065, '{"city": "Sundsvall", "name": "Olle Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:00.817+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:00.817+00', NULL, 4595354, '2026-09-10 10:00:00.817+00', '2026-09-10 10:00:00.879+00');
INSERT INTO public.checkouts VALUES ('6ea0af4a-980c-4997-aa21-736c2cbdbdfe', 'demo: Sara Demo', 'demo', 2, '2026-09-21', '2026-09-23', '15:00', '12:00', 1, '[]', '{"fee": 1200, "total": 4590, "addons": [], "nights": [{"night": "2026-09-21", "price": 1695, "isSeasonal": false}, {"night": "2026-09-22", "price": 1695, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4590, "basePrice": 4590, "vatAmount": 918, "nightlyPrice": 1695}', 4590, '{"city": "Sundsvall", "name": "Sara Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:00.905+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:00.905+00', NULL, 1346694, '2026-09-10 10:00:00.905+00', '2026-09-10 10:00:00.948+00');
INSERT INTO public.checkouts VALUES ('3733f5e5-11b7-47a3-8a82-a9a15d0ee145', 'demo: Erik Demo', 'demo', 3, '2026-09-13', '2026-09-16', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 5385, "addons": [], "nights": [{"night": "2026-09-13", "price": 1795, "isSeasonal": false}, {"night": "2026-09-14", "price": 1795, "isSeasonal": false}, {"night": "2026-09-15", "price": 1795, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 5385, "basePrice": 5385, "vatAmount": 1077, "nightlyPrice": 1795}', 5385, '{"city": "Sundsvall", "name": "Erik Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:01.005+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:01.005+00', NULL, 1047580, '2026-09-10 10:00:01.005+00', '2026-09-10 10:00:01.072+00');
INSERT INTO public.checkouts VALUES ('04e81be0-c08f-4738-9431-8e1f8f16b459', 'demo: Lina Demo', 'demo', 4, '2026-09-23', '2026-09-26', '15:00', '12:00', 1, '[]', '{"fee": 0, "total": 4185, "addons": [], "nights": [{"night": "2026-09-23", "price": 1395, "isSeasonal": false}, {"night": "2026-09-24", "price": 1395, "isSeasonal": false}, {"night": "2026-09-25", "price": 1395, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 4185, "basePrice": 4185, "vatAmount": 837, "nightlyPrice": 1395}', 4185, '{"city": "Sundsvall", "name": "Lina Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:01.12+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:01.12+00', NULL, 9462068, '2026-09-10 10:00:01.12+00', '2026-09-10 10:00:01.215+00');
INSERT INTO public.checkouts VALUES ('593da469-3da0-466d-ba33-7c600315004a', 'demo: Paddelklubben Demo', 'demo', 6, '2026-09-14', '2026-09-17', '14:00', '12:00', 4, '[]', '{"fee": 0, "total": 4740, "addons": [], "nights": [{"night": "2026-09-14", "price": 395, "isSeasonal": false}, {"night": "2026-09-15", "price": 395, "isSeasonal": false}, {"night": "2026-09-16", "price": 395, "isSeasonal": false}], "vatRate": 0.25, "quantity": 4, "subtotal": 4740, "basePrice": 4740, "vatAmount": 948, "nightlyPrice": 395}', 4740, '{"city": "Sundsvall", "name": "Paddelklubben Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:01.271+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:01.271+00', NULL, 9803705, '2026-09-10 10:00:01.271+00', '2026-09-10 10:00:01.298+00');
INSERT INTO public.checkouts VALUES ('67787ae4-882b-4fac-8902-bd01f9909f2d', 'demo: Skolan Demo', 'demo', 6, '2026-09-22', '2026-09-24', '14:00', '12:00', 6, '[]', '{"fee": 0, "total": 4740, "addons": [], "nights": [{"night": "2026-09-22", "price": 395, "isSeasonal": false}, {"night": "2026-09-23", "price": 395, "isSeasonal": false}], "vatRate": 0.25, "quantity": 6, "subtotal": 4740, "basePrice": 4740, "vatAmount": 948, "nightlyPrice": 395}', 4740, '{"city": "Sundsvall", "name": "Skolan Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:01.321+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:01.321+00', NULL, 3216575, '2026-09-10 10:00:01.321+00', '2026-09-10 10:00:01.384+00');
INSERT INTO public.checkouts VALUES ('e79aefa4-dcd2-4fc8-973c-618467e1bbc9', 'demo: Nils Demo', 'demo', 7, '2026-09-15', '2026-09-18', '14:00', '12:00', 1, '[]', '{"fee": 0, "total": 1035, "addons": [], "nights": [{"night": "2026-09-15", "price": 345, "isSeasonal": false}, {"night": "2026-09-16", "price": 345, "isSeasonal": false}, {"night": "2026-09-17", "price": 345, "isSeasonal": false}], "vatRate": 0.25, "quantity": 1, "subtotal": 1035, "basePrice": 1035, "vatAmount": 207, "nightlyPrice": 345}', 1035, '{"city": "Sundsvall", "name": "Nils Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:01.407+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:01.407+00', NULL, 8473512, '2026-09-10 10:00:01.407+00', '2026-09-10 10:00:01.44+00');
INSERT INTO public.checkouts VALUES ('4c7b1e1b-8ff8-46c2-880a-be2bfd34525b', 'demo: Företaget Demo', 'demo', 11, '2026-09-19', '2026-09-21', '14:00', '12:00', 18, '[]', '{"fee": 0, "total": 3420, "addons": [], "nights": [{"night": "2026-09-19", "price": 95, "isSeasonal": false}, {"night": "2026-09-20", "price": 95, "isSeasonal": false}], "vatRate": 0.25, "quantity": 18, "subtotal": 3420, "basePrice": 3420, "vatAmount": 684, "nightlyPrice": 95}', 3420, '{"city": "Sundsvall", "name": "Företaget Demo", "email": "demo@example.com", "phone": "070-000 00 00", "address": "Demogatan 1, 852 30 Sundsvall", "country": "SE", "postalCode": "852 30", "streetAddress": "Demogatan 1", "personalNumber": "–"}', NULL, 1, '2026-09-10 10:00:01.46+00', 'completed', NULL, DEFAULT, '2026-09-10 10:20:01.46+00', NULL, 8741497, '2026-09-10 10:00:01.46+00', '2026-09-10 10:00:01.487+00');

INSERT INTO public.closed_months VALUES ('2026-09-01', '2026-10-10 10:00:01.933+00', 1);

INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (1, 7564232, 1, 'booking_confirmation', '2026-09-10 10:00:02.527+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #7564232', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (2, 4595354, 3, 'booking_confirmation', '2026-09-10 10:00:02.562+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #4595354', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (3, 7564232, 2, 'admin_notification', '2026-09-10 10:00:02.565+00', 'butiken@norrvidd.example', 'Ny bokning #7564232: Fjällripa 70, 16 september 2026 – 20 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (4, 4595354, 4, 'admin_notification', '2026-09-10 10:00:02.575+00', 'butiken@norrvidd.example', 'Ny bokning #4595354: Midnattssol 66, 18 september 2026 – 25 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (5, 1346694, 6, 'admin_notification', '2026-09-10 10:00:02.693+00', 'butiken@norrvidd.example', 'Ny bokning #1346694: Midnattssol 66, 21 september 2026 – 23 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (6, 1047580, 7, 'booking_confirmation', '2026-09-10 10:00:02.692+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #1047580', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (7, 1346694, 5, 'booking_confirmation', '2026-09-10 10:00:02.692+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #1346694', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (8, 1047580, 8, 'admin_notification', '2026-09-10 10:00:02.725+00', 'butiken@norrvidd.example', 'Ny bokning #1047580: Familjen Alkov, 13 september 2026 – 16 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (9, 9462068, 10, 'admin_notification', '2026-09-10 10:00:02.795+00', 'butiken@norrvidd.example', 'Ny bokning #9462068: Höga Kusten Plåtis, 23 september 2026 – 26 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (10, 9462068, 9, 'booking_confirmation', '2026-09-10 10:00:02.793+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #9462068', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (11, 9803705, 12, 'admin_notification', '2026-09-10 10:00:02.829+00', 'butiken@norrvidd.example', 'Ny bokning #9803705: Havskajak Skärgård, 14 september 2026 – 17 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (12, 9803705, 11, 'booking_confirmation', '2026-09-10 10:00:02.845+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #9803705', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (13, 3216575, 13, 'booking_confirmation', '2026-09-10 10:00:02.874+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #3216575', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (14, 3216575, 14, 'admin_notification', '2026-09-10 10:00:02.875+00', 'butiken@norrvidd.example', 'Ny bokning #3216575: Havskajak Skärgård, 22 september 2026 – 24 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (15, 8473512, 16, 'admin_notification', '2026-09-10 10:00:02.988+00', 'butiken@norrvidd.example', 'Ny bokning #8473512: Kanadensare Indalsälven, 15 september 2026 – 18 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (16, 8473512, 15, 'booking_confirmation', '2026-09-10 10:00:02.988+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #8473512', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (18, 8741497, 17, 'booking_confirmation', '2026-09-10 10:00:03.001+00', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #8741497', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (17, 8741497, 18, 'admin_notification', '2026-09-10 10:00:03+00', 'butiken@norrvidd.example', 'Ny bokning #8741497: Snöskor Vidd, 19 september 2026 – 21 september 2026', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (19, 9462068, 19, 'booking_confirmed', '2026-10-10 10:00:01.395+00', 'demo@example.com', 'Din bokning #9462068 hos Norrvidd är godkänd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (20, 3216575, 20, 'booking_cancelled', '2026-10-10 10:00:01.536+00', 'demo@example.com', 'Din bokning #3216575 hos Norrvidd är avbokad', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (21, 9462068, 21, 'refund_notice', '2026-10-10 10:00:01.55+00', 'demo@example.com', 'Återbetalning för bokning #9462068 hos Norrvidd', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (22, 7564232, 22, 'authorization_expired', '2026-10-10 10:00:02.252+00', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #7564232, Fjällripa 70', '<p>Hej</p>', 'success', NULL);
INSERT INTO public.email_logs OVERRIDING SYSTEM VALUE VALUES (23, 4595354, 23, 'authorization_expired', '2026-10-10 10:00:02.26+00', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #4595354, Midnattssol 66', '<p>Hej</p>', 'success', NULL);

INSERT INTO public.item_nights VALUES (1, '2026-09-16', 1, 1);
INSERT INTO public.item_nights VALUES (1, '2026-09-17', 1, 1);
INSERT INTO public.item_nights VALUES (1, '2026-09-18', 1, 1);
INSERT INTO public.item_nights VALUES (1, '2026-09-19', 1, 1);
INSERT INTO public.item_nights VALUES (2, '2026-09-18', 1, 2);
INSERT INTO public.item_nights VALUES (2, '2026-09-19', 1, 2);
INSERT INTO public.item_nights VALUES (2, '2026-09-20', 1, 2);
INSERT INTO public.item_nights VALUES (2, '2026-09-23', 1, 2);
INSERT INTO public.item_nights VALUES (2, '2026-09-24', 1, 2);
INSERT INTO public.item_nights VALUES (2, '2026-09-21', 2, 2);
INSERT INTO public.item_nights VALUES (2, '2026-09-22', 2, 2);
INSERT INTO public.item_nights VALUES (3, '2026-09-13', 1, 1);
INSERT INTO public.item_nights VALUES (3, '2026-09-14', 1, 1);
INSERT INTO public.item_nights VALUES (3, '2026-09-15', 1, 1);
INSERT INTO public.item_nights VALUES (4, '2026-09-23', 1, 1);
INSERT INTO public.item_nights VALUES (4, '2026-09-24', 1, 1);
INSERT INTO public.item_nights VALUES (4, '2026-09-25', 1, 1);
INSERT INTO public.item_nights VALUES (6, '2026-09-14', 4, 6);
INSERT INTO public.item_nights VALUES (6, '2026-09-15', 4, 6);
INSERT INTO public.item_nights VALUES (6, '2026-09-16', 4, 6);
INSERT INTO public.item_nights VALUES (7, '2026-09-15', 1, 2);
INSERT INTO public.item_nights VALUES (7, '2026-09-16', 1, 2);
INSERT INTO public.item_nights VALUES (7, '2026-09-17', 1, 2);
INSERT INTO public.item_nights VALUES (11, '2026-09-19', 18, 20);
INSERT INTO public.item_nights VALUES (11, '2026-09-20', 18, 20);
INSERT INTO public.item_nights VALUES (6, '2026-09-22', 0, 6);
INSERT INTO public.item_nights VALUES (6, '2026-09-23', 0, 6);

INSERT INTO public.ledger_days VALUES ('2026-09-10', 'rent', 'cardReceivable', 418500);
INSERT INTO public.ledger_days VALUES ('2026-09-10', 'rent', 'outputVat', -83700);
INSERT INTO public.ledger_days VALUES ('2026-09-10', 'rent', 'sales', -334800);
INSERT INTO public.ledger_days VALUES ('2026-09-10', 'rent-refund', 'cardReceivable', -10000);
INSERT INTO public.ledger_days VALUES ('2026-09-10', 'rent-refund', 'outputVat', 2000);
INSERT INTO public.ledger_days VALUES ('2026-09-10', 'rent-refund', 'sales', 8000);

INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (3, '<booking_confirmation.4595354@localhost>', 4595354, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #4595354', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.23+00', false, '2026-09-10 10:00:00.888+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (5, '<booking_confirmation.1346694@localhost>', 1346694, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #1346694', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.56+00', false, '2026-09-10 10:00:00.964+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (7, '<booking_confirmation.1047580@localhost>', 1047580, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #1047580', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.6+00', false, '2026-09-10 10:00:01.093+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (12, '<admin_notification.9803705@localhost>', 9803705, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #9803705: Havskajak Skärgård, 14 september 2026 – 17 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.765+00', false, '2026-09-10 10:00:01.303+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (18, '<admin_notification.8741497@localhost>', 8741497, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #8741497: Snöskor Vidd, 19 september 2026 – 21 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.898+00', false, '2026-09-10 10:00:01.493+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (1, '<booking_confirmation.7564232@localhost>', 7564232, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #7564232', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.228+00', false, '2026-09-10 10:00:00.774+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (2, '<admin_notification.7564232@localhost>', 7564232, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #7564232: Fjällripa 70, 16 september 2026 – 20 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.228+00', false, '2026-09-10 10:00:00.774+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (8, '<admin_notification.1047580@localhost>', 1047580, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #1047580: Familjen Alkov, 13 september 2026 – 16 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.604+00', false, '2026-09-10 10:00:01.093+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (9, '<booking_confirmation.9462068@localhost>', 9462068, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #9462068', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.708+00', false, '2026-09-10 10:00:01.24+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (10, '<admin_notification.9462068@localhost>', 9462068, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #9462068: Höga Kusten Plåtis, 23 september 2026 – 26 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.718+00', false, '2026-09-10 10:00:01.24+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (14, '<admin_notification.3216575@localhost>', 3216575, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #3216575: Havskajak Skärgård, 22 september 2026 – 24 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.852+00', false, '2026-09-10 10:00:01.4+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (11, '<booking_confirmation.9803705@localhost>', 9803705, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #9803705', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.737+00', false, '2026-09-10 10:00:01.303+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (13, '<booking_confirmation.3216575@localhost>', 3216575, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #3216575', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.817+00', false, '2026-09-10 10:00:01.4+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (16, '<admin_notification.8473512@localhost>', 8473512, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #8473512: Kanadensare Indalsälven, 15 september 2026 – 18 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.889+00', false, '2026-09-10 10:00:01.448+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (15, '<booking_confirmation.8473512@localhost>', 8473512, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #8473512', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.872+00', false, '2026-09-10 10:00:01.448+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (21, '<refund_notice.9462068.b13834ed-f737-4944-bef0-44fcf5a2cf11@localhost>', 9462068, 'refund_notice', 'demo@example.com', 'Återbetalning för bokning #9462068 hos Norrvidd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 10:01:00.632+00', false, '2026-09-10 10:00:03.324+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (17, '<booking_confirmation.8741497@localhost>', 8741497, 'booking_confirmation', 'demo@example.com', 'Tack för din bokning hos Norrvidd, #8741497', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.89+00', false, '2026-09-10 10:00:01.493+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (20, '<booking_cancelled.3216575.1ec1f77b-f089-4f7e-9560-3f4f9402a647@localhost>', 3216575, 'booking_cancelled', 'demo@example.com', 'Din bokning #3216575 hos Norrvidd är avbokad', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 10:01:00.633+00', false, '2026-09-10 10:00:03.238+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (22, '<authorization_expired.7564232.7ad95901-4fcd-46b1-b8d2-9bd0ba55d7ad@localhost>', 7564232, 'authorization_expired', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #7564232, Fjällripa 70', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 10:01:01.647+00', false, '2026-10-10 10:00:01.342+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (19, '<booking_confirmed.9462068@localhost>', 9462068, 'booking_confirmed', 'demo@example.com', 'Din bokning #9462068 hos Norrvidd är godkänd', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 10:01:00.632+00', false, '2026-09-10 10:00:03.081+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (24, '<authorization_expired.1346694.ebc41a54-8ec2-4b3b-880f-fb35d3fa75b4@localhost>', 1346694, 'authorization_expired', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #1346694, Midnattssol 66', '<p>Hej</p>', 'Hej', 'queued', 0, '2026-10-10 10:00:02.075+00', false, '2026-10-10 10:00:02.075+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (25, '<authorization_expired.1047580.0b0c9910-dbb7-40fe-97fd-aa436baf61d2@localhost>', 1047580, 'authorization_expired', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #1047580, Familjen Alkov', '<p>Hej</p>', 'Hej', 'queued', 0, '2026-10-10 10:00:02.118+00', false, '2026-10-10 10:00:02.118+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (26, '<authorization_expired.8741497.acafdeb9-d68a-4863-9cd4-c824824987ba@localhost>', 8741497, 'authorization_expired', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #8741497, Snöskor Vidd', '<p>Hej</p>', 'Hej', 'queued', 0, '2026-10-10 10:00:02.136+00', false, '2026-10-10 10:00:02.136+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (23, '<authorization_expired.4595354.26973f85-1b3a-4133-b7b9-65b98db13b85@localhost>', 4595354, 'authorization_expired', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #4595354, Midnattssol 66', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-10-10 10:01:01.785+00', false, '2026-10-10 10:00:01.446+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (4, '<admin_notification.4595354@localhost>', 4595354, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #4595354: Midnattssol 66, 18 september 2026 – 25 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.23+00', false, '2026-09-10 10:00:00.888+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (6, '<admin_notification.1346694@localhost>', 1346694, 'admin_notification', 'butiken@norrvidd.example', 'Ny bokning #1346694: Midnattssol 66, 21 september 2026 – 23 september 2026', '<p>Hej</p>', 'Hej', 'sent', 1, '2026-09-10 10:01:02.599+00', false, '2026-09-10 10:00:00.964+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (27, '<authorization_expired.8473512.78bcb0bf-df42-4ebb-aa6b-fc7e1349dc67@localhost>', 8473512, 'authorization_expired', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #8473512, Kanadensare Indalsälven', '<p>Hej</p>', 'Hej', 'queued', 0, '2026-10-10 10:00:02.293+00', false, '2026-10-10 10:00:02.293+00');
INSERT INTO public.mail_queue OVERRIDING SYSTEM VALUE VALUES (28, '<authorization_expired.9803705.52024d6e-3c19-48a1-8ab2-8ca275dcec31@localhost>', 9803705, 'authorization_expired', 'butiken@norrvidd.example', 'Reservationen har gått ut: bokning #9803705, Havskajak Skärgård', '<p>Hej</p>', 'Hej', 'queued', 0, '2026-10-10 10:00:02.297+00', false, '2026-10-10 10:00:02.297+00');

INSERT INTO public.number_series VALUES ('receipt', 2026, 2);
INSERT INTO public.number_series VALUES ('K', 2026, 2);

INSERT INTO public.payment_attempts VALUES ('f36e6529-8fe5-4a20-b3b2-e940b417926d', 'e228dc1d-ebaa-4982-bb2f-75bb95a0f6be', 'capture', NULL, NULL, NULL, 1, 'done', '{"status": "succeeded"}', '2026-09-10 10:00:03.005+00', '2026-09-10 10:00:03.026+00');
INSERT INTO public.payment_attempts VALUES ('c70bc185-d653-46a7-9348-39ab9525f2fb', '1ec1f77b-f089-4f7e-9560-3f4f9402a647', 'void', NULL, NULL, NULL, 1, 'done', '{"status": "canceled"}', '2026-09-10 10:00:03.19+00', '2026-09-10 10:00:03.203+00');
INSERT INTO public.payment_attempts VALUES ('b13834ed-f737-4944-bef0-44fcf5a2cf11', 'e228dc1d-ebaa-4982-bb2f-75bb95a0f6be', 'refund', 100, 'Försening', 're_k2ob7D6y0uejyXY1qq10ahce', 1, 'done', '{"status": "succeeded"}', '2026-09-10 10:00:03.289+00', '2026-09-10 10:00:03.296+00');

INSERT INTO public.payments VALUES ('1ec1f77b-f089-4f7e-9560-3f4f9402a647', 'rent', '67787ae4-882b-4fac-8902-bd01f9909f2d', 3216575, 'pi_oqxvD42ZIBOawJhcbXNeLgyi', 'cus_nI0zZb2thn9Fl4BT3g3Dj3QU', 4740, 0, 0, 'SEK', 'cancelled', true, '2026-09-17 10:00:01+00', 'visa', '4242', NULL, '2026-09-10 10:00:03.203+00', '2026-09-10 10:00:01.321+00', '2026-09-10 10:00:03.203+00');
INSERT INTO public.payments VALUES ('e228dc1d-ebaa-4982-bb2f-75bb95a0f6be', 'rent', '04e81be0-c08f-4738-9431-8e1f8f16b459', 9462068, 'pi_OBmDxluy4ti0k00FsqJnvKT0', 'cus_EpjWJz4uAzyonr1OAKJsNPyK', 4185, 100, 0, 'SEK', 'captured', true, '2026-09-17 10:00:01+00', 'visa', '4242', '2026-09-10 10:00:03.005+00', NULL, '2026-09-10 10:00:01.12+00', '2026-09-10 10:00:03.296+00');
INSERT INTO public.payments VALUES ('7ad95901-4fcd-46b1-b8d2-9bd0ba55d7ad', 'rent', '1125f8e6-2213-44ab-a220-b7e6c2c995fe', 7564232, 'pi_dc06lm0Oopn7s5D0487z6vJR', 'cus_Ag8jR4f9ZN0kXNHXomkaKT1V', 8780, 0, 0, 'SEK', 'expired', true, '2026-09-17 10:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-10 10:00:00.599+00', '2026-10-10 10:00:01.183+00');
INSERT INTO public.payments VALUES ('26973f85-1b3a-4133-b7b9-65b98db13b85', 'rent', 'b8d95680-210e-4b21-ba48-8596bfd37079', 4595354, 'pi_kmiCUcfTIOyaezahfR8NE8mP', 'cus_CJFYzR81CKubZSH0cvZ3xXSS', 13065, 0, 0, 'SEK', 'expired', true, '2026-09-17 10:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-10 10:00:00.817+00', '2026-10-10 10:00:01.306+00');
INSERT INTO public.payments VALUES ('ebc41a54-8ec2-4b3b-880f-fb35d3fa75b4', 'rent', '6ea0af4a-980c-4997-aa21-736c2cbdbdfe', 1346694, 'pi_YgNwZvYqo1YHfmrOGhMT5mJk', 'cus_6rrGbnM7A3k99s79Q8bX2kt7', 4590, 0, 0, 'SEK', 'expired', true, '2026-09-17 10:00:00+00', 'visa', '4242', NULL, NULL, '2026-09-10 10:00:00.905+00', '2026-10-10 10:00:01.861+00');
INSERT INTO public.payments VALUES ('acafdeb9-d68a-4863-9cd4-c824824987ba', 'rent', '4c7b1e1b-8ff8-46c2-880a-be2bfd34525b', 8741497, 'pi_HdnhomPy0mw6p0o5cAts9NOh', 'cus_6ehQ0PxdDoX8qAdoh5aNlxim', 3420, 0, 0, 'SEK', 'expired', true, '2026-09-17 10:00:01+00', 'visa', '4242', NULL, NULL, '2026-09-10 10:00:01.46+00', '2026-10-10 10:00:02.066+00');
INSERT INTO public.payments VALUES ('0b0c9910-dbb7-40fe-97fd-aa436baf61d2', 'rent', '3733f5e5-11b7-47a3-8a82-a9a15d0ee145', 1047580, 'pi_KOTD0s6crVzxdmVJJOwPMDQx', 'cus_N64mfYl09chKUzMkozwo22U1', 5385, 0, 0, 'SEK', 'expired', true, '2026-09-17 10:00:01+00', 'visa', '4242', NULL, NULL, '2026-09-10 10:00:01.005+00', '2026-10-10 10:00:02.067+00');
INSERT INTO public.payments VALUES ('78bcb0bf-df42-4ebb-aa6b-fc7e1349dc67', 'rent', 'e79aefa4-dcd2-4fc8-973c-618467e1bbc9', 8473512, 'pi_Tc7rsgprN8u0p7A0npN0Uk5A', 'cus_jLPXKUuJhAKmVsEqTqTQXbvI', 1035, 0, 0, 'SEK', 'expired', true, '2026-09-17 10:00:01+00', 'visa', '4242', NULL, NULL, '2026-09-10 10:00:01.407+00', '2026-10-10 10:00:02.255+00');
INSERT INTO public.payments VALUES ('52024d6e-3c19-48a1-8ab2-8ca275dcec31', 'rent', '593da469-3da0-466d-ba33-7c600315004a', 9803705, 'pi_Kz2oHmbxnbmPkqJSWJFnhjFQ', 'cus_LyT1FvDD84MpxhOhnAF2BPwO', 4740, 0, 0, 'SEK', 'expired', true, '2026-09-17 10:00:01+00', 'visa', '4242', NULL, NULL, '2026-09-10 10:00:01.271+00', '2026-10-10 10:00:02.262+00');

INSERT INTO public.pictures VALUES ('/media/f2a4f0316060f76b487494c68b2194e3.webp', 'Vit helintegrerad husbil med varmt lysande fönster på en snöklädd strand, grönt norrsken över fjällen', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAwABoCQJZACdADy5FwAAP68c0ZAgDz9mSWzwi8DUQM3aLaRBAAA', '[{"url": "/media/b410d9be28efba20c295b312b345c97c.avif", "width": 640, "format": "avif"}, {"url": "/media/1508ee3cf8138994585d18092bba0ef7.avif", "width": 1280, "format": "avif"}, {"url": "/media/f2a4f0316060f76b487494c68b2194e3.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/0206859fa0b19deff8aecc5f6deb80bf.webp', 'Husbilens förarsida en klar vinterdag, med skidor nedstuckna i snön och en spark intill', 1600, 1200, 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoQAAwABoCQJZQCw7EOhygAAP6xPrfZNJn2+FaKTm0AUyQwAAA=', '[{"url": "/media/1303542382f64a2282dd9fd31107df6b.avif", "width": 640, "format": "avif"}, {"url": "/media/3a3531703ea6a8f8c34e54ff2c60c732.avif", "width": 1280, "format": "avif"}, {"url": "/media/0206859fa0b19deff8aecc5f6deb80bf.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/685110941c11d7fbea3ccd74bbdaff92.webp', 'Planritning av Fjällripa 70: två långbäddar bak, dusch och toalett, kök, matplats och sänkbar dubbelbädd fram', 1600, 1200, 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABQAQCdASoQAAwABoCQJZwABAAAAP7txV99rxaoaw+D8ZWVejgAAA==', '[{"url": "/media/fa3fff06405bac4b82d640ccdeea3b2a.avif", "width": 640, "format": "avif"}, {"url": "/media/8952c66d660460f4344494038b096ac8.avif", "width": 1280, "format": "avif"}, {"url": "/media/685110941c11d7fbea3ccd74bbdaff92.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/4fbeca1730f7859059d4777b144f9f94.webp', 'Panoramafönstret vid matplatsen: norrsken över snöiga fjäll, en ångande kaffekopp på bordet', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAwABoCQJbACdADwwTAAAPp4E1nq5hEI6Gp92KHxWAldDd0PQAAA', '[{"url": "/media/87cfd593fa62dfe30504c7281b4f96be.avif", "width": 640, "format": "avif"}, {"url": "/media/38cdc12e5e006ce6ee972edea0fbf0c8.avif", "width": 1280, "format": "avif"}, {"url": "/media/4fbeca1730f7859059d4777b144f9f94.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/07157d31e57266e5cde26407669970d4.webp', 'Husbilen vid en plogad fjällväg i blå timme, snöiga fjäll och tre renar intill', 1600, 1200, 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoQAAwABoCQJQBOgCHWdoAA/iaMapXAGeGRP2kkAAA=', '[{"url": "/media/515a29fb66a8e2e6b89fb887ea0cf31e.avif", "width": 640, "format": "avif"}, {"url": "/media/172f67c96a8e92221ad58907195c71a5.avif", "width": 1280, "format": "avif"}, {"url": "/media/07157d31e57266e5cde26407669970d4.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/52621fd5298120720ca733316ae6dd00.webp', 'Halvintegrerad husbil vid en fjällsjö i midnattssol', 1600, 1200, 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAwABoCQJQBOgCHD5XwAAMsmQ05/Q8GpZzvpx5RuaSeF8El916L9RAA=', '[{"url": "/media/fe98a92571a54ebfaa6bd2c4dc504296.avif", "width": 640, "format": "avif"}, {"url": "/media/190fd828c6ed7e99f5729a9a9a087200.avif", "width": 1280, "format": "avif"}, {"url": "/media/52621fd5298120720ca733316ae6dd00.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/178083a06069399834feec215fb73cc9.webp', 'Husbilen från dörrsidan i disig gryning med markis, bord och två stolar', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoQAAwABoCQJZQAAuVL81RQAP5ZTdeLhY+PI2D6bWbq3CAA', '[{"url": "/media/50d746343fb046c1b7d874128429325d.avif", "width": 640, "format": "avif"}, {"url": "/media/2b0fc82efbbe3532c0195145bc4cf765.avif", "width": 1280, "format": "avif"}, {"url": "/media/178083a06069399834feec215fb73cc9.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/7b03ace62eed8ddb8cda501e9f9c163a.webp', 'Planritning av Midnattssol 66: två långbäddar bak, toalett och dusch, kök och matplats med vändbara stolar', 1600, 1200, 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoQAAwABoCQJZwAAudLMqYAAP7gT/+nRO1hcyAAAAA=', '[{"url": "/media/b8c437224a4d5a3ae93e11fe3ccb20f6.avif", "width": 640, "format": "avif"}, {"url": "/media/1d7b0da17efb9ae9152b51ee7a491ce4.avif", "width": 1280, "format": "avif"}, {"url": "/media/7b03ace62eed8ddb8cda501e9f9c163a.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/65fa4546be3c12875edd2b9aa04d354a.webp', 'Vy från förarplatsen: ratten, instrumenten och vägen mot midnattssolen mellan fjällen', 1600, 1200, 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAwABoCQJYgCdAD0SZOpAAD9vpU29LsD3Zy3lsCzQoyUXQvNzXQMHgAAAA==', '[{"url": "/media/e4213212156574cf641efda905871523.avif", "width": 640, "format": "avif"}, {"url": "/media/89a146094e5df81ddf8f0f1fed8df7bb.avif", "width": 1280, "format": "avif"}, {"url": "/media/65fa4546be3c12875edd2b9aa04d354a.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/d9bbffc5309fc7c76a2513bf42caf5c0.webp', 'Slingrande väg ner mot en fjällsjö i midnattssol, husbilen parkerad ovanför vattnet', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoQAAwABoCQJQBOgCHHRXnzRAAAyydrq02r0/iC5QMj4tXthgAAAA==', '[{"url": "/media/e091a0f9fbfdb42ec10bfa8af170d790.avif", "width": 640, "format": "avif"}, {"url": "/media/8bb96f8e582b8f7f6912e4ff9accae78.avif", "width": 1280, "format": "avif"}, {"url": "/media/d9bbffc5309fc7c76a2513bf42caf5c0.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/2f15d457eb3b86c25f16242fc5813152.webp', 'Alkovhusbil med två cyklar på cykelstället i höstskymning vid en stilla sjö', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAAAQAgCdASoQAAwABoCQJaACdAEOeaYWMLPAAPJzfVc7vFPYr6zEK8BmVZXJWAAA', '[{"url": "/media/d32c2bec10b29a5d79ebdce0fe0710fd.avif", "width": 640, "format": "avif"}, {"url": "/media/2912f78e97af11551ecb0e04def10caa.avif", "width": 1280, "format": "avif"}, {"url": "/media/2f15d457eb3b86c25f16242fc5813152.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/f3a8e317c6c264f7df25c366ada204f6.webp', 'Alkovhusbilen från dörrsidan med markisen ute, stolar framme och cyklarna på stället en vårmorgon', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAwABoCQJYgCdAEPQ15BAAD+WYf9ExDU6QT0OFL2+KAA', '[{"url": "/media/acc5bf1d2f95a965be9a964b8c0bfe77.avif", "width": 640, "format": "avif"}, {"url": "/media/ccd6ce5628f3c08da8b50a9b11bdb8ea.avif", "width": 1280, "format": "avif"}, {"url": "/media/f3a8e317c6c264f7df25c366ada204f6.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/9da04d8d1a57ea80281d61aaebe1d746.webp', 'Planritning av Familjen Alkov: våningssäng bak, dusch, kök, sittgrupp, säng i alkoven och cykelställ bak', 1600, 1200, 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAADQAQCdASoQAAwABoCQJZwAAueEMWB3gAD+3pi1BogquF2vgAA=', '[{"url": "/media/27dd523a88267615a785f9e8c2bd05d7.avif", "width": 640, "format": "avif"}, {"url": "/media/d21fac117bbd4a70775c07930f163f6c.avif", "width": 1280, "format": "avif"}, {"url": "/media/9da04d8d1a57ea80281d61aaebe1d746.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/f218f767387de4d355b513ebbb7d06dd.webp', 'Alkovsängen bäddad för natten: lapptäcke, nalle, läslampa och höstskymning i fönstret', 1600, 1200, 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAwABoCQJaACdAB1aZgAAM25mP5lUQTINKby1RweUaaQ4S67HtcAAAA=', '[{"url": "/media/7a3b76057ba83aebdedd5850d90d8bdf.avif", "width": 640, "format": "avif"}, {"url": "/media/09e7ec034fe60574c8b2bbfe987598c0.avif", "width": 1280, "format": "avif"}, {"url": "/media/f218f767387de4d355b513ebbb7d06dd.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/883f5b1c0fe3ac59108f19e9ade3b424.webp', 'Lägereld vid en höstsjö i skymningen, alkovhusbilen lyser mellan björkarna', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAwABoCQJZgCdADZevrMgAD9RX3LbhqTfUETDD2n/EuwhGcJiQAA', '[{"url": "/media/50c0365bbda7c44e09935b45e2a1ad62.avif", "width": 640, "format": "avif"}, {"url": "/media/1bb0f6e70ae3d3dd37a3526b716c8b13.avif", "width": 1280, "format": "avif"}, {"url": "/media/883f5b1c0fe3ac59108f19e9ade3b424.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/bf6f570af1bb4f5d08cd36603c6fe6e7.webp', 'Grangrön plåtis på röda klippor vid havet en vårmorgon vid Höga kusten', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoQAAwABoCQJYgCsAD1faKT3AAA/lXi7DnIbNS451PR6afEgQAAAA==', '[{"url": "/media/d372b6dced2b7905f831f71128894ae6.avif", "width": 640, "format": "avif"}, {"url": "/media/b3198e8b6647f972879527b5c63d40c9.avif", "width": 1280, "format": "avif"}, {"url": "/media/bf6f570af1bb4f5d08cd36603c6fe6e7.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/086dfc1079cc7d938f34b58c370ec5c9.webp', 'Plåtisen i blå timme med öppen skjutdörr, två stolar och kaffe på bordet', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwABoCQJQBOgCHOMXBgAAD+dpv0nFZEtu7xC1Zo7uv1CG2AAA==', '[{"url": "/media/91eee712db5b3730e8c5258eb8b59b53.avif", "width": 640, "format": "avif"}, {"url": "/media/c88a6c7db750fafb0b53d21c315d1041.avif", "width": 1280, "format": "avif"}, {"url": "/media/086dfc1079cc7d938f34b58c370ec5c9.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/7778acea50a2fd05765355ad1853aa5d.webp', 'Planritning av Höga Kusten Plåtis: tvärbädd bak, badrum, kök vid skjutdörren och matplats med vändbara framstolar', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoQAAwABoCQJZwAAuXjzEbYAP7fPMpCCe7NDUluH1vVCQAA', '[{"url": "/media/8e99dcaef671a0b7eeba56fe220356da.avif", "width": 640, "format": "avif"}, {"url": "/media/5debd864832a6def7e5ae9d60e893083.avif", "width": 1280, "format": "avif"}, {"url": "/media/7778acea50a2fd05765355ad1853aa5d.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/1aa900447ab0d928caac82832a68d66d.webp', 'Köket i plåtisen: stekta ägg i pannan, kaffepanna på gasen och havet i fönstret', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAwABoCQJQBWAB3mGKDAAP5gBTEiFwEOXJeKGQldLumRVPpAAA==', '[{"url": "/media/0603725f1abc59c2c6226ba056fe09b7.avif", "width": 640, "format": "avif"}, {"url": "/media/8b2350159bcad74950b872447dba34fe.avif", "width": 1280, "format": "avif"}, {"url": "/media/1aa900447ab0d928caac82832a68d66d.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/ab0f3fd10d1bb852f36b5799f0c43361.webp', 'Hängbron vid Höga kusten en sommardag, den gröna plåtisen på en rastplats ovanför havet', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoQAAwABoCQJZgCdADtEAAA4ZnprOLe1DK0BX44TbceFsN2rBOOgAAA', '[{"url": "/media/b68fcf747a833daa40574f0f20798275.avif", "width": 640, "format": "avif"}, {"url": "/media/a656ba3c5d633c2d7a38db3764249b70.avif", "width": 1280, "format": "avif"}, {"url": "/media/ab0f3fd10d1bb852f36b5799f0c43361.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/c9f7ace76a587d56ca52b1f26af57c50.webp', 'Tvåfärgad campingbuss i korall och gräddvitt med upphöjt tak på en sandstrand om sommaren', 1600, 1200, 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAwABoCQJaACdAEPCF68UAAAAP3dLGuA1J9IOQN99amG9kH92LlVkwAAAA==', '[{"url": "/media/9be7d74e556d21d515f58d58b4cdb90d.avif", "width": 640, "format": "avif"}, {"url": "/media/ab37947656d572ba7a79afbe79b754b6.avif", "width": 1280, "format": "avif"}, {"url": "/media/c9f7ace76a587d56ca52b1f26af57c50.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/5cb8bd490fc96c4ef32c48cdf2ea998b.webp', 'Campingbussen på stranden i midnattssol med uppfällt tak, bord, två stolar och lykta', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAwABoCQJZgCdAEMrUovgAD6YM6kdCPMGBqAbIIfL08ZNzu41IAA', '[{"url": "/media/ae0e8e399c3f138872e3cdd519ab4b03.avif", "width": 640, "format": "avif"}, {"url": "/media/ab119fc41bea11c1e00dcdf506c996d0.avif", "width": 1280, "format": "avif"}, {"url": "/media/5cb8bd490fc96c4ef32c48cdf2ea998b.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/98691064f2e670b6d3fc6e458b20b289.webp', 'Planritning av Sommarbussen: baksätet utfällt till säng, kök vid skjutdörren, takbädd och framstolar', 1600, 1200, 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoQAAwABoCQJZwAAudR6dAA/uCaSsCs9ctYbQIAAAA=', '[{"url": "/media/91a4f4f43e8308558c89f2344533f72b.avif", "width": 640, "format": "avif"}, {"url": "/media/4dae44d13d67fcb9eb709fab2f3d7f5d.avif", "width": 1280, "format": "avif"}, {"url": "/media/98691064f2e670b6d3fc6e458b20b289.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/5b04ffc7ee105a5fd2463ecf71076af3.webp', 'Utsikt från bädden genom den öppna bakluckan: strand, hav, vimplar och en stråhatt på filten', 1600, 1200, 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAwABoCQJbACdAD1aOAAAP5XcgNt8CUltXWIaWx3ZuhixI8Q44Dholjdq7wAAAA=', '[{"url": "/media/999d830276aa329f79b2623aa6b83590.avif", "width": 640, "format": "avif"}, {"url": "/media/cd1211082b9ba62386aa4cc937a8860a.avif", "width": 1280, "format": "avif"}, {"url": "/media/5b04ffc7ee105a5fd2463ecf71076af3.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/fd803cce2605e39b6d1666b7fecf742b.webp', 'Röda sjöbodar och en brygga i en vik en tidig morgon, campingbussen parkerad i sanden', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwABoCQJZgC7ADzsu0uAAD+WwNsmII5FSVsS/7zg0Rg34KAAA==', '[{"url": "/media/6fbfba0baa81426f46e3af669e6ffd14.avif", "width": 640, "format": "avif"}, {"url": "/media/be20b9e2672d4005280318fe85942b57.avif", "width": 1280, "format": "avif"}, {"url": "/media/fd803cce2605e39b6d1666b7fecf742b.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/b33db1e01ae836ee492830e6ce890fb4.webp', 'Röd havskajak med vit botten på en sandstrand vid stilla vatten en sommardag', 1600, 1200, 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAwABoCQJaACdADvALPwAAD4x0FXAG+mcst/N6J8iw5/mHVr7arAAAA=', '[{"url": "/media/5c23517dedce66691d6b8aee5a8a218e.avif", "width": 640, "format": "avif"}, {"url": "/media/1b2311d0edcf3a7a0d8e34633d19554e.avif", "width": 1280, "format": "avif"}, {"url": "/media/b33db1e01ae836ee492830e6ce890fb4.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/f0f4ab3271e94c83779329e7edf10fb0.webp', 'Paddlare i havskajak på spegelblankt vatten i midnattssol', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAwABoCQJYgCdAEOOnrtQADeMvm0KObYcQt1x3c14AAA', '[{"url": "/media/0490af37f20c21f97abb5729d62e64eb.avif", "width": 640, "format": "avif"}, {"url": "/media/c646f1d288b2db5d9f5099a30ffd6fd4.avif", "width": 1280, "format": "avif"}, {"url": "/media/f0f4ab3271e94c83779329e7edf10fb0.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/6fb0a0cedfe98083a0dfc00032a84ac7.webp', 'Måttritning av havskajaken uppifrån och från sidan: 520 cm lång, 57 cm bred, 26 kg', 1600, 1200, 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAAAwAQCdASoQAAwABoCQJZwAA3AA/u322VieSU5MvrzO9i6KvDgAAA==', '[{"url": "/media/432d7e98c232d755d80b1c80540dc7d2.avif", "width": 640, "format": "avif"}, {"url": "/media/cad433f7744d0d88c9104de1dc669f14.avif", "width": 1280, "format": "avif"}, {"url": "/media/6fb0a0cedfe98083a0dfc00032a84ac7.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/3ca0e345d2cba4a6f8d56fc5bdeb2171.webp', 'Närbild på kajakens sittbrunn, däckslinor och paddel', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAwABoCQJbACdADym+gAAP6RRSLkbwPbPDQqrLwoWqDQfSEiAAAA', '[{"url": "/media/6a3f76e02ea327707550a89f551c9771.avif", "width": 640, "format": "avif"}, {"url": "/media/8866438acebf0bb8e6134c1db080afcd.avif", "width": 1280, "format": "avif"}, {"url": "/media/3ca0e345d2cba4a6f8d56fc5bdeb2171.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/4caaf55a749b278bb8e3397e9920458f.webp', 'En ensam kajak på en dimmig sjö i gryningen', 1600, 1200, 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoQAAwABoCQJQAAU6LDcAAA/o4Zb0NSjEcfDzkG6wAAAA==', '[{"url": "/media/39f95847b92d6e56d988b9d204c087ba.avif", "width": 640, "format": "avif"}, {"url": "/media/c3d9ff4602e2791bdf2dff183d264112.avif", "width": 1280, "format": "avif"}, {"url": "/media/4caaf55a749b278bb8e3397e9920458f.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/4a3dda037cee00e235b995acab0d3a21.webp', 'Grön kanadensare med relingar av trä och två paddlar på en stilla sjö i gryningen', 1600, 1200, 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoQAAwABoCQJQAAXLXxQKgAAP6QgI2xNGrpBusAAAA=', '[{"url": "/media/3992e8a6d9840eb803369c001a789ea5.avif", "width": 640, "format": "avif"}, {"url": "/media/dd26aeda555d745bb9f2819abb8344c7.avif", "width": 1280, "format": "avif"}, {"url": "/media/4a3dda037cee00e235b995acab0d3a21.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/6e4adf3ee5ba8c85ac1c45bb4d25c531.webp', 'Packad kanadensare uppdragen på gräset en höstkväll vid sjön', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAwABoCQJaACdAD2G8aAAAD18O6gh3cCN+G+izmgxL0p5TbTIAAA', '[{"url": "/media/2d5ce9afb78b02ea5d869c858e71b2e1.avif", "width": 640, "format": "avif"}, {"url": "/media/449095fc394e35f8a331dc2e303eebf5.avif", "width": 1280, "format": "avif"}, {"url": "/media/6e4adf3ee5ba8c85ac1c45bb4d25c531.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/ac7e6846f91b68ecf1ea8d10839e5a00.webp', 'Måttritning av kanadensaren uppifrån och från sidan: 490 cm lång, 91 cm bred, 34 kg', 1600, 1200, 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQAAwABoCQJYwC7ADz2vTAAAD+3uxWz4PDRCioEgeAgaDAAAA=', '[{"url": "/media/6b7b49004bc20efe52c89f4277e738fa.avif", "width": 640, "format": "avif"}, {"url": "/media/5122fac532ec862bc44fa34492449932.avif", "width": 1280, "format": "avif"}, {"url": "/media/ac7e6846f91b68ecf1ea8d10839e5a00.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/b548a2fbc688039e5626129358281d05.webp', 'Närbild på kanotens spant, flätade säte och paddlar av trä', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwABoCQJbACdAEORdPSMAD+Vl/4DT4zQ3BXfZUGZHTcetUAAA==', '[{"url": "/media/55c07fc0c4e1e97184c0512ac23a3dc4.avif", "width": 640, "format": "avif"}, {"url": "/media/d4ff0f6235723760045b6a2209c5be4a.avif", "width": 1280, "format": "avif"}, {"url": "/media/b548a2fbc688039e5626129358281d05.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/10db82c6aead3b6395b05421165d976b.webp', 'Två paddlare i en kanadensare på en skogssjö en vårmorgon', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADwAQCdASoQAAwABoCQJZAC7AEVL7918AAA/lXaGX5Zoe5F/JG+1MAA', '[{"url": "/media/4816abbd9a63b85e93010e7f21700e6a.avif", "width": 640, "format": "avif"}, {"url": "/media/fe1e837216044fd97fe2326ba3945f4e.avif", "width": 1280, "format": "avif"}, {"url": "/media/10db82c6aead3b6395b05421165d976b.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/2a934ca6762677f915215f67b2ed05ad.webp', 'Upplyst tunneltält vid en sjö under norrsken', 1600, 1200, 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAwABoCQJagCdADy5SAA/qM0lJ3H4ljWTJzQiQFaL4NqNC0vMWAiWNeAAA==', '[{"url": "/media/f980f0fe16d5ded71186df11a7a02276.avif", "width": 640, "format": "avif"}, {"url": "/media/f324addbb8019545cd6396861c679f8e.avif", "width": 1280, "format": "avif"}, {"url": "/media/2a934ca6762677f915215f67b2ed05ad.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/2550a6f89bece77abf78b92840c2db19.webp', 'Tunneltält och två campingstolar på en äng vid sjön en sommardag', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAwABoCQJbACdAEPRZfgwAD93E1DOkCnpHDwVqDxn5AA', '[{"url": "/media/ac571c41d45ee8845f8044561817981c.avif", "width": 640, "format": "avif"}, {"url": "/media/b464b312ef64195f10d74aea9cfcd222.avif", "width": 1280, "format": "avif"}, {"url": "/media/2550a6f89bece77abf78b92840c2db19.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/bed7c991cabb7b1da68d8d5736f8f105.webp', 'Måttritning av tunneltältet från sidan och gaveln: 500 cm långt, 210 cm brett, 6,5 kg', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAwABoCQJYwC7AEOjk+3SAD+5xr2rWcXu97D3lvSuiAA', '[{"url": "/media/bde5c9a4c39f41337a3e80dffc7cdd18.avif", "width": 640, "format": "avif"}, {"url": "/media/e6a52444baf47b532b04dc31109ef1a8.avif", "width": 1280, "format": "avif"}, {"url": "/media/bed7c991cabb7b1da68d8d5736f8f105.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/0d67a602b30afa9ce4a7122321a7f957.webp', 'Öppen tältdörr med varmt ljus, lykta, kängor och en kåsa i den blå timmen', 1600, 1200, 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAwABoCQJbACdADC2NAAAP6TV7LemsnKFALkryTt8ud4pD+E+WZ81qRbNYhQAAA=', '[{"url": "/media/fe52689a88986e1a3f5933c7e997abcd.avif", "width": 640, "format": "avif"}, {"url": "/media/0c24f3f655b34301fa621fac5074abcd.avif", "width": 1280, "format": "avif"}, {"url": "/media/0d67a602b30afa9ce4a7122321a7f957.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/73199ada8a73f7aeeb7659398a90955f.webp', 'Ett litet upplyst tält vid fjällsjön i höstkvällen', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwABoCQJaACdAEOuNkUAAD6k77499Vhxxj2Vm94ZKYnXaHAAA==', '[{"url": "/media/954df2e434934ba6e037f514fc213847.avif", "width": 640, "format": "avif"}, {"url": "/media/169bed5146f47d584aa6e874e20b6c8e.avif", "width": 1280, "format": "avif"}, {"url": "/media/73199ada8a73f7aeeb7659398a90955f.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/aada742aada12f9b3825b552eb11c784.webp', 'Petrolblå eldriven mountainbike vid en sjö i höstskymning', 1600, 1200, 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoQAAwABoCQJZgCdAEO9Qjp0AAA/VCUqptbLqjBLbFleJuwMAA=', '[{"url": "/media/589f2ba5a839223b5e9982657d54cc4c.avif", "width": 640, "format": "avif"}, {"url": "/media/41f85ef986588a22144c4a3c19aace24.avif", "width": 1280, "format": "avif"}, {"url": "/media/aada742aada12f9b3825b552eb11c784.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/bd27a06804a4f3141b59789fa8fcc9a3.webp', 'Cyklist på elcykel längs landsvägen en sommardag med fjäll i bakgrunden', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwABoCQJaACdAD2A0btgAD8wSRkSKKUEJfWbtMeIpvh42n4AA==', '[{"url": "/media/cf7a1df6e677cbcde0831e885e9014d3.avif", "width": 640, "format": "avif"}, {"url": "/media/b6dfedaac4b3c1f35af359e4f27d3c4a.avif", "width": 1280, "format": "avif"}, {"url": "/media/bd27a06804a4f3141b59789fa8fcc9a3.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/ee188d3646071b71d2a3223834caf403.webp', 'Måttritning av elcykeln: hjulbas 121 cm, 29-tumshjul, vikt 24 kg', 1600, 1200, 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoQAAwABoCQJZwAAuYUH2gA/ucZlo07M/KIyDpuHAAAAA==', '[{"url": "/media/18e32e096d1f55e0fe50f4c9a37b0bf8.avif", "width": 640, "format": "avif"}, {"url": "/media/9d2c5ea3de01593258363338101ce421.avif", "width": 1280, "format": "avif"}, {"url": "/media/ee188d3646071b71d2a3223834caf403.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/b9ebb7e0aa07a05f23b6d9fdb35dac6c.webp', 'Närbild på elcykelns mittmotor, vevparti och batteri i underröret', 1600, 1200, 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAwABoCQJZAC7AC4OFfl0AAAyWPqa/DMbkojkRVzUGgcpSLHvqe6ON60eDAA', '[{"url": "/media/a8a7cf96608b0797afa4a368ae3ce947.avif", "width": 640, "format": "avif"}, {"url": "/media/4fa5722b27fddc4a98252ef0b095f00e.avif", "width": 1280, "format": "avif"}, {"url": "/media/b9ebb7e0aa07a05f23b6d9fdb35dac6c.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/827e4caa36dc22c7b7121aa4f6637969.webp', 'Cyklist med tänd lykta vid fjällsjön i midnattssol', 1600, 1200, 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoQAAwABoCQJQBOgCHWrP6AAPqT42M/7kfvep/wGqFnQvoAAAA=', '[{"url": "/media/51e6a5d50d5519e34a3534d1995a2e61.avif", "width": 640, "format": "avif"}, {"url": "/media/ee2e3cf4a9ffdac3971c3138aa5a8173.avif", "width": 1280, "format": "avif"}, {"url": "/media/827e4caa36dc22c7b7121aa4f6637969.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/57c0b4f3267323c287cfc9b23b6d63b6.webp', 'Turskidor, stavar och läderpjäxor i snön en solig vårvintermorgon', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAwABoCQJQBYdiHVa11EAP5ZNOFliOPsCY1B8JiIeZ5TirAAAA==', '[{"url": "/media/40e8b7ab899da62b436b8d0b113bb15e.avif", "width": 640, "format": "avif"}, {"url": "/media/f3416d71f491cc781082d23d63319205.avif", "width": 1280, "format": "avif"}, {"url": "/media/57c0b4f3267323c287cfc9b23b6d63b6.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/83e279b6f3c50cb7632605bad82c974e.webp', 'Skidåkare på turskidor i den blå timmen', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAwABoCQJQBOgCHKLsgAAP54vVIgS+qAiP6Ck50ZMlvoZoAAAA==', '[{"url": "/media/61e38bd7aa0b8bde867dacfab1081e76.avif", "width": 640, "format": "avif"}, {"url": "/media/5fec30a2fa0654a723f38358df02c984.avif", "width": 1280, "format": "avif"}, {"url": "/media/83e279b6f3c50cb7632605bad82c974e.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/11a2a0f70f677fd28583e23b2fdb7356.webp', 'Måttblad för turskidor, stavar och pjäxor: 180 cm skidor, 2,6 kg paret', 1600, 1200, 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAADQAQCdASoQAAwABoCQJZwAAudS6YIWAAD+3zz/gguNMctwAAA=', '[{"url": "/media/9d71fbb33b84d35cf0385ec479bfbb3c.avif", "width": 640, "format": "avif"}, {"url": "/media/de38830c6403a43eb53ab53edf4afa42.avif", "width": 1280, "format": "avif"}, {"url": "/media/11a2a0f70f677fd28583e23b2fdb7356.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/a2cf24dbaead77987b9f175461e59475.webp', 'Närbild på pjäxa och bindning på en grön turskida', 1600, 1200, 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoQAAwABoCQJYwC06D1eLigaa8AAP3tNIF666Xkim2MZshHb/TAZFyAAAA=', '[{"url": "/media/32546e129d2ee0b4a13e30f4e570f86f.avif", "width": 640, "format": "avif"}, {"url": "/media/71f0ed23d9bd1965d8612104f00745e9.avif", "width": 1280, "format": "avif"}, {"url": "/media/a2cf24dbaead77987b9f175461e59475.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/7ca321af4e746858435ea3399dc87c53.webp', 'Två skidåkare på väg över vita fjället en vinterdag', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoQAAwABoCQJYwCw7FAAAD+6rgrTHGCFajEqIr9PjLokAAA', '[{"url": "/media/1fc106f763cfe20e5448b0e667127fe2.avif", "width": 640, "format": "avif"}, {"url": "/media/fa4466a511d4c6597d193e2338d55710.avif", "width": 1280, "format": "avif"}, {"url": "/media/7ca321af4e746858435ea3399dc87c53.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/e0c99424819460b926a04b96d8864be2.webp', 'Ett par snöskor med orange duk nedstuckna i snön en vinterdag', 1600, 1200, 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAwABoCQJYwAAnyYAAD+VPJQ0Bkyi4L4gwITyp/PRU0aOehnZjLV4EAAAA==', '[{"url": "/media/2b9873dff11a8a3fe74b82f36dae24c4.avif", "width": 640, "format": "avif"}, {"url": "/media/a3bab7e3cb08e8e71a39bf12e467705e.avif", "width": 1280, "format": "avif"}, {"url": "/media/e0c99424819460b926a04b96d8864be2.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/cbb89e91a2ca5e4e9b08760f1157a254.webp', 'Vandrare på snöskor genom solig vårvinterskog', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAwABoCQJQAAXwWdjiegAAD8y99STKF8y/JY5ymX2KIRyvjXSoAA', '[{"url": "/media/f4dfd4d986d7e4d9b3d150fb55c001ec.avif", "width": 640, "format": "avif"}, {"url": "/media/31fb6731df9704517d0e202d8133b4b7.avif", "width": 1280, "format": "avif"}, {"url": "/media/cbb89e91a2ca5e4e9b08760f1157a254.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/f6d0baab30f7e7618941acb0e537d7d0.webp', 'Måttblad för snöskor ovanifrån och underifrån: 64 cm långa, 2,0 kg paret', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoQAAwABoCQJZwAAp11KgAAAP7nQL6OzwdaRaCIKThWvhAA', '[{"url": "/media/bc9d9640e41fba1a06e3ca64f4a2debc.avif", "width": 640, "format": "avif"}, {"url": "/media/90727ff2e88a01eccc03d24f77eaef87.avif", "width": 1280, "format": "avif"}, {"url": "/media/f6d0baab30f7e7618941acb0e537d7d0.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/4b535b36fbe3d9c767b5d264f829365d.webp', 'Närbild på snöskornas bindning och broddar', 1600, 1200, 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwABoCQJQBOmT/F/wGPkAAA+eiTwfAtYHc8Scq9V4LLJz7g6IcVWSIvj2TW00AAAA==', '[{"url": "/media/33248e7441d8ad4c5cec8d6c6ab01cd0.avif", "width": 640, "format": "avif"}, {"url": "/media/faf40b51dd04d6e6993eca50610fcfba.avif", "width": 1280, "format": "avif"}, {"url": "/media/4b535b36fbe3d9c767b5d264f829365d.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/d735fecebb84a8c6cbd16c089edca137.webp', 'Två vandrare på snöskor under norrskenet', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAwABoCQJZACdAEOzBPAAAD+u57F7V8ddG+OEsTHayAA', '[{"url": "/media/10195d0d0c7ad523acfc855baaeab9e4.avif", "width": 640, "format": "avif"}, {"url": "/media/3acbaa9b2fed868c7530e23b32b59940.avif", "width": 1280, "format": "avif"}, {"url": "/media/d735fecebb84a8c6cbd16c089edca137.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/5a5481b5e1c0f72e94c0344fbf3617f4.webp', 'Gul turpulka med grönt kapell och skaklar i blått kvällsljus', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoQAAwABoCQJQBOgCHcQ4AA/kCAOXkunRsf4+ro7pyhEJJb8+0AAA==', '[{"url": "/media/bcdc23bb0b94e1ac7d98ca60c6312c5e.avif", "width": 640, "format": "avif"}, {"url": "/media/d6916f6f9f31369ca5ca16c56ca336b8.avif", "width": 1280, "format": "avif"}, {"url": "/media/5a5481b5e1c0f72e94c0344fbf3617f4.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/bfa3a0f613ba85b75779e1d82bcc6a91.webp', 'Packad pulka framför ett upplyst tält under norrsken', 1600, 1200, 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoQAAwABoCQJZgCdAEOtWQAAP6hyIvH2aORxCJoNHbwAA==', '[{"url": "/media/16004e480da7797ff5d21e3926425a4c.avif", "width": 640, "format": "avif"}, {"url": "/media/febbf237ef5b0061ee0f6afa2367f494.avif", "width": 1280, "format": "avif"}, {"url": "/media/bfa3a0f613ba85b75779e1d82bcc6a91.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/3ddb42582d71ca552773bfeba6471e04.webp', 'Måttritning av pulkan uppifrån och från sidan: 160 cm lång, 58 cm bred, 9 kg', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABQAQCdASoQAAwABoCQJZwABAAAAP7txnm32WSY0ivseJer1jmcAAAA', '[{"url": "/media/fed03f32448c394e9ae0a3dba2169af6.avif", "width": 640, "format": "avif"}, {"url": "/media/84eb04a1358957773e1fb12489b32d64.avif", "width": 1280, "format": "avif"}, {"url": "/media/3ddb42582d71ca552773bfeba6471e04.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/2ee81e4c65b0a3596eca7ed36205834d.webp', 'Närbild på pulkans kapell, dragkedja och spännremmar', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoQAAwABoCQJZAC7AEQMHm38AAA/rAXu4IITk2MVN4iLGm17P2AAA==', '[{"url": "/media/c5a1764baa8b298fe5e35eed11f87b2a.avif", "width": 640, "format": "avif"}, {"url": "/media/7aa0614995dd68d64d0e6b5936467e8d.avif", "width": 1280, "format": "avif"}, {"url": "/media/2ee81e4c65b0a3596eca7ed36205834d.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/f0735bb93ad680aa7a67093f795b92c2.webp', 'Skidåkare drar pulka över kalfjället en vinterdag', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoQAAwABoCQJYwCw7FAAAD+6kZ7Ko8MEK69YTK83/Q81uwA', '[{"url": "/media/7e417cb55995082113c0f7cc450e25c3.avif", "width": 640, "format": "avif"}, {"url": "/media/2c55eb354e442e203e64c25b608e8720.avif", "width": 1280, "format": "avif"}, {"url": "/media/f0735bb93ad680aa7a67093f795b92c2.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/a09ad9266c2496715365741b8eddc756.webp', 'Grafitgrå takbox på taket av en blå kombi en vårmorgon', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoQAAwABoCQJYgCw7EUgO5oFeAA/fh07zYYhfhkvJiRpipSSwAAAA==', '[{"url": "/media/006cc35fe614ebeb6a452a5b9be0f9ce.avif", "width": 640, "format": "avif"}, {"url": "/media/7fab8c81e0a857445992952f5579eff0.avif", "width": 1280, "format": "avif"}, {"url": "/media/a09ad9266c2496715365741b8eddc756.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/74e46d3ed2ce2606a4bac3ee8e473bfb.webp', 'Kombi med takbox på väg till fjällen en vinterdag', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoQAAwABoCQJYwCsAEPhCm1+wAA/rFBq/2s5wGiMc6Qp7J4Gz5tQAAA', '[{"url": "/media/26b3ab3269bb6f04bb35ec928a25c04c.avif", "width": 640, "format": "avif"}, {"url": "/media/b147993947f764cd682b6a44d667be19.avif", "width": 1280, "format": "avif"}, {"url": "/media/74e46d3ed2ce2606a4bac3ee8e473bfb.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/1274f41bb55c4b385ec745c74d7efdab.webp', 'Måttritning av takboxen uppifrån och från sidan: 204 × 86 × 40 cm, 430 liter', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAwABoCQJZwAAtZyikcAAP60JM2eq/2t24XCwmmsFUEQ6HDAAAAA', '[{"url": "/media/d28944f2f12d3f6dbc194187e6246149.avif", "width": 640, "format": "avif"}, {"url": "/media/e49576fdde7cb0296b57ec7ca26c236b.avif", "width": 1280, "format": "avif"}, {"url": "/media/1274f41bb55c4b385ec745c74d7efdab.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/1d8b1458a3094a3f108a8f8d31fa30ee.webp', 'Öppen takbox packad med skidor och packpåsar', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAwABoCQJaACdAEOtKJAAPynNhrEXZ+r722DbxAfchkWx0eIiYIA', '[{"url": "/media/0e50fc20f91d09f6ca9918cdfa95684e.avif", "width": 640, "format": "avif"}, {"url": "/media/4a84747c95fcde8d621daac74d2b06ed.avif", "width": 1280, "format": "avif"}, {"url": "/media/1d8b1458a3094a3f108a8f8d31fa30ee.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/bf26662409ff5a4a135126fa5f6da14f.webp', 'Bil med takbox på vägen norrut i midnattssol', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAwABoCQJQBOj+ACtEMXIAD6ZxVYSZybrSzg0bLRe4Ihs4ofAyAA', '[{"url": "/media/dd548bf1c4c5c7bde1c25255d6d7f0bd.avif", "width": 640, "format": "avif"}, {"url": "/media/048e8be01b427b9ca62a21f8fe196f08.avif", "width": 1280, "format": "avif"}, {"url": "/media/bf26662409ff5a4a135126fa5f6da14f.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/b6d1c0a8bec35b9af3e6fd5e8fc1205d.webp', 'Stormkök med gryta, blå kaffepanna och kåsa på en häll i midnattssol', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwABoCQJYgCdAEOgoWK4ADyckkaEYcE1kNxqSOC9fMS1BAAAA==', '[{"url": "/media/68f6ad79ac2352a13684bc5816def8fd.avif", "width": 640, "format": "avif"}, {"url": "/media/8989d9c6fb4a47f2a359a52f4e2076ad.avif", "width": 1280, "format": "avif"}, {"url": "/media/b6d1c0a8bec35b9af3e6fd5e8fc1205d.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/d7b0e08dd02bf7d77cc25e230295f630.webp', 'Middag på stormköket vid tältet en höstkväll', 1600, 1200, 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAwABoCQJaACdAELWSeAAAD7jaAtvM2+IA0AD7GicMIubwWTvEAA', '[{"url": "/media/bfd11eeb7c98c75b733d03bb82b385a4.avif", "width": 640, "format": "avif"}, {"url": "/media/ce3600e152636b9444fad7e7cce180c4.avif", "width": 1280, "format": "avif"}, {"url": "/media/d7b0e08dd02bf7d77cc25e230295f630.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/260d7593afd781fea79bf8851283f0bd.webp', 'Måttblad för lägerköket: stormkök, två kastruller, stekpanna, kaffepanna, fyra kåsor, skärbräda, kniv och stekspade, 4,5 kg', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoQAAwABoCQJZQAApYcugAAAP7V5G7B0UzVYHGdOf8y7hQA', '[{"url": "/media/c755811192dff4d979a73e62d2d09f04.avif", "width": 640, "format": "avif"}, {"url": "/media/1810d1f9623b3703ed63339845a6a8b4.avif", "width": 1280, "format": "avif"}, {"url": "/media/260d7593afd781fea79bf8851283f0bd.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/9921adff872a4c84a332490bea01dea0.webp', 'Rykande kaffe i en kåsa av björk bredvid kaffepannan en dimmig morgon', 1600, 1200, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAwABoCQJYgAAxbAjJskgAD+WYI/TjXEJj8mJTKCgAAA', '[{"url": "/media/73f0bb24afa0116924cf6344ed72771f.avif", "width": 640, "format": "avif"}, {"url": "/media/3aa8a0528847b31688ab88e330a1a9c8.avif", "width": 1280, "format": "avif"}, {"url": "/media/9921adff872a4c84a332490bea01dea0.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.pictures VALUES ('/media/e536e3152b361c5e2572c7d69ff43e5d.webp', 'Frukost med utsikt: kök och två stolar vid sjön en sommardag', 1600, 1200, 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAwABoCQJaACdAEOaO1WQAD93Ss6blMZLv0ydfFhpWWpLjpgAA==', '[{"url": "/media/b9f023954a869f62de7d9aaf0efd4a5c.avif", "width": 640, "format": "avif"}, {"url": "/media/48841cf9873bb3ef47db0442174ec8da.avif", "width": 1280, "format": "avif"}, {"url": "/media/e536e3152b361c5e2572c7d69ff43e5d.webp", "width": 960, "format": "webp"}]', false, '2026-10-10 10:00:00.653+00', '2026-09-10 10:00:00.443+00');

INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (1, 2026, 1, 'receipt', 9462068, 'e228dc1d-ebaa-4982-bb2f-75bb95a0f6be', NULL, '2026-09-10', 4185, '{"kind": "receipt", "reason": null, "seller": {"name": "Norrvidd Uthyrning AB", "email": "hej@norrvidd.example", "orgnr": "556000-0001", "phone": "060-00 00 00", "address": "Hamngatan 1, 852 29 Sundsvall", "vatNumber": "SE556000000101"}, "endDate": "2026-09-26", "currency": "SEK", "bookingId": 9462068, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-09-10", "lineItems": [{"name": "Höga Kusten Plåtis", "quantity": 3, "unitPrice": 1395, "vatAmount": 837, "totalPrice": 4185, "description": "23 september – 26 september, 3 nätter, ordinarie pris", "priceExcludingVat": 3348}], "startDate": "2026-09-23", "bookingDate": "2026-09-10", "customerName": "Lina Demo", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 837, "baseAmount": 3348}], "creditsNumber": null, "customerEmail": "demo@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000001", "rentalItemName": "Höga Kusten Plåtis", "totalVatAmount": 837, "customerAddress": "Demogatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_OBmDxluy4ti0k00FsqJnvKT0", "transactionDate": "2026-09-10T10:00:03.005Z", "totalIncludingVat": 4185, "subtotalExcludingVat": 3348, "customerPersonalNumber": "–"}', '2026-09-10 10:00:03.046+00');
INSERT INTO public.receipts OVERRIDING SYSTEM VALUE VALUES (2, 2026, 2, 'credit', 9462068, 'e228dc1d-ebaa-4982-bb2f-75bb95a0f6be', 1, '2026-09-10', 100, '{"kind": "credit", "reason": "Försening", "seller": {"name": "Norrvidd Uthyrning AB", "email": "hej@norrvidd.example", "orgnr": "556000-0001", "phone": "060-00 00 00", "address": "Hamngatan 1, 852 29 Sundsvall", "vatNumber": "SE556000000101"}, "endDate": "2026-09-26", "currency": "SEK", "bookingId": 9462068, "cardBrand": "visa", "cardLast4": "4242", "issueDate": "2026-09-10", "lineItems": [{"name": "Återbetalning", "quantity": 1, "unitPrice": 100, "vatAmount": 20, "totalPrice": 100, "description": "Avser kvitto 2026-000001", "priceExcludingVat": 80}], "startDate": "2026-09-23", "bookingDate": "2026-09-10", "customerName": "Lina Demo", "vatBreakdown": [{"vatRate": 0.25, "vatAmount": 20, "baseAmount": 80}], "creditsNumber": "2026-000001", "customerEmail": "demo@example.com", "customerPhone": "070-000 00 00", "receiptNumber": "2026-000002", "rentalItemName": "Höga Kusten Plåtis", "totalVatAmount": 20, "customerAddress": "Demogatan 1, 852 30 Sundsvall", "paymentIntentId": "pi_OBmDxluy4ti0k00FsqJnvKT0", "transactionDate": "2026-09-10T10:00:03.290Z", "totalIncludingVat": 100, "subtotalExcludingVat": 80, "customerPersonalNumber": "–"}', '2026-09-10 10:00:03.309+00');

INSERT INTO public.rental_agreement_versions OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'Hyresvillkor', '<p>Villkoren gäller mellan dig som hyr och Norrvidd. Alla priser är i svenska kronor och innehåller 25 procent moms och grundförsäkring. För husbilar ingår fria mil.</p>

<h2>1. Förare och körkort</h2>
<ul>
<li>Den som kör en husbil ska ha fyllt 21 år och ha haft B-körkort i minst två år.</li>
<li>Alla som ska köra visar giltigt körkort och legitimation vid hämtningen.</li>
<li>Bilen får köras i Sverige, Norge, Finland och Danmark. För andra länder krävs vårt skriftliga godkännande.</li>
<li>Bilen får inte hyras ut vidare, användas för tävling eller bogsering eller köras i terräng.</li>
</ul>
<p>Du ansvarar för att bilen inte lastas över tillåten vikt. Du betalar böter, parkeringsavgifter, vägavgifter och trängselskatt som hör till hyrestiden.</p>

<h2>2. Bokning och betalning</h2>
<p>När du bokar <strong>reserveras</strong> hela beloppet på ditt kort. Inga pengar dras då. Vi går igenom varje bokning för hand, och kortet <strong>debiteras först när vi har godkänt den</strong>. Därmed är avtalet bindande för båda parter.</p>
<p>Kan vi inte godkänna bokningen hävs reservationen och du betalar ingenting. Reservationen gäller en begränsad tid, oftast sju dagar. Om den löper ut innan vi har svarat ber vi dig att bekräfta kortet på nytt.</p>

<h2>3. Avbokning</h2>
<p>Avboka genom att svara på bokningsbekräftelsen. Innan vi har godkänt bokningen kostar det ingenting. Därefter gäller följande.</p>
<h3>Husbil</h3>
<ul>
<li>Mer än 30 dagar före hyrestidens början: du får tillbaka hela beloppet.</li>
<li>Mellan 30 och 14 dagar före: du får tillbaka hälften.</li>
<li>Mindre än 14 dagar före: ingen återbetalning. Hyr vi ut bilen till någon annan under samma dagar får du tillbaka vad vi får in, högst det du har betalat.</li>
</ul>
<h3>Utrustning</h3>
<p>Du får tillbaka hela beloppet om du avbokar senast 48 timmar före hämtningen. Därefter görs ingen återbetalning.</p>
<h3>Om vi ställer in</h3>
<p>Om vi inte kan lämna ut det du har bokat erbjuder vi något likvärdigt. Vill du inte ha det får du tillbaka hela beloppet. Återbetalningar görs till samma kort inom 14 dagar.</p>

<h2>4. Deposition</h2>
<p>För husbilar tar vi en deposition. Beloppet står i bokningen och betalas med kort via en länk som vi mejlar. Den ska vara betald innan bilen lämnas ut. Vi betalar tillbaka depositionen <strong>inom sju dagar från återlämningen</strong>. Gör vi avdrag för skador, städning eller saknade delar får du en skriftlig specifikation. Utrustning hyrs ut utan deposition.</p>

<h2>5. Försäkring och självrisk</h2>
<p>Husbilarna har trafikförsäkring, halvförsäkring och vagnskadeförsäkring. Självrisken är 10 000 kr per skadetillfälle. Med tillvalet självriskreducering är den 2 000 kr. För utrustning är självrisken 1 500 kr per skadetillfälle, dock högst sakens värde.</p>
<p>Självrisken begränsar inte ditt ansvar om skadan har orsakats med avsikt, genom grov vårdslöshet eller vid körning under påverkan av alkohol eller droger. Dina egna tillhörigheter omfattas inte.</p>

<h2>6. Hämtning och återlämning</h2>
<p>Tiderna står i bokningen. Vid hämtningen går vi igenom bilen eller utrustningen tillsammans och antecknar befintliga skador.</p>
<ul>
<li>Husbilen lämnas tillbaka med lika mycket bränsle som vid hämtningen.</li>
<li>Toalettank och gråvattentank ska vara tömda.</li>
<li>Blir du försenad, ring oss så snart du kan. Vid försening som beror på dig tar vi ut 300 kr per påbörjad timme, högst ett dygns hyra per dygn.</li>
<li>Hyran återbetalas inte om du lämnar tillbaka tidigare.</li>
</ul>

<h2>7. Städning</h2>
<p>Husbilen lämnas tillbaka städad invändigt, med tomt kylskåp och utan skräp. Slutstädning ingår bara om den finns med i bokningen, som tillval eller som en del av en fast avgift. Annars debiterar vi vår faktiska kostnad för den städning som saknas, högst 2 500 kr. Utrustning lämnas tillbaka rengjord.</p>

<h2>8. Husdjur och rökning</h2>
<p>Husdjur får följa med i de bilar där tillvalet för husdjur finns och är bokat. Det är inte tillåtet att röka eller använda e-cigaretter i bilar och tält. Behöver vi sanera på grund av rök eller djur betalar du kostnaden.</p>

<h2>9. Skador och haverier</h2>
<p>Ring 112 om någon är skadad eller i fara. Kontakta oss samma dag om något har gått sönder eller försvunnit, eller om du har varit med om en olycka. Stöld och viltolyckor ska även anmälas till polisen.</p>
<p>Vid driftstopp ringer du vägassistansen. Numret finns i bilens handskfack. Reparationer för högst 1 000 kr får du beställa själv, och vi ersätter dig mot kvitto om du inte har orsakat felet. Större reparationer godkänner vi först.</p>
<p>Om bilen blir obrukbar utan att du har orsakat det ordnar vi en ersättningsbil eller betalar tillbaka hyran för de dygn som går förlorade. Dina övriga rättigheter enligt lag påverkas inte.</p>

<h2>10. Ångerrätt</h2>
<p>När du hyr ett fordon för bestämda datum har du <strong>ingen ångerrätt</strong>, enligt undantaget i 2 kap. 11 § lagen (2005:59) om distansavtal och avtal utanför affärslokaler. I stället gäller avbokningsreglerna i punkt 3. Hyr du enbart utrustning kan du ångra bokningen inom 14 dagar, så länge hyrestiden inte har börjat.</p>

<h2>11. Tvister</h2>
<p>Hör av dig till oss först. Kommer vi inte överens kan du som konsument vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, arn.se. Vi följer nämndens rekommendationer. Svensk lag gäller, och en tvist kan även prövas av allmän domstol.</p>

<h2>12. Personuppgifter</h2>
<p>Norrvidd är personuppgiftsansvarig. Vi behandlar namn, personnummer, kontaktuppgifter och bokningar för att fullgöra avtalet, säkerställa vem som hyr och sköta bokföringen. Kortuppgifterna hanteras av vårt betalföretag, och vi ser aldrig hela kortnumret. Uppgifter kan lämnas till försäkringsbolag vid skada och till myndigheter när lagen kräver det.</p>
<p>Bokföringsunderlag sparas i sju år efter räkenskapsårets slut. Övriga uppgifter raderas när de inte längre behövs. Du kan begära utdrag, rättelse eller radering hos oss och klaga hos Integritetsskyddsmyndigheten.</p>
', '2026-09-10 10:00:00.443+00');

INSERT INTO public.rental_agreements OVERRIDING SYSTEM VALUE VALUES (1, 'Hyresvillkor', 'Villkor för hyra av husbil och utrustning hos Norrvidd.', true, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');

INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (1, 'rv', 'Fjällripa 70', 'fjallripa-70', 'Varmt inne när fjället är kallt', 'Helintegrerad husbil för fyra, byggd för att bo i året om.', '/media/f2a4f0316060f76b487494c68b2194e3.webp', '["/media/0206859fa0b19deff8aecc5f6deb80bf.webp", "/media/685110941c11d7fbea3ccd74bbdaff92.webp", "/media/4fbeca1730f7859059d4777b144f9f94.webp", "/media/07157d31e57266e5cde26407669970d4.webp"]', 'Fyra sovplatser, vattenburen värme och dubbdäck för resor mitt i vintern.', 'Helintegrerad husbil på 6,99 meter med uppvärmt dubbelgolv. Fyra sovplatser, fyra bältade platser och B-körkort.', 'Fjällripa 70 är bilen för den som vill vakna nära skidspåren. Färskvattnet och gråvattnet ligger i ett uppvärmt dubbelgolv, så det rinner vatten i kranen även när det är tjugo grader kallt ute.

Den vattenburna värmen går på gasol, eller på el när bilen står inkopplad, och torkar vantar och pjäxor över natten. Längst bak finns två långbäddar som kan byggas ihop till en bred säng. Över förarstolarna sänks en dubbelbädd ner när det är dags att sova.

Två fulla gasolflaskor följer med. I sträng kyla räcker de fyra till sex dygn, längre om du kan koppla in dig på en ställplats. Vid hämtningen går vi igenom värme, gasol och vinterkörning. Räkna med ungefär en timme.', NULL, NULL, '[{"heading": "Mått och körning", "features": ["Längd 6,99 m, bredd 2,32 m, höjd 2,95 m", "Totalvikt 3 500 kg, körs på B-körkort", "Cirka 400 kg last, passagerare inräknade", "Diesel, 140 hk, automatlåda", "Förbrukning cirka 1,1 liter per mil", "Fyra bältade platser"]}, {"heading": "Sova och bo", "features": ["Två långbäddar, 2,00 × 0,80 m", "Sänkbar dubbelbädd, 1,90 × 1,40 m", "Kök med tre lågor, ugn och kylskåp på 140 liter", "Toalett och separat duschkabin", "Porslin och husgeråd för fyra"]}, {"heading": "Byggd för vintern", "features": ["Vattenburen värme på gasol eller el", "Färskvatten 120 liter, gråvatten 100 liter, båda frostskyddade", "Två gasolflaskor på 11 kg", "Litiumbatteri på 200 Ah", "Motorvärmare och 25 meter elkabel", "Dubbdäck under vintersäsongen"]}]', 2195, 0, false, false, '16:00', '11:00', 1, 7500, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (2, 'rv', 'Midnattssol 66', 'midnattssol-66', 'För nätter som aldrig mörknar', 'Halvintegrerad husbil med långbäddar, där städning och startpaket ingår.', '/media/52621fd5298120720ca733316ae6dd00.webp', '["/media/178083a06069399834feec215fb73cc9.webp", "/media/7b03ace62eed8ddb8cda501e9f9c163a.webp", "/media/65fa4546be3c12875edd2b9aa04d354a.webp", "/media/d9bbffc5309fc7c76a2513bf42caf5c0.webp"]', 'Halvintegrerad på 6,60 meter med långbäddar och riktig mörkläggning.', 'Halvintegrerad husbil för två vuxna och ett barn. Slutstädning och startpaket ingår i en fast avgift. Körs på B-körkort.', 'Midnattssol 66 är en lagom stor bil för långa sträckor: låg profil, jämn gång på landsväg och två långbäddar som står redo när du kommer fram. Alla fönster har täta plisségardiner, för i juni är det ljust nästan dygnet runt.

Sittgruppen rymmer fyra vid bordet och bäddas vid behov till en tredje sovplats som passar ett barn. Under långbäddarna finns ett genomgående lastutrymme, stort nog för fiskespön, fällstolar och två hopfällbara cyklar.

Till dygnspriset kommer en fast avgift per hyra. I den ingår slutstädningen och ett startpaket med sanitetsvätska, toalettpapper, diskmedel, kaffe och en säck björkved. Du tömmer tankarna och tar med dig skräpet, resten gör vi.', NULL, NULL, '[{"heading": "Mått och körning", "features": ["Längd 6,60 m, bredd 2,32 m, höjd 2,86 m", "Totalvikt 3 500 kg, körs på B-körkort", "Cirka 600 kg last, passagerare inräknade", "Diesel, 140 hk, automatlåda", "Förbrukning cirka 1,0 liter per mil", "Fyra bältade platser"]}, {"heading": "Sova och bo", "features": ["Två långbäddar, 1,95 × 0,80 m", "Extrabädd för barn i sittgruppen, 1,70 × 0,90 m", "Kök med tre lågor och kylskåp på 140 liter", "Toalett och dusch", "Täta plisségardiner i hela bilen", "Markis på 3,5 meter"]}, {"heading": "Ingår i den fasta avgiften", "features": ["Invändig slutstädning", "Sanitetsvätska, toalettpapper och diskmedel", "Bryggkaffe till de första morgnarna", "En säck björkved"]}]', 1695, 1200, false, false, NULL, NULL, 2, 5000, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (3, 'rv', 'Familjen Alkov', 'familjen-alkov', 'Alla får följa med', 'Alkovhusbil med sex bäddar, sex bälten och cykelställ.', '/media/2f15d457eb3b86c25f16242fc5813152.webp', '["/media/f3a8e317c6c264f7df25c366ada204f6.webp", "/media/9da04d8d1a57ea80281d61aaebe1d746.webp", "/media/f218f767387de4d355b513ebbb7d06dd.webp", "/media/883f5b1c0fe3ac59108f19e9ade3b424.webp"]', 'Sex sovplatser, sex bältade platser och cyklarna med på stället bak.', 'Rymlig alkovhusbil för sex, med våningssäng längst bak och cykelställ för fyra cyklar. Körs på B-körkort.', 'I Familjen Alkov har fyra personer färdiga bäddar: två i alkoven över förarhytten och två i våningssängen längst bak. Är ni sex bäddas sittgruppen till en dubbelsäng för natten.

Är ni färre fälls den nedre bädden upp, och utrymmet därunder fylls från en lucka i sidan med barnvagn, stövlar och badleksaker. På cykelstället får fyra vanliga cyklar plats, eller två elcyklar.

Bilen får väga 3 500 kilo med allt ombord, så packningen är värd en tanke när ni är sex. Sätena i sittgruppen har trepunktsbälten, och bilbarnstolar går att hyra till.', NULL, NULL, '[{"heading": "Mått och körning", "features": ["Längd 7,15 m, bredd 2,32 m, höjd 3,15 m", "Totalvikt 3 500 kg, körs på B-körkort", "Cirka 550 kg last, passagerare inräknade", "Diesel, 140 hk, sexväxlad manuell låda", "Förbrukning cirka 1,2 liter per mil", "Sex bältade platser"]}, {"heading": "Sex sovplatser", "features": ["Alkovbädd, 2,10 × 1,55 m", "Våningssäng, två bäddar på 2,05 × 0,80 m", "Sittgrupp som bäddas till 1,85 × 1,30 m", "Fallskydd till alkoven och den övre bädden"]}, {"heading": "Vardag ombord", "features": ["Kök med tre lågor och kylskåp på 150 liter", "Toalett och dusch", "Färskvatten 120 liter, gråvatten 100 liter", "Gasolvärme och två gasolflaskor på 11 kg", "Markis på 4 meter", "Cykelställ för fyra cyklar, högst 60 kg"]}]', 1795, 0, false, false, NULL, NULL, 1, 5000, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (4, 'rv', 'Höga Kusten Plåtis', 'hoga-kusten-platis', 'Smal nog för kustvägarna', 'Plåtis för två, smidig både i stan och på grusväg.', '/media/bf6f570af1bb4f5d08cd36603c6fe6e7.webp', '["/media/086dfc1079cc7d938f34b58c370ec5c9.webp", "/media/7778acea50a2fd05765355ad1853aa5d.webp", "/media/1aa900447ab0d928caac82832a68d66d.webp", "/media/ab0f3fd10d1bb852f36b5799f0c43361.webp"]', 'Sex meter, dubbelsäng och allt som behövs för en vecka längs kusten.', 'Plåtis på 5,99 meter för två personer. Tvärställd dubbelsäng, kök, toalett och dieselvärme. Körs på B-körkort.', 'En plåtis är en skåpbil inredd till husbil. Den är smalare än en vanlig husbil, lätt att backa och tar sig fram på de krokiga vägarna ut till fiskelägena.

Sängen ligger på tvären längst bak. Öppnar du bakdörrarna på morgonen har du utsikten bredvid kudden. Under sängen finns plats för packning, stövlar och två ihopfällda stolar. Framstolarna vänds mot bordet när du har parkerat.

Värmen går på diesel ur bilens egen tank. Det gör bilen behaglig från tidig vår till sen höst och lämnar gasolen åt matlagningen. Två extra bältade platser i baksätet räcker för vänner på en dagstur, men sova kan bara två.', NULL, NULL, '[{"heading": "Mått och körning", "features": ["Längd 5,99 m, bredd 2,05 m, höjd 2,65 m", "Totalvikt 3 500 kg, körs på B-körkort", "Cirka 550 kg last, passagerare inräknade", "Diesel, 140 hk, sexväxlad manuell låda", "Förbrukning cirka 0,9 liter per mil", "Fyra bältade platser"]}, {"heading": "Sova och bo", "features": ["Tvärställd dubbelsäng, 1,96 × 1,40 m", "Kök med två lågor och kylskåp på 90 liter", "Toalett och dusch i samma utrymme", "Vändbara framstolar vid matbordet", "Porslin och husgeråd för fyra"]}, {"heading": "Värme, vatten och el", "features": ["Dieselvärmare på 4 kW", "Färskvatten 100 liter, gråvatten 90 liter", "Gasolflaska på 5 kg till spisen", "Solpanel på 120 W och 25 meter elkabel"]}]', 1395, 0, false, false, NULL, NULL, 1, 5000, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (5, 'rv', 'Sommarbussen', 'sommarbussen', 'Upp med taket, fram med kaffet', 'Campingbuss med uppfällbart tak, uthyrd under sommarsäsongen.', '/media/c9f7ace76a587d56ca52b1f26af57c50.webp', '["/media/5cb8bd490fc96c4ef32c48cdf2ea998b.webp", "/media/98691064f2e670b6d3fc6e458b20b289.webp", "/media/5b04ffc7ee105a5fd2463ecf71076af3.webp", "/media/fd803cce2605e39b6d1666b7fecf742b.webp"]', 'En personbil på dagen och fyra sovplatser när taket är uppfällt.', 'Campingbuss på 5,10 meter med uppfällbart tak och fyra sovplatser. Hyrs ut under sommarsäsongen, körs på B-körkort.', 'Sommarbussen är det enklaste sättet att bo på hjul. Med taket nerfällt är den lägre än två meter, ryms i vanliga parkeringsfickor och går att köra in till torget för att handla.

På kvällen fälls taket upp på en halv minut. Två sover där uppe bakom tältduk och myggnät, två på baksätet, som fälls ut till säng. Köket har två lågor och en kyllåda. Med skjutdörren öppen kan du stå ute och laga mat.

Bussen har ingen inbyggd toalett och ingen värmare som räcker för frostnätter. Därför hyr vi bara ut den på sommaren. En portabel toalett finns som tillval, och utedusch med tolv liter vatten följer med.', NULL, NULL, '[{"heading": "Mått och körning", "features": ["Längd 5,10 m, bredd 1,95 m, höjd 1,98 m", "Totalvikt 3 000 kg, körs på B-körkort", "Diesel, 150 hk, automatlåda", "Förbrukning cirka 0,75 liter per mil", "Fyra bältade platser"]}, {"heading": "Sova och laga mat", "features": ["Takbädd, 2,00 × 1,20 m", "Nedre bädd, 1,85 × 1,15 m", "Två lågor och kyllåda på 40 liter", "Färskvatten 30 liter", "Porslin och husgeråd för fyra", "Utfällbart bord och fyra fällstolar"]}, {"heading": "Bra att veta", "features": ["Ingen inbyggd toalett eller dusch", "Myggnät i taket och i skjutdörren", "Isofix på båda ytterplatserna i baksätet"]}]', 1195, 0, true, false, NULL, NULL, 1, 5000, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (6, 'equipment', 'Havskajak Skärgård', 'havskajak', 'Tyst fram längs klipporna', 'Stabil havskajak för dagsturer och övernattningar i skärgården.', '/media/b33db1e01ae836ee492830e6ce890fb4.webp', '["/media/f0f4ab3271e94c83779329e7edf10fb0.webp", "/media/6fb0a0cedfe98083a0dfc00032a84ac7.webp", "/media/3ca0e345d2cba4a6f8d56fc5bdeb2171.webp", "/media/4caaf55a749b278bb8e3397e9920458f.webp"]', 'Lugn i sidled, rak i spåret och med plats för tält och mat i luckorna.', 'Havskajak på 5,20 meter med två torra packluckor. Paddel, kapell, flytväst och länspump ingår.', 'Skärgård är en kajak som förlåter. Den är stadig nog för den som har paddlat några gånger, och den håller kursen när vinden kommer från sidan. Sits, ryggstöd och fotstöd ställs in efter din längd.

I luckorna får packningen till två nätter plats om du packar i mjuka påsar. Bra första turer är Åstöns långgrunda sandstränder eller vattnet runt Alnön. Läs sjövädret, håll dig nära land och vänd i tid.

Har du aldrig suttit i en havskajak rekommenderar vi en introduktionskurs först. Vi visar hur kajaken lastas på biltaket och lånar ut spännband.', NULL, NULL, '[{"heading": "Mått", "features": ["Längd 5,20 m, bredd 57 cm", "Vikt 26 kg", "Bär högst 130 kg, packningen inräknad", "Packluckor på 60 och 100 liter"]}, {"heading": "Ingår", "features": ["Tvådelad paddel", "Flytväst, storlek S till XL", "Kapell", "Länspump", "Spännband för biltak"]}, {"heading": "Passar för", "features": ["Paddlare från cirka 155 till 195 cm", "Dagsturer och helgturer nära land", "Den som har paddlat några gånger förut"]}]', 395, 0, false, false, '14:00', '12:00', 6, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (7, 'equipment', 'Kanadensare Indalsälven', 'kanadensare', 'Packa tungt, paddla lugnt', 'Öppen kanot för två vuxna, ett barn och en hel helgs packning.', '/media/4a3dda037cee00e235b995acab0d3a21.webp', '["/media/6e4adf3ee5ba8c85ac1c45bb4d25c531.webp", "/media/ac7e6846f91b68ecf1ea8d10839e5a00.webp", "/media/b548a2fbc688039e5626129358281d05.webp", "/media/10db82c6aead3b6395b05421165d976b.webp"]', 'En rymlig kanot för sjöar och lugna älvsträckor, med relingar av trä.', 'Kanadensare på 4,90 meter för två till tre personer. Två paddlar och tre flytvästar ingår.', 'En kanadensare är den enklaste båten att ta ut en familj i. Den ligger stadigt, sväljer tält, matlåda och hund, och det går att sträcka på benen medan du paddlar.

Namnet har den efter älven som rinner ut i ett stort delta vid Timrå. Paddla gärna på deltats lugna sidoarmar. Håll dig borta från kraftverken, där flödet kan ändras snabbt och utan förvarning.

Kanoten väger 34 kilo och lyfts av två. Spännband och lastskydd för biltaket följer med, men lastbågar behöver bilen ha.', NULL, NULL, '[{"heading": "Mått", "features": ["Längd 4,90 m, bredd 91 cm", "Vikt 34 kg", "Bär högst 350 kg", "Två sitsar och ett bärok i mitten"]}, {"heading": "Ingår", "features": ["Två paddlar", "Två flytvästar för vuxna och en för barn", "Öskar och fånglina", "Spännband och lastskydd för biltak"]}]', 345, 0, false, false, '14:00', '12:00', 2, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (8, 'equipment', 'Tunneltält Fyra', 'tunneltalt', 'Lä för fyra', 'Tunneltält för fyra, med absid där alla får av sig stövlarna.', '/media/2a934ca6762677f915215f67b2ed05ad.webp', '["/media/2550a6f89bece77abf78b92840c2db19.webp", "/media/bed7c991cabb7b1da68d8d5736f8f105.webp", "/media/0d67a602b30afa9ce4a7122321a7f957.webp", "/media/73199ada8a73f7aeeb7659398a90955f.webp"]', 'Fyra liggplatser, rymlig absid och rest på tio minuter om ni är två.', 'Tunneltält för fyra personer med rymlig absid. Väger 6,5 kilo och tål rejäl blåst när stormlinorna är spända.', 'Innertältet sitter kvar i yttertältet när du reser det, så det förblir torrt även om regnet har hunnit före. Fyra bågar, fyra hörn och sedan linorna. Två personer gör det på tio minuter.

Absiden är hög nog att sitta upprätt i och rymmer fyra ryggsäckar. Myggnät i båda ingångarna gör att de kan stå öppna en varm julinatt.

Vi har rest, torkat och kontrollerat varje tält innan det lämnas ut. Kommer du hem med ett blött tält hänger vi det på tork. Säg bara till.', NULL, NULL, '[{"heading": "Mått", "features": ["Längd 5,00 m, bredd 2,10 m", "Innertält 2,20 × 2,00 m, höjd 1,35 m", "Vikt 6,5 kg", "Packmått 55 × 25 cm"]}, {"heading": "Material", "features": ["Yttertält med vattenpelare på 3 000 mm", "Golv med vattenpelare på 8 000 mm", "Fyra bågar av aluminium", "Myggnät i båda ingångarna"]}, {"heading": "Ingår", "features": ["24 tältpinnar", "Åtta stormlinor", "Reparationshylsa och lagningslapp"]}]', 195, 0, false, false, '14:00', '12:00', 6, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (9, 'equipment', 'Elcykel Terräng', 'elcykel', 'Längre upp, med lättare ben', 'Eldriven mountainbike för grusvägar, skogsstigar och långa backar.', '/media/aada742aada12f9b3825b552eb11c784.webp', '["/media/bd27a06804a4f3141b59789fa8fcc9a3.webp", "/media/ee188d3646071b71d2a3223834caf403.webp", "/media/b9ebb7e0aa07a05f23b6d9fdb35dac6c.webp", "/media/827e4caa36dc22c7b7121aa4f6637969.webp"]', 'Motor på 250 watt, skivbromsar och grova däck för stig och grusväg.', 'Eldriven mountainbike med räckvidd på 50 till 90 kilometer. Hjälm, laddare och lås ingår.', 'Elcykel Terräng tar dig upp på berget och ändå hem till middagen. Motorn hjälper till upp till 25 kilometer i timmen. Därefter är det benen som gäller, precis som på en vanlig cykel.

Batteriet sitter i ramens underrör och kan tas ut för laddning. Hur långt det räcker beror på backarna, underlaget och vilket läge du väljer. Räkna med fem mil på kuperad stig och upp mot nio på grusväg.

Vi har en cykel i storlek M och en i L. Vid hämtningen ställer vi in sadel och dämpning efter din längd och vikt.', NULL, NULL, '[{"heading": "Cykeln", "features": ["Motor 250 W, stöd upp till 25 km/h", "Batteri 625 Wh, full laddning på cirka fem timmar", "Hjul 29 tum, dämpad framgaffel 130 mm", "Hydrauliska skivbromsar, tolv växlar", "Vikt 24 kg"]}, {"heading": "Storlekar", "features": ["M passar cirka 165 till 178 cm", "L passar cirka 178 till 192 cm", "Högst 125 kg, packningen inräknad"]}, {"heading": "Ingår", "features": ["Hjälm", "Laddare", "Lås", "Lagningssats och pump"]}]', 495, 0, false, false, '14:00', '12:00', 2, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (10, 'equipment', 'Turskidor Fjäll', 'turskidor', 'Fjället utanför spåret', 'Turskidor med stålkant, stavar och pjäxor i din storlek.', '/media/57c0b4f3267323c287cfc9b23b6d63b6.webp', '["/media/83e279b6f3c50cb7632605bad82c974e.webp", "/media/11a2a0f70f677fd28583e23b2fdb7356.webp", "/media/a2cf24dbaead77987b9f175461e59475.webp", "/media/7ca321af4e746858435ea3399dc87c53.webp"]', 'Stålkant, breda skidor och varma pjäxor för leder och lössnö på fjället.', 'Komplett turskidpaket med stålkantade skidor, stavar och pjäxor. Längder från 170 till 190 centimeter.', 'Turskidan är bredare än längdskidan och har stålkant i hela längden. Den bär i lös snö, greppar på skare och går att svänga med när det lutar utför.

Under foten finns ett fiskfjällsmönster som ger fäste uppför utan valla. Ska du upp på brantare berg lägger du till stighudar. Skidorna får plats i vår takbox.

Berätta om allas längd, vikt och skostorlek när du hämtar, så provar vi ut rätt par tillsammans. Pjäxor finns från 36 till 47.', NULL, NULL, '[{"heading": "Skidorna", "features": ["Längder 170, 180 och 190 cm", "Bredd 84–62–74 mm", "Stålkant i hela längden", "Vallningsfritt fäste under foten", "Vikt cirka 2,6 kg per par"]}, {"heading": "Ingår", "features": ["Bindning för 75 mm-pjäxor", "Pjäxor i storlek 36 till 47", "Ställbara stavar med stora trugor", "Fodral för transport"]}]', 245, 0, false, false, '14:00', '12:00', 6, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (11, 'equipment', 'Snöskor Vidd', 'snoskor', 'Gå där snön är djup', 'Snöskor och stavar för skog, myr och fjällbjörk.', '/media/e0c99424819460b926a04b96d8864be2.webp', '["/media/cbb89e91a2ca5e4e9b08760f1157a254.webp", "/media/f6d0baab30f7e7618941acb0e537d7d0.webp", "/media/4b535b36fbe3d9c767b5d264f829365d.webp", "/media/d735fecebb84a8c6cbd16c089edca137.webp"]', 'Lätta att gå i, lätta att spänna på och utan krav på tidigare vana.', 'Snöskor med broddar av stål och steghöjare. Stavar ingår. Passar vanliga kängor i storlek 36 till 47.', 'Kan du gå kan du gå på snöskor. De bär dig över snön där du annars sjunker till knäna, och efter hundra meter tänker du inte längre på dem.

Bindningen spänns med tre remmar över dina egna vinterkängor. Under foten sitter broddar av stål som greppar på skare, och steghöjaren avlastar vaderna i långa uppförsbackar.

Vi har tjugo par, så det går bra att boka för ett större sällskap eller en hel arbetsplats.', NULL, NULL, '[{"heading": "Snöskorna", "features": ["Längd 64 cm, bredd 22 cm", "Vikt 2,0 kg per par", "För 50 till 110 kg, packningen inräknad", "Ram av aluminium, broddar av stål", "Steghöjare under hälen"]}, {"heading": "Ingår", "features": ["Ställbara stavar med stora trugor", "Bärpåse", "Kort genomgång vid hämtningen"]}]', 95, 0, false, false, '14:00', '12:00', 20, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (12, 'equipment', 'Pulka Tur', 'pulka', 'Låt snön bära vikten', 'Turpulka med kapell, skaklar och sele för flera dagar på skidor.', '/media/5a5481b5e1c0f72e94c0344fbf3617f4.webp', '["/media/bfa3a0f613ba85b75779e1d82bcc6a91.webp", "/media/3ddb42582d71ca552773bfeba6471e04.webp", "/media/2ee81e4c65b0a3596eca7ed36205834d.webp", "/media/f0735bb93ad680aa7a67093f795b92c2.webp"]', 'Fyrtio kilo i pulkan känns lättare än tjugo på ryggen, mil efter mil.', 'Turpulka på 1,60 meter med kapell, fasta skaklar och midjesele. Tar upp till 60 kilo packning.', 'Med pulka slipper du den tunga ryggsäcken. Vikten glider bakom dig, och du kommer fram med krafter kvar att sätta upp tältet.

De fasta skaklarna gör att pulkan följer med i svängarna och inte kör ikapp i nedförsbackarna. Kapellet stängs med dragkedja och spänns med fyra remmar, så att inget blåser ur eller snöar in.

Pulkan är gjord för packning och inte för att dra barn i. Lägg det tunga lågt och något bakom mitten, så går den rakt.', NULL, NULL, '[{"heading": "Mått", "features": ["Längd 1,60 m, bredd 58 cm", "Vikt 9 kg med skaklar och sele", "Bär högst 60 kg", "Rymmer cirka 200 liter under kapellet"]}, {"heading": "Ingår", "features": ["Midjesele med axelremmar", "Delbara skaklar, 1,80 m", "Kapell och fyra spännremmar", "Reservsprint till skaklarna"]}]', 165, 0, false, false, '14:00', '12:00', 3, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (13, 'equipment', 'Takbox 430', 'takbox', 'Plats för det som blev över', 'Takbox på 430 liter som öppnas från båda sidor.', '/media/a09ad9266c2496715365741b8eddc756.webp', '["/media/74e46d3ed2ce2606a4bac3ee8e473bfb.webp", "/media/1274f41bb55c4b385ec745c74d7efdab.webp", "/media/1d8b1458a3094a3f108a8f8d31fa30ee.webp", "/media/bf26662409ff5a4a135126fa5f6da14f.webp"]', 'Rymmer skidor upp till 1,95 meter eller familjens alla sovsäckar.', 'Låsbar takbox på 430 liter för lastbågar. Öppnas från båda sidor och monteras på en kvart.', 'När bilen är full är det de lätta, skrymmande sakerna som ska upp på taket: sovsäckar, skidor, regnkläder, tält. Takboxen rymmer 430 liter och är smal nog att lämna plats för en cykelhållare bredvid.

Den fästs med snabbfästen på bilens lastbågar, utan verktyg. Vi hjälper dig gärna att sätta dit den. Saknar bilen lastbågar kan du hyra sådana av oss.

Boxen får bära 75 kilo, men det är bilens tillåtna taklast som avgör. Räkna in boxens egen vikt och lastbågarna, och håll högst 110 kilometer i timmen.', NULL, NULL, '[{"heading": "Mått", "features": ["Utvändigt 2,04 × 0,86 × 0,40 m", "Volym 430 liter", "Vikt 19 kg, bär högst 75 kg", "Skidor upp till 1,95 m"]}, {"heading": "Ingår", "features": ["Snabbfästen för lastbågar upp till 90 mm breda", "Två nycklar", "Två spännband inne i boxen"]}]', 145, 0, false, false, '14:00', '12:00', 2, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (14, 'equipment', 'Lägerkök', 'lagerkok', 'Kokkaffe på en sten i solen', 'Stormkök, kaffepanna och kåsor för upp till fyra personer.', '/media/b6d1c0a8bec35b9af3e6fd5e8fc1205d.webp', '["/media/d7b0e08dd02bf7d77cc25e230295f630.webp", "/media/260d7593afd781fea79bf8851283f0bd.webp", "/media/9921adff872a4c84a332490bea01dea0.webp", "/media/e536e3152b361c5e2572c7d69ff43e5d.webp"]', 'Allt för att laga mat och koka kaffe ute, packat i en enda låda.', 'Stormkök med två kastruller, stekpanna och kaffepanna för fyra personer. En halvliter rödsprit ingår.', 'Stormköket har inga rörliga delar, brinner lika bra i blåst och kokar en liter vatten på ungefär tio minuter. Det är därför det har sett likadant ut i flera generationer.

I lådan ligger allt diskat och räknat: kastruller, stekpanna, kaffepanna, kåsor av trä, skärbräda och kniv. En halvliter rödsprit räcker ungefär en helg för två.

Ställ köket på sten eller grus, aldrig direkt på mossa. Vid eldningsförbud gäller särskilda regler, så läs kommunens besked innan du tänder.', NULL, NULL, '[{"heading": "I lådan", "features": ["Stormkök med vindskydd och spritbrännare", "Två kastruller, 1,5 och 1,75 liter", "Stekpanna, 22 cm", "Kaffepanna, 1 liter", "Fyra kåsor av trä", "Skärbräda, kniv och stekspade"]}, {"heading": "Mått", "features": ["Låda 40 × 30 × 28 cm", "Vikt 4,5 kg med allt i", "För två till fyra personer"]}]', 125, 0, false, false, '14:00', '12:00', 6, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');
INSERT INTO public.rental_items OVERRIDING SYSTEM VALUE VALUES (15, 'equipment', 'Sänglinnepaket', 'sanglinnepaket', 'Rena lakan från första natten', 'Rena lakan och handdukar till husbilens bäddar.', '/media/f218f767387de4d355b513ebbb7d06dd.webp', '[]', 'Lakan, påslakan, örngott och handdukar, tvättade och vikta till varje bädd.', 'Sänglinne och handdukar för en person. Bokas som tillval till husbilarna.', 'Täcken och kuddar finns alltid i våra husbilar. Med sänglinnepaketet slipper du packa lakan hemifrån och tvätta dem efteråt.

Ett paket räcker till en person. Lägg till så många som ni är när du bokar husbilen. Paketen ligger på bäddarna när du hämtar, och vid återlämningen lägger du allt i tvättsäcken.', NULL, NULL, '[{"heading": "Ett paket innehåller", "features": ["Påslakan, 150 × 210 cm", "Underlakan anpassat till bädden", "Örngott, 50 × 60 cm", "Badlakan och handduk"]}, {"heading": "Bra att veta", "features": ["Ren bomull, tvättad i 60 grader", "Parfymfritt tvättmedel", "Täcke och kudde ingår i husbilen"]}]', 195, 0, false, true, NULL, NULL, 20, NULL, NULL, NULL, 1, '2026-09-10 10:00:00.443+00', '2026-09-10 10:00:00.443+00');

INSERT INTO public.schema_migrations VALUES (1, '0001-the-shop', '315d05237586a174efcd23e6edf154d52febeb4a726224315becff0d10b2abbb', '2026-11-15 13:07:42.307396+00');
INSERT INTO public.schema_migrations VALUES (2, '0002-months-close-in-order', 'c2dc36020d6d4653b869707efd84b0beb7f870c41709d02168b27a8737211de4', '2026-11-15 13:09:12.104418+00');

INSERT INTO public.seasonal_prices OVERRIDING SYSTEM VALUE VALUES (1, 1, '2027-02-01', '2027-04-12', 2595);
INSERT INTO public.seasonal_prices OVERRIDING SYSTEM VALUE VALUES (2, 2, '2027-06-14', '2027-08-15', 2195);
INSERT INTO public.seasonal_prices OVERRIDING SYSTEM VALUE VALUES (3, 2, '2027-06-18', '2027-06-21', 2595);
INSERT INTO public.seasonal_prices OVERRIDING SYSTEM VALUE VALUES (4, 3, '2027-06-14', '2027-08-15', 2295);
INSERT INTO public.seasonal_prices OVERRIDING SYSTEM VALUE VALUES (5, 4, '2027-06-14', '2027-08-15', 1795);
INSERT INTO public.seasonal_prices OVERRIDING SYSTEM VALUE VALUES (6, 5, '2027-05-25', '2027-08-31', 1395);

INSERT INTO public.settings OVERRIDING SYSTEM VALUE VALUES (1, 'demoLoaded', '2026-09-10T10:00:00.443Z', NULL, '2026-09-10 10:00:00.443+00');
INSERT INTO public.settings OVERRIDING SYSTEM VALUE VALUES (2, 'demoBooked', '2026-09-10T10:00:01.495Z', NULL, '2026-09-10 10:00:01.495+00');
INSERT INTO public.settings OVERRIDING SYSTEM VALUE VALUES (3, 'lastComparison', '{"at":"2026-10-10T10:00:02.498Z","differences":[]}', NULL, '2026-10-10 10:00:02.498+00');

INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', 'admin', false, '2026-09-10 10:00:00.23+00', '2026-09-10 10:00:00.23+00');

INSERT INTO public.voucher_lines VALUES (1, 1, 'cardReceivable', 1686, 418500);
INSERT INTO public.voucher_lines VALUES (1, 2, 'outputVat', 2611, -83700);
INSERT INTO public.voucher_lines VALUES (1, 3, 'sales', 3001, -334800);
INSERT INTO public.voucher_lines VALUES (2, 1, 'cardReceivable', 1686, -10000);
INSERT INTO public.voucher_lines VALUES (2, 2, 'outputVat', 2611, 2000);
INSERT INTO public.voucher_lines VALUES (2, 3, 'sales', 3001, 8000);

INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (1, 'K', 2026, 1, 'rent', '2026-09-10', 'Kvitto 2026-000001, bokning 9462068', 1, 'e228dc1d-ebaa-4982-bb2f-75bb95a0f6be', 9462068, '2026-09-10 10:00:03.046+00');
INSERT INTO public.vouchers OVERRIDING SYSTEM VALUE VALUES (2, 'K', 2026, 2, 'rent-refund', '2026-09-10', 'Kreditkvitto 2026-000002, bokning 9462068', 2, 'e228dc1d-ebaa-4982-bb2f-75bb95a0f6be', 9462068, '2026-09-10 10:00:03.309+00');

INSERT INTO public.webhook_events VALUES ('evt_b9b5FZlhs5Cbq18xbSyeiAqb', 'customer.created', '{"id": "evt_b9b5FZlhs5Cbq18xbSyeiAqb", "data": {"object": {"id": "cus_Ag8jR4f9ZN0kXNHXomkaKT1V", "name": "Maja Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034400, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "JISFJCWQ", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034400, "request": {"id": "req_RR5tuIkNlS46qY", "idempotency_key": "customer:1125f8e6-2213-44ab-a220-b7e6c2c995fe"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.357+00', '2026-09-10 10:00:02.378+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_bvRIGFkK0HnibHcG1IAaUvLK', 'payment_intent.created', '{"id": "evt_bvRIGFkK0HnibHcG1IAaUvLK", "data": {"object": {"id": "pi_dc06lm0Oopn7s5D0487z6vJR", "amount": 878000, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034400, "currency": "sek", "customer": "cus_Ag8jR4f9ZN0kXNHXomkaKT1V", "livemode": false, "metadata": {"checkout_id": "1125f8e6-2213-44ab-a220-b7e6c2c995fe"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-16 – 2026-09-20", "next_action": null, "on_behalf_of": null, "client_secret": "pi_dc06lm0Oopn7s5D0487z6vJR_secret_yrxuXnkOVJNZU1QxbHctDsCqC", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034400, "request": {"id": "req_JhVl5Lui89wWQR", "idempotency_key": "intent:1125f8e6-2213-44ab-a220-b7e6c2c995fe"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.363+00', '2026-09-10 10:00:02.386+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_adkMrokm11p8Rga6BlfO5f7h', 'charge.succeeded', '{"id": "evt_adkMrokm11p8Rga6BlfO5f7h", "data": {"object": {"id": "ch_1CCiPDKIlS0d6SRaWkA3Anho", "paid": true, "amount": 878000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034400, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_Ag8jR4f9ZN0kXNHXomkaKT1V", "disputed": false, "livemode": false, "metadata": {"checkout_id": "1125f8e6-2213-44ab-a220-b7e6c2c995fe"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-16 – 2026-09-20", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_dc06lm0Oopn7s5D0487z6vJR", "payment_method": "pm_otq4KBiUWHUWM7KNmifs6M5F", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 878000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639200, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 878000, "authorization_code": "5RTUUL", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "GW8U3AKUOLEGK0P", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034400, "request": {"id": "req_4bPu0Bvz2tZD8K", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.369+00', '2026-09-10 10:00:02.449+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_oMhk87yqgQDCswzBFjQKTbJr', 'customer.created', '{"id": "evt_oMhk87yqgQDCswzBFjQKTbJr", "data": {"object": {"id": "cus_CJFYzR81CKubZSH0cvZ3xXSS", "name": "Olle Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034400, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "ZW1VFZLO", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034400, "request": {"id": "req_JHhieSD603F5Qc", "idempotency_key": "customer:b8d95680-210e-4b21-ba48-8596bfd37079"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.45+00', '2026-09-10 10:00:02.486+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_MParABa1pB22GIS5GA2cSnxE', 'payment_intent.created', '{"id": "evt_MParABa1pB22GIS5GA2cSnxE", "data": {"object": {"id": "pi_kmiCUcfTIOyaezahfR8NE8mP", "amount": 1306500, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034400, "currency": "sek", "customer": "cus_CJFYzR81CKubZSH0cvZ3xXSS", "livemode": false, "metadata": {"checkout_id": "b8d95680-210e-4b21-ba48-8596bfd37079"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-18 – 2026-09-25", "next_action": null, "on_behalf_of": null, "client_secret": "pi_kmiCUcfTIOyaezahfR8NE8mP_secret_a3vhYexS18YKHsTMtVkxCtybM", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034400, "request": {"id": "req_gePTvODCbHgQBZ", "idempotency_key": "intent:b8d95680-210e-4b21-ba48-8596bfd37079"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.441+00', '2026-09-10 10:00:02.467+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_PZ9gXgZlhyK4U6xi82Q2GJi7', 'payment_intent.amount_capturable_updated', '{"id": "evt_PZ9gXgZlhyK4U6xi82Q2GJi7", "data": {"object": {"id": "pi_dc06lm0Oopn7s5D0487z6vJR", "amount": 878000, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034400, "currency": "sek", "customer": "cus_Ag8jR4f9ZN0kXNHXomkaKT1V", "livemode": false, "metadata": {"checkout_id": "1125f8e6-2213-44ab-a220-b7e6c2c995fe"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-16 – 2026-09-20", "next_action": null, "on_behalf_of": null, "client_secret": "pi_dc06lm0Oopn7s5D0487z6vJR_secret_yrxuXnkOVJNZU1QxbHctDsCqC", "latest_charge": "ch_1CCiPDKIlS0d6SRaWkA3Anho", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_otq4KBiUWHUWM7KNmifs6M5F", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 878000, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034400, "request": {"id": "req_4bPu0Bvz2tZD8K", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.386+00', '2026-09-10 10:00:02.519+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_WkjZxWeiwCbar61Hk8x5huLd', 'charge.succeeded', '{"id": "evt_WkjZxWeiwCbar61Hk8x5huLd", "data": {"object": {"id": "ch_VIr4eGE5UFg7OO07NMtqwJ90", "paid": true, "amount": 1306500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034400, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_CJFYzR81CKubZSH0cvZ3xXSS", "disputed": false, "livemode": false, "metadata": {"checkout_id": "b8d95680-210e-4b21-ba48-8596bfd37079"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-18 – 2026-09-25", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_kmiCUcfTIOyaezahfR8NE8mP", "payment_method": "pm_7G1ofb1VLjB2VPcHllgetFxx", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 1306500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639200, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 1306500, "authorization_code": "6SZLMX", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "N81VOCOW9QQK2IJ", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034400, "request": {"id": "req_ug1JvKd1eqG7Iu", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.486+00', '2026-09-10 10:00:02.494+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_Z8GPBIkqAI5ZkoQL3Wq1uD0j', 'customer.created', '{"id": "evt_Z8GPBIkqAI5ZkoQL3Wq1uD0j", "data": {"object": {"id": "cus_6rrGbnM7A3k99s79Q8bX2kt7", "name": "Sara Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034400, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "3ZV5PXLU", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034400, "request": {"id": "req_vwmPqWxFjlTb8A", "idempotency_key": "customer:6ea0af4a-980c-4997-aa21-736c2cbdbdfe"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.508+00', '2026-09-10 10:00:02.515+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_9IjkBfJRRIt8pXxzsaiq2Mwn', 'payment_intent.created', '{"id": "evt_9IjkBfJRRIt8pXxzsaiq2Mwn", "data": {"object": {"id": "pi_oqxvD42ZIBOawJhcbXNeLgyi", "amount": 474000, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034401, "currency": "sek", "customer": "cus_nI0zZb2thn9Fl4BT3g3Dj3QU", "livemode": false, "metadata": {"checkout_id": "67787ae4-882b-4fac-8902-bd01f9909f2d"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-22 – 2026-09-24", "next_action": null, "on_behalf_of": null, "client_secret": "pi_oqxvD42ZIBOawJhcbXNeLgyi_secret_kUpJ98MlNcZC8HiT8mmfA1S9t", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034401, "request": {"id": "req_Czp06eEhYvWL36", "idempotency_key": "intent:67787ae4-882b-4fac-8902-bd01f9909f2d"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.715+00', '2026-09-10 10:00:02.731+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_yMKf40SEuB1JpJ9yk9fH25Na', 'payment_intent.created', '{"id": "evt_yMKf40SEuB1JpJ9yk9fH25Na", "data": {"object": {"id": "pi_YgNwZvYqo1YHfmrOGhMT5mJk", "amount": 459000, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034400, "currency": "sek", "customer": "cus_6rrGbnM7A3k99s79Q8bX2kt7", "livemode": false, "metadata": {"checkout_id": "6ea0af4a-980c-4997-aa21-736c2cbdbdfe"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-21 – 2026-09-23", "next_action": null, "on_behalf_of": null, "client_secret": "pi_YgNwZvYqo1YHfmrOGhMT5mJk_secret_XC6g51IML2maxu0VOM1zHQlqA", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034400, "request": {"id": "req_IuPn3F5L9xhDsY", "idempotency_key": "intent:6ea0af4a-980c-4997-aa21-736c2cbdbdfe"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.521+00', '2026-09-10 10:00:02.546+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_DyOLJub01CIxCBqNrndZiib0', 'payment_intent.amount_capturable_updated', '{"id": "evt_DyOLJub01CIxCBqNrndZiib0", "data": {"object": {"id": "pi_kmiCUcfTIOyaezahfR8NE8mP", "amount": 1306500, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034400, "currency": "sek", "customer": "cus_CJFYzR81CKubZSH0cvZ3xXSS", "livemode": false, "metadata": {"checkout_id": "b8d95680-210e-4b21-ba48-8596bfd37079"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-18 – 2026-09-25", "next_action": null, "on_behalf_of": null, "client_secret": "pi_kmiCUcfTIOyaezahfR8NE8mP_secret_a3vhYexS18YKHsTMtVkxCtybM", "latest_charge": "ch_VIr4eGE5UFg7OO07NMtqwJ90", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_7G1ofb1VLjB2VPcHllgetFxx", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 1306500, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034400, "request": {"id": "req_ug1JvKd1eqG7Iu", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.498+00', '2026-09-10 10:00:02.583+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_nzOOaA7FnY2mVqzs7l64bcZ2', 'charge.succeeded', '{"id": "evt_nzOOaA7FnY2mVqzs7l64bcZ2", "data": {"object": {"id": "ch_fec9wSN9rDuXv7ljsKQCNAAt", "paid": true, "amount": 459000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034400, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_6rrGbnM7A3k99s79Q8bX2kt7", "disputed": false, "livemode": false, "metadata": {"checkout_id": "6ea0af4a-980c-4997-aa21-736c2cbdbdfe"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-21 – 2026-09-23", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_YgNwZvYqo1YHfmrOGhMT5mJk", "payment_method": "pm_UfQ420opwpGj9upnjUhEeHbN", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 459000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639200, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 459000, "authorization_code": "XSZJMC", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "NAJANVMR1F0GELW", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034400, "request": {"id": "req_TF1wqKS4r3XTK4", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.543+00', '2026-09-10 10:00:02.555+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_gYIr8aUumbIMFEJRpm0SFf10', 'customer.created', '{"id": "evt_gYIr8aUumbIMFEJRpm0SFf10", "data": {"object": {"id": "cus_N64mfYl09chKUzMkozwo22U1", "name": "Erik Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034401, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "FND2C6MA", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034401, "request": {"id": "req_DcxphCTnZtZ3Vz", "idempotency_key": "customer:3733f5e5-11b7-47a3-8a82-a9a15d0ee145"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.582+00', '2026-09-10 10:00:02.597+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_KsrCBL7MHMKzX9fUpPrsJv9w', 'payment_intent.amount_capturable_updated', '{"id": "evt_KsrCBL7MHMKzX9fUpPrsJv9w", "data": {"object": {"id": "pi_YgNwZvYqo1YHfmrOGhMT5mJk", "amount": 459000, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034400, "currency": "sek", "customer": "cus_6rrGbnM7A3k99s79Q8bX2kt7", "livemode": false, "metadata": {"checkout_id": "6ea0af4a-980c-4997-aa21-736c2cbdbdfe"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-21 – 2026-09-23", "next_action": null, "on_behalf_of": null, "client_secret": "pi_YgNwZvYqo1YHfmrOGhMT5mJk_secret_XC6g51IML2maxu0VOM1zHQlqA", "latest_charge": "ch_fec9wSN9rDuXv7ljsKQCNAAt", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_UfQ420opwpGj9upnjUhEeHbN", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 459000, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034400, "request": {"id": "req_TF1wqKS4r3XTK4", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.557+00', '2026-09-10 10:00:02.627+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_DrXHGt7H7zjRVuLsNy6IoLXB', 'customer.created', '{"id": "evt_DrXHGt7H7zjRVuLsNy6IoLXB", "data": {"object": {"id": "cus_6ehQ0PxdDoX8qAdoh5aNlxim", "name": "Företaget Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034401, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "D8AYTDM5", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034401, "request": {"id": "req_j3IL7Ai6HYqfsG", "idempotency_key": "customer:4c7b1e1b-8ff8-46c2-880a-be2bfd34525b"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.788+00', '2026-09-10 10:00:02.793+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_K1NXVzkSromwBRMWJzx9IsdA', 'payment_intent.created', '{"id": "evt_K1NXVzkSromwBRMWJzx9IsdA", "data": {"object": {"id": "pi_KOTD0s6crVzxdmVJJOwPMDQx", "amount": 538500, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034401, "currency": "sek", "customer": "cus_N64mfYl09chKUzMkozwo22U1", "livemode": false, "metadata": {"checkout_id": "3733f5e5-11b7-47a3-8a82-a9a15d0ee145"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-13 – 2026-09-16", "next_action": null, "on_behalf_of": null, "client_secret": "pi_KOTD0s6crVzxdmVJJOwPMDQx_secret_StUBQzr5YYeHYhds63g9uk5UH", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034401, "request": {"id": "req_GOxrSjlSocLo6t", "idempotency_key": "intent:3733f5e5-11b7-47a3-8a82-a9a15d0ee145"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.593+00', '2026-09-10 10:00:02.606+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_QjwhDU0gLmq9V6fUosgaV2m0', 'charge.succeeded', '{"id": "evt_QjwhDU0gLmq9V6fUosgaV2m0", "data": {"object": {"id": "ch_I8BmnLfBUQUL6ncniO3ClpUB", "paid": true, "amount": 538500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_N64mfYl09chKUzMkozwo22U1", "disputed": false, "livemode": false, "metadata": {"checkout_id": "3733f5e5-11b7-47a3-8a82-a9a15d0ee145"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-13 – 2026-09-16", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_KOTD0s6crVzxdmVJJOwPMDQx", "payment_method": "pm_s3PZmqahD4y711cAXJ2aDexJ", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 538500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 538500, "authorization_code": "NLM9WZ", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "7ET2EHN03YCNMNL", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034401, "request": {"id": "req_2BgoTcdQsLleji", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.608+00', '2026-09-10 10:00:02.619+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_UHzAQqHgBNwZYw0G53E3LeFp', 'payment_intent.amount_capturable_updated', '{"id": "evt_UHzAQqHgBNwZYw0G53E3LeFp", "data": {"object": {"id": "pi_KOTD0s6crVzxdmVJJOwPMDQx", "amount": 538500, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034401, "currency": "sek", "customer": "cus_N64mfYl09chKUzMkozwo22U1", "livemode": false, "metadata": {"checkout_id": "3733f5e5-11b7-47a3-8a82-a9a15d0ee145"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-13 – 2026-09-16", "next_action": null, "on_behalf_of": null, "client_secret": "pi_KOTD0s6crVzxdmVJJOwPMDQx_secret_StUBQzr5YYeHYhds63g9uk5UH", "latest_charge": "ch_I8BmnLfBUQUL6ncniO3ClpUB", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_s3PZmqahD4y711cAXJ2aDexJ", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 538500, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034401, "request": {"id": "req_2BgoTcdQsLleji", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.617+00', '2026-09-10 10:00:02.66+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_VxurKh0k19YK00EQl05jA6jw', 'payment_intent.created', '{"id": "evt_VxurKh0k19YK00EQl05jA6jw", "data": {"object": {"id": "pi_OBmDxluy4ti0k00FsqJnvKT0", "amount": 418500, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034401, "currency": "sek", "customer": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "livemode": false, "metadata": {"checkout_id": "04e81be0-c08f-4738-9431-8e1f8f16b459"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-23 – 2026-09-26", "next_action": null, "on_behalf_of": null, "client_secret": "pi_OBmDxluy4ti0k00FsqJnvKT0_secret_ryXDSYesMgkuzWI4h0oSDprB5", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034401, "request": {"id": "req_G17d4HF39DF1um", "idempotency_key": "intent:04e81be0-c08f-4738-9431-8e1f8f16b459"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.631+00', '2026-09-10 10:00:02.638+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_AuLsm8IPvNMbRLDj5lfEmdvA', 'charge.succeeded', '{"id": "evt_AuLsm8IPvNMbRLDj5lfEmdvA", "data": {"object": {"id": "ch_x9zfa5PUZXzIvNue5fjIiAsN", "paid": true, "amount": 474000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_LyT1FvDD84MpxhOhnAF2BPwO", "disputed": false, "livemode": false, "metadata": {"checkout_id": "593da469-3da0-466d-ba33-7c600315004a"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-14 – 2026-09-17", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ", "payment_method": "pm_9JVIkHnLZ0KIoPbsLr8ql5lx", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 474000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 474000, "authorization_code": "SHMTSS", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "5DFCRKZSDRE321B", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034401, "request": {"id": "req_1RM00SQcMRZSp4", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.68+00', '2026-09-10 10:00:02.691+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_gVd40Wyml9mhwxtKAB4WRJga', 'customer.created', '{"id": "evt_gVd40Wyml9mhwxtKAB4WRJga", "data": {"object": {"id": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "name": "Lina Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034401, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "WXIWIJUB", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034401, "request": {"id": "req_mfAkRrWrhMvYpL", "idempotency_key": "customer:04e81be0-c08f-4738-9431-8e1f8f16b459"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.626+00', '2026-09-10 10:00:02.635+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_FkhVDcgfsz8AkpxJNRakxLJw', 'charge.succeeded', '{"id": "evt_FkhVDcgfsz8AkpxJNRakxLJw", "data": {"object": {"id": "ch_Nz0tKmaz0oPsgxOpnK3fJBBq", "paid": true, "amount": 418500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "disputed": false, "livemode": false, "metadata": {"checkout_id": "04e81be0-c08f-4738-9431-8e1f8f16b459"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-23 – 2026-09-26", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_OBmDxluy4ti0k00FsqJnvKT0", "payment_method": "pm_Ar82bQxWFRHtJ9l9gMnri9vP", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 418500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 418500, "authorization_code": "V3COSX", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "XDOQHQI7AFXNE6R", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034401, "request": {"id": "req_M56w1Lace31EHJ", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.64+00', '2026-09-10 10:00:02.647+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_ZSb4ARdNI9kg2ccPAEwtxnaL', 'customer.created', '{"id": "evt_ZSb4ARdNI9kg2ccPAEwtxnaL", "data": {"object": {"id": "cus_LyT1FvDD84MpxhOhnAF2BPwO", "name": "Paddelklubben Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034401, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "LLGNQYSC", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034401, "request": {"id": "req_49LovagdiZKVnl", "idempotency_key": "customer:593da469-3da0-466d-ba33-7c600315004a"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.656+00', '2026-09-10 10:00:02.669+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_Vo7s2Lk3oPEgnh39ccKLtX5H', 'payment_intent.created', '{"id": "evt_Vo7s2Lk3oPEgnh39ccKLtX5H", "data": {"object": {"id": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ", "amount": 474000, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034401, "currency": "sek", "customer": "cus_LyT1FvDD84MpxhOhnAF2BPwO", "livemode": false, "metadata": {"checkout_id": "593da469-3da0-466d-ba33-7c600315004a"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-14 – 2026-09-17", "next_action": null, "on_behalf_of": null, "client_secret": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ_secret_dPkxk6Iz9MOaRwxCf933vtYuP", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034401, "request": {"id": "req_bj8gPFG9s6nPuX", "idempotency_key": "intent:593da469-3da0-466d-ba33-7c600315004a"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.671+00', '2026-09-10 10:00:02.693+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_xaHSZGgAL70ehwPmPEgyuShB', 'payment_intent.amount_capturable_updated', '{"id": "evt_xaHSZGgAL70ehwPmPEgyuShB", "data": {"object": {"id": "pi_OBmDxluy4ti0k00FsqJnvKT0", "amount": 418500, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034401, "currency": "sek", "customer": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "livemode": false, "metadata": {"checkout_id": "04e81be0-c08f-4738-9431-8e1f8f16b459"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-23 – 2026-09-26", "next_action": null, "on_behalf_of": null, "client_secret": "pi_OBmDxluy4ti0k00FsqJnvKT0_secret_ryXDSYesMgkuzWI4h0oSDprB5", "latest_charge": "ch_Nz0tKmaz0oPsgxOpnK3fJBBq", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_Ar82bQxWFRHtJ9l9gMnri9vP", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 418500, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034401, "request": {"id": "req_M56w1Lace31EHJ", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.651+00', '2026-09-10 10:00:02.703+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_1QpFmmnr6mjGQstQwyMzLxkx', 'customer.created', '{"id": "evt_1QpFmmnr6mjGQstQwyMzLxkx", "data": {"object": {"id": "cus_nI0zZb2thn9Fl4BT3g3Dj3QU", "name": "Skolan Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034401, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "HBXYIJYB", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034401, "request": {"id": "req_5M8ZMQBXltPVQ9", "idempotency_key": "customer:67787ae4-882b-4fac-8902-bd01f9909f2d"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.71+00', '2026-09-10 10:00:02.738+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_YuIS8lFw5Ijq9HA6OGnIaRHS', 'refund.created', '{"id": "evt_YuIS8lFw5Ijq9HA6OGnIaRHS", "data": {"object": {"id": "re_09Gh6mC3yt5NXSHT272P92lb", "amount": 474000, "charge": "ch_cPToujNPMUdTcl8Z7oaSTPQg", "object": "refund", "reason": null, "status": "succeeded", "created": 1789034403, "currency": "sek", "customer": "cus_nI0zZb2thn9Fl4BT3g3Dj3QU", "metadata": {}, "payment_intent": "pi_oqxvD42ZIBOawJhcbXNeLgyi", "payment_method": "pm_APxjVdT0sRNNigu68OsD8BMx", "receipt_number": null, "customer_account": null, "transfer_reversal": null, "balance_transaction": null, "destination_details": {"card": {"type": "reversal"}, "type": "card"}, "source_transfer_reversal": null}}, "type": "refund.created", "object": "event", "created": 1789034403, "request": {"id": "req_RDC9o5aTOFkQm6", "idempotency_key": "stripe-node-retry-5fb6cca3-29e5-433b-91ac-c68e2959d720"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:03.205+00', '2026-09-10 10:00:03.261+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_GAiMHBTAFO1ShPqUZ4FqWzvk', 'charge.succeeded', '{"id": "evt_GAiMHBTAFO1ShPqUZ4FqWzvk", "data": {"object": {"id": "ch_cPToujNPMUdTcl8Z7oaSTPQg", "paid": true, "amount": 474000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_nI0zZb2thn9Fl4BT3g3Dj3QU", "disputed": false, "livemode": false, "metadata": {"checkout_id": "67787ae4-882b-4fac-8902-bd01f9909f2d"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-22 – 2026-09-24", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_oqxvD42ZIBOawJhcbXNeLgyi", "payment_method": "pm_APxjVdT0sRNNigu68OsD8BMx", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 474000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 474000, "authorization_code": "YADZM2", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "ON5OVVIFKRHN4LX", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034401, "request": {"id": "req_EPPVPN1xWAJ356", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.717+00', '2026-09-10 10:00:02.729+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_yCWx7A6m0bz1QveZwyG7ONgm', 'payment_intent.amount_capturable_updated', '{"id": "evt_yCWx7A6m0bz1QveZwyG7ONgm", "data": {"object": {"id": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ", "amount": 474000, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034401, "currency": "sek", "customer": "cus_LyT1FvDD84MpxhOhnAF2BPwO", "livemode": false, "metadata": {"checkout_id": "593da469-3da0-466d-ba33-7c600315004a"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-14 – 2026-09-17", "next_action": null, "on_behalf_of": null, "client_secret": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ_secret_dPkxk6Iz9MOaRwxCf933vtYuP", "latest_charge": "ch_x9zfa5PUZXzIvNue5fjIiAsN", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_9JVIkHnLZ0KIoPbsLr8ql5lx", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 474000, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034401, "request": {"id": "req_1RM00SQcMRZSp4", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.681+00', '2026-09-10 10:00:02.736+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_5GtMuDHMKKGh3NU7o3KaIL0t', 'customer.created', '{"id": "evt_5GtMuDHMKKGh3NU7o3KaIL0t", "data": {"object": {"id": "cus_jLPXKUuJhAKmVsEqTqTQXbvI", "name": "Nils Demo", "email": "demo@example.com", "phone": "070-000 00 00", "object": "customer", "address": {"city": "Sundsvall", "line1": "Demogatan 1", "line2": null, "state": null, "country": "SE", "postal_code": "852 30"}, "balance": 0, "created": 1789034401, "currency": null, "discount": null, "livemode": false, "metadata": {}, "shipping": null, "delinquent": false, "tax_exempt": "none", "test_clock": null, "description": null, "default_source": null, "invoice_prefix": "FRMKW22I", "customer_account": null, "invoice_settings": {"footer": null, "custom_fields": null, "rendering_options": null, "default_payment_method": null}, "preferred_locales": [], "next_invoice_sequence": 1}}, "type": "customer.created", "object": "event", "created": 1789034401, "request": {"id": "req_LZ2JdNvSRnBEx0", "idempotency_key": "customer:e79aefa4-dcd2-4fc8-973c-618467e1bbc9"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.759+00', '2026-09-10 10:00:02.775+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_K831vGcT6efusAMHza9CeWeX', 'refund.created', '{"id": "evt_K831vGcT6efusAMHza9CeWeX", "data": {"object": {"id": "re_k2ob7D6y0uejyXY1qq10ahce", "amount": 10000, "charge": "ch_Nz0tKmaz0oPsgxOpnK3fJBBq", "object": "refund", "reason": null, "status": "succeeded", "created": 1789034403, "currency": "sek", "customer": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "metadata": {"attempt_id": "b13834ed-f737-4944-bef0-44fcf5a2cf11"}, "payment_intent": "pi_OBmDxluy4ti0k00FsqJnvKT0", "payment_method": "pm_Ar82bQxWFRHtJ9l9gMnri9vP", "receipt_number": null, "customer_account": null, "transfer_reversal": null, "balance_transaction": "txn_eL5kaV09fpdOBELh4HdXFKXE", "destination_details": {"card": {"type": "refund"}, "type": "card"}, "source_transfer_reversal": null}}, "type": "refund.created", "object": "event", "created": 1789034403, "request": {"id": "req_27m6ZZ2jLbCphD", "idempotency_key": "b13834ed-f737-4944-bef0-44fcf5a2cf11"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:03.296+00', '2026-09-10 10:00:03.417+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_gxb1D8XPPnyQSSmWGErXxBl0', 'payment_intent.created', '{"id": "evt_gxb1D8XPPnyQSSmWGErXxBl0", "data": {"object": {"id": "pi_Tc7rsgprN8u0p7A0npN0Uk5A", "amount": 103500, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034401, "currency": "sek", "customer": "cus_jLPXKUuJhAKmVsEqTqTQXbvI", "livemode": false, "metadata": {"checkout_id": "e79aefa4-dcd2-4fc8-973c-618467e1bbc9"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-15 – 2026-09-18", "next_action": null, "on_behalf_of": null, "client_secret": "pi_Tc7rsgprN8u0p7A0npN0Uk5A_secret_INL72Z4Ya30O16I9sA98Zx0o0", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034401, "request": {"id": "req_SLIWFuyL53knq7", "idempotency_key": "intent:e79aefa4-dcd2-4fc8-973c-618467e1bbc9"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.757+00', '2026-09-10 10:00:02.767+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_eoRP06escMkYhIXCMpcBR1ZS', 'payment_intent.amount_capturable_updated', '{"id": "evt_eoRP06escMkYhIXCMpcBR1ZS", "data": {"object": {"id": "pi_oqxvD42ZIBOawJhcbXNeLgyi", "amount": 474000, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034401, "currency": "sek", "customer": "cus_nI0zZb2thn9Fl4BT3g3Dj3QU", "livemode": false, "metadata": {"checkout_id": "67787ae4-882b-4fac-8902-bd01f9909f2d"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-22 – 2026-09-24", "next_action": null, "on_behalf_of": null, "client_secret": "pi_oqxvD42ZIBOawJhcbXNeLgyi_secret_kUpJ98MlNcZC8HiT8mmfA1S9t", "latest_charge": "ch_cPToujNPMUdTcl8Z7oaSTPQg", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_APxjVdT0sRNNigu68OsD8BMx", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 474000, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034401, "request": {"id": "req_EPPVPN1xWAJ356", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.747+00', '2026-09-10 10:00:02.793+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_vNxFiGYHHvYP7yWzNokKOB1Q', 'payment_intent.amount_capturable_updated', '{"id": "evt_vNxFiGYHHvYP7yWzNokKOB1Q", "data": {"object": {"id": "pi_HdnhomPy0mw6p0o5cAts9NOh", "amount": 342000, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034401, "currency": "sek", "customer": "cus_6ehQ0PxdDoX8qAdoh5aNlxim", "livemode": false, "metadata": {"checkout_id": "4c7b1e1b-8ff8-46c2-880a-be2bfd34525b"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-19 – 2026-09-21", "next_action": null, "on_behalf_of": null, "client_secret": "pi_HdnhomPy0mw6p0o5cAts9NOh_secret_B91vCRaYINWZVZJougQCBR68p", "latest_charge": "ch_DyxiNBgTbYn3UXrsKKVLL7NB", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_34jayqrICkwIVfjhtguMhITY", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 342000, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034401, "request": {"id": "req_P5iZ4sXZ6vMz0g", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.807+00', '2026-09-10 10:00:02.888+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_Kt0kIky7fVCNzsLnD23LgXtj', 'charge.succeeded', '{"id": "evt_Kt0kIky7fVCNzsLnD23LgXtj", "data": {"object": {"id": "ch_PprLB9J2USPYt6FDSuVSm1zy", "paid": true, "amount": 103500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_jLPXKUuJhAKmVsEqTqTQXbvI", "disputed": false, "livemode": false, "metadata": {"checkout_id": "e79aefa4-dcd2-4fc8-973c-618467e1bbc9"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-15 – 2026-09-18", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_Tc7rsgprN8u0p7A0npN0Uk5A", "payment_method": "pm_U5pwhvKZTFYsfFsEvvOMm0h9", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 103500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 103500, "authorization_code": "X5CGPW", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "UMDERXPNPYDSGSE", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034401, "request": {"id": "req_ewtVgN3IoVXXM2", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.766+00', '2026-09-10 10:00:02.775+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_prUbCNKpd61sDJADTODN3f9P', 'payment_intent.amount_capturable_updated', '{"id": "evt_prUbCNKpd61sDJADTODN3f9P", "data": {"object": {"id": "pi_Tc7rsgprN8u0p7A0npN0Uk5A", "amount": 103500, "object": "payment_intent", "review": null, "source": null, "status": "requires_capture", "created": 1789034401, "currency": "sek", "customer": "cus_jLPXKUuJhAKmVsEqTqTQXbvI", "livemode": false, "metadata": {"checkout_id": "e79aefa4-dcd2-4fc8-973c-618467e1bbc9"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-15 – 2026-09-18", "next_action": null, "on_behalf_of": null, "client_secret": "pi_Tc7rsgprN8u0p7A0npN0Uk5A_secret_INL72Z4Ya30O16I9sA98Zx0o0", "latest_charge": "ch_PprLB9J2USPYt6FDSuVSm1zy", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_U5pwhvKZTFYsfFsEvvOMm0h9", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 103500, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.amount_capturable_updated", "object": "event", "created": 1789034401, "request": {"id": "req_ewtVgN3IoVXXM2", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.779+00', '2026-09-10 10:00:02.839+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_9kEiAISrFwK29lvFykiN1zEf', 'payment_intent.created', '{"id": "evt_9kEiAISrFwK29lvFykiN1zEf", "data": {"object": {"id": "pi_HdnhomPy0mw6p0o5cAts9NOh", "amount": 342000, "object": "payment_intent", "review": null, "source": null, "status": "requires_payment_method", "created": 1789034401, "currency": "sek", "customer": "cus_6ehQ0PxdDoX8qAdoh5aNlxim", "livemode": false, "metadata": {"checkout_id": "4c7b1e1b-8ff8-46c2-880a-be2bfd34525b"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-19 – 2026-09-21", "next_action": null, "on_behalf_of": null, "client_secret": "pi_HdnhomPy0mw6p0o5cAts9NOh_secret_B91vCRaYINWZVZJougQCBR68p", "latest_charge": null, "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": null, "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.created", "object": "event", "created": 1789034401, "request": {"id": "req_gx57tMcdOoG3Om", "idempotency_key": "intent:4c7b1e1b-8ff8-46c2-880a-be2bfd34525b"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.792+00', '2026-09-10 10:00:02.801+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_Nl5m0z0E9VPS6F5ra6GREhVv', 'charge.captured', '{"id": "evt_Nl5m0z0E9VPS6F5ra6GREhVv", "data": {"object": {"id": "ch_Nz0tKmaz0oPsgxOpnK3fJBBq", "paid": true, "amount": 418500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": true, "currency": "sek", "customer": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "disputed": false, "livemode": false, "metadata": {"checkout_id": "04e81be0-c08f-4738-9431-8e1f8f16b459"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-23 – 2026-09-26", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_OBmDxluy4ti0k00FsqJnvKT0", "payment_method": "pm_Ar82bQxWFRHtJ9l9gMnri9vP", "receipt_number": null, "transfer_group": null, "amount_captured": 418500, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": "txn_4pF0Vim1elBnasggidai8oGx", "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 418500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 418500, "authorization_code": "V3COSX", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "XDOQHQI7AFXNE6R", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.captured", "object": "event", "created": 1789034403, "request": {"id": "req_lCXq7sjGOvaYB5", "idempotency_key": "f36e6529-8fe5-4a20-b3b2-e940b417926d"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:03.027+00', '2026-09-10 10:00:03.185+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_oNlPA6nVTFYp3hzqE8RHbGtW', 'payment_intent.succeeded', '{"id": "evt_oNlPA6nVTFYp3hzqE8RHbGtW", "data": {"object": {"id": "pi_OBmDxluy4ti0k00FsqJnvKT0", "amount": 418500, "object": "payment_intent", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "currency": "sek", "customer": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "livemode": false, "metadata": {"checkout_id": "04e81be0-c08f-4738-9431-8e1f8f16b459"}, "shipping": null, "processing": null, "application": null, "canceled_at": null, "description": "Uthyrning 2026-09-23 – 2026-09-26", "next_action": null, "on_behalf_of": null, "client_secret": "pi_OBmDxluy4ti0k00FsqJnvKT0_secret_ryXDSYesMgkuzWI4h0oSDprB5", "latest_charge": "ch_Nz0tKmaz0oPsgxOpnK3fJBBq", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_Ar82bQxWFRHtJ9l9gMnri9vP", "payment_record": null, "transfer_group": null, "amount_received": 418500, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.succeeded", "object": "event", "created": 1789034403, "request": {"id": "req_lCXq7sjGOvaYB5", "idempotency_key": "f36e6529-8fe5-4a20-b3b2-e940b417926d"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:03.028+00', '2026-09-10 10:00:03.195+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_Un1hU5eXQ9rSKsVGZaKBtXPg', 'charge.succeeded', '{"id": "evt_Un1hU5eXQ9rSKsVGZaKBtXPg", "data": {"object": {"id": "ch_DyxiNBgTbYn3UXrsKKVLL7NB", "paid": true, "amount": 342000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_6ehQ0PxdDoX8qAdoh5aNlxim", "disputed": false, "livemode": false, "metadata": {"checkout_id": "4c7b1e1b-8ff8-46c2-880a-be2bfd34525b"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-19 – 2026-09-21", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_HdnhomPy0mw6p0o5cAts9NOh", "payment_method": "pm_34jayqrICkwIVfjhtguMhITY", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 0, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 342000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 342000, "authorization_code": "TFI1IW", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "VAN9SYRQFUJDALW", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.succeeded", "object": "event", "created": 1789034401, "request": {"id": "req_P5iZ4sXZ6vMz0g", "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:02.806+00', '2026-09-10 10:00:02.821+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_OdUof0iiIsrDzbgwnt4TiXSe', 'charge.refunded', '{"id": "evt_OdUof0iiIsrDzbgwnt4TiXSe", "data": {"object": {"id": "ch_cPToujNPMUdTcl8Z7oaSTPQg", "paid": true, "amount": 474000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_nI0zZb2thn9Fl4BT3g3Dj3QU", "disputed": false, "livemode": false, "metadata": {"checkout_id": "67787ae4-882b-4fac-8902-bd01f9909f2d"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-22 – 2026-09-24", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_oqxvD42ZIBOawJhcbXNeLgyi", "payment_method": "pm_APxjVdT0sRNNigu68OsD8BMx", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 474000, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 474000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 474000, "authorization_code": "YADZM2", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "ON5OVVIFKRHN4LX", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}, "previous_attributes": {"refunded": false, "amount_refunded": 0}}, "type": "charge.refunded", "object": "event", "created": 1789034403, "request": {"id": "req_RDC9o5aTOFkQm6", "idempotency_key": "stripe-node-retry-5fb6cca3-29e5-433b-91ac-c68e2959d720"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:03.204+00', '2026-09-10 10:00:03.245+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_WQ3o311dCbkwaO7bXsREqFVL', 'payment_intent.canceled', '{"id": "evt_WQ3o311dCbkwaO7bXsREqFVL", "data": {"object": {"id": "pi_oqxvD42ZIBOawJhcbXNeLgyi", "amount": 474000, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034401, "currency": "sek", "customer": "cus_nI0zZb2thn9Fl4BT3g3Dj3QU", "livemode": false, "metadata": {"checkout_id": "67787ae4-882b-4fac-8902-bd01f9909f2d"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1789034403, "description": "Uthyrning 2026-09-22 – 2026-09-24", "next_action": null, "on_behalf_of": null, "client_secret": "pi_oqxvD42ZIBOawJhcbXNeLgyi_secret_kUpJ98MlNcZC8HiT8mmfA1S9t", "latest_charge": "ch_cPToujNPMUdTcl8Z7oaSTPQg", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_APxjVdT0sRNNigu68OsD8BMx", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "requested_by_customer", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1789034403, "request": {"id": "req_RDC9o5aTOFkQm6", "idempotency_key": "stripe-node-retry-5fb6cca3-29e5-433b-91ac-c68e2959d720"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:03.206+00', '2026-09-10 10:00:03.264+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_HihkdXuFx8iCj0gF8ATOpMQ1', 'charge.refunded', '{"id": "evt_HihkdXuFx8iCj0gF8ATOpMQ1", "data": {"object": {"id": "ch_Nz0tKmaz0oPsgxOpnK3fJBBq", "paid": true, "amount": 418500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": true, "currency": "sek", "customer": "cus_EpjWJz4uAzyonr1OAKJsNPyK", "disputed": false, "livemode": false, "metadata": {"checkout_id": "04e81be0-c08f-4738-9431-8e1f8f16b459"}, "refunded": false, "shipping": null, "application": null, "description": "Uthyrning 2026-09-23 – 2026-09-26", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_OBmDxluy4ti0k00FsqJnvKT0", "payment_method": "pm_Ar82bQxWFRHtJ9l9gMnri9vP", "receipt_number": null, "transfer_group": null, "amount_captured": 418500, "amount_refunded": 10000, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": "txn_4pF0Vim1elBnasggidai8oGx", "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 418500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 418500, "authorization_code": "V3COSX", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "XDOQHQI7AFXNE6R", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}, "previous_attributes": {"amount_refunded": 0}}, "type": "charge.refunded", "object": "event", "created": 1789034403, "request": {"id": "req_27m6ZZ2jLbCphD", "idempotency_key": "b13834ed-f737-4944-bef0-44fcf5a2cf11"}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-09-10 10:00:03.294+00', '2026-09-10 10:00:03.404+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_ZLv7EzJRJBIGkh8N3sYimdf8', 'payment_intent.canceled', '{"id": "evt_ZLv7EzJRJBIGkh8N3sYimdf8", "data": {"object": {"id": "pi_kmiCUcfTIOyaezahfR8NE8mP", "amount": 1306500, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034400, "currency": "sek", "customer": "cus_CJFYzR81CKubZSH0cvZ3xXSS", "livemode": false, "metadata": {"checkout_id": "b8d95680-210e-4b21-ba48-8596bfd37079"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1791626400, "description": "Uthyrning 2026-09-18 – 2026-09-25", "next_action": null, "on_behalf_of": null, "client_secret": "pi_kmiCUcfTIOyaezahfR8NE8mP_secret_a3vhYexS18YKHsTMtVkxCtybM", "latest_charge": "ch_VIr4eGE5UFg7OO07NMtqwJ90", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_7G1ofb1VLjB2VPcHllgetFxx", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "automatic", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:00.909+00', '2026-10-10 10:00:01.832+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_tf1z7xi7RBUl7TuPO95Be02P', 'payment_intent.canceled', '{"id": "evt_tf1z7xi7RBUl7TuPO95Be02P", "data": {"object": {"id": "pi_KOTD0s6crVzxdmVJJOwPMDQx", "amount": 538500, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034401, "currency": "sek", "customer": "cus_N64mfYl09chKUzMkozwo22U1", "livemode": false, "metadata": {"checkout_id": "3733f5e5-11b7-47a3-8a82-a9a15d0ee145"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1791626400, "description": "Uthyrning 2026-09-13 – 2026-09-16", "next_action": null, "on_behalf_of": null, "client_secret": "pi_KOTD0s6crVzxdmVJJOwPMDQx_secret_StUBQzr5YYeHYhds63g9uk5UH", "latest_charge": "ch_I8BmnLfBUQUL6ncniO3ClpUB", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_s3PZmqahD4y711cAXJ2aDexJ", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "automatic", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:02.051+00', '2026-10-10 10:00:02.153+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_wnqWSh2XDu10URdVFvt5m8pz', 'charge.expired', '{"id": "evt_wnqWSh2XDu10URdVFvt5m8pz", "data": {"object": {"id": "ch_1CCiPDKIlS0d6SRaWkA3Anho", "paid": true, "amount": 878000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034400, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_Ag8jR4f9ZN0kXNHXomkaKT1V", "disputed": false, "livemode": false, "metadata": {"checkout_id": "1125f8e6-2213-44ab-a220-b7e6c2c995fe"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-16 – 2026-09-20", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_dc06lm0Oopn7s5D0487z6vJR", "payment_method": "pm_otq4KBiUWHUWM7KNmifs6M5F", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 878000, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 878000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639200, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 878000, "authorization_code": "5RTUUL", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "GW8U3AKUOLEGK0P", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.expired", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:00.809+00', '2026-10-10 10:00:01.379+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_qBSdGuk0vy0dscHQOruzVtNJ', 'payment_intent.canceled', '{"id": "evt_qBSdGuk0vy0dscHQOruzVtNJ", "data": {"object": {"id": "pi_dc06lm0Oopn7s5D0487z6vJR", "amount": 878000, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034400, "currency": "sek", "customer": "cus_Ag8jR4f9ZN0kXNHXomkaKT1V", "livemode": false, "metadata": {"checkout_id": "1125f8e6-2213-44ab-a220-b7e6c2c995fe"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1791626400, "description": "Uthyrning 2026-09-16 – 2026-09-20", "next_action": null, "on_behalf_of": null, "client_secret": "pi_dc06lm0Oopn7s5D0487z6vJR_secret_yrxuXnkOVJNZU1QxbHctDsCqC", "latest_charge": "ch_1CCiPDKIlS0d6SRaWkA3Anho", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_otq4KBiUWHUWM7KNmifs6M5F", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "automatic", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:00.821+00', '2026-10-10 10:00:01.396+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_BLAaHuiruz4WpwTBiqWoU4S9', 'charge.expired', '{"id": "evt_BLAaHuiruz4WpwTBiqWoU4S9", "data": {"object": {"id": "ch_fec9wSN9rDuXv7ljsKQCNAAt", "paid": true, "amount": 459000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034400, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_6rrGbnM7A3k99s79Q8bX2kt7", "disputed": false, "livemode": false, "metadata": {"checkout_id": "6ea0af4a-980c-4997-aa21-736c2cbdbdfe"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-21 – 2026-09-23", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_YgNwZvYqo1YHfmrOGhMT5mJk", "payment_method": "pm_UfQ420opwpGj9upnjUhEeHbN", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 459000, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 459000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639200, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 459000, "authorization_code": "XSZJMC", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "NAJANVMR1F0GELW", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.expired", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:01.565+00', '2026-10-10 10:00:02.126+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_cyOVe2IL5kWWn0oWrlZoyctl', 'charge.expired', '{"id": "evt_cyOVe2IL5kWWn0oWrlZoyctl", "data": {"object": {"id": "ch_VIr4eGE5UFg7OO07NMtqwJ90", "paid": true, "amount": 1306500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034400, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_CJFYzR81CKubZSH0cvZ3xXSS", "disputed": false, "livemode": false, "metadata": {"checkout_id": "b8d95680-210e-4b21-ba48-8596bfd37079"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-18 – 2026-09-25", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_kmiCUcfTIOyaezahfR8NE8mP", "payment_method": "pm_7G1ofb1VLjB2VPcHllgetFxx", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 1306500, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 1306500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639200, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 1306500, "authorization_code": "6SZLMX", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "N81VOCOW9QQK2IJ", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.expired", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:00.883+00', '2026-10-10 10:00:01.577+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_kDpwGa7ffu5H7B8gqdWGDrAU', 'charge.expired', '{"id": "evt_kDpwGa7ffu5H7B8gqdWGDrAU", "data": {"object": {"id": "ch_I8BmnLfBUQUL6ncniO3ClpUB", "paid": true, "amount": 538500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_N64mfYl09chKUzMkozwo22U1", "disputed": false, "livemode": false, "metadata": {"checkout_id": "3733f5e5-11b7-47a3-8a82-a9a15d0ee145"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-13 – 2026-09-16", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_KOTD0s6crVzxdmVJJOwPMDQx", "payment_method": "pm_s3PZmqahD4y711cAXJ2aDexJ", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 538500, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 538500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 538500, "authorization_code": "NLM9WZ", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "7ET2EHN03YCNMNL", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.expired", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:01.817+00', '2026-10-10 10:00:02.137+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_iw3lovojeGwy6ZfQydftpSYn', 'payment_intent.canceled', '{"id": "evt_iw3lovojeGwy6ZfQydftpSYn", "data": {"object": {"id": "pi_YgNwZvYqo1YHfmrOGhMT5mJk", "amount": 459000, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034400, "currency": "sek", "customer": "cus_6rrGbnM7A3k99s79Q8bX2kt7", "livemode": false, "metadata": {"checkout_id": "6ea0af4a-980c-4997-aa21-736c2cbdbdfe"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1791626400, "description": "Uthyrning 2026-09-21 – 2026-09-23", "next_action": null, "on_behalf_of": null, "client_secret": "pi_YgNwZvYqo1YHfmrOGhMT5mJk_secret_XC6g51IML2maxu0VOM1zHQlqA", "latest_charge": "ch_fec9wSN9rDuXv7ljsKQCNAAt", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_UfQ420opwpGj9upnjUhEeHbN", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "automatic", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:01.619+00', '2026-10-10 10:00:02.14+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_tVCyy3UyvdoVMWj4H7SCsgxY', 'charge.expired', '{"id": "evt_tVCyy3UyvdoVMWj4H7SCsgxY", "data": {"object": {"id": "ch_x9zfa5PUZXzIvNue5fjIiAsN", "paid": true, "amount": 474000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_LyT1FvDD84MpxhOhnAF2BPwO", "disputed": false, "livemode": false, "metadata": {"checkout_id": "593da469-3da0-466d-ba33-7c600315004a"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-14 – 2026-09-17", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ", "payment_method": "pm_9JVIkHnLZ0KIoPbsLr8ql5lx", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 474000, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 474000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 474000, "authorization_code": "SHMTSS", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "5DFCRKZSDRE321B", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.expired", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:02.152+00', '2026-10-10 10:00:02.338+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_d0DHzlWJ1M0XomwY7iFKG5MA', 'payment_intent.canceled', '{"id": "evt_d0DHzlWJ1M0XomwY7iFKG5MA", "data": {"object": {"id": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ", "amount": 474000, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034401, "currency": "sek", "customer": "cus_LyT1FvDD84MpxhOhnAF2BPwO", "livemode": false, "metadata": {"checkout_id": "593da469-3da0-466d-ba33-7c600315004a"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1791626400, "description": "Uthyrning 2026-09-14 – 2026-09-17", "next_action": null, "on_behalf_of": null, "client_secret": "pi_Kz2oHmbxnbmPkqJSWJFnhjFQ_secret_dPkxk6Iz9MOaRwxCf933vtYuP", "latest_charge": "ch_x9zfa5PUZXzIvNue5fjIiAsN", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_9JVIkHnLZ0KIoPbsLr8ql5lx", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "automatic", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:02.204+00', '2026-10-10 10:00:02.302+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_v5wvbn2fXnKDDYgdpNWik7eo', 'charge.expired', '{"id": "evt_v5wvbn2fXnKDDYgdpNWik7eo", "data": {"object": {"id": "ch_PprLB9J2USPYt6FDSuVSm1zy", "paid": true, "amount": 103500, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_jLPXKUuJhAKmVsEqTqTQXbvI", "disputed": false, "livemode": false, "metadata": {"checkout_id": "e79aefa4-dcd2-4fc8-973c-618467e1bbc9"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-15 – 2026-09-18", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_Tc7rsgprN8u0p7A0npN0Uk5A", "payment_method": "pm_U5pwhvKZTFYsfFsEvvOMm0h9", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 103500, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 103500}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 103500, "authorization_code": "X5CGPW", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "UMDERXPNPYDSGSE", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.expired", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:02.253+00', '2026-10-10 10:00:02.303+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_bQ62WwN91YRlnl6jm2hXlEKK', 'payment_intent.canceled', '{"id": "evt_bQ62WwN91YRlnl6jm2hXlEKK", "data": {"object": {"id": "pi_Tc7rsgprN8u0p7A0npN0Uk5A", "amount": 103500, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034401, "currency": "sek", "customer": "cus_jLPXKUuJhAKmVsEqTqTQXbvI", "livemode": false, "metadata": {"checkout_id": "e79aefa4-dcd2-4fc8-973c-618467e1bbc9"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1791626400, "description": "Uthyrning 2026-09-15 – 2026-09-18", "next_action": null, "on_behalf_of": null, "client_secret": "pi_Tc7rsgprN8u0p7A0npN0Uk5A_secret_INL72Z4Ya30O16I9sA98Zx0o0", "latest_charge": "ch_PprLB9J2USPYt6FDSuVSm1zy", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_U5pwhvKZTFYsfFsEvvOMm0h9", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "automatic", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:02.259+00', '2026-10-10 10:00:02.315+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_WrYvXuFBERzWPC4We5Vvwqdo', 'charge.expired', '{"id": "evt_WrYvXuFBERzWPC4We5Vvwqdo", "data": {"object": {"id": "ch_DyxiNBgTbYn3UXrsKKVLL7NB", "paid": true, "amount": 342000, "object": "charge", "review": null, "source": null, "status": "succeeded", "created": 1789034401, "outcome": {"type": "authorized", "reason": null, "risk_level": "normal", "risk_score": 20, "advice_code": null, "network_status": "approved_by_network", "seller_message": "Payment complete.", "network_advice_code": null, "network_decline_code": null}, "captured": false, "currency": "sek", "customer": "cus_6ehQ0PxdDoX8qAdoh5aNlxim", "disputed": false, "livemode": false, "metadata": {"checkout_id": "4c7b1e1b-8ff8-46c2-880a-be2bfd34525b"}, "refunded": true, "shipping": null, "application": null, "description": "Uthyrning 2026-09-19 – 2026-09-21", "receipt_url": null, "failure_code": null, "on_behalf_of": null, "fraud_details": {}, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_HdnhomPy0mw6p0o5cAts9NOh", "payment_method": "pm_34jayqrICkwIVfjhtguMhITY", "receipt_number": null, "transfer_group": null, "amount_captured": 0, "amount_refunded": 342000, "application_fee": null, "billing_details": {"name": null, "email": null, "phone": null, "tax_id": null, "address": {"city": null, "line1": null, "line2": null, "state": null, "country": null, "postal_code": null}}, "failure_message": null, "source_transfer": null, "balance_transaction": null, "statement_descriptor": null, "application_fee_amount": null, "payment_method_details": {"card": {"brand": "visa", "last4": "4242", "checks": {"cvc_check": "pass", "address_line1_check": null, "address_postal_code_check": null}, "wallet": null, "country": "US", "funding": "credit", "mandate": null, "network": "visa", "exp_year": 2040, "exp_month": 12, "fingerprint": "tB5fyeI8Sp44MdW4", "overcapture": {"status": "unavailable", "maximum_amount_capturable": 342000}, "installments": null, "multicapture": {"status": "unavailable"}, "network_token": {"used": false}, "capture_before": 1789639201, "three_d_secure": null, "regulated_status": "unregulated", "amount_authorized": 342000, "authorization_code": "TFI1IW", "transaction_link_id": null, "extended_authorization": {"status": "disabled"}, "network_transaction_id": "VAN9SYRQFUJDALW", "incremental_authorization": {"status": "unavailable"}, "electronic_commerce_indicator": null}, "type": "card"}, "failure_balance_transaction": null, "statement_descriptor_suffix": null, "calculated_statement_descriptor": "SANDBOX"}}, "type": "charge.expired", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:02.363+00', '2026-10-10 10:00:02.456+00', 0, NULL, NULL);
INSERT INTO public.webhook_events VALUES ('evt_8upgAXUN7Az7rQ8R42KTQZYG', 'payment_intent.canceled', '{"id": "evt_8upgAXUN7Az7rQ8R42KTQZYG", "data": {"object": {"id": "pi_HdnhomPy0mw6p0o5cAts9NOh", "amount": 342000, "object": "payment_intent", "review": null, "source": null, "status": "canceled", "created": 1789034401, "currency": "sek", "customer": "cus_6ehQ0PxdDoX8qAdoh5aNlxim", "livemode": false, "metadata": {"checkout_id": "4c7b1e1b-8ff8-46c2-880a-be2bfd34525b"}, "shipping": null, "processing": null, "application": null, "canceled_at": 1791626400, "description": "Uthyrning 2026-09-19 – 2026-09-21", "next_action": null, "on_behalf_of": null, "client_secret": "pi_HdnhomPy0mw6p0o5cAts9NOh_secret_B91vCRaYINWZVZJougQCBR68p", "latest_charge": "ch_DyxiNBgTbYn3UXrsKKVLL7NB", "receipt_email": null, "amount_details": {"tip": {}}, "capture_method": "manual", "payment_method": "pm_34jayqrICkwIVfjhtguMhITY", "payment_record": null, "transfer_group": null, "amount_received": 0, "customer_account": null, "managed_payments": null, "amount_capturable": 0, "last_payment_error": null, "setup_future_usage": null, "cancellation_reason": "automatic", "confirmation_method": "automatic", "payment_method_types": ["card"], "statement_descriptor": null, "application_fee_amount": null, "payment_method_options": {"card": {"network": null, "installments": null, "mandate_options": null, "request_three_d_secure": "automatic"}}, "automatic_payment_methods": null, "statement_descriptor_suffix": null, "allowed_payment_method_types": ["card"], "excluded_payment_method_types": null, "payment_method_configuration_details": null}}, "type": "payment_intent.canceled", "object": "event", "created": 1791626400, "request": {"id": null, "idempotency_key": null}, "livemode": false, "api_version": "2026-10-28.endive", "pending_webhooks": 1}', '2026-10-10 10:00:02.383+00', '2026-10-10 10:00:02.468+00', 0, NULL, NULL);

SELECT pg_catalog.setval('public.addons_id_seq', 54, true);

SELECT pg_catalog.setval('public.audit_log_id_seq', 11, true);

SELECT pg_catalog.setval('public.blocked_dates_id_seq', 3, true);

SELECT pg_catalog.setval('public.booking_intervals_id_seq', 1, true);

SELECT pg_catalog.setval('public.email_logs_id_seq', 23, true);

SELECT pg_catalog.setval('public.mail_queue_id_seq', 28, true);

SELECT pg_catalog.setval('public.receipts_id_seq', 2, true);

SELECT pg_catalog.setval('public.rental_agreement_versions_id_seq', 1, true);

SELECT pg_catalog.setval('public.rental_agreements_id_seq', 1, true);

SELECT pg_catalog.setval('public.rental_items_id_seq', 15, true);

SELECT pg_catalog.setval('public.seasonal_prices_id_seq', 6, true);

SELECT pg_catalog.setval('public.settings_id_seq', 4, true);

SELECT pg_catalog.setval('public.users_id_seq', 1, true);

SELECT pg_catalog.setval('public.vouchers_id_seq', 2, true);

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

CREATE TRIGGER item_nights_no_truncate BEFORE TRUNCATE ON public.item_nights FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

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
