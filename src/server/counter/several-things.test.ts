import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Change } from "#contracts/audit.ts";
import type { ShopCalendar } from "#contracts/calendar.ts";
import type { TodayAnswer } from "#contracts/today.ts";
import { anAddon, anAgreement, anItem } from "#test/builders.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { rowsOf } from "#test/rows.ts";
import { codesOf, testChanges } from "#test/test-changes.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
let changes: ReturnType<typeof testChanges>;
beforeAll(async () => {
  counter = await openTestCounter();
  changes = testChanges(counter);
});

const aThing = (fields: Parameters<typeof anItem>[1] = {}) =>
  anItem(counter.shop.db, {
    type: "equipment",
    name: "Havskajak",
    pricePerDay: 300,
    quantity: 4,
    ...fields,
  });

const line = ({ id }: { id: number }, quantity = 1) => ({ rentalItemId: id, quantity });

const historyOf = async (id: number) =>
  (await counter.shop.call(`/api/bookings/${id}/history`, { as: counter.admin })).json<Change[]>();

const expectCounted = async () =>
  expect(await rowsOf(counter.shop.db, sql.raw(MISCOUNTED_NIGHTS))).toEqual([]);

describe("a booking of several things", () => {
  test("is made by staff, and stands at each thing in calendar and hand-over list", async () => {
    const canoe = await aThing({ name: "Kanadensare" });
    const kayak = await aThing();
    const booking = await changes.staffBooking(canoe.id, { lines: [line(kayak, 2)] });
    expect(booking.lines).toEqual([{ rentalItemId: kayak.id, name: "Havskajak", quantity: 2 }]);
    expect(booking.totalPrice).toBe(600 + 1200);
    expect(booking.quoteLines.map(({ kind, label }) => [kind, label])).toContainEqual([
      "item",
      "Havskajak, 2 st",
    ]);
    expect(await changes.nightsOf(kayak.id)).toEqual({ "2026-07-01": 2, "2026-07-02": 2 });
    const calendar = await counter.shop.call("/api/calendar?from=2026-07-01&to=2026-07-05", {
      as: counter.admin,
    });
    const bars = calendar
      .json<ShopCalendar>()
      .bookings.filter(({ id }) => id === booking.id)
      .map(({ rentalItemId, quantity, isFurther }) => [rentalItemId, quantity, isFurther]);
    expect(bars).toEqual([
      [canoe.id, 1, false],
      [kayak.id, 2, true],
    ]);
    expect(await changes.letterOf(booking.id, "booking_confirmed")).toContain(
      "2 nätter, dessutom Havskajak, 2 st",
    );
    await expectCounted();
  });

  test("is told on the day it goes out", async () => {
    const canoe = await aThing({ name: "Kanadensare" });
    const kayak = await aThing();
    const dates = { startDate: "2026-06-02", endDate: "2026-06-04" };
    const { id } = await changes.staffBooking(canoe.id, { ...dates, lines: [line(kayak)] });
    const today = await counter.shop.call("/api/office/today", { as: counter.admin });
    const coming = today
      .json<TodayAnswer>()
      .days.flatMap(({ rows }) => rows)
      .find(({ booking }) => booking.id === id);
    expect(coming?.booking.lines).toEqual([
      { rentalItemId: kayak.id, name: "Havskajak", quantity: 1 },
    ]);
  });

  test("gives everything back when it is cancelled, and takes it again when it is on", async () => {
    const canoe = await aThing();
    const kayak = await aThing({ quantity: 2 });
    const { id } = await changes.staffBooking(canoe.id, { lines: [line(kayak, 2)] });
    await counter.patch(id, { status: "cancelled" });
    expect(await changes.nightsOf(kayak.id)).toEqual({});
    const other = await changes.staffBooking(kayak.id, {});
    const refused = await counter.patch(id, { status: "confirmed" });
    expect(refused.json()).toMatchObject({ code: "booking.nights-gone" });
    await counter.patch(other.id, { status: "cancelled" });
    expect((await counter.patch(id, { status: "confirmed" })).statusCode).toBe(200);
    expect(await changes.nightsOf(kayak.id)).toEqual({ "2026-07-01": 2, "2026-07-02": 2 });
    await expectCounted();
  });
});

