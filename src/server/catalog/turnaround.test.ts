import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { ChangedItem } from "#contracts/catalog-admin.ts";
import { aBooking, aCheckout, anItem } from "#test/builders.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
let staff: string;
beforeAll(async () => {
  // The shop's clock stands at 1 June 2026.
  shop = await openTestShop();
  as = await shop.signIn("admin");
  staff = await shop.signIn("staff");
});

const change = (id: number, body: object) =>
  shop.call(`/api/rental-items/${id}`, { method: "PATCH", body, as });
const setNights = async (id: number, turnaroundNights: number) =>
  (await change(id, { turnaroundNights })).json<ChangedItem>();
const release = (id: number, by = staff) =>
  shop.call(`/api/bookings/${id}/release-turnaround`, { method: "POST", as: by });
const taken = async (itemId: number) =>
  (
    await rowsOf<{ night: string }>(
      shop.db,
      sql`select to_char(night, 'MM-DD') as night from item_nights
        where rental_item_id = ${itemId} and taken > 0 order by night`,
    )
  ).map(({ night }) => night);
const miscounted = () => rowsOf(shop.db, sql.raw(MISCOUNTED_NIGHTS));
const aLine = async (bookingId: number, itemId: number) =>
  shop.db.execute(
    sql`insert into booking_lines (booking_id, rental_item_id, quantity) values (${bookingId}, ${itemId}, 1)`,
  );
const setStatus = (id: number, status: string) =>
  shop.db.execute(sql`update bookings set status = ${status} where id = ${id}`);

describe("another number of nights after a return", () => {
  test("coming bookings follow where there is room, and the answer names the others", async () => {
    const { id } = await anItem(shop.db);
    const first = await aBooking(shop.db, { itemId: id, start: "2026-06-10", end: "2026-06-12" });
    await aBooking(shop.db, { itemId: id, start: "2026-06-13", end: "2026-06-15" });
    await aBooking(shop.db, { itemId: id, start: "2026-05-20", end: "2026-05-25" });
    const changed = await setNights(id, 2);
    expect(changed).toMatchObject({
      turnaroundNights: 2,
      withoutTurnaround: [{ bookingId: first, endDate: "2026-06-12" }],
    });
    expect(await taken(id)).toEqual([
      "05-20",
      "05-21",
      "05-22",
      "05-23",
      "05-24",
      "06-10",
      "06-11",
      "06-13",
      "06-14",
      "06-15",
      "06-16",
    ]);
    expect((await setNights(id, 1)).withoutTurnaround).toEqual([]);
    expect((await taken(id)).slice(5)).toEqual([
      "06-10",
      "06-11",
      "06-12",
      "06-13",
      "06-14",
      "06-15",
    ]);
    expect((await setNights(id, 0)).withoutTurnaround).toEqual([]);
    expect((await taken(id)).slice(5)).toEqual(["06-10", "06-11", "06-13", "06-14"]);
    expect(await miscounted()).toEqual([]);
  });

  test("somebody who is paying right now is in the way", async () => {
    const { id } = await anItem(shop.db);
    const booking = await aBooking(shop.db, { itemId: id, start: "2026-06-10", end: "2026-06-12" });
    await aCheckout(shop.db, { itemId: id, start: "2026-06-12", end: "2026-06-13" });
    expect((await setNights(id, 1)).withoutTurnaround).toEqual([
      { bookingId: booking, endDate: "2026-06-12" },
    ]);
  });

  test("what a booking has beside its main thing follows as well", async () => {
    const { id: main } = await anItem(shop.db);
    const { id: kayak } = await anItem(shop.db, { type: "equipment" });
    const booking = await aBooking(shop.db, {
      itemId: main,
      start: "2026-06-10",
      end: "2026-06-12",
    });
    await aLine(booking, kayak);
    expect((await setNights(kayak, 1)).withoutTurnaround).toEqual([]);
    expect(await taken(kayak)).toEqual(["06-10", "06-11", "06-12"]);
    expect(await taken(main)).toEqual(["06-10", "06-11"]);
    expect(await miscounted()).toEqual([]);
  });

  test("what has come back takes no more than it had", async () => {
    const { id } = await anItem(shop.db, { turnaroundNights: 1 });
    const booking = await aBooking(shop.db, { itemId: id, start: "2026-05-30", end: "2026-06-02" });
    await setStatus(booking, "returned");
    expect((await setNights(id, 3)).withoutTurnaround).toEqual([]);
    expect(await taken(id)).toEqual(["06-02"]);
  });

  test("a change of something else says nothing of it", async () => {
    const { id } = await anItem(shop.db);
    expect((await change(id, { name: "Ny" })).json()).not.toHaveProperty("withoutTurnaround");
  });

  test.each([-1, 31, 0.5, "1", null])("%j is no number of nights", async (turnaroundNights) => {
    const { id } = await anItem(shop.db);
    expect((await change(id, { turnaroundNights })).statusCode).toBe(400);
  });
});

