import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "#server/audit/record-change.ts";
import type { Problem } from "#contracts/errors.ts";
import { mayGive } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { finishAttempt, insertAttempt, type AttemptRow } from "#server/payments/attempt-rows.ts";
import type { GatewayProblem, Refund } from "#server/payments/gateway.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { standingFee } from "#server/receipts/receipt-rows.ts";
import { isUnderWay } from "./act-on-payment.ts";
import { standingCancellation } from "./cancellation-rows.ts";
import { doneMeanwhile, unknownSince } from "./done-meanwhile.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import { recordRefund } from "./record-refund.ts";
import { leftInSources, sourcesOf, tooMuch, type Source } from "./refund-sources.ts";
import {
  failWish,
  findRefundWish,
  insertRefundWish,
  type RefundWishRow,
} from "./refund-wish-rows.ts";
import type { PaymentParts } from "./money-parts.ts";
import { isOfCancelling, tellCancellingRefund } from "./tell-cancelling-refund.ts";

export type RefundWish = {
  bookingId: number;
  kind: "rent" | "deposit";
  /** Whole kronor, or with the öre that are left. */
  amount: number;
  reason: string;
  by: Actor;
  /** The same key is the same wish, however often it is asked. */
  key?: string | undefined;
  /** When it came; else it comes now. */
  askedAt?: Date;
  /** The most that the page offered where it was asked. */
  shownMost?: number | undefined;
};

/** Younger than this, it has just been written down by whoever asks. */
const OLD_ATTEMPT_MS = 50_000;
/** More payments than any booking has. */
const MOST_PARTS = 50;

type Part = { payment: PaymentRow; attempt: AttemptRow };

/**
 * Gives charged money back to the cards it came from, the newest payment first, until it is given; the books
 * follow as the provider takes each part. Also of a booking that is gone, while a payment has its number.
 */
export async function refundPayment(
  parts: PaymentParts,
  wish: RefundWish,
): Promise<Result<null, Problem>> {
  const askedAt = wish.askedAt ?? parts.clock.now();
  const begun = await inBeginning(parts, (tx) => begin(tx, parts, { ...wish, askedAt }));
  if (!begun.ok) return begun;
  if (begun.value === "asked before") return answerAgain(parts, wish);
  return carryOutParts(parts, begun.value, wish.by);
}

/** Whoever asked first under the key may be asking the provider just now: the answer is the same for both. */
const WAITS_MS = [50, 100, 200, 400, 800, 1500];

async function answerAgain(
  { db }: PaymentParts,
  { key = "" }: RefundWish,
): Promise<Result<null, Problem>> {
  let known = await findRefundWish(db, key);
  for (const ms of WAITS_MS) {
    if (known?.state !== "open") break;
    await sleep(ms);
    known = await findRefundWish(db, key);
  }
  if (known?.state === "done") return ok(null);
  // A job asks again: nobody else does.
  const code = known?.state === "open" ? "payment.outcome-unknown" : "payment.refund-refused";
  return fail({ code });
}

async function inBeginning<Value>(
  { db }: PaymentParts,
  work: (tx: Db) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (isUnderWay(error)) return fail({ code: "payment.busy" });
    throw error;
  }
}

async function begin(
  tx: Db,
  { clock }: PaymentParts,
  { key, askedAt, shownMost, by, ...asked }: RefundWish & { askedAt: Date },
): Promise<Result<Part | "asked before", Problem>> {
  const { bookingId, kind, amount } = asked;
  const held = await holdMoney(tx, bookingId);
  const known = key === undefined ? undefined : await findRefundWish(tx, key);
  if (known) return isSame(known, asked) ? ok("asked before") : fail({ code: "payment.key-used" });
  const toCards = held.payments.filter((one) => one.kind === kind && one.method === "card");
  const sources = await sourcesOf(tx, held, kind);
  const most = sources.ok ? leftInSources(sources.value) : 0;
  const since = unknownSince({ askedAt, shownMost }, most);
  const meanwhile = await doneMeanwhile(tx, toCards, since);
  if (meanwhile) return fail(meanwhile);
  if (!mayGive(amount, most)) return fail({ code: "request.malformed" });
  if (!sources.ok) return sources;
  if (amount > most) return fail(tooMuch(held, kind, sources.value));
  const wish = await insertRefundWish(tx, {
    ...asked,
    id: key ?? randomUUID(),
    isCancellation: kind === "rent" && (await isOfCancellation(tx, bookingId, toCards)),
    requestedBy: by.id,
    createdAt: clock.now(),
  });
  const part = await nextPart(tx, wish, { sources: sources.value, now: clock.now() });
  return part ? ok(part) : fail({ code: "payment.refund-too-much", most });
}

