import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

async function made(rentalItemId: number, startDate: string, endDate: string): Promise<Booking> {
  const answer = await counter.post("/api/office/bookings", {
    key: randomUUID(),
    rentalItemId,
    startDate,
    endDate,
    customer: { name: "Nils Lind" },
    payment: { kind: "later" },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Booking>();
}

const change = ({ id, version }: Booking, what: object) =>
  counter.post(`/api/bookings/${id}/changes`, { version, ...what });

async function mostTaken(itemId: number): Promise<number> {
  const [row] = await rowsOf<{ most: number }>(
    counter.shop.db,
    sql`select coalesce(max(taken), 0)::int as most from item_nights where rental_item_id = ${itemId}`,
  );
  return row?.most ?? 0;
}

test("of many who move to the last free nights at once one gets them, and the others keep theirs", async () => {
  const item = await anItem(counter.shop.db, { type: "equipment", quantity: 1 });
  const stays = Array.from({ length: 8 }, (_, index) => 1 + index * 2);
  const bookings: Booking[] = [];
  for (const day of stays)
    bookings.push(
      await made(
        item.id,
        `2026-07-${String(day).padStart(2, "0")}`,
        `2026-07-${String(day + 1).padStart(2, "0")}`,
      ),
    );
  const answers = await Promise.all(
    bookings.map((one) => change(one, { startDate: "2026-07-20", endDate: "2026-07-22" })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(answer.json()).toMatchObject({ code: "stay.unavailable" });
  expect(await mostTaken(item.id)).toBe(1);
  const nights = await rowsOf<{ taken: number }>(
    counter.shop.db,
    sql`select sum(taken)::int as taken from item_nights where rental_item_id = ${item.id}`,
  );
  // Seven nights that stayed, and the two that were moved to.
  expect(nights).toEqual([{ taken: 9 }]);
});

test("swapped crosswise at the same moment, nobody waits for the other for ever", async () => {
  const one = await anItem(counter.shop.db, { type: "equipment", quantity: 3 });
  const other = await anItem(counter.shop.db, { type: "equipment", quantity: 3 });
  for (let round = 1; round <= 5; round += 1) {
    const [here, there] = [
      await made(one.id, "2026-08-01", "2026-08-03"),
      await made(other.id, "2026-08-01", "2026-08-03"),
    ];
    const answers = await Promise.all([
      change(here, { rentalItemId: other.id }),
      change(there, { rentalItemId: one.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const { id } of [here, there])
      await counter.post(`/api/bookings/${id}/cancel`, { refund: 0, reason: "Klart" });
  }
});

test("changed and approved at the same moment, the customer is charged what one of the two says", async () => {
  for (let round = 1; round <= 5; round += 1) {
    const { id } = await counter.aBooking({ end: "2026-07-05" });
    const { version } = await counter.booking(id);
    const [changed] = await Promise.all([
      counter.post(`/api/bookings/${id}/changes`, {
        version,
        endDate: "2026-07-03",
        money: "settle",
      }),
      counter.patch(id, { paymentAction: "capture" }),
    ]);
    const booking = await counter.booking(id);
    expect([200, 409]).toContain(changed.statusCode);
    // Charged before the change, the difference has gone back; charged after it, it never left.
    expect(booking.paidAmount).toBe(booking.totalPrice);
    expect(booking.totalPrice).toBe(changed.statusCode === 200 ? 2000 : 4000);
  }
});
