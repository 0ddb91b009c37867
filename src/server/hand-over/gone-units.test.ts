import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ThingWithUnits } from "#contracts/booking-units.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";

let office: TestUnits;
beforeAll(async () => {
  office = await openTestUnits();
});
let fleet: Awaited<ReturnType<TestUnits["aFleet"]>>;
beforeEach(async () => {
  fleet = await office.aFleet(2);
});
afterEach(() => office.shop.clock.set("2026-06-01T10:00:00Z"));

const sign = async (kind: ProtocolKind, { id, units: [unit] }: Booking, signedAt?: string) =>
  office.post(`/api/bookings/${id}/protocols`, {
    clientId: randomUUID(),
    kind,
    unitId: unit!.id,
    signature: null,
    signedAt: signedAt ?? office.shop.clock.now().toISOString(),
  });

const change = async (id: number, wish: object, path = "changes") =>
  office.post(`/api/bookings/${id}/${path}`, {
    money: "later",
    version: (await office.booking(id)).version,
    ...wish,
  });

const free = async (start: string, end: string) =>
  (
    await office.shop.call(
      `/api/rental-items/${fleet.id}/availability?startDate=${start}&endDate=${end}`,
    )
  ).json<{ available: number }>().available;

/** It was on this vehicle all along. */
async function bookedOn(unitId: number, start: string, end: string): Promise<Booking> {
  const { id } = await office.booked(fleet.id, start, end);
  expect((await office.give(id, [unitId])).statusCode).toBe(200);
  return office.booking(id);
}

test("a vehicle that is out is not retired before it is back", async () => {
  const { id: unitId } = fleet.units[0]!;
  const stay = await bookedOn(unitId, "2026-06-01", "2026-06-04");
  const retire = (retiredOn: string) =>
    office.shop.call(`/api/units/${unitId}`, {
      method: "PATCH",
      body: { retiredOn },
      as: office.admin,
    });
  await sign("out", stay);
  const refused = await retire("2026-06-01");
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "unit.still-out",
    message: `Enhet 1 är ute på bokning #${stay.id} (${stay.customerName}). Ta emot den först, eller välj en dag efter att den ska vara tillbaka.`,
    fields: { retiredOn: expect.stringContaining("Ta emot den först") as string },
  });
  expect((await retire("2026-06-02")).statusCode).toBe(409);
  expect((await retire("2026-06-04")).statusCode).toBe(409);
  expect((await retire("2026-06-05")).statusCode).toBe(200);
  await sign("back", stay);
  expect((await retire("2026-06-01")).statusCode).toBe(200);
});

test("a vehicle is with one customer at a time: the next one hears who has it", async () => {
  const { id: unitId } = fleet.units[0]!;
  const first = await bookedOn(unitId, "2026-06-01", "2026-06-02");
  const second = await bookedOn(unitId, "2026-06-02", "2026-06-04");
  expect((await sign("out", first)).statusCode).toBe(201);
  const refused = await sign("out", second);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "hand-over.gone-with-other",
    message: `Enhet 1 är redan ute, på bokning #${first.id} (${first.customerName}). Ta emot den där först, eller ge bokningen en annan enhet.`,
  });
  expect((await sign("back", first)).statusCode).toBe(201);
  expect((await sign("out", second)).statusCode).toBe(201);
});

test("who is about to hand out a vehicle that is gone hears so before anybody signs", async () => {
  const { id: unitId } = fleet.units[0]!;
  const first = await bookedOn(unitId, "2026-06-01", "2026-06-02");
  const second = await bookedOn(unitId, "2026-06-02", "2026-06-04");
  const goneOf = async ({ id }: Booking, kind: ProtocolKind = "out") =>
    (
      await office.shop.call(`/api/bookings/${id}/hand-over?kind=${kind}`, { as: office.admin })
    ).json<HandOverSheet>().parts[0]!.goneWith;
  expect(await goneOf(second)).toBeNull();
  await sign("out", first);
  const { id: bookingId, customerName } = first;
  expect(await goneOf(second)).toEqual({ bookingId, customerName });
  expect(await goneOf(first)).toBeNull();
  expect(await goneOf(first, "back")).toBeUndefined();
  await sign("back", first);
  expect(await goneOf(second)).toBeNull();
});

