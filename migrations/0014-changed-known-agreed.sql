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
