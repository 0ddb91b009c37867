/**
 * Everything that holds nights, by what bookings and checkouts are and not by what the database notes about them: the
 * nights of the stay and those kept free after it, and of what has come back only the latter.
 */
export const HELD_NIGHTS = `
  select rental_item_id, case status when 'returned' then end_date else start_date end as held_from,
      end_date + turnaround as held_to, quantity
    from bookings where status in ('pending', 'confirmed', 'returned')
  union all
  select l.rental_item_id, case status when 'returned' then end_date else start_date end,
      end_date + l.turnaround, l.quantity
    from booking_lines l join bookings b on b.id = booking_id where status in ('pending', 'confirmed', 'returned')
  union all
  select rental_item_id, start_date, end_date + turnaround, quantity
    from checkouts where status in ('open', 'closing') and start_date is not null
  union all
  select l.rental_item_id, start_date, end_date + l.turnaround, l.quantity
    from checkout_lines l join checkouts c on c.id = checkout_id where status in ('open', 'closing')`;

/** Nights whose count is another. */
export const MISCOUNTED_NIGHTS = `
  with held as (
    select rental_item_id, night::date, sum(quantity) as taken
    from (${HELD_NIGHTS}) h cross join generate_series(held_from, held_to - 1, interval '1 day') as night
    group by 1, 2)
  select * from item_nights n full join held h on h.rental_item_id = n.rental_item_id and h.night = n.night
  where coalesce(n.taken, 0) <> coalesce(h.taken, 0)`;