test("a vehicle that did not come back is no choice for whoever fetches one tonight", async () => {
  const [one, two] = fleet.units;
  const late = await bookedOn(one!.id, "2026-06-01", "2026-06-02");
  const next = await bookedOn(two!.id, "2026-06-03", "2026-06-05");
  await sign("out", late);
  office.shop.clock.set("2026-06-03T10:00:00Z");
  const [thing] = (
    await office.shop.call(`/api/bookings/${next.id}/units`, { as: office.admin })
  ).json<ThingWithUnits[]>();
  expect(thing?.units.find(({ id }) => id === one!.id)?.standing).toBe("away");
  expect((await office.give(next.id, [one!.id])).statusCode).toBe(409);
});

test("what was said of a vehicle is known to whoever has it next", async () => {
  const [one, two] = fleet.units;
  const earlier = await bookedOn(one!.id, "2026-06-01", "2026-06-02");
  const now = await bookedOn(one!.id, "2026-06-02", "2026-06-04");
  const other = await bookedOn(two!.id, "2026-06-02", "2026-06-04");
  await sign("out", earlier);
  await office.post(`/api/bookings/${earlier.id}/protocols`, {
    clientId: randomUUID(),
    kind: "back",
    unitId: one!.id,
    remarks: [{ text: "Buckla i dörren" }],
    signature: null,
    signedAt: office.shop.clock.now().toISOString(),
  });
  const known = async ({ id }: Booking, kind: ProtocolKind = "out") =>
    (
      await office.shop.call(`/api/bookings/${id}/hand-over?kind=${kind}`, { as: office.admin })
    ).json<HandOverSheet>().parts[0]?.known;
  const seen = [{ text: "Buckla i dörren", seenAt: expect.any(String) }];
  expect(await known(now)).toEqual(seen);
  expect(await known(now, "back")).toEqual(seen);
  expect([await known(other), await known(earlier, "back")]).toEqual([[], []]);
});

test("a booking without a vehicle is not handed out until it has been given one", async () => {
  const [one, two] = fleet.units;
  await office.out(two!.id, "2026-06-01", "2026-06-10");
  const stay = await bookedOn(one!.id, "2026-06-02", "2026-06-04");
  const outage = await office.out(one!.id, "2026-06-01", "2026-06-10");
  expect(await office.unitsOf(stay.id)).toEqual([]);
  const sheet = async () =>
    (
      await office.shop.call(`/api/bookings/${stay.id}/hand-over?kind=out`, { as: office.admin })
    ).json<HandOverSheet>();
  expect((await sheet()).parts).toMatchObject([{ unitId: null, lacksUnit: true }]);
  const nameless = { clientId: randomUUID(), kind: "out", signature: null };
  const signedAt = office.shop.clock.now().toISOString();
  const path = `/api/bookings/${stay.id}/protocols`;
  const refused = await office.post(path, { ...nameless, signedAt });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "hand-over.no-unit",
    message: expect.stringContaining("Välj en på bokningen först."),
  });
  await office.shop.call(`/api/outages/${outage.id}`, { method: "DELETE", as: office.admin });
  expect((await sheet()).parts).toMatchObject([{ unitId: one!.id, lacksUnit: false }]);
  expect((await office.post(path, { ...nameless, signedAt, unitId: one!.id })).statusCode).toBe(
    201,
  );
});

test("the database itself lets nobody hand out a vehicle that is gone", async () => {
  const { id: unitId } = fleet.units[0]!;
  const first = await bookedOn(unitId, "2026-06-01", "2026-06-02");
  const second = await bookedOn(unitId, "2026-06-02", "2026-06-04");
  await sign("out", first);
  const byHand = office.shop.db.execute(
    sql`update stay_units set handed_over_at = now() where booking_id = ${second.id}`,
  );
  await expect(byHand).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: "stay_units_gone_once" }),
  });
});

test("a vehicle that is late is offered to nobody tonight, and again once it is back", async () => {
  const late = await bookedOn(fleet.units[0]!.id, "2026-06-01", "2026-06-03");
  await sign("out", late);
  office.shop.clock.set("2026-06-03T06:00:00Z");
  await office.sweep();
  // Today it may still come.
  expect(await free("2026-06-03", "2026-06-05")).toBe(2);
  office.shop.clock.set("2026-06-04T06:00:00Z");
  await office.sweep();
  expect(await free("2026-06-04", "2026-06-06")).toBe(1);
  expect(await free("2026-06-05", "2026-06-06")).toBe(2);
  const next = await office.booked(fleet.id, "2026-06-04", "2026-06-06");
  expect(next.units).toMatchObject([{ id: fleet.units[1]!.id }]);
  expect((await office.book(fleet.id, "2026-06-04", "2026-06-05")).statusCode).toBe(409);
  await sign("back", late);
  expect(await free("2026-06-04", "2026-06-05")).toBe(1);
});

