import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { aPhotograph, openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});

const ROUNDS = 5;
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

async function aReturn(): Promise<number> {
  const { id } = await shop.aBooking();
  await shop.patch(id, { paymentAction: "capture" });
  await shop.payDeposit(id);
  await shop.signed(id, {});
  await shop.signed(id, { kind: "back" });
  return id;
}

const settle = (id: number, amount: number, key: string) =>
  shop.post(`/api/bookings/${id}/settlement`, {
    key,
    lines: [{ kind: "service", label: "Städning", amount }],
  });

async function expectBooksAgree() {
  for (let round = 1; round <= 3; round += 1) {
    shop.shop.clock.advance({ minutes: 11 });
    await finishAttempts(shop.parts());
  }
  expect(await reconcile(shop.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(shop.shop.db)).faults).toEqual([]);
}

test("two phones sign the same hand-over at once: one is kept, and the other is told who was first", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { id } = await shop.aBooking({ type: "equipment" });
    const answers = await Promise.all([1, 2, 3].map((keys) => shop.sign(id, { keys })));
    expect(statuses(answers)).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "hand-over.recorded-before" });
  }
});

test("one phone sends the same protocol several times at once: it is kept once, and each is answered the same", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { id } = await shop.aBooking({ type: "equipment" });
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => shop.sign(id, { clientId })));
    expect(statuses(answers)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
  }
});

test("the same photograph sent several times at once is kept once", async () => {
  const { id } = await shop.aBooking({ type: "equipment" });
  const data = (await aPhotograph()).toString("base64");
  const body = { id: randomUUID(), type: "image/jpeg", data };
  const answers = await Promise.all([1, 2, 3].map(() => shop.sendFile(id, body)));
  expect(statuses(answers)).toEqual([201, 201, 201]);
});

test("settling pressed twice at once settles once, by one key as by two", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [one, other] = [await aReturn(), await aReturn()];
    const key = randomUUID();
    const same = await Promise.all([settle(one, 800, key), settle(one, 800, key)]);
    expect(statuses(same)).toEqual([200, 200]);
    const two = await Promise.all([
      settle(other, 800, randomUUID()),
      settle(other, 900, randomUUID()),
    ]);
    expect(statuses(two)).toEqual([200, 409]);
    for (const id of [one, other]) {
      const { depositKeptAmount, depositRefundedAmount } = await shop.booking(id);
      expect(depositKeptAmount + depositRefundedAmount).toBe(5000);
      expect((await shop.receiptsOf(id)).filter(({ cause }) => cause === "service")).toHaveLength(
        1,
      );
    }
  }
  await expectBooksAgree();
});

test("settling while the deposit is given back moves no krona twice", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = await aReturn();
    const answers = await Promise.all([
      settle(id, 800, randomUUID()),
      shop.refund(id, { kind: "deposit", amount: 5000, reason: "Återlämnad" }),
      shop.post(`/api/bookings/${id}/deposit/keep`, {
        amount: 700,
        reason: "damage",
        note: "Repa",
      }),
    ]);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    const { depositKeptAmount, depositRefundedAmount } = await shop.booking(id);
    expect(depositKeptAmount + depositRefundedAmount).toBeLessThanOrEqual(5000);
  }
  await expectBooksAgree();
});

test("a charge that is paid by card and recorded by hand at once is booked as it came, and nothing is lost", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = await aReturn();
    expect((await settle(id, 6000, randomUUID())).statusCode).toBe(200);
    const [row] = await rowsOf<{ plain_text: string }>(
      shop.shop.db,
      sql`select plain_text from mail_queue where booking_id = ${id} and type = 'return_settled'`,
    );
    const token = /\/betala\/(\S+)/.exec(row?.plain_text ?? "")?.[1] ?? "";
    const answers = await Promise.all([
      shop.payLink(token),
      shop.record(id, { kind: "charge", amount: 1000 }),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
    expect(answers.some(({ statusCode }) => statusCode < 300)).toBe(true);
  }
  await expectBooksAgree();
});
