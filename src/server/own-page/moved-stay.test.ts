import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MyBooking, OwnChangePreview } from "#contracts/my-booking.ts";
import { readContract } from "#server/agreements/contract-rows.ts";
import { cancellingLines } from "#server/agreements/contract-words.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-05-01T10:00:00Z"));

/** Two nights from 1 July, paid. */
async function anApproved() {
  const { id } = await counter.aBooking();
  expect((await counter.patch(id, { paymentAction: "capture" })).statusCode).toBe(200);
  counter.shop.clock.advance({ minutes: 1 });
  return { id, key: await newOwnKey(counter.shop.db, id, counter.shop.clock.now()) };
}
const page = async (key: string) =>
  (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
async function wishOf(key: string, startDate: string, endDate: string) {
  return { startDate, endDate, version: (await page(key)).booking.version };
}
async function preview(key: string, startDate: string, endDate: string) {
  const wish = await wishOf(key, startDate, endDate);
  const answer = await counter.post(`/api/my-booking/${key}/changes/preview`, wish, "");
  return answer.json<OwnChangePreview>();
}
const move = async (key: string, startDate: string, endDate: string) =>
  counter.post(`/api/my-booking/${key}/changes`, await wishOf(key, startDate, endDate), "");
async function lastLetter(id: number, type: string): Promise<string> {
  const [row] = await rowsOf<{ plain_text: string }>(
    counter.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = ${type} order by id desc limit 1`,
  );
  return (row?.plain_text ?? "").replaceAll(/\s+/g, " ");
}

const COUNTED = "Dagarna räknas ändå från 1 juli 2026";

test("before a stay is moved away the customer is told that cancelling is counted as before", async () => {
  const { key } = await anApproved();
  expect((await preview(key, "2026-08-01", "2026-08-03")).cancelling).toEqual({
    countedFrom: "2026-07-01",
    refundNow: 2000,
    refundThen: 2000,
  });
});

test("before a stay is moved nearer the customer is told what cancelling gives then", async () => {
  const { key } = await anApproved();
  expect((await preview(key, "2026-05-09", "2026-05-11")).cancelling).toEqual({
    countedFrom: "2026-05-09",
    refundNow: 2000,
    refundThen: 0,
  });
  // What is true before the press is true after it.
  expect((await move(key, "2026-05-09", "2026-05-11")).statusCode).toBe(200);
  expect((await page(key)).cancellation).toMatchObject({ countedFrom: "2026-05-09", refund: 0 });
});

test("what a longer stay costs and is not paid yet lowers what cancelling gives back, as it will", async () => {
  const { key } = await anApproved();
  counter.shop.clock.set("2026-06-10T10:00:00Z");
  expect((await preview(key, "2026-07-01", "2026-07-04")).cancelling).toMatchObject({
    refundNow: 1000,
    refundThen: 500,
  });
  expect((await move(key, "2026-07-01", "2026-07-04")).statusCode).toBe(200);
  expect((await page(key)).cancellation).toMatchObject({ refund: 500 });
});

test("page, letter and contract of a moved stay say which day is counted from, and why", async () => {
  const { id, key } = await anApproved();
  expect((await move(key, "2026-08-01", "2026-08-03")).statusCode).toBe(200);
  expect((await page(key)).cancellation.countedFrom).toBe("2026-07-01");
  const letter = await lastLetter(id, "booking_changed");
  expect(letter).toContain(COUNTED);
  expect(letter).toContain("senast 1 juni 2026");
  const contract = await readContract(counter.shop.db, id);
  if (!contract) throw new Error("no contract");
  const lines = cancellingLines(contract.booking, contract.countedFrom).join(" ");
  expect(lines).toContain(COUNTED);
  expect(lines).not.toContain("hyrestidens första dag");
});

test("a stay that was moved just before it was approved is counted from where it is, within the same second too", async () => {
  const { id } = await counter.aBooking();
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  counter.shop.clock.set("2026-05-01T10:00:00.051Z");
  expect((await move(key, "2026-08-01", "2026-08-03")).statusCode).toBe(200);
  counter.shop.clock.set("2026-05-01T10:00:00.223Z");
  expect((await counter.patch(id, { paymentAction: "capture" })).statusCode).toBe(200);
  expect((await page(key)).cancellation).toMatchObject({ countedFrom: "2026-08-01" });

  // And after it, in the same second still, from where it was approved.
  counter.shop.clock.set("2026-05-01T10:00:00.223Z");
  expect((await move(key, "2026-09-01", "2026-09-03")).statusCode).toBe(200);
  expect((await page(key)).cancellation).toMatchObject({ countedFrom: "2026-08-01" });
});

test("a payment at the counter divides moves before it from those after it", async () => {
  const { id } = await counter.aBooking();
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  await counter.patch(id, { paymentAction: "void" });
  await counter.patch(id, { status: "confirmed" });
  expect((await move(key, "2026-08-01", "2026-08-03")).statusCode).toBe(200);
  expect((await counter.record(id, { amount: 2000 })).statusCode).toBe(201);
  expect((await page(key)).cancellation).toMatchObject({ countedFrom: "2026-08-01" });
  expect((await move(key, "2026-09-01", "2026-09-03")).statusCode).toBe(200);
  expect((await page(key)).cancellation).toMatchObject({ countedFrom: "2026-08-01" });
});

test("what staff moved is not the customer's move, though the account of who did it is removed since", async () => {
  const { id, key } = await anApproved();
  const { shop, admin } = counter;
  const kajsa = await shop.signIn("staff");
  const { version } = (await page(key)).booking;
  const moved = { startDate: "2026-08-01", endDate: "2026-08-03", version };
  expect((await counter.post(`/api/bookings/${id}/changes`, moved, kajsa)).statusCode).toBe(200);
  expect((await page(key)).cancellation).toMatchObject({ countedFrom: "2026-08-01" });
  const [account] = await rowsOf<{ id: number }>(
    shop.db,
    sql`select changed_by as id from booking_changes where booking_id = ${id}`,
  );
  const removed = await shop.call(`/api/users/${account?.id}`, { method: "DELETE", as: admin });
  expect(removed.statusCode, removed.body).toBeLessThan(300);
  expect((await page(key)).cancellation).toMatchObject({ countedFrom: "2026-08-01" });
});

test("an extra or a longer stay is no move: staff may still move it later without a word of it", async () => {
  const { id, key } = await anApproved();
  expect((await move(key, "2026-07-01", "2026-07-04")).statusCode).toBe(200);
  const { version } = (await page(key)).booking;
  const moved = await counter.post(`/api/bookings/${id}/changes`, {
    startDate: "2026-08-01",
    endDate: "2026-08-04",
    version,
    money: "later",
    notify: true,
  });
  expect(moved.statusCode, moved.body).toBe(200);
  expect((await page(key)).cancellation.countedFrom).toBe("2026-08-01");
  expect(await lastLetter(id, "booking_changed")).not.toContain("Du har flyttat");
});

test("a stay is not moved nearer than changes are made, and the page says from when it can begin", async () => {
  const { key } = await anApproved();
  expect((await page(key)).changes.earliestStart).toBe("2026-05-08");
  const { refused } = await preview(key, "2026-05-02", "2026-05-05");
  expect(refused).toMatchObject([{ code: "own-change.too-near" }]);
  const answer = await move(key, "2026-05-07", "2026-05-10");
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    message: expect.stringContaining("tidigast flytta hyran till 8 maj 2026"),
  });
});

test("what a moved stay costs more is paid before it is picked up", async () => {
  const { key } = await anApproved();
  expect((await move(key, "2026-05-08", "2026-05-12")).statusCode).toBe(200);
  const link = await counter.shop.call(`/api/payment-links/${await counter.lastLink()}`);
  expect(link.json<{ expiresAt: string }>().expiresAt < "2026-05-08").toBe(true);
});

test("days that are not free are refused in words that a customer understands", async () => {
  const { key } = await anApproved();
  const { itemId } = (await page(key)).booking;
  const blocked = await counter.post("/api/blocked-dates", {
    rentalItemId: itemId,
    startDate: "2026-08-01",
    endDate: "2026-08-10",
    reason: "Service",
  });
  expect(blocked.statusCode, blocked.body).toBe(201);
  const { refused } = await preview(key, "2026-08-02", "2026-08-04");
  expect(refused).toMatchObject([
    { code: "own-change.taken", message: expect.stringContaining("inte lediga") },
  ]);
  const answer = await move(key, "2026-08-02", "2026-08-04");
  expect(answer.statusCode).toBe(409);
  expect(answer.body).not.toContain("blockerade");
});

test("a stay of thousands of years is refused at once, before anybody counts its nights", async () => {
  const { key } = await anApproved();
  for (const [start, end] of [
    ["2026-07-01", "9999-12-30"],
    ["0002-07-01", "2026-07-03"],
  ] as const) {
    const { refused, difference } = await preview(key, start, end);
    expect(refused.map(({ code }) => code)).toContain(
      end === "9999-12-30" ? "stay.too-far" : "stay.past",
    );
    expect(difference).toBe(0);
    expect((await move(key, start, end)).statusCode).toBe(400);
  }
  const { id, version } = (await page(key)).booking;
  const wish = { endDate: "9999-12-30", version, overrides: ["window"] };
  const asked = await counter.post(`/api/bookings/${id}/changes/preview`, wish);
  expect(asked.json<{ refused: { code: string }[] }>().refused.map(({ code }) => code)).toEqual([
    "stay.too-far",
  ]);
});