test("who was to have the late vehicle tonight gets another, or is listed until it is back", async () => {
  const [one, other] = fleet.units;
  const late = await bookedOn(one!.id, "2026-06-01", "2026-06-03");
  const tonight = await bookedOn(one!.id, "2026-06-04", "2026-06-06");
  await sign("out", late);
  office.shop.clock.set("2026-06-04T06:00:00Z");
  await office.sweep();
  expect(await office.unitsOf(tonight.id)).toEqual([other!.id]);
  await office.out(other!.id, "2026-06-04", "2026-06-05");
  expect(await office.unitsOf(tonight.id)).toEqual([]);
  await sign("back", late);
  expect(await office.unitsOf(tonight.id)).toEqual([one!.id]);
});

test("a vehicle that left early is gone until its stay, and what is offered is what can be booked", async () => {
  const [one, two] = fleet.units;
  const early = await bookedOn(one!.id, "2026-06-02", "2026-06-05");
  await sign("out", early);
  expect(await free("2026-06-01", "2026-06-02")).toBe(1);
  // Tonight the one, later the other, and neither throughout.
  await bookedOn(two!.id, "2026-06-03", "2026-06-06");
  expect(await free("2026-06-01", "2026-06-03")).toBe(1);
  expect((await office.book(fleet.id, "2026-06-01", "2026-06-03")).statusCode).toBe(201);
});

test("where each of two vehicles is out on a part of the days, nobody is offered all of them", async () => {
  const [one, two] = fleet.units;
  const now = await bookedOn(one!.id, "2026-06-01", "2026-06-02");
  const soon = await bookedOn(two!.id, "2026-06-02", "2026-06-04");
  await sign("out", now);
  await sign("out", soon);
  const offered = await free("2026-06-01", "2026-06-04");
  expect(offered).toBe(0);
  expect((await office.book(fleet.id, "2026-06-01", "2026-06-04")).statusCode).toBe(409);
});

test("marking as returned by hand brings the vehicle back, and taking that back lets it be out again", async () => {
  const stay = await bookedOn(fleet.units[0]!.id, "2026-06-01", "2026-06-03");
  const next = await bookedOn(fleet.units[0]!.id, "2026-06-03", "2026-06-05");
  await sign("out", stay);
  await office.patch(stay.id, { status: "returned" });
  await office.patch(stay.id, { status: "confirmed" });
  expect((await sign("out", next)).statusCode).toBe(409);
  await office.patch(stay.id, { status: "returned" });
  expect((await sign("out", next)).statusCode).toBe(201);
});

describe("a booking whose vehicle is with the customer", () => {
  let gone: Booking;
  beforeEach(async () => {
    gone = await bookedOn(fleet.units[0]!.id, "2026-06-02", "2026-06-04");
    await sign("out", gone);
  });
  const remove = () =>
    office.shop.call(`/api/bookings/${gone.id}`, { method: "DELETE", as: office.admin });

  test("is neither called off nor removed until it is back, whoever presses what", async () => {
    const presses = [
      () => office.post(`/api/bookings/${gone.id}/cancel`, { refund: 0, reason: "Ånger" }),
      () => office.patch(gone.id, { status: "cancelled" }),
      remove,
    ];
    for (const press of presses) {
      const refused = await press();
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: "booking.is-out" });
    }
    expect(await office.booking(gone.id)).toMatchObject({ stay: { state: "out" } });
    expect(await free("2026-06-02", "2026-06-04")).toBe(1);
    await sign("back", gone);
    expect((await remove()).statusCode).toBe(204);
  });

  test("keeps its first day and its item, also where it left before its stay; it may come back later", async () => {
    const other = await office.aFleet(1);
    for (const wish of [
      { startDate: "2026-06-20", endDate: "2026-06-24" },
      { rentalItemId: other.id },
    ]) {
      const refused = await change(gone.id, wish);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: "booking.is-under-way" });
    }
    expect((await change(gone.id, { endDate: "2026-06-05" })).statusCode).toBe(200);
  });
});

