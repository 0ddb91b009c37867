import { beforeAll, beforeEach, afterEach, describe, expect, test } from "vitest";
import type { Unit } from "#contracts/units.ts";
import { aPaymentWish, callOpen, callPlace, openPayment } from "#test/test-checkout.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";

let office: TestUnits;
beforeAll(async () => {
  office = await openTestUnits();
});
let fleet: { id: number; units: Unit[] };
beforeEach(async () => {
  fleet = await office.aFleet(2);
});
afterEach(async () => {
  await office.sweep();
  expect(await office.broken()).toEqual({});
});

const available = async (start: string, end: string) =>
  (
    await office.shop.call(
      `/api/rental-items/${fleet.id}/availability?startDate=${start}&endDate=${end}`,
    )
  ).json<{ available: number }>().available;

describe("vehicles", () => {
  test("a motorhome has its vehicles by number from the beginning", () => {
    expect(fleet.units.map(({ name }) => name)).toEqual(["Enhet 1", "Enhet 2"]);
  });

  test("a booking is told which vehicle it has", async () => {
    const { units, stay } = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    expect(units).toMatchObject([{ id: fleet.units[0]!.id, name: "Enhet 1" }]);
    expect(stay).toEqual({ state: "waiting", outAt: null, backAt: null });
  });

  test("the nights of the past year and those booked are told of each", async () => {
    await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    expect(await office.units(fleet.id)).toMatchObject([
      { nightsUsed: 0, nightsBooked: 4 },
      { nightsUsed: 0, nightsBooked: 0 },
    ]);
  });

  test("nights of a booking that came back early are booked no longer", async () => {
    const { id } = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    await office.patch(id, { status: "returned" });
    expect(await office.units(fleet.id)).toMatchObject([{ nightsBooked: 0 }, { nightsBooked: 0 }]);
  });

  test("two of one name are refused, beside the name", async () => {
    const answer = await office.post(`/api/rental-items/${fleet.id}/units`, { name: "Enhet 2" });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "unit.name-taken", fields: { name: /namnet/ } });
  });

  test("a counted thing is told apart from its first unit on, as many as it has", async () => {
    const kayak = await office.aFleet(3, { type: "equipment" });
    expect(kayak.units).toEqual([]);
    const booking = await office.booked(kayak.id, "2026-07-01", "2026-07-03", { quantity: 2 });
    expect(booking.units).toEqual([]);
    await office.post(`/api/rental-items/${kayak.id}/units`, { name: "Röda kajaken" });
    const named = await office.units(kayak.id);
    expect(named.map(({ name }) => name)).toEqual(["Röda kajaken", "Enhet 2", "Enhet 3"]);
    expect(await office.unitsOf(booking.id)).toHaveLength(2);
  });

  test("a higher quantity adds vehicles, a lower one retires such as nobody needs", async () => {
    await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    const change = (quantity: number) =>
      office.shop.call(`/api/rental-items/${fleet.id}`, {
        method: "PATCH",
        body: { quantity },
        as: office.admin,
      });
    await change(3);
    expect((await office.units(fleet.id)).map(({ name }) => name)).toContain("Enhet 3");
    await change(1);
    const left = (await office.units(fleet.id)).filter(({ retiredOn }) => retiredOn === null);
    expect(left.map(({ name }) => name)).toEqual(["Enhet 1"]);
    expect(await available("2026-07-01", "2026-07-03")).toBe(0);
    expect(await available("2026-08-01", "2026-08-03")).toBe(1);
  });

  test("one that is retired gives its stays to others, or is refused where they have no room", async () => {
    const [first, second] = fleet.units;
    const one = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    const retire = (id: number, retiredOn: string | null) =>
      office.shop.call(`/api/units/${id}`, {
        method: "PATCH",
        body: { retiredOn },
        as: office.admin,
      });
    expect((await retire(first!.id, "2026-06-15")).statusCode).toBe(200);
    expect(await office.unitsOf(one.id)).toEqual([second!.id]);
    expect(await available("2026-06-10", "2026-06-12")).toBe(2);
    expect(await available("2026-07-10", "2026-07-12")).toBe(1);
    expect((await retire(second!.id, "2026-06-15")).json()).toMatchObject({ code: "unit.last" });
    expect((await retire(first!.id, null)).statusCode).toBe(200);
    await office.booked(fleet.id, "2026-07-03", "2026-07-08");
    expect((await retire(first!.id, "2026-06-15")).json()).toMatchObject({
      code: "unit.stays-left",
    });
    expect(await available("2026-07-10", "2026-07-12")).toBe(2);
  });
});

