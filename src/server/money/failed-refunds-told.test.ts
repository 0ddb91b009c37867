import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { toldProvider } from "#test/told-provider.ts";
import { decideDispute } from "./decide-dispute.ts";
import { refundPayment } from "./refund-payment.ts";

let counter: TestCounter;
let provider: ReturnType<typeof toldProvider>;
beforeAll(async () => {
  counter = await openTestCounter();
  provider = toldProvider(counter);
});

const by = { id: null, username: "Kim" };
const later = () => counter.shop.clock.advance({ seconds: 2 });

async function give(bookingId: number, amount: number, kind: "rent" | "deposit" = "rent") {
  await refundPayment(provider.parts(), { bookingId, kind, amount, reason: "Regn", by });
  later();
}
async function fail(intentId: string, amount: number) {
  await provider.failRefund(intentId, amount);
  later();
}
async function aPaid() {
  const booking = await counter.aBooking();
  await counter.patch(booking.id, { paymentAction: "capture" });
  later();
  return booking;
}
const about = async (id: number) =>
  (await counter.lettersOf(id)).filter((type) => type.startsWith("refund_"));
const warned = async (id: number) =>
  (await counter.payments(id)).flatMap(({ failedRefunds }) =>
    failedRefunds.map(({ amount }) => amount),
  );

describe("a refund that fails at the provider", () => {
  test("is told the customer once however often it is heard of, and the booking's page warns", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 500);
    expect(await warned(id)).toEqual([]);
    await fail(intentId, 500);
    await provider.hear(intentId);
    await reconcile(provider.parts());
    expect(await about(id)).toEqual(["refund_notice", "refund_failed"]);
    const [letter] = await rowsOf<{ recipient: string; plain_text: string }>(
      counter.shop.db,
      sql`select recipient, plain_text from mail_queue
        where booking_id = ${id} and type = 'refund_failed'`,
    );
    expect(letter?.recipient).toBe((await counter.booking(id)).customerEmail);
    expect(letter?.plain_text.replaceAll("\u00a0", " ")).toContain("500 kr");
    expect(await warned(id)).toEqual([500]);
  });

  test("and is made again has the usual letter, and the page warns no longer", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 500);
    await fail(intentId, 500);
    await give(id, 500);
    expect(await about(id)).toEqual(["refund_notice", "refund_failed", "refund_notice"]);
    expect(await warned(id)).toEqual([]);
  });

  test("is told each by itself when two fail", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 500);
    await give(id, 500);
    await fail(intentId, 500);
    await fail(intentId, 500);
    expect((await about(id)).filter((type) => type === "refund_failed")).toHaveLength(2);
    expect(await warned(id)).toEqual([500, 500]);
  });

  test("of a deposit is told as the deposit's", async () => {
    const { id } = await counter.aBooking();
    const deposit = await counter.payDeposit(id);
    await give(id, 5000, "deposit");
    await fail(deposit, 5000);
    const [letter] = await rowsOf<{ plain_text: string }>(
      counter.shop.db,
      sql`select plain_text from mail_queue where booking_id = ${id} and type = 'refund_failed'`,
    );
    expect(letter?.plain_text.replaceAll("\u00a0", " ")).toContain("5 000 kr av din deposition");
    expect(await warned(id)).toEqual([5000]);
  });

  test("of a deposit of which a part is kept afterwards still asks the customer for an account", async () => {
    const { id } = await counter.aBooking();
    const deposit = await counter.payDeposit(id);
    await give(id, 5000, "deposit");
    await fail(deposit, 5000);
    const keep = { amount: 2000, reason: "damage", note: "Repa" };
    await counter.post(`/api/bookings/${id}/deposit/keep`, keep);
    const [letter] = await rowsOf<{ plain_text: string }>(
      counter.shop.db,
      sql`select plain_text from mail_queue where booking_id = ${id} and type = 'deposit_kept'`,
    );
    expect(letter?.plain_text).toContain("clearingnummer");
    expect(letter?.plain_text).not.toContain("Du behöver inte göra något");
    expect((await counter.payments(id)).flatMap((one) => one.failedRefunds)).toMatchObject([
      { amount: 3000, asked: 5000 },
    ]);
  });

  test("and that somebody has settled with a reason is warned of no longer", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 500);
    await fail(intentId, 500);
    const [concern] = await counter.concernsOf(id);
    await counter.post("/api/oversight/settle", {
      kind: "refund-failed",
      subject: concern?.subject,
      reason: "Betalat till kontot",
    });
    expect(await warned(id)).toEqual([]);
  });

  test("and was made up for in part says what it was and what is left of it", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 790);
    await fail(intentId, 790);
    const [payment] = await counter.payments(id);
    await counter.post(`/api/bookings/${id}/payments/${payment?.id}/give-back`, {
      amount: 300,
      reason: "Swish",
      method: "swish",
    });
    expect((await counter.payments(id))[0]?.failedRefunds).toMatchObject([
      { amount: 490, asked: 790 },
    ]);
  });

  test("and whose charge the bank took for good is owed to nobody and warned of no longer", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 500);
    await fail(intentId, 500);
    expect(await warned(id)).toEqual([500]);
    const disputeId = await provider.dispute(intentId, "lost", -200_000);
    const decided = { disputeId, decision: "loss", note: "Bevisen räckte inte", by } as const;
    await decideDispute(provider.parts(), decided);
    expect(await warned(id)).toEqual([]);
    expect((await counter.concernsOf(id)).map(({ kind }) => kind)).not.toContain("refund-failed");
  });

  test("of a booking that is gone is written to nobody", async () => {
    const { id, intentId } = await aPaid();
    await counter.patch(id, { status: "cancelled" });
    await give(id, 500);
    await counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });
    await fail(intentId, 500);
    expect(await about(id)).not.toContain("refund_failed");
  });
});
