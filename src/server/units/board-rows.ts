import { sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { UnitDays } from "#domain/units/unit-nights.ts";
import type { UnitSplit } from "#domain/units/unit-splits.ts";
import type { Db } from "#server/platform/db/database.ts";

/** A booking, a checkout, or a line of either, which holds units of an item. */
export type HolderRow = {
  kind: "booking" | "booking-line" | "checkout" | "checkout-line";
  /** Of the row itself. */
  id: string;
  /** The booking that it is or belongs to. */
  bookingId: number | null;
  checkoutId: string | null;
  quantity: number;
  heldFrom: LocalDate;
  heldTo: LocalDate;
  /** It came back: what is held are the nights after it. */
  isOver: boolean;
};

/** Which unit a stay has. */
export type StayUnitRow = {
  id: number;
  kind: HolderRow["kind"];
  holderId: string;
  unitId: number | null;
  heldFrom: LocalDate;
  heldTo: LocalDate;
  isHandedOver: boolean;
  /** Handed over and not back. */
  isGone: boolean;
  isPlaced: boolean;
};

/** All that placing the stays of an item goes by. */
export type BoardRows = {
  units: (UnitDays & { name: string })[];
  holders: HolderRow[];
  stays: StayUnitRow[];
  splits: UnitSplit[];
};

const HOLDERS = (itemId: number, today: LocalDate) => sql`
  select 'booking' as kind, id::text as id, id as booking_id, null::text as checkout_id, quantity, held_from, held_to,
      status = 'returned' as is_over, id::text as place
    from bookings where rental_item_id = ${itemId} and held_to > ${today} and held_from < held_to
  union all
  select 'booking-line', l.id::text, b.id, null, l.quantity, l.held_from, l.held_to, b.status = 'returned', b.id::text
    from booking_lines l join bookings b on b.id = l.booking_id
    where l.rental_item_id = ${itemId} and l.held_to > ${today} and l.held_from < l.held_to
  union all
  select 'checkout', id::text, null, id::text, quantity, held_from, held_to, false, id::text
    from checkouts where rental_item_id = ${itemId} and held_to > ${today} and held_from < held_to
  union all
  select 'checkout-line', id::text, null, checkout_id::text, quantity, held_from, held_to, false, checkout_id::text
    from checkout_lines where rental_item_id = ${itemId} and held_to > ${today} and held_from < held_to`;

/**
 * Read in one question, with the item locked. What is over is read as far back as anything that still goes on: it is
 * not moved, but has its nights.
 */
export async function readBoard(
  tx: Db,
  itemId: number,
  today: LocalDate,
): Promise<BoardRows | undefined> {
  const answer = await tx.execute(sql`
    with holders as (${HOLDERS(itemId, today)}),
    stays as (
      select s.* from stay_units s
        where s.rental_item_id = ${itemId} and s.held_from < s.held_to and s.held_to > least(${today}::date,
          (select min(held_from) from holders)))
    select
      (select json_agg(json_build_object('id', u.id, 'name', u.name, 'retiredOn', u.retired_on,
          'outages', (select coalesce(json_agg(json_build_object(
              'startDate', o.start_date, 'endDate', o.end_date) order by o.id), '[]')
            from unit_outages o where o.unit_id = u.id),
          'gone', (select coalesce(json_agg(json_build_object(
              'bookingId', booking_of(s), 'heldFrom', s.held_from, 'heldTo', s.held_to, 'endDate', due_back(s))
              order by s.id), '[]')
            from stay_units s where s.unit_id = u.id and s.handed_over_at is not null and s.back_at is null))
          order by u.position, u.id)
        from units u where u.rental_item_id = ${itemId}) as units,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'bookingId', booking_id,
          'checkoutId', checkout_id, 'quantity', quantity, 'heldFrom', held_from, 'heldTo', held_to,
          'isOver', is_over) order by checkout_id is not null, held_from, place, id), '[]') from holders) as holders,
      (select coalesce(json_agg(json_build_object('id', id, 'kind', holder_kind,
          'holderId', coalesce(booking_id::text, booking_line_id::text, checkout_id::text, checkout_line_id::text),
          'unitId', unit_id, 'heldFrom', held_from, 'heldTo', held_to,
          'isHandedOver', handed_over_at is not null,
          'isGone', handed_over_at is not null and back_at is null, 'isPlaced', is_placed) order by id), '[]') from stays) as stays,
      (select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date, 'units', units)
          order by start_date, end_date), '[]')
        from unit_splits where rental_item_id = ${itemId}) as splits`);
  const [row] = (answer as { rows: (BoardRows & { units: BoardRows["units"] | null })[] }).rows;
  return row?.units ? row : undefined;
}
