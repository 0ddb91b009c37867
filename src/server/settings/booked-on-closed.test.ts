import { beforeAll, expect, test } from "vitest";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

const PATH = "/api/settings/booked-on-closed";
let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const close = async (...dates: string[]) => {
  const body = { opening: { exceptions: dates.map((date) => ({ date, closed: true })) } };
  const { shop, admin: as } = counter;
  const answer = await shop.call("/api/settings/shop", { method: "PATCH", body, as });
  expect(answer.statusCode, answer.body).toBe(200);
};
const told = async () => (await counter.shop.call(PATH, { as: counter.admin })).json<object[]>();

test("a day that is closed under a booking is told with its customer, until it is called off", async () => {
  const { id } = await counter.aBooking({ start: "2026-07-01", end: "2026-07-03" });
  expect(await told()).toEqual([]);
  await close("2026-07-02");
  expect(await told()).toEqual([]);
  await close("2026-07-03", "2026-07-01");
  const { customerName } = (await counter.booking(id)) as { customerName: string };
  expect(await told()).toMatchObject([
    { id, customerName, end: "pickup", day: "2026-07-01" },
    { id, customerName, end: "return", day: "2026-07-03" },
  ]);
  await counter.patch(id, { status: "cancelled" });
  expect(await told()).toEqual([]);
});

test("a day with other hours tells whose booking begins outside of them, and at what time", async () => {
  const { id } = await counter.aBooking({ start: "2026-08-03", end: "2026-08-05" });
  const { pickupTime } = (await counter.booking(id)) as { pickupTime: string };
  const { shop, admin: as } = counter;
  const hours = { opens: "05:00", closes: "05:30" };
  const body = { opening: { exceptions: [{ date: "2026-08-03", ...hours }] } };
  await shop.call("/api/settings/shop", { method: "PATCH", body, as });
  expect(await told()).toMatchObject([
    { id, end: "pickup", day: "2026-08-03", time: pickupTime, hours: [hours] },
  ]);
});

test("it tells names, and so is the owner's alone", async () => {
  expect((await counter.shop.call(PATH, { as: counter.staff })).statusCode).toBe(403);
});
