import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const change = (id: number, body: object, as = counter.staff) =>
  counter.post(`/api/bookings/${id}/changes`, body, as);

test("a mistyped address is mended, and no letter is sent for that", async () => {
  const { id } = await counter.aBooking();
  const { version } = await counter.booking(id);
  const letters = await counter.lettersOf(id);
  const answer = await change(id, {
    version,
    customer: { email: "anna.berg@example.com", phone: "0705556677", postalCode: "85231" },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<Booking>()).toMatchObject({
    customerEmail: "anna.berg@example.com",
    customerPhone: "070-555 66 77",
    customerPostalCode: "852 31",
    version: version + 1,
  });
  expect(answer.json<Booking>().customerAddress).toContain("852 31");
  expect(await counter.lettersOf(id)).toEqual(letters);
});

test("other hours are told to the customer, as they were and as they are, unless staff say no", async () => {
  const { id } = await counter.aBooking();
  const first = await counter.booking(id);
  await change(id, { version: first.version, pickupTime: "16:30" });
  const [letter] = await rowsOf<{ plain_text: string }>(
    counter.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = 'booking_changed'`,
  );
  expect(letter?.plain_text).toContain(
    `kl. 16:30 (tidigare onsdag 1 juli 2026 kl. ${first.pickupTime})`,
  );
  const second = await counter.booking(id);
  await change(id, { version: second.version, returnTime: "10:00", notify: false });
  expect((await counter.lettersOf(id)).filter((type) => type === "booking_changed")).toHaveLength(
    1,
  );
  expect(await counter.booking(id)).toMatchObject({ pickupTime: "16:30", returnTime: "10:00" });
});

test("of two who change at once the second is told of the first, and nothing is written over", async () => {
  const { id } = await counter.aBooking();
  const { version } = await counter.booking(id);
  const [one, other] = await Promise.all([
    change(id, { version, customer: { name: "Anna Bergström" } }),
    change(id, { version, customer: { name: "Anna Berglund" } }),
  ]);
  const codes = [one, other].map(({ statusCode }) => statusCode);
  expect(new Set(codes)).toEqual(new Set([200, 409]));
  const refused = one.statusCode === 409 ? one : other;
  expect(refused.json<{ message: string }>().message).toMatch(
    /^\S+ ändrade bokningen 1 juni 2026 kl /,
  );
});

test("what is over keeps its hours, and its customer may still be reached otherwise", async () => {
  const { id } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "void" });
  const { version } = await counter.booking(id);
  expect((await change(id, { version, pickupTime: "09:00" })).json()).toMatchObject({
    code: "booking.only-details",
  });
  expect((await change(id, { version, customer: { phone: "060-12 34 56" } })).statusCode).toBe(200);
});

test("the log says what was changed, and never a personal number", async () => {
  const { id } = await counter.aBooking();
  const { version } = await counter.booking(id);
  await change(id, { version, customer: { personalNumber: "19850505-1234", city: "Timrå" } });
  const log = await counter.shop.call(`/api/bookings/${id}/history`, { as: counter.admin });
  expect(log.body).toContain("customerPersonalNumber");
  expect(log.body).toContain("Timrå");
  expect(log.body).not.toContain("19850505");
});

test.each([
  ["a nameless customer", { customer: { name: " " } }],
  ["an hour that is none", { pickupTime: "25:00" }],
  ["what cannot be changed here", { status: "cancelled" }],
])("%s is refused, and nothing changes", async (_what, body) => {
  const { id } = await counter.aBooking();
  const before = await counter.booking(id);
  expect((await change(id, { version: before.version, ...body })).statusCode).toBe(400);
  expect((await counter.booking(id)).version).toBe(before.version);
});