describe("where there is one vehicle", () => {
  beforeEach(async () => {
    fleet = await office.aFleet(1);
  });
  const lacks = async (id: number) =>
    (await office.concernsOf(id)).some(({ kind }) => kind === "stay-without-unit");

  test("whoever is to have it tonight is listed while it is late", async () => {
    const late = await bookedOn(fleet.units[0]!.id, "2026-06-01", "2026-06-03");
    const next = await office.booked(fleet.id, "2026-06-03", "2026-06-06");
    await sign("out", late);
    office.shop.clock.set("2026-06-03T06:00:00Z");
    await office.sweep();
    expect(await lacks(next.id)).toBe(false);
    office.shop.clock.set("2026-06-04T06:00:00Z");
    await office.sweep();
    expect(await lacks(next.id)).toBe(true);
    await sign("back", late);
    expect(await lacks(next.id)).toBe(false);
    expect(await office.unitsOf(next.id)).toEqual([fleet.units[0]!.id]);
  });

  test("who is late with it may stay longer, as far as nobody else has it", async () => {
    const late = await bookedOn(fleet.units[0]!.id, "2026-06-01", "2026-06-03");
    await office.booked(fleet.id, "2026-06-07", "2026-06-09");
    await sign("out", late);
    office.shop.clock.set("2026-06-04T06:00:00Z");
    await office.sweep();
    const seen = await change(late.id, { endDate: "2026-06-06" }, "changes/preview");
    expect(seen.json()).toMatchObject({ refused: [] });
    // It was only asked for.
    expect(await free("2026-06-04", "2026-06-05")).toBe(0);
    expect((await change(late.id, { endDate: "2026-06-08" })).statusCode).toBe(409);
    expect(await free("2026-06-04", "2026-06-05")).toBe(0);
    expect((await change(late.id, { endDate: "2026-06-06" })).statusCode).toBe(200);
    expect(await free("2026-06-05", "2026-06-06")).toBe(0);
    expect(await free("2026-06-06", "2026-06-07")).toBe(1);
  });

  test("it is free again where the stay that it left early for is over or never began", async () => {
    const early = await bookedOn(fleet.units[0]!.id, "2026-06-05", "2026-06-07");
    const left = await sign("out", early);
    expect(await free("2026-06-02", "2026-06-03")).toBe(0);
    const annulled = await office.post(
      `/api/bookings/${early.id}/protocols/${left.json<{ id: number }>().id}/annul`,
      { reason: "Fel bokning" },
    );
    expect(annulled.statusCode).toBe(201);
    expect(await free("2026-06-02", "2026-06-03")).toBe(1);
    expect(await free("2026-06-05", "2026-06-06")).toBe(0);
    await sign("out", early);
    expect(await free("2026-06-02", "2026-06-03")).toBe(0);
    await sign("back", early);
    expect(await free("2026-06-02", "2026-06-07")).toBe(1);
  });

  test("it is out when it was, however late the phone told it", async () => {
    const stay = await bookedOn(fleet.units[0]!.id, "2026-06-01", "2026-06-03");
    office.shop.clock.set("2026-06-01T18:00:00Z");
    await sign("out", stay, "2026-06-01T13:00:00.000Z");
    expect(await office.booking(stay.id)).toMatchObject({
      stay: { state: "out", outAt: "2026-06-01T13:00:00.000Z" },
    });
  });
});

describe("what a phone without network tells late", () => {
  test("is kept though the vehicle has been with somebody else since, and blocks nobody", async () => {
    const { id: unitId } = fleet.units[0]!;
    const first = await bookedOn(unitId, "2026-06-01", "2026-06-02");
    const second = await bookedOn(unitId, "2026-06-02", "2026-06-04");
    office.shop.clock.set("2026-06-02T14:00:00Z");
    await sign("out", second);
    expect((await sign("out", first, "2026-06-01T13:00:00.000Z")).statusCode).toBe(201);
    expect((await sign("back", first, "2026-06-02T10:00:00.000Z")).statusCode).toBe(201);
    expect((await sign("back", second)).statusCode).toBe(201);
  });

  test("is kept though the booking was marked as returned meanwhile", async () => {
    const stay = await bookedOn(fleet.units[0]!.id, "2026-06-01", "2026-06-02");
    const next = await bookedOn(fleet.units[0]!.id, "2026-06-02", "2026-06-04");
    office.shop.clock.set("2026-06-02T14:00:00Z");
    await office.patch(stay.id, { status: "returned" });
    expect((await sign("out", stay, "2026-06-01T13:00:00.000Z")).statusCode).toBe(201);
    expect((await sign("back", stay, "2026-06-02T10:00:00.000Z")).statusCode).toBe(201);
    expect((await sign("out", next)).statusCode).toBe(201);
  });
});

test("what was signed as back stays back when the return is taken back by hand", async () => {
  const stay = await bookedOn(fleet.units[0]!.id, "2026-06-01", "2026-06-03");
  const next = await bookedOn(fleet.units[0]!.id, "2026-06-03", "2026-06-05");
  await sign("out", stay);
  await sign("back", stay);
  await office.patch(stay.id, { status: "confirmed" });
  expect((await sign("out", next)).statusCode).toBe(201);
});
