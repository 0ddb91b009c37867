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