describe("further things are changed", () => {
  test("added, made more and taken away, at the price that was promised for those it had", async () => {
    const canoe = await aThing({ name: "Kanadensare" });
    const kayak = await aThing();
    const tent = await aThing({ name: "Tunneltält", pricePerDay: 200 });
    const { id } = await changes.staffBooking(canoe.id, { lines: [line(kayak)] });
    await counter.shop.db.execute(
      sql`update rental_items set price_per_day = 500 where id = ${kayak.id}`,
    );
    const wish = { lines: [line(kayak, 2), line(tent)] };
    const shown = await changes.preview(id, wish);
    expect(shown.difference).toBe(2 * 500 + 2 * 200);
    const answer = await changes.change(id, wish);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await changes.letterOf(id, "booking_changed")).toContain("Havskajak, 2 st; Tunneltält");
    expect(await changes.nightsOf(kayak.id)).toEqual({ "2026-07-01": 2, "2026-07-02": 2 });
    const told = (await historyOf(id)).find(({ action }) => action === "booking.changed");
    expect(told?.before).toMatchObject({ lines: [{ name: "Havskajak", quantity: 1 }] });
    expect(told?.after).toMatchObject({
      fields: ["quote", "totalPrice", "lines"],
      lines: [
        { name: "Havskajak", quantity: 2 },
        { name: "Tunneltält", quantity: 1 },
      ],
    });
    await changes.change(id, { lines: [] });
    const { lines, totalPrice } = await counter.booking(id);
    expect([lines, totalPrice]).toEqual([[], 600]);
    expect(await changes.nightsOf(tent.id)).toEqual({});
    await expectCounted();
  });

  test("or refused: then the booking is as it was, nights and all", async () => {
    const canoe = await aThing();
    const kayak = await aThing({ quantity: 2 });
    const { id, version } = await changes.staffBooking(canoe.id, { lines: [line(kayak)] });
    await changes.staffBooking(kayak.id, {
      startDate: "2026-07-03",
      endDate: "2026-07-05",
      quantity: 2,
    });
    const longer = { endDate: "2026-07-04" };
    expect(codesOf(await changes.preview(id, longer))).toEqual(["line.unavailable"]);
    const answer = await changes.change(id, longer);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "line.unavailable" }]);
    expect((await counter.booking(id)).version).toBe(version);
    const without = await changes.change(id, { ...longer, lines: [] });
    expect(without.statusCode, without.body).toBe(200);
    await expectCounted();
  });

  test("together with the days: its own nights are not in its way, of whichever thing", async () => {
    const canoe = await aThing();
    const kayak = await aThing({ quantity: 1 });
    const { id } = await changes.staffBooking(canoe.id, { lines: [line(kayak)] });
    const moved = await changes.change(id, { startDate: "2026-07-02", endDate: "2026-07-05" });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(Object.keys(await changes.nightsOf(kayak.id))).toEqual([
      "2026-07-02",
      "2026-07-03",
      "2026-07-04",
    ]);
    await expectCounted();
  });

  test("an added thing with terms of its own asks for them, and keeps what was accepted", async () => {
    const terms = await anAgreement(counter.shop.db);
    const canoe = await aThing();
    const kayak = await aThing({ rentalAgreementId: terms.id });
    const { id } = await changes.staffBooking(canoe.id);
    await changes.change(id, { lines: [line(kayak)] });
    expect((await counter.booking(id)).agreements).toMatchObject([{ acceptedAt: null }]);
  });

  test("an extra that is no longer offered keeps the unit it took", async () => {
    const camper = await anItem(counter.shop.db, { type: "rv" });
    const rack = await aThing({ isAddonOnly: true });
    const addonId = await anAddon(counter.shop.db, camper.id, { linkedItemId: rack.id });
    const selectedAddons = [{ id: addonId, quantity: 1 }];
    const { id } = await changes.staffBooking(camper.id, { selectedAddons });
    await counter.shop.db.execute(sql`delete from addons where id = ${addonId}`);
    const answer = await changes.change(id, { endDate: "2026-07-04" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Object.keys(await changes.nightsOf(rack.id))).toHaveLength(3);
    await expectCounted();
  });
});

