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