describe("a stay", () => {
  test("has its vehicle from the hold on, and keeps it as a booking", async () => {
    const opened = await openPayment(office.shop, aPaymentWish({ itemId: fleet.id }));
    const other = await office.booked(fleet.id, "2026-07-01", "2026-07-03");
    expect(other.units).toMatchObject([{ id: fleet.units[1]!.id, name: "Enhet 2" }]);
    await office.cards.pay(opened.clientSecret, "good");
    const { id } = (await callPlace(office.shop, opened.intentId)).json<{ id: number }>();
    expect(await office.unitsOf(id)).toEqual([fleet.units[0]!.id]);
  });

  test("of two vehicles has both", async () => {
    const { units } = await office.booked(fleet.id, "2026-07-01", "2026-07-03", { quantity: 2 });
    expect(units.map(({ name }) => name)).toEqual(["Enhet 1", "Enhet 2"]);
  });

  test("keeps its vehicle when it is moved, and loses it when it is cancelled", async () => {
    await office.booked(fleet.id, "2026-07-01", "2026-07-03");
    const { id, version } = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    await office.post(`/api/bookings/${id}/changes`, {
      version,
      startDate: "2026-07-02",
      endDate: "2026-07-08",
    });
    expect(await office.unitsOf(id)).toEqual([fleet.units[1]!.id]);
    await office.patch(id, { status: "cancelled" });
    expect(await office.unitsOf(id)).toEqual([]);
    await office.patch(id, { status: "confirmed" });
    expect(await office.unitsOf(id)).toHaveLength(1);
  });

  test("that came back is still known by the vehicle it had", async () => {
    const { id } = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    await office.patch(id, { status: "returned" });
    expect(await office.unitsOf(id)).toEqual([fleet.units[0]!.id]);
    expect(await available("2026-07-01", "2026-07-05")).toBe(2);
  });

  test("makes room for another by moving to the other vehicle", async () => {
    const [first, second] = fleet.units;
    const short = await office.booked(fleet.id, "2026-07-01", "2026-07-04");
    await office.give(short.id, [second!.id]);
    await office.out(first!.id, "2026-07-06", "2026-07-10");
    const long = await office.booked(fleet.id, "2026-07-02", "2026-07-08");
    expect(long.units.map(({ id }) => id)).toEqual([second!.id]);
    expect(await office.unitsOf(short.id)).toEqual([first!.id]);
  });
});

