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
