import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Booking } from "#contracts/bookings.ts";
import type { Protocol } from "#contracts/hand-over.ts";
import type { LaidOutage, Unit } from "#contracts/units.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import { sweepUnits } from "#server/units/sweep-units.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { rowsOf } from "./rows.ts";
import { CUSTOMER } from "./test-checkout.ts";
import { openTestCounter } from "./test-counter.ts";

/** Which nights a unit is gone on though nobody booked them: before its stay, and tonight where it is late. */
const GONE = (from: string, to: string) => `exists (select from stay_units g
  where g.unit_id = u.id and g.handed_over_at is not null and g.back_at is null
    and (:today < ${to} and ${from} < g.held_from
      or ${from} <= :today and g.held_to < ${to} and g.held_to <= :today
        and :today > (select b.end_date from bookings b where b.id = coalesce(g.booking_id,
          (select l.booking_id from booking_lines l where l.id = g.booking_line_id)))))`;

/** What must hold whatever was done, each by its own count: rows that break it, of one item or of all. */
export const UNIT_PROMISES: Record<string, string> = {
  "a unit twice on a night": `
    select one.unit_id, one.held_from from stay_units one join stay_units other
      on other.unit_id = one.unit_id and other.id > one.id and one.is_placed and other.is_placed
        and one.held_from < other.held_to and other.held_from < one.held_to where :of(one.rental_item_id)`,
  "a placed stay without its unit throughout": `
    select s.id from stay_units s where :of(s.rental_item_id) and s.is_placed and (select count(*) from unit_nights n
      where n.stay_unit_id = s.id and n.unit_id = s.unit_id and n.night >= s.held_from and n.night < s.held_to)
      <> s.held_to - s.held_from`,
  "a stay on a unit that is out": `
    select s.id from stay_units s join units u on u.id = s.unit_id
      left join unit_outages o on o.unit_id = u.id and o.start_date < s.held_to
        and coalesce(o.end_date, 'infinity') >= s.held_from
      where :of(s.rental_item_id) and s.is_placed and s.handed_over_at is null and s.held_from < s.held_to
        and s.held_to > :today
        and not exists (select from bookings b where b.id = s.booking_id and b.status = 'returned')
        and (o.id is not null or u.retired_on < s.held_to)`,
  "a stay on a unit that is gone": `
    select s.id from stay_units s join units u on u.id = s.unit_id
      where :of(s.rental_item_id) and s.is_placed and s.handed_over_at is null and s.held_from < s.held_to
        and s.held_to > :today
        and not exists (select from bookings b where b.id = s.booking_id and b.status = 'returned')
        and ${GONE("s.held_from", "s.held_to")}`,
  "a booking with another number of units than it holds": `
    select b.id from bookings b where :of(b.rental_item_id) and b.held_from < b.held_to and b.status <> 'returned'
      and exists (select from units u where u.rental_item_id = b.rental_item_id)
      and (select count(*) from stay_units s where s.booking_id = b.id and s.held_from = b.held_from
        and s.held_to = b.held_to) <> b.quantity`,
  "a capacity that is not its units": `
    select n.* from item_nights n
      where :of(n.rental_item_id) and n.night >= :today
        and exists (select from units u where u.rental_item_id = n.rental_item_id)
        and n.capacity <> greatest(n.taken, (select count(*) from units u
          where u.rental_item_id = n.rental_item_id and (
            exists (select from stay_units s where s.unit_id = u.id and s.is_placed
              and s.held_from <= n.night and n.night < s.held_to)
            or coalesce(u.retired_on, 'infinity') > n.night
              and not exists (select from unit_outages o where o.unit_id = u.id and o.start_date <= n.night
                and coalesce(o.end_date, 'infinity') >= n.night)
              and not ${GONE("n.night", "n.night + 1")})))`,
  "tonight offered as usual though a unit is gone": `
    select u.id from units u where :of(u.rental_item_id) and ${GONE(":today", ":today + 1")}
      and not exists (select from item_nights n
        where n.rental_item_id = u.rental_item_id and n.night = :today)`,
  "a stay that lacks a unit though one is free throughout": `
    select s.id from stay_units s join units u on u.rental_item_id = s.rental_item_id
      where :of(s.rental_item_id) and not s.is_placed and s.held_from < s.held_to and s.held_from >= :today
        and coalesce(u.retired_on, 'infinity') >= s.held_to
        and not exists (select from unit_outages o where o.unit_id = u.id and o.start_date < s.held_to
          and coalesce(o.end_date, 'infinity') >= s.held_from)
        and not ${GONE("s.held_from", "s.held_to")}
        and not exists (select from unit_nights n where n.unit_id = u.id
          and n.night >= s.held_from and n.night < s.held_to)`,
  "an item that still wants placing": "select * from units_due where :of(rental_item_id)",
};