describe("an outage", () => {
  test("takes a vehicle off its nights, and gives them back when it is removed", async () => {
    const { id } = await office.out(fleet.units[0]!.id, "2026-07-02", "2026-07-03");
    expect(await available("2026-07-01", "2026-07-02")).toBe(2);
    expect(await available("2026-07-03", "2026-07-04")).toBe(1);
    expect(await available("2026-07-04", "2026-07-05")).toBe(2);
    await office.shop.call(`/api/outages/${id}`, { method: "DELETE", as: office.admin });
    expect(await available("2026-07-01", "2026-07-05")).toBe(2);
  });

  test("without an end holds until further notice", async () => {
    await office.out(fleet.units[0]!.id, "2026-07-02", null);
    expect(await available("2027-05-01", "2027-05-03")).toBe(1);
    office.shop.clock.advance({ days: 1 });
    await office.sweep();
    expect(await available("2027-05-01", "2027-05-03")).toBe(1);
    office.shop.clock.set("2026-06-01T10:00:00Z");
  });

  test("moves the stays it meets, and lists those without room", async () => {
    const [first, second] = fleet.units;
    const one = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    const moved = await office.out(first!.id, "2026-07-02", "2026-07-03");
    expect(moved).toMatchObject({
      moved: [{ bookingId: one.id, unitName: "Enhet 2" }],
      lacking: [],
    });
    const lacking = await office.out(second!.id, "2026-07-04", "2026-07-04");
    expect(lacking).toMatchObject({ moved: [], lacking: [{ bookingId: one.id }] });
    expect(await office.unitsOf(one.id)).toEqual([]);
    // It stays booked, and nobody else is sold its nights.
    expect(await available("2026-07-04", "2026-07-05")).toBe(0);
    await office.shop.call(`/api/outages/${lacking.id}`, { method: "DELETE", as: office.admin });
    expect(await office.unitsOf(one.id)).toEqual([second!.id]);
  });

  test("leaves a paid hold its nights: it becomes a booking, and is listed", async () => {
    const opened = await openPayment(office.shop, aPaymentWish({ itemId: fleet.id }));
    for (const { id } of fleet.units) await office.out(id, "2026-07-01", "2026-07-02");
    await office.cards.pay(opened.clientSecret, "good");
    const placed = await callPlace(office.shop, opened.intentId);
    expect(placed.statusCode).toBe(201);
    expect(await office.unitsOf(placed.json<{ id: number }>().id)).toEqual([]);
    expect(await available("2026-07-01", "2026-07-03")).toBe(0);
  });

  test("over the vehicle that is with its customer leaves it there", async () => {
    const one = await office.booked(fleet.id, "2026-06-01", "2026-06-05");
    await office.sign(one.id, "out");
    const laid = await office.out(fleet.units[0]!.id, "2026-06-03", "2026-06-10");
    expect(laid).toMatchObject({ moved: [], lacking: [] });
    expect(await office.unitsOf(one.id)).toEqual([fleet.units[0]!.id]);
  });

  test("that ends before it begins is refused", async () => {
    const answer = await office.layOut(fleet.units[0]!.id, "2026-07-05", "2026-07-01");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "outage.reversed", fields: { endDate: /före/ } });
  });
});

test("a vehicle is retired within two years, and a slip of the finger stops nothing", async () => {
  const [first] = fleet.units;
  const retire = async (retiredOn: string) =>
    office.shop.call(`/api/units/${first!.id}`, {
      method: "PATCH",
      body: { retiredOn },
      as: office.admin,
    });
  const refused = await retire("9999-12-31");
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: "unit.retired-too-far",
    fields: { retiredOn: "Välj en dag inom två år." },
  });
  expect((await retire("2026-07-05")).statusCode).toBe(200);
  expect(await available("2026-07-04", "2026-07-05")).toBe(2);
  expect(await available("2026-07-05", "2026-07-06")).toBe(1);
});

describe("days that are free one by one", () => {
  beforeEach(async () => {
    await office.out(fleet.units[0]!.id, "2026-07-01", "2026-07-03");
    await office.out(fleet.units[1]!.id, "2026-07-04", "2026-07-06");
  });

  test("are refused at the till, in words that say why", async () => {
    const wish = aPaymentWish({
      itemId: fleet.id,
      start: "2026-07-02",
      end: "2026-07-06",
      amount: 4000,
    });
    const answer = await callOpen(office.shop, wish);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "stay.no-unit-throughout",
      message:
        "Dagarna är lediga var för sig, men ingen är ledig hela tiden. Välj färre dagar eller andra datum.",
    });
  });

  test("are refused at the counter and are none in availability and search", async () => {
    const answer = await office.book(fleet.id, "2026-07-02", "2026-07-06");
    expect(answer.json()).toMatchObject({ code: "stay.no-unit-throughout" });
    expect(await available("2026-07-02", "2026-07-06")).toBe(0);
    expect(await available("2026-07-02", "2026-07-04")).toBe(1);
    const found = (
      await office.shop.call("/api/rental-items/search?startDate=2026-07-02&endDate=2026-07-06")
    ).json<{ id: number; free: boolean; refusal?: string }[]>();
    expect(found.find(({ id }) => id === fleet.id)).toMatchObject({
      free: false,
      refusal: "stay.no-unit-throughout",
    });
  });

  test("are told to the calendar with today's hours", async () => {
    const times = await office.shop.call(
      `/api/rental-items/${fleet.id}/times-for-date?date=2026-06-01`,
    );
    expect(times.json()).toMatchObject({
      splits: [{ startDate: "2026-07-03", endDate: "2026-07-04", units: 0 }],
    });
  });

  test("can be had by the booking that is in its own way", async () => {
    const { id, version } = await office.booked(fleet.id, "2026-07-07", "2026-07-09");
    const change = (startDate: string) =>
      office.post(`/api/bookings/${id}/changes`, { version, startDate, endDate: "2026-07-09" });
    expect((await change("2026-07-02")).json()).toMatchObject({ code: "stay.no-unit-throughout" });
    expect((await change("2026-07-04")).statusCode).toBe(200);
  });
});

