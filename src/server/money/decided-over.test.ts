import { beforeAll, expect, test } from "vitest";
import { openTestCounter } from "#test/test-counter.ts";

type Counter = Awaited<ReturnType<typeof openTestCounter>>;
let counter: Counter;
beforeAll(async () => {
  counter = await openTestCounter();
});

test("whoever confirms what was called off meanwhile is told, and brings nothing back to life", async () => {
  const { id } = await counter.aBooking();
  const off = await counter.post(`/api/bookings/${id}/cancel`, { refund: 0, reason: "Ånger" });
  expect(off.statusCode, off.body).toBe(200);
  const late = await counter.patch(id, { status: "confirmed", from: "pending" });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: "booking.changed-meanwhile" });
  expect(await counter.booking(id)).toMatchObject({ status: "cancelled" });
  // Seen as it is, it is taken up again on purpose.
  const again = await counter.patch(id, { status: "confirmed", from: "cancelled" });
  expect(again.statusCode, again.body).toBe(200);
});

test("whoever calls off what was handed in meanwhile lets no reservation go", async () => {
  const { id } = await counter.aBooking();
  await counter.patch(id, { status: "returned" });
  const late = await counter.patch(id, { status: "cancelled", from: "pending" });
  expect(late.statusCode).toBe(409);
  const { status, reservedAmount } = await counter.booking(id);
  expect(status).toBe("returned");
  expect(reservedAmount).toBeGreaterThan(0);
});

test("of two who set the same, the second finds it done", async () => {
  const { id } = await counter.aBooking();
  for (const _ of [1, 2]) {
    const set = await counter.patch(id, { status: "confirmed", from: "pending" });
    expect(set.statusCode, set.body).toBe(200);
  }
});
