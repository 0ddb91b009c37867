import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { anAddon } from "#test/builders.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";

let office: TestUnits;
let camper: Awaited<ReturnType<TestUnits["aFleet"]>>;
let trailer: Awaited<ReturnType<TestUnits["aFleet"]>>;
beforeAll(async () => {
  office = await openTestUnits();
});
beforeEach(async () => {
  camper = await office.aFleet(1);
  const { id } = await office.aFleet(2, { type: "equipment" });
  await office.post(`/api/rental-items/${id}/units`, { name: "Släp 1" });
  trailer = { id, units: await office.units(id) };
});

const trailers = (quantity: number) => [{ rentalItemId: trailer.id, quantity }];
const booked = (more: object): Promise<Booking> =>
  office.booked(camper.id, "2026-06-01", "2026-06-04", more);
const sign = (kind: ProtocolKind, bookingId: number, unitId: number) =>
  office.post(`/api/bookings/${bookingId}/protocols`, {
    clientId: randomUUID(),
    kind,
    unitId,
    signature: null,
    signedAt: office.shop.clock.now().toISOString(),
  });
const change = async (id: number, wish: object, path = "changes") =>
  office.post(`/api/bookings/${id}/${path}`, {
    money: "later",
    version: (await office.booking(id)).version,
    ...wish,
  });
const trailersOf = async (id: number) =>
  (await office.booking(id)).units
    .filter(({ rentalItemId }) => rentalItemId === trailer.id)
    .map(({ name }) => name);

test("a numbered trailer that is with the customer stays on the booking until it is back", async () => {
  const { id, units } = await booked({ lines: trailers(1) });
  for (const unit of units) expect((await sign("out", id, unit.id)).statusCode).toBe(201);
  const preview = await change(id, { lines: [] }, "changes/preview");
  expect(preview.json()).toMatchObject({ refused: [{ code: "booking.is-out" }] });
  const refused = await change(id, { lines: [] });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "booking.is-out" });
  const { id: trailerId } = units.find(({ rentalItemId }) => rentalItemId === trailer.id)!;
  expect((await sign("back", id, trailerId)).statusCode).toBe(201);
  expect((await change(id, { lines: [] })).statusCode).toBe(200);
  expect(await office.broken()).toEqual({});
});

test("one that comes with an extra stays too, by whatever it is booked", async () => {
  const extra = await anAddon(office.shop.db, camper.id, { linkedItemId: trailer.id });
  const { id } = await booked({ selectedAddons: [{ id: extra, quantity: 1 }] });
  await office.sign(id, "out");
  const refused = await change(id, { selectedAddons: [] });
  expect(refused.json()).toMatchObject({ code: "booking.is-out" });
  expect((await change(id, { selectedAddons: [], lines: trailers(1) })).statusCode).toBe(200);
  expect(await trailersOf(id)).toHaveLength(1);
  await office.sign(id, "back");
  expect(await office.booking(id)).toMatchObject({ status: "returned" });
});

test("of several the one that was fetched is kept, and the one that was not can be let go", async () => {
  const { id, units } = await booked({ lines: trailers(2) });
  const [, second] = units.filter(({ rentalItemId }) => rentalItemId === trailer.id);
  await sign("out", id, second!.id);
  expect((await change(id, { lines: trailers(1) })).statusCode).toBe(200);
  expect(await trailersOf(id)).toEqual([second!.name]);
  expect((await sign("back", id, second!.id)).statusCode).toBe(201);
  expect(await office.broken()).toEqual({});
});

test("more may be added while the rest is out", async () => {
  const { id } = await booked({ lines: trailers(1) });
  await office.sign(id, "out");
  expect((await change(id, { lines: trailers(2) })).statusCode).toBe(200);
  expect(await trailersOf(id)).toHaveLength(2);
});
