import type { Problem } from "#contracts/errors.ts";
import type { Withdrawal } from "#contracts/withdrawals.ts";
import { buyerOf } from "#domain/bookings/organisation.ts";
import { withdrawalProblem } from "#domain/bookings/withdrawal.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import {
  letterFacts,
  readBookingFacts,
  type BookingFacts,
} from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { lockBooking } from "#server/bookings/booking-rows.ts";
import { firstCharge } from "#server/bookings/counted-start.ts";
import { CUSTOMER } from "#server/bookings/customer-actor.ts";
import { readWithdrawnAt } from "#server/bookings/withdrawn-at.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import { withdrawalNotice } from "#server/emails/templates/withdrawal-notice.tsx";
import { withdrawalReceived } from "#server/emails/templates/withdrawal-received.tsx";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";

export type WithdrawParts = LetterParts & {
  db: Db;
  /** Money stands on a higher floor: ends the booking's links, and then what a page left open could still pay. */
  endLinks: (tx: Db, bookingId: number, at: Date) => Promise<void>;
  closePayments: (bookingId: number) => Promise<void>;
};

type Which = { bookingId: number; email: string };

/** What the customer is about to withdraw from, or has withdrawn from already. */
export async function findWithdrawal(
  parts: WithdrawParts,
  which: Which,
): Promise<Result<Withdrawal, Problem>> {
  const found = await find(parts.db, which);
  return found ? judge(parts, found) : fail({ code: "withdrawal.unknown" });
}

/**
 * The customer's word is what counts: it is kept and acknowledged at once, and nothing more can be paid. Staff then
 * cancel the booking, which gives reserved money free, and refund what was charged; until then it stands in 'Att
 * åtgärda'.
 */
export async function withdraw(
  parts: WithdrawParts,
  which: Which,
): Promise<Result<Withdrawal, Problem>> {
  const withdrawn = await write(parts, which);
  if (withdrawn.ok) await parts.closePayments(which.bookingId);
  return withdrawn;
}

async function write(parts: WithdrawParts, which: Which): Promise<Result<Withdrawal, Problem>> {
  return inTransaction(parts.db, async (tx): Promise<Result<Withdrawal, Problem>> => {
    await lockBooking(tx, which.bookingId);
    const found = await find(tx, which);
    if (!found) return fail({ code: "withdrawal.unknown" });
    const judged = judge(parts, found);
    if (!judged.ok || judged.value.withdrawnAt !== null) return judged;
    const at = parts.clock.now();
    await recordChange(tx, parts.clock, {
      by: CUSTOMER,
      action: "booking.withdrawn",
      entity: "booking",
      entityId: which.bookingId,
    });
    await parts.endLinks(tx, which.bookingId, at);
    const about = {
      shop: parts.shop(),
      booking: letterFacts(found.facts, null),
      at,
      charged: found.charged,
      reserved: found.reserved,
    };
    // A booking that was taken up again can be withdrawn from again.
    const occasion = String(at.getTime());
    await queueBookingLetter(
      tx,
      parts,
      found.facts,
      { type: "withdrawal_received", to: "customer", content: withdrawalReceived(about), occasion },
      { type: "withdrawal_notice", to: "shop", content: withdrawalNotice(about), occasion },
    );
    return ok({ ...judged.value, withdrawnAt: at.toISOString() });
  });
}

type Found = {
  facts: BookingFacts;
  charged: number;
  reserved: number;
  approvedAt: Date | null;
  withdrawnAt: Date | null;
};

async function find(db: Db, { bookingId, email }: Which): Promise<Found | undefined> {
  const facts = await readBookingFacts(db, bookingId);
  if (facts?.customerEmail.toLowerCase() !== email.trim().toLowerCase()) return undefined;
  const payments = await allPaymentsOf(db, bookingId);
  const { paid, reserved } = rentMoney(facts, payments);
  return {
    facts,
    charged: paid,
    reserved,
    // The time to withdraw runs from the first charge.
    approvedAt: firstCharge(payments),
    withdrawnAt: await readWithdrawnAt(db, bookingId),
  };
}

function judge({ clock }: WithdrawParts, found: Found): Result<Withdrawal, Problem> {
  const { facts, charged, reserved, approvedAt, withdrawnAt } = found;
  const now = clock.now();
  const problem = withdrawalProblem(
    {
      ...facts,
      isConsumer: buyerOf(facts) === undefined,
      approvedOn: approvedAt && dayInSweden(approvedAt),
    },
    { day: dayInSweden(now), time: timeInSweden(now) },
  );
  // Who has withdrawn may look at it again, also when the shop has done its part since.
  if (problem && withdrawnAt === null) return fail(problem);
  const { id, itemName, startDate, endDate, quantity, quote } = facts;
  return ok({
    bookingId: id,
    rentalItemName: itemName,
    startDate,
    endDate,
    quantity,
    ...(quote.lines && {
      lines: quote.lines.map(({ name, quantity: units }) => ({ name, quantity: units })),
    }),
    chargedAmount: charged,
    reservedAmount: reserved,
    isCancelled: facts.status === "cancelled",
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  });
}
