import { sql } from "drizzle-orm";
import type { StayFacts } from "#domain/availability/check-stay.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { nightFacts } from "./night-facts.ts";
import { readNightsOfAll } from "./night-rows.ts";

export type NightsOfItems = ReadonlyMap<
  number,
  Required<Pick<StayFacts, "blocked" | "freeOn" | "turnaround" | "splits">>
>;

/**
 * What the nights of items say of a stay. Units that the visitor holds with a checkout of their own are not in their
 * way; one that shares only some of the nights counts for all of them, since the till judges it once more.
 */
export async function ownNights(
  db: Db,
  visitorHash: string | undefined,
  { itemIds, stay }: { itemIds: readonly number[]; stay: Stay },
): Promise<NightsOfItems> {
  if (itemIds.length === 0) return new Map();
  const nights = await readNightsOfAll(db, itemIds, stay);
  const held = visitorHash === undefined ? new Map() : await unitsHeldBy(db, visitorHash, stay);
  return new Map(
    [...nights].map(([id, item]) => {
      const { blocked, freeOn, turnaround, splits } = nightFacts(item, stay);
      const own = held.get(id) ?? 0;
      const more = (units: (night: LocalDate) => number) => (night: LocalDate) =>
        units(night) + own;
      const after = { ...turnaround, unheldOn: more(turnaround.unheldOn) };
      const split = splits.map((one) => ({ ...one, units: one.units + own }));
      return [id, { blocked, freeOn: more(freeOn), turnaround: after, splits: split }];
    }),
  );
}

async function unitsHeldBy(
  db: Db,
  visitorHash: string,
  { startDate, endDate }: Stay,
): Promise<Map<number, number>> {
  const own = sql`visitor_hash = ${visitorHash} and status in ('open', 'closing')
    and start_date < ${endDate} and end_date > ${startDate}`;
  const rows = await db
    .select({ id: sql<number>`rental_item_id`, units: sql<number>`sum(quantity)::int` })
    .from(
      sql`(
        select rental_item_id, quantity from checkouts where ${own}
        union all
        select lines.rental_item_id, lines.quantity from checkout_lines as lines
        join checkouts on checkouts.id = lines.checkout_id where ${own}) as held`,
    )
    .groupBy(sql`rental_item_id`);
  return new Map(rows.map(({ id, units }) => [id, units]));
}
