import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Problem } from "#contracts/errors.ts";
import type { SettlementLine } from "#contracts/hand-over.ts";
import { later } from "#domain/dates/instants.ts";
import { momentInSweden } from "#domain/dates/stockholm.ts";
import { settle, type SettlementSums } from "#domain/hand-over/settlement.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { amountProblem } from "#domain/payments/card-amount.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import { isUnderWay } from "#server/money/act-on-payment.ts";
import { CHARGE_LINK_MS, chargeToken } from "#server/money/charge-link.ts";
import { doneMeanwhile, unknownSince } from "#server/money/done-meanwhile.ts";
import { keepLines } from "#server/money/keep-lines.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import { hashOfToken } from "#server/money/pay-again-link.ts";
import { goOnWithRefund } from "#server/money/refund-payment.ts";
import { insertRefundWish } from "#server/money/refund-wish-rows.ts";
import {
  insertSettlement,
  settlementNumbered,
  settlementOf,
  type SettlementRow,
} from "#server/money/settlement-rows.ts";
import { tellSettled } from "#server/money/tell-settled.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { depositsOf, splitOver, type HeldDeposit } from "./held-deposits.ts";
import { isBack } from "./is-back.ts";

export type SettlementWish = {
  bookingId: number;
  lines: readonly SettlementLine[];
  /** The same key settles once, however often it is pressed. */
  key?: string | undefined;
  /** What the page showed as held of the deposit. */
  shownMost?: number | undefined;
  by: Actor;
  askedAt: Date;
};

type Settled = { refundId: string | null };

/**
 * Settles a return: what is charged is kept of the deposit line by line, what is left of it goes back, and what it
 * does not cover is asked for by link. All of it is written in one transaction; only the card is asked afterwards,
 * and a job goes on where that is cut off.
 */
export async function settleReturn(
  parts: PaymentParts,
  wish: SettlementWish,
): Promise<Result<null, Problem>> {
  const id = wish.key ?? randomUUID();
  const written = await inOneStep(parts, wish, id);
  if (!written.ok) return written;
  const { refundId } = written.value;
  // Whatever the card says, the return is settled: what did not reach it is tried again, or listed.
  if (refundId !== null) await goOnWithRefund(parts, refundId, wish.by);
  return ok(null);
}

async function inOneStep(
  parts: PaymentParts,
  wish: SettlementWish,
  id: string,
): Promise<Result<Settled, Problem>> {
  try {
    return await inTransaction(parts.db, (tx) => write(tx, parts, wish, id));
  } catch (error) {
    if (isUnderWay(error)) return fail({ code: "payment.busy" });
    if (refusingConstraint(error) === "settlements_pkey") return fail({ code: "payment.key-used" });
    throw error;
  }
}

async function write(
  tx: Db,
  parts: PaymentParts,
  wish: SettlementWish,
  id: string,
): Promise<Result<Settled, Problem>> {
  const { bookingId } = wish;
  const held = await holdMoney(tx, bookingId);
  const known = await settledBefore(tx, wish, id);
  if (known) return known;
  const facts = held.booking && (await readBookingFacts(tx, bookingId));
  if (!facts) return fail({ code: "booking.unknown" });
  if (!isBack(facts)) return fail({ code: "settlement.not-back" });
  const deposits = await depositsOf(tx, held.payments);
  if (deposits.isDisputed) return fail({ code: "payment.disputed" });
  const { left, mostKept } = deposits;
  const ofDeposit = held.payments.filter(({ kind }) => kind === "deposit");
  const meanwhile = await doneMeanwhile(tx, ofDeposit, unknownSince(wish, left));
  if (meanwhile) return fail(meanwhile);
  // Nobody here kept or gave back any of it, and what was agreed to is another sum all the same: more came, or a bank
  // took some.
  if (wish.shownMost !== undefined && wish.shownMost !== left)
    return fail({ code: "settlement.deposit-changed", left });
  const sums = settle(wish.lines, left, mostKept);
  const problem = sums.asked > 0 ? amountProblem(sums.asked) : undefined;
  if (problem) return fail(problem);
  return ok(await carryOut(tx, parts, { wish, id, facts, deposits: deposits.held, sums }));
}

/** Pressed again, or by somebody else who was first. */
async function settledBefore(
  tx: Db,
  { bookingId, lines }: SettlementWish,
  id: string,
): Promise<Result<Settled, Problem> | undefined> {
  const known = (await settlementNumbered(tx, id)) ?? (await settlementOf(tx, bookingId));
  if (!known) return undefined;
  if (known.id !== id)
    return fail({
      code: "settlement.settled",
      actor: known.settledByName,
      ...momentInSweden(known.createdAt),
    });
  return isSame(known, { bookingId, lines })
    ? ok({ refundId: id })
    : fail({ code: "payment.key-used" });
}

function isSame(known: SettlementRow, wish: Pick<SettlementWish, "bookingId" | "lines">): boolean {
  const lines = known.lines.map(({ kind, label, amount }) => ({ kind, label, amount }));
  const wanted = wish.lines.map(({ kind, label, amount }) => ({ kind, label, amount }));
  return known.bookingId === wish.bookingId && isDeepStrictEqual(lines, wanted);
}

type Carried = {
  wish: SettlementWish;
  id: string;
  facts: BookingFacts;
  deposits: HeldDeposit[];
  sums: SettlementSums;
};

async function carryOut(tx: Db, parts: PaymentParts, all: Carried): Promise<Settled> {
  const { wish, id, facts, deposits, sums } = all;
  const { by } = wish;
  const now = parts.clock.now();
  const about = { shop: parts.shop(), booking: facts, now, movedAt: now };
  const receiptNumbers: string[] = [];
  const split = splitOver(deposits, sums.lines);
  for (const { payment, lines } of split)
    receiptNumbers.push(...(await keepLines(tx, payment, lines, about)));
  const restBy = (isByCard: boolean) =>
    sumKronor(
      ...split
        .filter(({ payment }) => (payment.method === "card") === isByCard)
        .map(({ rest }) => rest),
    );
  const givenBack = restBy(true);
  const token = sums.asked > 0 ? await chargeToken(tx, id) : null;
  const settlement = {
    id,
    bookingId: facts.id,
    lines: sums.lines,
    kept: sums.kept,
    givenBack,
    toGiveByHand: restBy(false),
    asked: sums.asked,
    linkHash: token === null ? null : hashOfToken(token),
    linkExpiresAt: token === null ? null : later(now, CHARGE_LINK_MS),
    settledBy: by.id,
    settledByName: by.username,
    createdAt: now,
  };
  await insertSettlement(tx, settlement);
  if (givenBack > 0)
    await insertRefundWish(tx, {
      id,
      bookingId: facts.id,
      kind: "deposit",
      amount: givenBack,
      reason: "Återlämningen är uppgjord",
      isCancellation: false,
      requestedBy: by.id,
      createdAt: now,
    });
  const { kept, toGiveByHand, asked } = settlement;
  await recordChange(tx, parts.clock, {
    by,
    action: "hand-over.settled",
    entity: "booking",
    entityId: facts.id,
    after: { lines: wish.lines, kept, givenBack, toGiveByHand, asked },
  });
  await tellSettled(tx, parts, { facts, settlement, token, receiptNumbers });
  return { refundId: givenBack > 0 ? id : null };
}
