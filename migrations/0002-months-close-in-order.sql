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
