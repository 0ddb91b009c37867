import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";

let office: TestUnits;
beforeAll(async () => {
  office = await openTestUnits();
});

const stays = { start: fc.nat({ max: 9 }), nights: fc.integer({ min: 1, max: 5 }) };
const which = fc.nat({ max: 5 });

/** Each is tried; what the shop refuses changes nothing. */
const deeds = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...stays, kind: fc.constant("book"), which }) },
  { weight: 2, arbitrary: fc.record({ ...stays, kind: fc.constant("move"), which }) },
  { weight: 2, arbitrary: fc.record({ ...stays, kind: fc.constant("outage"), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...stays,
      kind: fc.constantFrom("give", "give", "use-again", "cancel", "confirm", "return"),
      which,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...stays,
      kind: fc.constantFrom("out", "out", "out", "back", "annul", "sleep", "sleep"),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...stays,
      kind: fc.constantFrom("retire", "use", "add", "fewer"),
      which,
    }),
  },
);
type Deed = typeof deeds extends fc.Arbitrary<infer One> ? One : never;

type World = { itemId: number; first: LocalDate; bookings: number[]; outages: number[] };

async function sleepUntil(morning: LocalDate): Promise<void> {
  office.shop.clock.set(`${morning}T08:00:00Z`);
  await office.sweep();
}

async function carryOut(world: World, { kind, start, nights, which: at }: Deed): Promise<void> {
  const { itemId, first, bookings, outages } = world;
  const [from, to] = [addDays(first, start), addDays(first, start + nights)];
  const units = await office.units(itemId);
  const unit = units[at % units.length]!;
  const bookingId = bookings[at % Math.max(1, bookings.length)];
  const patch = (path: string, body: object) =>
    office.shop.call(path, { method: "PATCH", body, as: office.admin });
  if (kind === "book") {
    const made = await office.book(itemId, from, to, { quantity: 1 + (at % 2) });
    if (made.statusCode === 201) bookings.push(made.json<Booking>().id);
  }
  if (kind === "outage") {
    const laid = await office.layOut(unit.id, from, at === 0 ? null : to);
    outages.push(laid.json<{ id: number }>().id);
  }
  if (kind === "use-again" && outages.length > 0)
    await office.shop.call(`/api/outages/${outages.pop()}`, { method: "DELETE", as: office.admin });
  if (kind === "retire") await patch(`/api/units/${unit.id}`, { retiredOn: from });
  if (kind === "use") await patch(`/api/units/${unit.id}`, { retiredOn: null });
  if (kind === "add") await office.post(`/api/rental-items/${itemId}/units`, { name: `Ny ${at}` });
  if (kind === "fewer") await patch(`/api/rental-items/${itemId}`, { quantity: 1 });
  if (kind === "sleep") await sleepUntil(addDays(office.shop.clock.today(), nights));
  if (bookingId === undefined) return;
  if (kind === "move") {
    const { version } = await office.booking(bookingId);
    await office.post(`/api/bookings/${bookingId}/changes`, {
      version,
      startDate: from,
      endDate: to,
    });
  }
  if (kind === "give") {
    const { quantity } = await office.booking(bookingId);
    const chosen = Array.from(
      { length: quantity },
      (_, more) => units[(at + more) % units.length]!,
    );
    await office.give(
      bookingId,
      chosen.map(({ id }) => id),
    );
  }
  if (kind === "cancel") await office.patch(bookingId, { status: "cancelled" });
  if (kind === "confirm") await office.patch(bookingId, { status: "confirmed" });
  if (kind === "return") await office.patch(bookingId, { status: "returned" });
  if (kind === "annul") await office.annul(bookingId);
  if (kind === "out" || kind === "back") await office.sign(bookingId, kind);
}

test("whatever is done in whatever order, no vehicle is given twice and every stay has one or is listed", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deeds, { minLength: 4, maxLength: 14 }),
      fc.integer({ min: 2, max: 3 }),
      fc.nat({ max: 1 }),
      async (todo, quantity, turnaroundNights) => {
        const { id: itemId } = await office.aFleet(quantity, { turnaroundNights });
        const first = addDays(office.shop.clock.today(), 2);
        const world: World = { itemId, first, bookings: [], outages: [] };
        for (const deed of todo) {
          await carryOut(world, deed);
          expect(await office.broken(itemId)).toEqual({});
        }
        expect(await rowsOf(office.shop.db, sql.raw(MISCOUNTED_NIGHTS))).toEqual([]);
      },
    ),
    { numRuns: 24 },
  );
});