describe("giving the nights after a return back", () => {
  test("staff do it once all is ready; the nights that are over stay as they were", async () => {
    const { id } = await anItem(shop.db, { turnaroundNights: 3 });
    const booking = await aBooking(shop.db, { itemId: id, start: "2026-05-28", end: "2026-05-31" });
    await setStatus(booking, "returned");
    expect(await taken(id)).toEqual(["05-31", "06-01", "06-02"]);
    const seen = await shop.call(`/api/bookings/${booking}`, { as: staff });
    expect(seen.json()).toMatchObject({ turnaround: 3, turnaroundUntil: "2026-06-03" });
    const released = await release(booking);
    expect(released.statusCode, released.body).toBe(200);
    expect(released.json<Booking>()).toMatchObject({
      turnaround: 1,
      turnaroundUntil: "2026-06-01",
    });
    expect(await taken(id)).toEqual(["05-31"]);
    expect((await release(booking)).statusCode).toBe(200);
    const log = await rowsOf(
      shop.db,
      sql`select before, after from audit_log where action = 'booking.turnaround-released'
        and entity_id = ${String(booking)}`,
    );
    expect(log).toEqual([{ before: { turnaround: 3 }, after: { turnaround: 1 } }]);
  });

  test("what was rented beside the main thing is given back with it", async () => {
    const { id: main } = await anItem(shop.db);
    const { id: kayak } = await anItem(shop.db, { type: "equipment", turnaroundNights: 2 });
    const booking = await aBooking(shop.db, {
      itemId: main,
      start: "2026-05-30",
      end: "2026-06-01",
    });
    await aLine(booking, kayak);
    await setStatus(booking, "returned");
    const seen = await shop.call(`/api/bookings/${booking}`, { as: staff });
    expect(seen.json()).toMatchObject({ turnaround: 0, turnaroundUntil: "2026-06-03" });
    expect((await release(booking)).json()).toMatchObject({ turnaroundUntil: null });
    expect(await taken(kayak)).toEqual([]);
    expect(await miscounted()).toEqual([]);
  });

  test("not before it has come back, and not by a customer", async () => {
    const { id } = await anItem(shop.db, { turnaroundNights: 1 });
    const booking = await aBooking(shop.db, { itemId: id, start: "2026-06-10", end: "2026-06-12" });
    expect((await release(booking)).json()).toMatchObject({ code: "booking.not-returned" });
    expect((await release(9_999_999)).statusCode).toBe(404);
    expect((await release(booking, await shop.signIn("customer"))).statusCode).toBe(403);
    expect(await taken(id)).toEqual(["06-10", "06-11", "06-12"]);
  });
});

