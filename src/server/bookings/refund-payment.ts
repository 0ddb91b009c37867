import type { Problem } from "#contracts/errors.ts";
import { depositRefundLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { refundNotice } from "#server/emails/templates/refund-notice.tsx";
import { finishAttempt, insertAttempt, type AttemptRow } from "#server/payments/attempt-rows.ts";
import type { GatewayProblem, Refund } from "#server/payments/gateway.ts";
import {
  lockCurrentPayment,
  lockPayment,
  updatePayment,
  type PaymentRow,
} from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { issueCredit } from "#server/receipts/issue-receipt.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { letterFacts, readBookingFacts } from "./booking-facts.ts";
import { queueBookingLetter } from "./booking-letters.ts";
import { lockBooking } from "./booking-rows.ts";
import type { PaymentParts } from "./act-on-payment.ts";
import type { Actor } from "./settle-payment.ts";

export type RefundWish = {
  bookingId: number;
  kind: "rent" | "deposit";
  /** Whole kronor. */
  amount: number;
  reason: string;
  by: Actor;
};

/** Younger than this, it has just been written down by whoever asks. */
const OLD_ATTEMPT_MS = 50_000;

type Started = { payment: PaymentRow; attempt: AttemptRow };

/** Gives charged money back, wholly or in part; the books follow when the provider has taken the refund. */
export async function refundPayment(
  parts: PaymentParts,
  wish: RefundWish,
): Promise<Result<{ refunded: number }, Problem>> {
  const started = await begin(parts, wish);
  if (!started.ok) return started;
  return carryOutRefund(parts, started.value, wish.by);
}

async function begin(
  { db, clock }: PaymentParts,
  { bookingId, kind, amount, reason, by }: RefundWish,
): Promise<Result<Started, Problem>> {
  try {
    return await inTransaction(db, async (tx): Promise<Result<Started, Problem>> => {
      const payment = await lockCurrentPayment(tx, bookingId, kind);
      if (!(await lockBooking(tx, bookingId))) return fail({ code: "booking.unknown" });
      if (!payment?.providerIntentId) return fail({ code: "payment.none" });
      if (payment.status !== "captured")
        return fail({ code: "payment.stands-elsewhere", status: payment.status });
      const most = payment.amount - payment.refundedAmount - payment.keptAmount;
      if (amount > most) return fail({ code: "payment.refund-too-much", most });
      const attempt = await insertAttempt(tx, {
        paymentId: payment.id,
        action: "refund",
        amount,
        reason,
        requestedBy: by.id,
        createdAt: clock.now(),
      });
      return ok({ payment, attempt });
    });
  } catch (error) {
    if (refusingConstraint(error) === "payment_attempts_one_started")
      return fail({ code: "payment.busy" });
    throw error;
  }
}

export async function carryOutRefund(
  parts: PaymentParts,
  { payment, attempt }: Started,
  by: Actor,
): Promise<Result<{ refunded: number }, Problem>> {
  const amount = attempt.amount ?? 0;
  const intentId = payment.providerIntentId ?? "";
  const taken = await alreadyTaken(parts, intentId, attempt);
  const movedAt = taken ? attempt.createdAt : parts.clock.now();
  const asked = taken ?? (await parts.gateway.refund({ intentId, amount }, attempt.id));
  if (asked.ok && asked.value.status !== "failed" && asked.value.status !== "canceled")
    return inTransaction(parts.db, (tx) =>
      record(tx, parts, { attempt, by, refund: asked.value, movedAt }),
    );
  if (!asked.ok && asked.problem.code === "payment.provider-unreachable")
    return fail({ code: "payment.outcome-unknown" });
  await finishAttempt(parts.db, attempt.id, {
    state: "failed",
    outcome: asked.ok ? { status: asked.value.status } : asked.problem,
    finishedAt: parts.clock.now(),
  });
  return fail({ code: "payment.refund-refused" });
}

/** The provider forgets a key after a day: before a wish is sent again, its refund is looked for. */
async function alreadyTaken(
  { gateway, clock }: PaymentParts,
  intentId: string,
  attempt: AttemptRow,
): Promise<Result<Refund, GatewayProblem> | undefined> {
  if (clock.now().getTime() - attempt.createdAt.getTime() < OLD_ATTEMPT_MS) return undefined;
  const refunds = await gateway.refundsOf(intentId);
  if (!refunds.ok) return refunds;
  const own = refunds.value.find(({ key }) => key === attempt.id);
  return own && ok(own);
}

async function record(
  tx: Db,
  parts: PaymentParts,
  {
    attempt,
    by,
    refund,
    movedAt,
  }: { attempt: AttemptRow; by: Actor; refund: Refund; movedAt: Date },
): Promise<Result<{ refunded: number }, Problem>> {
  const now = parts.clock.now();
  const payment = await lockPayment(tx, attempt.paymentId);
  if (!payment) throw new Error(`payment ${attempt.paymentId} is gone`);
  const finished = await finishAttempt(tx, attempt.id, {
    state: "done",
    outcome: { status: refund.status },
    finishedAt: now,
    providerRefundId: refund.id,
  });
  if (!finished) return ok({ refunded: payment.refundedAmount });
  const amount = attempt.amount ?? 0;
  const refunded = payment.refundedAmount + amount;
  await updatePayment(tx, payment.id, { refundedAmount: refunded, updatedAt: now });
  await recordChange(tx, parts.clock, {
    by,
    action: `${payment.kind}.refunded`,
    entity: "booking",
    entityId: payment.bookingId ?? 0,
    after: { amount, reason: attempt.reason },
  });
  await book(tx, parts, {
    payment,
    amount,
    reason: attempt.reason ?? "",
    occasion: attempt.id,
    movedAt,
  });
  return ok({ refunded });
}

/** Rent is credited with a receipt; a deposit was never a sale and only goes back. */
async function book(
  tx: Db,
  parts: PaymentParts,
  refund: {
    payment: PaymentRow;
    amount: number;
    reason: string;
    occasion: string;
    movedAt: Date;
  },
): Promise<void> {
  const { payment, amount, reason, occasion, movedAt } = refund;
  const now = parts.clock.now();
  const facts =
    payment.bookingId === null ? undefined : await readBookingFacts(tx, payment.bookingId);
  if (!facts) return;
  const shop = parts.shop();
  let creditNumber: string | null = null;
  if (payment.kind === "rent") {
    const credit = await issueCredit(tx, {
      shop,
      now,
      movedAt,
      booking: facts,
      payment: {
        id: payment.id,
        intentId: payment.providerIntentId ?? "",
        amount: payment.amount,
        cardBrand: payment.cardBrand,
        cardLast4: payment.cardLast4,
      },
      amount,
      reason,
    });
    creditNumber = credit.receiptNumber;
  } else {
    await postDeposit(tx, {
      kind: "deposit-refund",
      day: dayInSweden(movedAt),
      bookingId: facts.id,
      paymentId: payment.id,
      lines: (accounts) => depositRefundLines(accounts, amount),
      createdAt: now,
    });
  }
  await queueBookingLetter(tx, parts, facts, {
    type: "refund_notice",
    to: "customer",
    occasion,
    content: refundNotice({
      shop,
      booking: letterFacts(facts, null),
      amount,
      creditNumber,
      reason,
    }),
  });
}
