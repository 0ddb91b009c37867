import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { ok } from "#domain/result.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const approve = (id: number) => counter.patch(id, { paymentAction: "capture" });
const hear = (intentId: string) => followIntent(counter.parts(), intentId);

async function expectAgreement() {
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}

describe("a refund made in the provider's own pages", () => {
  test("enters the books with its öre, once however often it is heard of", async () => {
    const { id, intentId } = await counter.aBooking();
    await approve(id);
    await counter.cards.refundOre(intentId, 33_350);
    await hear(intentId);
    await hear(intentId);
    expect(await counter.booking(id)).toMatchObject({
      refundedAmount: 333.5,
      paidAmount: 1666.5,
      waivedAmount: 333.5,
      dueAmount: 0,
    });
    const [, credit] = await counter.receiptsOf(id);
    expect(credit).toMatchObject({
      kind: "credit",
      total: 333.5,
      snapshot: { totalVatAmount: 66.7, reason: "Återbetalat hos kortbolaget" },
    });
    await expectAgreement();
  });

  test("of a deposit is a voucher only", async () => {
    const { id } = await counter.aBooking();
    const deposit = await counter.payDeposit(id);
    await counter.cards.refundOre(deposit, 500_000);
    await hear(deposit);
    expect(await counter.receiptsOf(id)).toEqual([]);
    const kinds = (await counter.vouchersOf(id)).map(({ kind, ore }) => [kind, ore]);
    expect(kinds).toEqual([
      ["deposit", 500_000],
      ["deposit", -500_000],
      ["deposit-refund", -500_000],
      ["deposit-refund", 500_000],
    ]);
    await expectAgreement();
  });

  test("of what was kept of a deposit is the shop's loss, and the books still agree", async () => {
    const { id } = await counter.aBooking();
    const deposit = await counter.payDeposit(id);
    await counter.post(`/api/bookings/${id}/deposit/keep`, {
      amount: 2000,
      reason: "damage",
      note: "Repa",
    });
    await counter.cards.refundOre(deposit, 500_000);
    await hear(deposit);
    const losses = (await counter.vouchersOf(id)).filter(({ account }) => account === 6351);
    expect(losses.map(({ ore }) => ore)).toEqual([200_000]);
    await expectAgreement();
  });

  test("of a payment that is none of ours ends its entry when all of it went back", async () => {
    const { gateway } = counter.cards;
    const customer = await gateway.createCustomer(
      { name: "X", email: "", phone: "", streetAddress: "", postalCode: "", city: "" },
      "foreign-customer",
    );
    const intent = await gateway.createIntent(
      {
        amount: 700,
        captureMethod: "automatic",
        customerId: customer.ok ? customer.value : "",
        description: "",
        metadata: {},
      },
      "foreign-intent",
    );
    if (!intent.ok) throw new Error(intent.problem.code);
    await counter.cards.pay(intent.value.clientSecret ?? "");
    const listed = async () => {
      const answer = await counter.post("/api/oversight/compare");
      const { concerns } = answer.json<{ concerns: { subject: string }[] }>();
      return concerns.filter(({ subject }) => subject === intent.value.id).length;
    };
    expect(await listed()).toBe(1);
    await counter.cards.refundOre(intent.value.id, 70_000);
    expect(await listed()).toBe(0);
  });
});

describe("a charge made in the provider's own pages", () => {
  test("is booked and listed, and confirms nothing until somebody does", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.captureOre(intentId, 200_000);
    await hear(intentId);
    expect(await counter.booking(id)).toMatchObject({ status: "pending", paidAmount: 2000 });
    expect(await counter.lettersOf(id)).not.toContain("booking_confirmed");
    expect((await counter.receiptsOf(id)).map(({ total }) => total)).toEqual([2000]);
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "charged-elsewhere", amount: 2000 },
    ]);
    await counter.patch(id, { status: "confirmed" });
    expect(await counter.concernsOf(id)).toEqual([]);
  });

  test("of less than three kronor is booked as well", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.captureOre(intentId, 150);
    await hear(intentId);
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 1.5, dueAmount: 1998.5 });
    expect((await counter.receiptsOf(id)).map(({ total }) => total)).toEqual([1.5]);
    await expectAgreement();
  });

  test("leaves no öre that nobody could pay", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.captureOre(intentId, 150);
    await hear(intentId);
    await counter.patch(id, { status: "confirmed" });
    expect((await counter.record(id, { amount: 1998 })).json()).toMatchObject({
      paidAmount: 1999.5,
      dueAmount: 0,
    });
    await counter.patch(id, { status: "returned" });
    expect(await counter.concernsOf(id)).toEqual([]);
    expect((await counter.record(id, { amount: 1 })).json()).toMatchObject({
      code: "payment.more-than-due",
    });
    await expectAgreement();
  });
});