describe("swapping", () => {
  test("gives the chosen vehicle, and who had it the one that becomes free", async () => {
    const [first, second] = fleet.units.map(({ id }) => id);
    const one = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    const other = await office.booked(fleet.id, "2026-07-02", "2026-07-06");
    const answer = await office.give(one.id, [second!]);
    expect(answer.json()).toMatchObject({ units: [{ id: second }] });
    expect(await office.unitsOf(other.id)).toEqual([first]);
  });

  test("is refused where who has it finds no other", async () => {
    const [first, second] = fleet.units.map(({ id }) => id);
    const one = await office.booked(fleet.id, "2026-07-01", "2026-07-04");
    await office.give(one.id, [second!]);
    await office.out(first!, "2026-07-10", "2026-07-12");
    const other = await office.booked(fleet.id, "2026-07-05", "2026-07-11");
    expect(await office.unitsOf(other.id)).toEqual([second]);
    expect((await office.give(other.id, [first!])).json()).toMatchObject({ code: "unit.out" });
    const third = await office.booked(fleet.id, "2026-07-05", "2026-07-08");
    expect((await office.give(third.id, [second!])).json()).toMatchObject({
      code: "unit.no-room-for-others",
    });
    expect(await office.unitsOf(other.id)).toEqual([second]);
  });

  test("leaves alone what is with its customer", async () => {
    const [first, second] = fleet.units.map(({ id }) => id);
    const out = await office.booked(fleet.id, "2026-06-01", "2026-06-05");
    await office.sign(out.id, "out");
    const next = await office.booked(fleet.id, "2026-06-02", "2026-06-04");
    expect((await office.give(out.id, [second!])).json()).toMatchObject({
      code: "unit.handed-over",
    });
    expect((await office.give(next.id, [first!])).json()).toMatchObject({
      code: "unit.with-customer",
    });
  });

  test("gives nobody a vehicle that is out, also one that they had before", async () => {
    const [first, second] = fleet.units.map(({ id }) => id);
    const both = await office.booked(fleet.id, "2026-07-01", "2026-07-03", { quantity: 2 });
    await office.out(first!, "2026-07-01", null);
    expect((await office.give(both.id, [first!, second!])).json()).toMatchObject({
      code: "unit.out",
    });
  });

  test("is refused to a booking that is called off or over, each in its own words", async () => {
    const ids = fleet.units.map(({ id }) => id);
    const off = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    await office.patch(off.id, { status: "cancelled" });
    const refused = (await office.give(off.id, [ids[0]!])).json<{
      code: string;
      message: string;
    }>();
    expect(refused.code).toBe("unit.booking-cancelled");
    expect(refused.message).toMatch(/^Bokningen är avbokad, så den får ingen enhet/);
    const over = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    await office.patch(over.id, { status: "returned" });
    expect((await office.give(over.id, [ids[0]!])).json()).toMatchObject({
      code: "unit.booking-returned",
      message: "Bokningen är återlämnad, så det går inte längre att byta enhet på den.",
    });
  });

  test("of another number, or of another thing, is refused", async () => {
    const one = await office.booked(fleet.id, "2026-07-01", "2026-07-05");
    const ids = fleet.units.map(({ id }) => id);
    expect((await office.give(one.id, ids)).json()).toMatchObject({ code: "unit.wrong-choice" });
    expect((await office.give(one.id, [999_999])).statusCode).toBe(400);
    expect((await office.give(999_999_999, ids)).statusCode).toBe(404);
  });
});