/** Of a booking that was cancelled with a sum, and is booked as sold: what does not go back now is kept as a fee. */
async function isOfCancellation(
  tx: Db,
  bookingId: number,
  payments: readonly PaymentRow[],
): Promise<boolean> {
  if (!(await standingCancellation(tx, bookingId))) return false;
  for (const { id } of payments) if (await standingFee(tx, id)) return false;
  return true;
}

function isSame(
  { bookingId, kind, amount }: RefundWishRow,
  asked: Pick<RefundWish, "bookingId" | "kind" | "amount">,
): boolean {
  return bookingId === asked.bookingId && kind === asked.kind && amount === asked.amount;
}

async function nextPart(
  tx: Db,
  wish: RefundWishRow,
  { sources, now }: { sources: readonly Source[]; now: Date },
): Promise<Part | undefined> {
  const source = sources.find(({ left }) => left > 0);
  if (!source) return undefined;
  const { payment, left } = source;
  const attempt = await insertAttempt(tx, {
    paymentId: payment.id,
    action: "refund",
    amount: Math.min(wish.leftToGive, left),
    reason: wish.reason,
    wishId: wish.id,
    // A deposit is no rent: its refund stands in nobody's way.
    bookingId: wish.kind === "rent" ? wish.bookingId : null,
    requestedBy: wish.requestedBy,
    createdAt: now,
  });
  return { payment, attempt };
}

/** The first part and all that follow from it. */
async function carryOutParts(
  parts: PaymentParts,
  first: Part,
  by: Actor,
): Promise<Result<null, Problem>> {
  let part: Part | undefined = first;
  for (let round = 1; part && round <= MOST_PARTS; round += 1) {
    const done = await carryOutRefund(parts, part, by);
    if (!done.ok) return done;
    part = part.attempt.wishId === null ? undefined : await goOn(parts, part.attempt.wishId);
  }
  return ok(null);
}

/** What is left of a wish after a part of it was given, for whoever finds it unfinished. */
export async function goOnWithRefund(
  parts: PaymentParts,
  wishId: string,
  by: Actor,
): Promise<Result<null, Problem>> {
  const part = await goOn(parts, wishId);
  return part ? carryOutParts(parts, part, by) : ok(null);
}

async function goOn(parts: PaymentParts, wishId: string): Promise<Part | undefined> {
  const begun = await inBeginning(parts, async (tx): Promise<Result<Part | undefined, Problem>> => {
    const known = await findRefundWish(tx, wishId);
    if (!known) return ok(undefined);
    const held = await holdMoney(tx, known.bookingId);
    const wish = await findRefundWish(tx, wishId);
    if (wish?.state !== "open") return ok(undefined);
    const sources = await sourcesOf(tx, held, wish.kind);
    const now = parts.clock.now();
    const part = sources.ok ? await nextPart(tx, wish, { sources: sources.value, now }) : undefined;
    // What was there to give is gone: taken back by a bank, or given back at the provider.
    if (!part) await giveUp(tx, parts, wishId, now);
    return ok(part);
  });
  return begun.ok ? begun.value : undefined;
}

/** What of the same cancelling did go back is told all the same. */
async function giveUp(tx: Db, parts: PaymentParts, wishId: string, now: Date): Promise<void> {
  await failWish(tx, wishId, now);
  const wish = await findRefundWish(tx, wishId);
  if (wish && (await isOfCancelling(tx, wish))) await tellCancellingRefund(tx, parts, wish);
}

/** Asks the provider for one part and writes down what it said. */
export async function carryOutRefund(
  parts: PaymentParts,
  { payment, attempt }: Part,
  by: Actor,
): Promise<Result<null, Problem>> {
  const amount = attempt.amount ?? 0;
  const intentId = payment.providerIntentId ?? "";
  const taken = await alreadyTaken(parts, intentId, attempt);
  const movedAt = taken ? attempt.createdAt : parts.clock.now();
  const asked = taken ?? (await parts.gateway.refund({ intentId, amount }, attempt.id));
  if (asked.ok && asked.value.status !== "failed" && asked.value.status !== "canceled") {
    await inTransaction(parts.db, (tx) =>
      recordRefund(tx, parts, { attempt, by, refund: asked.value, movedAt }),
    );
    return ok(null);
  }
  if (!asked.ok && asked.problem.code === "payment.provider-unreachable")
    return fail({ code: "payment.outcome-unknown" });
  const finishedAt = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    const outcome = asked.ok ? { status: asked.value.status } : asked.problem;
    await finishAttempt(tx, attempt.id, { state: "failed", outcome, finishedAt });
    if (attempt.wishId !== null) await giveUp(tx, parts, attempt.wishId, finishedAt);
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