/** A shop with staff, items whose units are told apart, and what is done with them. */
export async function openTestUnits() {
  const counter = await openTestCounter();
  const { shop, admin, post } = counter;
  let number = 0;
  const json = async <Answer>(path: string, as = admin) =>
    (await shop.call(path, { as })).json<Answer>();

  return {
    ...counter,
    /** A motorhome with so many vehicles. */
    async aFleet(quantity: number, fields: object = {}): Promise<{ id: number; units: Unit[] }> {
      number += 1;
      const made = await shop.call("/api/rental-items", {
        method: "POST",
        as: admin,
        body: {
          type: "rv",
          name: `Fjällripa ${number}`,
          pricePerDay: 1000,
          quantity,
          depositAmount: 0,
          ...fields,
        },
      });
      const { id } = made.json<RentalItem>();
      return { id, units: await json<Unit[]>(`/api/rental-items/${id}/units`) };
    },
    units: (itemId: number) => json<Unit[]>(`/api/rental-items/${itemId}/units`),
    /** What staff book, and what the shop says to it. */
    book: (itemId: number, start: string, end: string, more: object = {}) =>
      post("/api/office/bookings", {
        key: randomUUID(),
        rentalItemId: itemId,
        startDate: start,
        endDate: end,
        quantity: 1,
        selectedAddons: [],
        customer: CUSTOMER,
        notes: "",
        overrides: [],
        payment: { kind: "later" },
        ...more,
      }),
    async booked(itemId: number, start: string, end: string, more: object = {}): Promise<Booking> {
      const answer = await this.book(itemId, start, end, more);
      if (answer.statusCode !== 201) throw new Error(`not booked: ${answer.body}`);
      return answer.json<Booking>();
    },
    async unitsOf(bookingId: number): Promise<number[]> {
      return (await counter.booking(bookingId)).units.map(({ id }) => id);
    },
    layOut: (unitId: number, startDate: string, endDate: string | null) =>
      post(`/api/units/${unitId}/outages`, { startDate, endDate, reason: "Service" }),
    async out(unitId: number, startDate: string, endDate: string | null): Promise<LaidOutage> {
      const answer = await this.layOut(unitId, startDate, endDate);
      if (answer.statusCode !== 201) throw new Error(`not laid out: ${answer.body}`);
      return answer.json<LaidOutage>();
    },
    give: (bookingId: number, unitIds: number[]) =>
      post(`/api/bookings/${bookingId}/units`, { unitIds }),
    /** Each of its units by a protocol, as far as the shop lets it. */
    async sign(bookingId: number, kind: ProtocolKind): Promise<void> {
      for (const { id } of (await counter.booking(bookingId)).units)
        await post(`/api/bookings/${bookingId}/protocols`, {
          clientId: randomUUID(),
          kind,
          unitId: id,
          signature: null,
          signedAt: shop.clock.now().toISOString(),
        });
    },
    /** What was signed last of it never took place. */
    async annul(bookingId: number): Promise<void> {
      const signed = await shop.call(`/api/bookings/${bookingId}/protocols`, { as: admin });
      const [newest] = signed.json<Protocol[]>();
      if (newest)
        await post(`/api/bookings/${bookingId}/protocols/${newest.id}/annul`, { reason: "Fel" });
    },
    sweep: () => sweepUnits({ db: shop.db, clock: shop.clock }),
    /** What of the promises is broken, by its name. */
    async broken(itemId?: number): Promise<Record<string, string[]>> {
      const found: Record<string, string[]> = {};
      for (const [name, query] of Object.entries(UNIT_PROMISES)) {
        const today = `'${shop.clock.today()}'::date`;
        const said = query
          .replaceAll(":today", today)
          .replaceAll(/:of\((.+?)\)/g, itemId === undefined ? "true" : `$1 = ${itemId}`);
        const rows = await rowsOf(shop.db, sql.raw(said));
        if (rows.length > 0) found[name] = rows.map((row) => JSON.stringify(row)).toSorted();
      }
      return found;
    },
  };
}
export type TestUnits = Awaited<ReturnType<typeof openTestUnits>>;
