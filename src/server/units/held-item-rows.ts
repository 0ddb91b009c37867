import { sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { Db } from "#server/platform/db/database.ts";

/** The items that a booking holds, by their numbers, and its status; nothing where there is no such booking. */
export async function itemsHeldBy(
  tx: Db,
  bookingId: number,
): Promise<{ itemIds: number[]; status: BookingStatus } | undefined> {
  const answer = await tx.execute(sql`
    select b.status, b.rental_item_id as main, array(select distinct l.rental_item_id from booking_lines l
        where l.booking_id = b.id) as further
      from bookings b where b.id = ${bookingId}`);
  const [row] = (answer as { rows: { status: BookingStatus; main: number; further: number[] }[] })
    .rows;
  if (!row) return undefined;
  const { status, main, further } = row;
  return {
    status,
    itemIds: [...new Set([main, ...further])].toSorted((one, other) => one - other),
  };
}

export type KeptUnit = {
  itemId: number;
  unitId: number | null;
  handedOverAt: string | null;
  backAt: string | null;
};

/** What the lines of a booking have, before they are written anew. */
export async function unitsOfLines(tx: Db, bookingId: number): Promise<KeptUnit[]> {
  const answer = await tx.execute(sql`
    select s.rental_item_id as "itemId", s.unit_id as "unitId", s.handed_over_at::text as "handedOverAt",
        s.back_at::text as "backAt"
      from stay_units s join booking_lines l on l.id = s.booking_line_id
      where l.booking_id = ${bookingId} order by s.id`);
  return (answer as { rows: KeptUnit[] }).rows;
}

/**
 * The lines that are there now get what those before had, as far as they are of the same item: what is with the customer
 * first, and what has been there before what never was.
 */
export async function giveBackToLines(
  tx: Db,
  bookingId: number,
  kept: readonly KeptUnit[],
): Promise<void> {
  if (kept.length === 0) return;
  await tx.execute(sql`
    insert into stay_units (booking_line_id, rental_item_id, unit_id, held_from, held_to, handed_over_at, back_at)
    select l.id, k."itemId", k."unitId", l.held_from, l.held_to, k."handedOverAt", k."backAt"
      from (select *, row_number() over (partition by "itemId"
            order by "handedOverAt" is null, "backAt" is not null, "unitId") as place
          from json_to_recordset(${JSON.stringify(kept)}::json)
            as k("itemId" integer, "unitId" integer, "handedOverAt" timestamptz, "backAt" timestamptz)) k
        join lateral (select id, held_from, held_to, sum(quantity) over (order by id) as upto,
            sum(quantity) over (order by id) - quantity as after
          from booking_lines where booking_id = ${bookingId} and rental_item_id = k."itemId"
            and held_from is not null) l on k.place > l.after and k.place <= l.upto`);
}
