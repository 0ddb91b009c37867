import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { DepositStatus } from "#contracts/deposits.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { sendDueLetters } from "#server/day-letters/send-due-letters.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
  counter.shop.clock.set("2026-05-01T10:00:00Z");
});

async function letter(id: number, type: string): Promise<string> {
  const [row] = await rowsOf<{ plain_text: string }>(
    counter.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = ${type}`,
  );
  return (row?.plain_text ?? "").replaceAll(/\s+/g, " ");
}

async function aPaidDeposit(drivers: object[]) {
  const { id } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "capture" });
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  if (drivers.length > 0)
    await counter.shop.call(`/api/my-booking/${key}`, { method: "PATCH", body: { drivers } });
  await counter.payDeposit(id);
  return { id, key };
}
async function status(id: number): Promise<DepositStatus> {
  const token = await letterToken(counter.shop.db, id);
  return (await counter.shop.call(`/api/deposit/${id}/status?t=${token}`)).json<DepositStatus>();
}

test("whoever has left the deposit and named nobody who drives is told what is left, as on their own page", async () => {
  const { id, key } = await aPaidDeposit([]);
  const { todo } = (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
  const labels = todo.map(({ label }) => label);
  expect(labels).toEqual(["Skriv vem som kör"]);
  expect((await status(id)).todo).toEqual(labels);
  const told = await letter(id, "deposit_paid");
  expect(told).toContain("Skriv vem som kör");
  expect(told).not.toContain("allt klart");
});

test("only where nothing is left is all said to be done", async () => {
  const { id } = await aPaidDeposit([{ name: "Anna Berg", licensedSince: "2009-06" }]);
  expect((await status(id)).todo).toEqual([]);
  expect(await letter(id, "deposit_paid")).toContain("Nu är allt klart inför hämtningen.");
});

test("whoever has the number alone is told how the deposit stands, and nothing of the booking", async () => {
  const { id } = await aPaidDeposit([]);
  const answer = await counter.shop.call(`/api/deposit/${id}/status`);
  expect(answer.json()).toEqual({
    status: "captured",
    depositAmount: 5000,
    refundedAmount: 0,
    keptAmount: 0,
    bankAmount: 0,
    rentDue: null,
    todo: null,
  });
});

test("the letters before the pick-up ask who drives, where nobody is named", async () => {
  const without = await aPaidDeposit([]);
  const named = await aPaidDeposit([{ name: "Anna Berg", licensedSince: "2009-06" }]);
  await sendDueLetters(counter.parts());
  counter.shop.clock.set("2026-06-24T07:05:00Z");
  await sendDueLetters(counter.parts());
  expect(await letter(without.id, "pickup_soon")).toContain("Vem kör?");
  expect(await letter(named.id, "pickup_soon")).toContain("Allt är klart");
});
