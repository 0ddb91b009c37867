import type pg from "pg";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

/**
 * Coming nights that differ from a recount, which counts another way than they were filled: by who comes and
 * who goes, day after day.
 */
export async function countDifferences(
  client: pg.Client,
  { today, lastDay }: { today: LocalDate; lastDay: LocalDate },
): Promise<number> {
  return count(
    client,
    `with moves as (
        select rental_item_id, day, sum(units) as units
        from bookings cross join lateral
          (values (greatest(start_date, $1::date), quantity), (end_date, -quantity)) as move (day, units)
        where status in ('pending', 'confirmed') and end_date >= $1::date
        group by rental_item_id, day),
      recount as (
        select i.id, $1::date + n as night, i.quantity,
          coalesce(sum(m.units) over (partition by i.id order by n), 0) as held
        from rental_items i
          cross join generate_series(0, $2::date - $1::date) as n
          left join moves m on m.rental_item_id = i.id and m.day = $1::date + n)
      select count(*)::int as count
      from recount r full join (select * from item_nights where night >= $1::date) n
        on n.rental_item_id = r.id and n.night = r.night
      where coalesce(n.taken, 0) is distinct from r.held
        or (n.capacity is not null and n.capacity is distinct from r.quantity)`,
    [today, addDays(lastDay, 30)],
  );
}

export async function count(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<number> {
  const answer = await client.query<{ count: number }>(text, values);
  return answer.rows[0]?.count ?? Number.NaN;
}

/** What the triggers would have counted, for rows that were written past them. */
export async function countAllMoney(client: pg.Client): Promise<void> {
  await client.query(
    `insert into booking_money (booking_id, total, waived, charged, refunded, reserved, due, rent_state)
      select id, total_price, waived, charged, refunded, reserved, due, rent_state_of(due, charged, refunded, reserved)
      from (
        select b.id, b.total_price, b.waived, m.charged, m.refunded, m.reserved,
          case when b.status = 'cancelled' then 0 else greatest(
            b.total_price - b.waived - m.charged + m.refunded - m.reserved,
            least(b.total_price - b.waived - m.charged + m.refunded, 0)) end as due
        from bookings b left join (
          select booking_id, sum(amount) filter (where status = 'captured') as charged,
            sum(refunded_amount) filter (where status = 'captured') as refunded,
            sum(amount) filter (where status = 'authorized' and not is_let_go) as reserved
          from payments where kind = 'rent' group by booking_id) p on p.booking_id = b.id
        cross join lateral (select coalesce(p.charged, 0) as charged, coalesce(p.refunded, 0) as refunded,
          coalesce(p.reserved, 0) as reserved) m
      ) counted
      on conflict do nothing`,
  );
}
