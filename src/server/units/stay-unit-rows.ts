import { eq, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { UnitSplit } from "#domain/units/unit-splits.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { stayUnits, unitsDue, unitSplits } from "#server/platform/db/tables/units.ts";
import type { HolderRow } from "./board-rows.ts";

/**
 * Those items that want placing and are nobody else's just now: this transaction's own, and such as stand alone. It
 * does not wait for the others: whoever has them places them, or the job does.
 */
export async function lockDue(tx: Db): Promise<number[]> {
  const answer = await tx.execute(sql`
    select id from rental_items where id in (select rental_item_id from units_due)
      order by id for no key update skip locked`);
  return (answer as { rows: { id: number }[] }).rows.map(({ id }) => id);
}

/** The database then counts its nights, as the day says that it was told. */
export async function removeDue(tx: Db, itemId: number): Promise<void> {
  await tx.delete(unitsDue).where(eq(unitsDue.rentalItemId, itemId));
}

/** Items that still want placing, whoever has them. */
export async function dueItems(db: Db): Promise<number[]> {
  const rows = await db.select().from(unitsDue).orderBy(unitsDue.rentalItemId);
  return rows.map(({ rentalItemId }) => rentalItemId);
}

/** Their nights are free again; which unit they had is remembered. */
export async function unplace(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(stayUnits).set({ isPlaced: false }).where(anyOf(stayUnits.id, ids));
}

export async function removeStays(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(stayUnits).where(anyOf(stayUnits.id, ids));
}

/**
 * Items with a unit that should have been back want placing around it, where it is still offered tonight or promised to
 * somebody else.
 */
export async function wantAroundLate(tx: Db, today: LocalDate): Promise<void> {
  await tellToday(tx, today);
  await tx.execute(sql`
    insert into units_due as d (rental_item_id, count_to)
      select distinct s.rental_item_id, ${today}::date + 1 from stay_units s
        left join item_nights n on n.rental_item_id = s.rental_item_id and n.night = ${today}
      where s.handed_over_at is not null and s.back_at is null and s.held_to <= ${today} and due_back(s) < ${today}
        and (n.night is null or n.capacity > greatest(capacity_now(s.rental_item_id, ${today}), n.taken)
          or exists (select from unit_nights u join stay_units other on other.id = u.stay_unit_id
            where u.unit_id = s.unit_id and u.night = ${today} and other.handed_over_at is null))
      order by s.rental_item_id
      on conflict (rental_item_id) do update set count_to = greatest(d.count_to, excluded.count_to)`);
}

/** What has gone out with a booking is not in its own way while it is judged: until its units are placed anew. */
export async function countBeside(tx: Db, bookingId: number, today: LocalDate): Promise<void> {
  await tellToday(tx, today);
  await tx.execute(sql`
    insert into units_due as d (rental_item_id, count_to, beside)
      select s.rental_item_id, max(s.held_from), ${bookingId} from stay_units s
        where s.handed_over_at is not null and s.back_at is null and (s.booking_id = ${bookingId}
          or s.booking_line_id in (select id from booking_lines where booking_id = ${bookingId}))
        group by s.rental_item_id order by s.rental_item_id
      on conflict (rental_item_id) do update
        set count_to = greatest(d.count_to, excluded.count_to), beside = excluded.beside`);
}

export type PlacedRow = { id: number; unitId: number; heldFrom: LocalDate; heldTo: LocalDate };

/** After all that make room for each other were unplaced: the database refuses a unit twice on a night. */
export async function place(tx: Db, rows: readonly PlacedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update stay_units s set unit_id = p."unitId", held_from = p."heldFrom", held_to = p."heldTo", is_placed = true
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as p(id integer, "unitId" integer, "heldFrom" date, "heldTo" date)
      where s.id = p.id`);
}

export type NewStayUnit = {
  holder: HolderRow;
  itemId: number;
  unitId: number | null;
};

export async function insertStays(tx: Db, rows: readonly NewStayUnit[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(stayUnits).values(
    rows.map(({ holder: { kind, id, heldFrom, heldTo }, itemId, unitId }) => ({
      ...(kind === "booking" && { bookingId: Number(id) }),
      ...(kind === "booking-line" && { bookingLineId: Number(id) }),
      ...(kind === "checkout" && { checkoutId: id }),
      ...(kind === "checkout-line" && { checkoutLineId: Number(id) }),
      rentalItemId: itemId,
      unitId,
      heldFrom,
      heldTo,
      isPlaced: unitId !== null,
    })),
  );
}

export async function replaceSplits(
  tx: Db,
  rentalItemId: number,
  splits: readonly UnitSplit[],
): Promise<void> {
  await tx.delete(unitSplits).where(eq(unitSplits.rentalItemId, rentalItemId));
  if (splits.length > 0)
    await tx.insert(unitSplits).values(splits.map((split) => ({ ...split, rentalItemId })));
}

/** Which nights are still to come is for the shop's clock to say, also where triggers count them. */
export async function tellToday(tx: Db, today: LocalDate): Promise<void> {
  await tx.execute(sql`select set_config('norrvidd.today', ${today}, true)`);
}
