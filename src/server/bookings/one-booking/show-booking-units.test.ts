import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookingUnits, type ThingWithUnits } from "#contracts/booking-units.ts";
import { aBooking, aCheckout, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

const STAY = { start: "2026-07-06", end: "2026-07-09" };

let shop: TestShop;
let staff: string;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set("2026-07-01T08:00:00Z");
  staff = await shop.signIn("staff");
});

let itemId: number;
let units: number[];
beforeEach(async () => {
  itemId = (await anItem(shop.db, { name: "Fjällripa 70", quantity: 4 })).id;
  const rows = await rowsOf<{ id: number }>(
    shop.db,
    sql`
    insert into units (rental_item_id, name, position, created_at, updated_at)
    select ${itemId}, 'Enhet ' || n, n, now(), now() from generate_series(1, 4) n returning id`,
  );
  units = rows.map(({ id }) => id);
});

async function told(id: number): Promise<ThingWithUnits[]> {
  const answer = await shop.call(`/api/bookings/${id}/units`, { as: staff });
  expect(answer.statusCode, answer.body).toBe(200);
  return bookingUnits.answer.parse(answer.json());
}
const standings = async (id: number) =>
  (await told(id))[0]?.units.map(({ name, standing }) => [name, standing]);

async function give(
  holder: { bookingId?: number; checkoutId?: string },
  unit: number,
  handedOver = false,
  { start, end } = STAY,
) {
  await shop.db.execute(sql`
    insert into stay_units (booking_id, checkout_id, rental_item_id, unit_id, held_from, held_to, is_placed,
      handed_over_at)
    values (${holder.bookingId ?? null}, ${holder.checkoutId ?? null}, ${itemId}, ${units[unit - 1]},
      ${start}, ${end}, true, ${handedOver ? sql`now()` : null})`);
}
const stay = () => aBooking(shop.db, { itemId, ...STAY, status: "confirmed" });

describe("of a booking staff are told", () => {
  test("which unit it has, and what each other one would mean", async () => {
    const [mine, theirs, away] = [await stay(), await stay(), await stay()];
    await give({ bookingId: mine }, 1);
    await give({ bookingId: theirs }, 2);
    await give({ bookingId: away }, 3, true);
    const [thing] = await told(mine);
    expect(thing).toMatchObject({ name: "Fjällripa 70", quantity: 1, lacking: 0 });
    expect(thing?.units.map(({ standing }) => standing)).toEqual([
      "has",
      "exchange",
      "away",
      "free",
    ]);
    expect(thing?.units[1]?.others).toEqual([{ bookingId: theirs, customerName: "Anna Berg" }]);
  });

  test("that a unit is out with somebody who ought to have been back, and that one they bring in time is free", async () => {
    const mine = await stay();
    await give({ bookingId: mine }, 1);
    const late = { start: "2026-06-28", end: "2026-07-05" };
    const other = await aBooking(shop.db, { itemId, ...late, status: "confirmed" });
    await give({ bookingId: other }, 2, true, late);
    const told2 = async () => (await told(mine))[0]?.units[1];
    expect(await told2()).toMatchObject({ standing: "free", outWith: { bookingId: other } });
    shop.clock.set("2026-07-06T08:00:00Z");
    expect(await told2()).toMatchObject({
      standing: "away",
      others: [{ bookingId: other, customerName: "Anna Berg" }],
    });
    shop.clock.set("2026-07-01T08:00:00Z");
  });

  test("that a unit somebody is about to book is exchanged too, without a name", async () => {
    const mine = await stay();
    await give({ bookingId: mine }, 1);
    await give({ checkoutId: await aCheckout(shop.db, { itemId, ...STAY }) }, 2);
    const [thing] = await told(mine);
    expect(thing?.units[1]).toMatchObject({
      standing: "exchange",
      others: [{ bookingId: null, customerName: "" }],
    });
  });

  test("how many it lacks, and which units are out of use on its nights and why", async () => {
    const mine = await stay();
    await shop.db.execute(sql`
      insert into unit_outages (unit_id, start_date, end_date, reason, created_at) values
        (${units[0]}, '2026-07-08', null, 'Skada', now()),
        (${units[1]}, '2026-07-09', '2026-07-20', 'Service', now())`);
    await shop.db.execute(sql`update units set retired_on = '2026-07-08' where id = ${units[2]}`);
    await shop.db.execute(sql`update units set retired_on = '2026-07-01' where id = ${units[3]}`);
    const [thing] = await told(mine);
    expect(thing?.lacking).toBe(1);
    expect(thing?.units.map(({ standing, outage }) => [standing, outage?.reason])).toEqual([
      ["unused", "Skada"],
      ["free", undefined],
      ["unused", undefined],
    ]);
  });

  test("of what is back, the unit it had alone", async () => {
    const mine = await stay();
    await give({ bookingId: mine }, 2, true);
    expect(await standings(mine)).toContainEqual(["Enhet 2", "out"]);
    await shop.db.execute(sql`update bookings set status = 'returned' where id = ${mine}`);
    expect(await standings(mine)).toEqual([["Enhet 2", "out"]]);
  });

  test("of further things their units beside those of the main thing, and nothing of what is counted", async () => {
    const counted = await anItem(shop.db, { type: "equipment", quantity: 9 });
    const mine = await aBooking(shop.db, { itemId: counted.id, ...STAY, status: "confirmed" });
    expect(await told(mine)).toEqual([]);
    await shop.db.execute(sql`
      insert into booking_lines (booking_id, rental_item_id, quantity) values (${mine}, ${itemId}, 2)`);
    expect(await told(mine)).toMatchObject([{ rentalItemId: itemId, quantity: 2, lacking: 2 }]);
  });
});

test("a booking that is gone has no units, and visitors hear of none", async () => {
  expect(await told(9_999_999)).toEqual([]);
  const id = await stay();
  expect((await shop.call(`/api/bookings/${id}/units`)).statusCode).toBe(401);
});
