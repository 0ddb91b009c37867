-- Serves code from 0020 on.
-- That the customer made a change was told by nobody of the staff having made it. Of an account that was removed no id is
-- left, and its moves became the customer's own: cancelling gave back less.

alter table booking_changes add column is_own boolean;
update booking_changes c set is_own = c.changed_by is null and not exists (select from audit_log a
  where a.entity = 'booking' and a.entity_id = c.booking_id::text and a.action = 'booking.changed'
    and a.actor <> 'Kunden' and a.at between c.created_at and c.created_at + interval '1 second');
alter table booking_changes alter column is_own set not null;

-- Code that is older does not say it; as it writes, the account is still there.
create function tell_own_change() returns trigger language plpgsql as $$
begin
  new.is_own := coalesce(new.is_own, new.changed_by is null);
  return new;
end $$;
create trigger booking_changes_tell_own before insert on booking_changes
  for each row execute function tell_own_change();
