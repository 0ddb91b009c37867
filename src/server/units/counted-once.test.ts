import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { Unit } from "#contracts/units.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";

let office: TestUnits;
beforeAll(async () => {
  office = await openTestUnits();
});
let fleet: { id: number; units: Unit[] };
/** It is out with one of two, and is to be in service before it comes back. */
let stay: Booking;
beforeEach(async () => {
  office.shop.clock.set("2026-06-01T10:00:00Z");
  fleet = await office.aFleet(2);
  stay = await office.booked(fleet.id, "2026-06-01", "2026-06-05");
  await office.sign(stay.id, "out");
  await office.out(stay.units[0]!.id, "2026-06-03", "2026-06-06");
});
afterEach(async () => {
  await office.sweep();
  expect(await office.broken(fleet.id)).toEqual({});
});

const free = async (start: string, end: string) =>
  (
    await office.shop.call(
      `/api/rental-items/${fleet.id}/availability?startDate=${start}&endDate=${end}`,
    )
  ).json<{ available: number }>().available;

test("service of a vehicle that is out takes no other one from the nights of its own stay", async () => {
  expect(await free("2026-06-01", "2026-06-05")).toBe(1);
  expect(await free("2026-06-03", "2026-06-07")).toBe(1);
  expect((await office.book(fleet.id, "2026-06-03", "2026-06-06")).statusCode).toBe(201);
  expect(await free("2026-06-03", "2026-06-04")).toBe(0);
});

test("it is one vehicle less on those days once that one is back", async () => {
  office.shop.clock.set("2026-06-02T10:00:00Z");
  await office.sign(stay.id, "back");
  expect(await free("2026-06-02", "2026-06-03")).toBe(2);
  expect(await free("2026-06-03", "2026-06-05")).toBe(1);
});

test("who is out with it may stay into its service while another vehicle is free", async () => {
  const { version } = await office.booking(stay.id);
  const longer = { version, startDate: "2026-06-01", endDate: "2026-06-07", money: "later" };
  const changed = await office.post(`/api/bookings/${stay.id}/changes`, longer);
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await free("2026-06-05", "2026-06-07")).toBe(1);
});