describe("longer stays", () => {
  const save = (longStay: unknown) =>
    shop.call("/api/rental-items", {
      method: "POST",
      body: { type: "rv", name: "Stegen", pricePerDay: 1000, longStay },
      as,
    });

  test("steps are kept in order, whatever order they were sent in", async () => {
    const made = await save([
      { fromNights: 14, percent: 20 },
      { fromNights: 7, percent: 10 },
    ]);
    expect(made.statusCode).toBe(201);
    expect(made.json<ChangedItem>().longStay.map(({ fromNights }) => fromNights)).toEqual([7, 14]);
    const { id } = made.json<ChangedItem>();
    const same = await change(id, {
      longStay: [
        { fromNights: 14, percent: 20 },
        { fromNights: 7, percent: 10 },
      ],
    });
    expect(same.json()).toMatchObject({ version: 1 });
  });

  test("two steps from the same night on are refused in words", async () => {
    const twice = await save([
      { fromNights: 7, percent: 20 },
      { fromNights: 7, percent: 10 },
    ]);
    expect(twice.statusCode).toBe(400);
    expect(twice.json()).toMatchObject({
      fields: {
        longStay: "Två steg börjar vid samma antal nätter. Ändra eller ta bort det ena.",
      },
    });
  });

  test("a longer stay never gets less off than a shorter one: that is refused at the step", async () => {
    const falling = await save([
      { fromNights: 28, percent: 15 },
      { fromNights: 7, percent: 10 },
      { fromNights: 14, percent: 20 },
    ]);
    expect(falling.statusCode).toBe(400);
    expect(falling.json<{ fields: object }>().fields).toEqual({
      "longStay.0.percent": "Lägre rabatt än för en kortare hyra. Höj den eller ta bort steget.",
    });
  });

  test.each([
    [[{ fromNights: 1, percent: 10 }]],
    [[{ fromNights: 366, percent: 10 }]],
    [[{ fromNights: 7, percent: 0 }]],
    [[{ fromNights: 7, percent: 100 }]],
    [[{ fromNights: 7 }]],
    [Array.from({ length: 11 }, (_, index) => ({ fromNights: 2 + index, percent: 5 }))],
    ["7"],
  ])("%j are no steps", async (steps) => {
    expect((await save(steps)).statusCode).toBe(400);
  });
});

describe("extras from stock", () => {
  const add = (body: object) => shop.call("/api/addons", { method: "POST", body, as });

  test("an extra is tied to equipment, that for extras alone included, and let go again", async () => {
    const { id: rentalItemId } = await anItem(shop.db);
    const { id: linkedItemId } = await anItem(shop.db, { type: "equipment", isAddonOnly: true });
    const made = await add({ rentalItemId, name: "Cykel", price: 100, linkedItemId });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: number }>();
    const shown = await shop.call(`/api/rental-items/${rentalItemId}/addons`);
    expect(shown.json()).toMatchObject([{ id, linkedItemId }]);
    const free = await shop.call(`/api/addons/${id}`, {
      method: "PATCH",
      body: { linkedItemId: null },
      as,
    });
    expect(free.json()).toMatchObject({ linkedItemId: null });
    expect((await add({ rentalItemId, name: "Linne", price: 100 })).json()).toMatchObject({
      linkedItemId: null,
    });
  });

  test("neither to its own item, a motorhome, nor what the shop does not have", async () => {
    const { id: rentalItemId } = await anItem(shop.db, { type: "equipment" });
    const { id: motorhome } = await anItem(shop.db);
    const { id: archived } = await anItem(shop.db, {
      type: "equipment",
      archivedAt: new Date("2026-05-01"),
    });
    const codeOf = async (linkedItemId: number) => {
      const answer = await add({ rentalItemId, name: "Cykel", price: 100, linkedItemId });
      expect(answer.statusCode).toBe(400);
      const { code, fields } = answer.json<{ code: string; fields: object }>();
      expect(Object.keys(fields)).toEqual(["linkedItemId"]);
      return code;
    };
    expect(await codeOf(rentalItemId)).toBe("catalog.linked-item-own");
    expect(await codeOf(motorhome)).toBe("catalog.linked-item-motorhome");
    expect(await codeOf(archived)).toBe("catalog.linked-item-unknown");
    expect(await codeOf(2_000_000_000)).toBe("catalog.linked-item-unknown");
  });
});