describe("a dispute", () => {
  async function aDisputed() {
    const booking = await counter.aBooking({ card: "isDisputed" });
    await approve(booking.id);
    await hear(booking.intentId);
    return booking;
  }
  const linesOf = async (id: number, kind: string) =>
    (await counter.vouchersOf(id))
      .filter((line) => line.kind === kind)
      .map(({ account, ore }) => [account, ore]);
  const decide = async (id: number, decision: string) => {
    const [row] = await rowsOf<{ provider_id: string }>(
      counter.shop.db,
      sql`select d.provider_id from disputes d join payments p on p.id = d.payment_id
        where p.booking_id = ${id}`,
    );
    return counter.post(`/api/disputes/${row?.provider_id}/decision`, {
      decision,
      note: "Kunden höll fast vid det",
    });
  };

  test("is listed with its deadline, and what the bank took waits in an account of its own", async () => {
    const { id } = await aDisputed();
    const [concern] = await counter.concernsOf(id);
    expect(concern).toMatchObject({
      kind: "dispute",
      amount: 2000,
      isInquiry: false,
      state: "needs_response",
      dueBy: expect.stringMatching(/^2026-06-/),
    });
    expect(await linesOf(id, "dispute")).toEqual([
      [1689, 200_000],
      [6570, 20_000],
      [1686, -220_000],
    ]);
    expect((await counter.refund(id, { amount: 100, reason: "Regn" })).json()).toMatchObject({
      code: "payment.disputed",
    });
    await expectAgreement();
  });

  test("that is won comes back, and is nobody's concern any more", async () => {
    const { id, intentId } = await aDisputed();
    await counter.cards.endDispute(intentId, "won");
    await hear(intentId);
    await hear(intentId);
    expect(await counter.concernsOf(id)).toEqual([]);
    expect(await linesOf(id, "dispute")).toEqual([
      [1689, 200_000],
      [6570, 20_000],
      [1686, -220_000],
      [1689, -200_000],
      [1686, 200_000],
    ]);
    expect((await decide(id, "loss")).json()).toMatchObject({ code: "dispute.not-lost" });
    await expectAgreement();
  });

  test("that is lost is a loss or a credit, as an administrator decides, once", async () => {
    const lost = await aDisputed();
    await counter.cards.endDispute(lost.intentId, "lost");
    await hear(lost.intentId);
    const [entry] = await counter.concernsOf(lost.id);
    expect(entry).toMatchObject({ kind: "dispute-lost" });
    // No word ends it: only the choice does.
    const { kind, subject } = entry!;
    const word = await counter.post(
      "/api/oversight/settle",
      { kind, subject, reason: "Klart" },
      counter.admin,
    );
    expect(word.statusCode).toBe(409);
    expect(word.json()).toMatchObject({ code: "dispute.undecided" });
    expect(await counter.concernsOf(lost.id)).toHaveLength(1);
    expect((await decide(lost.id, "loss")).statusCode).toBe(204);
    expect((await decide(lost.id, "loss")).statusCode).toBe(204);
    expect((await decide(lost.id, "credit")).json()).toMatchObject({ code: "dispute.decided" });
    expect(await linesOf(lost.id, "dispute-lost")).toEqual([
      [6351, 200_000],
      [1689, -200_000],
    ]);
    expect(await counter.booking(lost.id)).toMatchObject({ paidAmount: 2000, dueAmount: 0 });
    expect(await counter.concernsOf(lost.id)).toEqual([]);

    const credited = await aDisputed();
    await counter.cards.endDispute(credited.intentId, "lost");
    await hear(credited.intentId);
    expect((await decide(credited.id, "credit")).statusCode).toBe(204);
    expect(await counter.booking(credited.id)).toMatchObject<Partial<Booking>>({
      paidAmount: 0,
      refundedAmount: 2000,
      dueAmount: 0,
    });
    expect(await linesOf(credited.id, "dispute-lost")).toEqual([
      [1689, -200_000],
      [2611, 40_000],
      [3001, 160_000],
    ]);
    await expectAgreement();
  });

  test.each(["loss", "credit"] as const)(
    "that is won after it was booked as a %s is undone in the books, and owed to nobody",
    async (decision) => {
      const { id, intentId } = await aDisputed();
      await counter.cards.endDispute(intentId, "lost");
      await hear(intentId);
      await decide(id, decision);
      const now = counter.shop.clock.now();
      const { gateway } = counter.parts();
      const overturned: typeof gateway = {
        ...gateway,
        async disputesOf(asked) {
          const known = await gateway.disputesOf(asked);
          if (!known.ok) return known;
          return ok(
            known.value.map((dispute) => ({
              ...dispute,
              state: "won",
              movements: [
                ...dispute.movements,
                { id: `txn_back_${dispute.id}`, amountOre: 200_000, feeOre: 0, at: now },
              ],
            })),
          );
        },
      };
      const again = { ...counter.parts(), gateway: overturned };
      await followIntent(again, intentId);
      await followIntent(again, intentId);
      expect(await counter.booking(id)).toMatchObject({
        paidAmount: 2000,
        waivedAmount: 0,
        dueAmount: 0,
      });
      const sums = await rowsOf<{ purpose: string; ore: number }>(
        counter.shop.db,
        sql`select l.purpose, sum(l.amount_ore)::int as ore from vouchers v
          join voucher_lines l on l.voucher_id = v.id where v.booking_id = ${id}
          group by l.purpose having sum(l.amount_ore) <> 0 order by l.purpose`,
      );
      expect(sums).toEqual([
        { purpose: "cardReceivable", ore: 180_000 },
        { purpose: "fees", ore: 20_000 },
        { purpose: "outputVat", ore: -40_000 },
        { purpose: "sales", ore: -160_000 },
      ]);
      expect(await counter.concernsOf(id)).toEqual([]);
      expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
    },
  );
});

test("a refund at the provider is found by the comparison alone, also of a stay booked long before", async () => {
  const { id, intentId } = await counter.aBooking({ start: "2026-12-01", end: "2026-12-03" });
  await approve(id);
  counter.shop.clock.advance({ days: 175 });
  await counter.cards.refundOre(intentId, 50_000);
  const admin = await counter.shop.signIn("admin");
  await counter.post("/api/oversight/compare", undefined, admin);
  const answer = await counter.shop.call(`/api/bookings/${id}`, { as: admin });
  expect(answer.json()).toMatchObject({ refundedAmount: 500 });
});