test("what is rented along with something else is not deleted, only hidden", async () => {
  const canoe = await aThing();
  const kayak = await aThing();
  await changes.staffBooking(canoe.id, { lines: [line(kayak)] });
  const removed = await counter.shop.call(`/api/rental-items/${kayak.id}`, {
    method: "DELETE",
    as: counter.admin,
  });
  expect(removed.statusCode).toBe(204);
  const rows = await rowsOf<{ archived: boolean }>(
    counter.shop.db,
    sql`select archived_at is not null as archived from rental_items where id = ${kayak.id}`,
  );
  expect(rows).toEqual([{ archived: true }]);
});

test("a thing that is not moved keeps the nights after its return as they were promised", async () => {
  const canoe = await aThing();
  const kayak = await aThing({ quantity: 1 });
  const tent = await aThing({ name: "Tunneltält" });
  const { id } = await changes.staffBooking(canoe.id, { lines: [line(kayak)] });
  await changes.staffBooking(kayak.id, { startDate: "2026-07-03", endDate: "2026-07-05" });
  await counter.shop.db.execute(
    sql`update rental_items set turnaround_nights = 1 where id = ${kayak.id}`,
  );
  const answer = await changes.change(id, { lines: [line(kayak), line(tent)] });
  expect(answer.statusCode, answer.body).toBe(200);
  await expectCounted();
});

describe("an extra that is taken from the same stock as a further thing", () => {
  const OWN =
    "Tillvalet Cykel tas ur samma lager som Elcykel, och 1 st av dem är redan med i bokningen. Fler är inte lediga de dagarna. Ta bort tillvalet eller minska antalet Elcykel.";
  const together = async () => {
    const camper = await anItem(counter.shop.db, { type: "rv" });
    const bicycle = await aThing({ name: "Elcykel", quantity: 1 });
    const extra = { name: "Cykel", linkedItemId: bicycle.id };
    const addonId = await anAddon(counter.shop.db, camper.id, extra);
    return { camper, bicycle, selectedAddons: [{ id: addonId, quantity: 1 }] };
  };

  test("is refused when staff book both, before and after they press", async () => {
    const { camper, bicycle, selectedAddons } = await together();
    const wish = {
      key: crypto.randomUUID(),
      rentalItemId: camper.id,
      startDate: "2026-07-01",
      endDate: "2026-07-03",
      customer: { name: "Nils Lind" },
      payment: { kind: "later" },
      selectedAddons,
      lines: [line(bicycle)],
    };
    const shown = await counter.post("/api/office/bookings/preview", wish);
    const refused = { code: "line.extra-taken", message: OWN };
    expect(shown.json()).toMatchObject({ refused: [refused] });
    const made = await counter.post("/api/office/bookings", wish);
    expect([made.statusCode, made.json()]).toMatchObject([409, refused]);
  });

  test("is refused when a booking that has the one is to have the other too", async () => {
    const { camper, bicycle, selectedAddons } = await together();
    const { id } = await changes.staffBooking(camper.id, { lines: [line(bicycle)] });
    const shown = await changes.preview(id, { selectedAddons });
    expect(shown.refused).toMatchObject([{ code: "line.extra-taken", message: OWN }]);
    const answer = await changes.change(id, { selectedAddons });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { message: OWN }]);
    const instead = await changes.change(id, { selectedAddons, lines: [] });
    expect(instead.statusCode, instead.body).toBe(200);
    await expectCounted();
  });

  test("is refused by name also when the extra is no longer offered and keeps its unit", async () => {
    const { camper, bicycle, selectedAddons } = await together();
    const { id } = await changes.staffBooking(camper.id, { selectedAddons });
    await counter.shop.db.execute(sql`delete from addons where id = ${selectedAddons[0]!.id}`);
    const answer = await changes.change(id, { lines: [line(bicycle)] });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: "line.extra-taken", message: OWN },
    ]);
    await expectCounted();
  });
});
