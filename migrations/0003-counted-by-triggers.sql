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
