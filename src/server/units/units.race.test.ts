import { afterEach, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { aPaymentWish, callOpen } from "#test/test-checkout.ts";
import { openTestUnits, type TestUnits } from "#test/test-units.ts";
import { readBoard } from "./board-rows.ts";
import { insertStays } from "./stay-unit-rows.ts";
import { lockItemEver } from "./unit-rows.ts";

let office: TestUnits;
beforeAll(async () => {
  office = await openTestUnits();
});
afterEach(async () => {
  await office.sweep();
  expect(await office.broken()).toEqual({});
});

const STAY = { start: "2026-07-01", end: "2026-07-05" };

/** Two who both look for a free vehicle before either has written down which one it took. */
async function placeBothOn(itemId: number, unitId: number, isLocked: boolean) {
  const [one, other] = [
    await office.booked(itemId, STAY.start, STAY.end),
    await office.booked(itemId, STAY.start, STAY.end),
  ];
  await office.shop.db.execute(`delete from stay_units where rental_item_id = ${itemId}`);
  let looking = 2;
  let go = () => {};
  const haveBothLooked = new Promise<void>((resolve) => (go = resolve));
  const outcomes = await Promise.allSettled(
    [one.id, other.id].map((bookingId) =>
      inTransaction(office.shop.db, async (tx) => {
        if (isLocked) await lockItemEver(tx, itemId);
        const board = await readBoard(tx, itemId, office.shop.clock.today());
        if ((looking -= 1) === 0 || isLocked) go();
        await haveBothLooked;
        const isFree = board?.stays.every((stay) => stay.unitId !== unitId);
        const holder = board?.holders.find((known) => known.bookingId === bookingId);
        if (holder && isFree) await insertStays(tx, [{ holder, itemId, unitId }]);
        return isFree;
      }),
    ),
  );
  for (const { id } of [one, other]) await office.patch(id, { status: "cancelled" });
  return outcomes.map((one_) =>
    one_.status === "fulfilled" ? one_.value : refusingConstraint(one_.reason),
  );
}

test("who looks without the item's lock finds the same vehicle free, and the database refuses the second", async () => {
  const { id, units } = await office.aFleet(2);
  const outcomes = await placeBothOn(id, units[0]!.id, false);
  expect(outcomes).toEqual(expect.arrayContaining([true, "unit_nights_never_twice"]));
});

test("with the lock the second sees what the first has taken", async () => {
  const { id, units } = await office.aFleet(2);
  const outcomes = await placeBothOn(id, units[0]!.id, true);
  expect(outcomes).toEqual(expect.arrayContaining([true, false]));
});

test("of many who want the last vehicle at once, at the till and at the counter, one gets it", async () => {
  const { id } = await office.aFleet(1);
  const wish = () => aPaymentWish({ itemId: id, ...STAY, amount: 4000 });
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => callOpen(office.shop, wish())),
    ...Array.from({ length: 4 }, () => office.book(id, STAY.start, STAY.end)),
  ]);
  const done = answers.filter(({ statusCode }) => statusCode < 300);
  expect(done).toHaveLength(1);
  for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
});

test("a stay that fits one vehicle throughout is sold once, though the nights of another are free", async () => {
  const { id, units } = await office.aFleet(3);
  await office.out(units[0]!.id, "2026-07-01", "2026-07-03");
  await office.out(units[1]!.id, "2026-07-04", "2026-07-06");
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => office.book(id, "2026-07-02", "2026-07-06")),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test("a swap and an outage at the same moment leave nobody on a vehicle that is out", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, units } = await office.aFleet(2);
    const one = await office.booked(id, STAY.start, STAY.end);
    const [swapped, laid] = await Promise.all([
      office.give(one.id, [units[1]!.id]),
      office.layOut(units[1]!.id, "2026-07-02", "2026-07-03"),
    ]);
    expect(laid.statusCode).toBe(201);
    expect([200, 409]).toContain(swapped.statusCode);
    expect(await office.unitsOf(one.id)).toEqual([units[0]!.id]);
  }
});

test("bookings, outages and the job that places what is left over never meet crosswise", async () => {
  const { id, units } = await office.aFleet(3);
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_, at) =>
      office.book(id, `2026-07-0${1 + at}`, `2026-07-${10 + at}`),
    ),
    office.layOut(units[0]!.id, "2026-07-04", "2026-07-05"),
    office.layOut(units[1]!.id, "2026-07-08", null),
    office.sweep(),
    office.sweep(),
  ]);
  for (const answer of answers) if (answer) expect([201, 409]).toContain(answer.statusCode);
});
