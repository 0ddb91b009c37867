-- Serves code from 0015 on.
-- What opens a customer's own page of a booking: each letter has a key of its own, and renewing ends those before.
-- An older process knows nothing of it and sends letters without.

create table own_page_tokens (
  -- The key itself is kept nowhere.
  token_hash text primary key,
  booking_id integer not null references bookings on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);

create index own_page_tokens_booking_id_idx on own_page_tokens (booking_id);
