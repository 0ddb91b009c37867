import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Occupancy } from "#contracts/accounting.ts";
import type { DashboardFigures, ItemBooking } from "#contracts/catalog-admin.ts";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import { addDays, localDateOf, type LocalDate } from "#domain/dates/local-date.ts";
import { anAddon, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { testChanges } from "#test/test-changes.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
let changes: ReturnType<typeof testChanges>;
beforeAll(async () => {
  counter = await openTestCounter();
  changes = testChanges(counter);
});

const aThing = (fields: Parameters<typeof anItem>[1] = {}) =>
  anItem(counter.shop.db, { type: "equipment", pricePerDay: 300, quantity: 40, ...fields });

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await counter.shop.call(path, { as: counter.admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const occupancy = async (year: number) =>
  new Map(
    (await ask<Occupancy>(`/api/accounting/occupancy/${year}`)).map((row) => [
      row.rentalItemId,
      row,
    ]),
  );

/** Night by night and unit by unit, from the rows themselves. */
async function nightByNight(year: number): Promise<Map<number, number>> {
  const held = await rowsOf<{ item: number; start: string; nights: number; quantity: number }>(
    counter.shop.db,
    sql`select rental_item_id as item, start_date::text as start, end_date - start_date as nights, quantity
        from bookings where status <> 'cancelled'
      union all
      select l.rental_item_id, b.start_date::text, b.end_date - b.start_date, l.quantity
        from booking_lines l join bookings b on b.id = l.booking_id where b.status <> 'cancelled'`,
  );
  const counts = new Map<number, number>();
  for (const { item, start, nights, quantity } of held)
    for (let at = 0; at < nights; at += 1)
      if (addDays(start as LocalDate, at).startsWith(String(year)))
        counts.set(item, (counts.get(item) ?? 0) + quantity);
  return counts;
}

test("a year counts the nights of further things at their own item, and no krona twice", async () => {
  const things = await Promise.all([aThing(), aThing({ pricePerDay: 170 }), aThing()]);
  const rack = await aThing({ isAddonOnly: true });
  const addonId = await anAddon(counter.shop.db, things[0].id, { linkedItemId: rack.id });
  let totals = 0;
  for (let at = 0; at < 12; at += 1) {
    const [main, first, second] = [0, 1, 2].map((step) => things[(at + step) % 3]!);
    const startDate = addDays(localDateOf("2026-12-20"), at);
    const booking = await changes.staffBooking(main!.id, {
      startDate,
      endDate: addDays(startDate, 1 + (at % 5)),
      quantity: 1 + (at % 2),
      lines: [
        { rentalItemId: first!.id, quantity: 1 + (at % 3) },
        ...(at % 2 === 0 ? [{ rentalItemId: second!.id, quantity: 1 }] : []),
      ],
      ...(main === things[0] && { selectedAddons: [{ id: addonId, quantity: 1 }] }),
      ...(at % 4 === 0 && { adjustment: { amount: -200, reason: "Stammis" } }),
    });
    totals += booking.totalPrice;
  }
  const off = await changes.staffBooking(things[0].id, {
    lines: [{ rentalItemId: things[1].id, quantity: 1 }],
  });
  await counter.patch(off.id, { status: "cancelled" });
  const years = [await occupancy(2026), await occupancy(2027)];
  for (const [at, year] of [2026, 2027].entries()) {
    const slow = await nightByNight(year);
    for (const { id } of [...things, rack])
      expect(years[at]!.get(id)?.bookedNights ?? 0).toBe(slow.get(id) ?? 0);
  }
  const values = years.flatMap((year) => [...year.values()].map(({ bookedValue }) => bookedValue));
  const sum = values.reduce((all, value) => all + value, 0);
  // Each item of each year is rounded by itself.
  expect(Math.abs(sum - totals)).toBeLessThanOrEqual(values.length / 2);
});

test("what only came along is told of in the year that it was out, and what it brought in", async () => {
  const canoe = await aThing();
  const tent = await aThing({ pricePerDay: 100 });
  await changes.staffBooking(canoe.id, {
    startDate: "2026-08-01",
    endDate: "2026-08-04",
    lines: [{ rentalItemId: tent.id, quantity: 2 }],
    adjustment: { amount: -100, reason: "Stammis" },
  });
  await counter.shop.db.execute(
    sql`update rental_items set archived_at = now() where id = ${tent.id}`,
  );
  const year = await occupancy(2026);
  expect(year.get(tent.id)).toMatchObject({ bookedNights: 6, bookedValue: 600 });
  expect(year.get(canoe.id)).toMatchObject({ bookedNights: 3, bookedValue: 800 });
  expect((await occupancy(2025)).has(tent.id)).toBe(false);
});

test("the figures of the month count what comes along", async () => {
  const nights = async () => (await ask<DashboardFigures>("/api/dashboard")).nights;
  const before = await nights();
  const camper = await anItem(counter.shop.db, { type: "rv" });
  const kayak = await aThing();
  await changes.staffBooking(camper.id, { lines: [{ rentalItemId: kayak.id, quantity: 3 }] });
  const after = await nights();
  expect(after.rv.nextMonth - before.rv.nextMonth).toBe(2);
  expect(after.equipment.nextMonth - before.equipment.nextMonth).toBe(6);
});

test("a thing's own bookings are those that take it along too, once each", async () => {
  const canoe = await aThing();
  const kayak = await aThing({ quantity: 5 });
  const addonId = await anAddon(counter.shop.db, canoe.id, { linkedItemId: kayak.id });
  const { id } = await changes.staffBooking(canoe.id, {
    lines: [{ rentalItemId: kayak.id, quantity: 2 }],
    selectedAddons: [{ id: addonId, quantity: 1 }],
  });
  const own = await changes.staffBooking(kayak.id, {
    startDate: "2026-07-10",
    endDate: "2026-07-12",
  });
  const listed = await ask<ItemBooking[]>(`/api/rental-items/${kayak.id}/bookings`);
  expect(listed.map((one) => [one.id, one.quantity, one.isFurther])).toEqual([
    [own.id, 1, false],
    [id, 3, true],
  ]);
  const block = await counter.post("/api/blocked-dates", {
    rentalItemId: kayak.id,
    startDate: "2026-07-02",
    endDate: "2026-07-02",
    reason: "Service",
  });
  expect(block.json<LaidBlock>().bookings.map((one) => one.id)).toEqual([id]);
});
