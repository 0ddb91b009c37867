import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import type { Problem } from "#contracts/errors.ts";
import { isActive, isStayOver, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { isOut } from "#domain/hand-over/stay-state.ts";
import type { BookingMoney } from "#domain/payments/booking-money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { bookingCancelled } from "#server/emails/templates/booking-cancelled.tsx";
import { bookingConfirmed } from "#server/emails/templates/booking-confirmed.tsx";
import { startedRentMove } from "#server/payments/attempt-rows.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { receiptsOfBooking } from "#server/receipts/receipt-rows.ts";
import { turnFeeIntoSale } from "#server/receipts/reverse-credit.ts";
import { actOnPayment } from "./act-on-payment.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import {
  findPublicBooking,
  updateBooking,
  type BookingRow,
} from "#server/bookings/booking-rows.ts";
import {
  hasDeposit,
  holdMoney,
  readRentMoney,
  reservationsOf,
} from "#server/bookings/held-money.ts";
import { contractInConfirmation } from "#server/platform/contract-in-confirmation.ts";
import { findOpenWish } from "./refund-wish-rows.ts";
import type { PaymentParts } from "./money-parts.ts";
import { isLacking, placeDueUnits } from "#server/units/place-units.ts";
import { cancelStalePayments } from "./cancel-stale-payments.ts";

/** What a booking that was off no longer finds. */
const GONE: Record<string, Problem> = {
  item_nights_never_overbooked: { code: "booking.nights-gone" },
  discount_codes_never_overused: { code: "booking.code-used-up" },
  code_people_never_overused: { code: "booking.code-used-up" },
};

type StatusWish = {
  bookingId: number;
  status: BookingStatus;
  /** The status that was seen: what somebody else has decided meanwhile is not undone unseen. */
  from?: BookingStatus | undefined;
  by: Actor;
};

/**
 * A status set by hand. Cancelling releases reserved money first; charged money is left as it is. A
 * booking that is taken up again takes its nights again, or is refused when they are gone.
 */
export async function changeStatus(
  parts: PaymentParts,
  wish: StatusWish,
): Promise<Result<BookingStatus, Problem>> {
  const { bookingId, by } = wish;
  const booking = await findPublicBooking(parts.db, bookingId);
  if (wish.status === "cancelled") {
    if (booking && isSeenOtherwise(booking, wish))
      return fail({ code: "booking.changed-meanwhile" });
    if (reservationsOf(await allPaymentsOf(parts.db, bookingId)).length > 0) {
      const voided = await actOnPayment(parts, { bookingId, by, action: "void" });
      if (!voided.ok && !hasLapsed(voided.problem)) return voided;
    }
  }
  const written = await nightsGone(() =>
    // Whoever says nothing of what they saw means the booking as it was when they asked: what is called off while
    // they wait for its lock is not brought back to life.
    inTransaction(parts.db, (tx) =>
      writeStatus(tx, parts, { ...wish, from: wish.from ?? booking?.status }),
    ),
  );
  // A page that was left open must not take a deposit for a stay that is off or over.
  if (written.ok && !isActive(wish.status)) await cancelStalePayments(parts, bookingId);
  return written;
}

/** Where a booking takes its nights again: in words when they, or its code, are gone. */
export async function nightsGone<T>(
  write: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  try {
    return await write();
  } catch (error) {
    const problem = GONE[refusingConstraint(error) ?? ""];
    if (problem) return fail(problem);
    throw error;
  }
}

/** The same within another transaction. */
export async function writeStatus(
  tx: Db,
  parts: PaymentParts,
  wish: StatusWish,
): Promise<Result<BookingStatus, Problem>> {
  const { bookingId, status, by } = wish;
  const { booking, payments } = await holdMoney(tx, bookingId, { andItem: true });
  if (!booking) return fail({ code: "booking.unknown" });
  if (booking.status === status) return ok(status);
  if (isSeenOtherwise(booking, wish)) return fail({ code: "booking.changed-meanwhile" });
  if (status === "cancelled" && isOut(booking)) return fail({ code: "booking.is-out" });
  // Reserved meanwhile: it would be reserved for nothing.
  if (status === "cancelled" && reservationsOf(payments).length > 0)
    return fail({ code: "booking.changed-meanwhile" });
  // What is on its way back was decided for a booking that is off.
  if (booking.status === "cancelled" && (await isBeingSettled(tx, { bookingId, payments })))
    return fail({ code: "payment.busy" });
  const now = parts.clock.now();
  await updateBooking(tx, bookingId, {
    status,
    ...stayMoved(booking, { status, by, now }),
    updatedAt: now,
  });
  const placed = await placeDueUnits(tx, parts.clock.today());
  if (booking.status === "cancelled" && isLacking(placed, { bookingId }))
    return fail({ code: "stay.no-unit-throughout", units: 0 });
  if (booking.status === "cancelled") await keepNoFee(tx, payments, now);
  await recordChange(tx, parts.clock, {
    by,
    action: "booking.status",
    entity: "booking",
    entityId: bookingId,
    before: { status: booking.status },
    after: { status },
  });
  await tell(tx, parts, { bookingId, status });
  return ok(status);
}

function isSeenOtherwise(booking: { status: BookingStatus }, { from }: StatusWish): boolean {
  return from !== undefined && booking.status !== from;
}

/** What is out is back with the return that is set by hand, and out again once the booking is on again. */
function stayMoved(
  { status: before, outAt, backAt }: BookingRow,
  { status, by, now }: { status: BookingStatus; by: Actor; now: Date },
): Partial<BookingRow> {
  if (outAt === null) return {};
  if (status === "returned") return backAt === null ? { backAt: now, backBy: by.id } : {};
  return isActive(status) && !isActive(before) ? { backAt: null, backBy: null } : {};
}

/** Rent is about to be given back, or to be charged for a fee. */
async function isBeingSettled(
  tx: Db,
  { bookingId, payments }: { bookingId: number; payments: readonly PaymentRow[] },
): Promise<boolean> {
  return (
    reservationsOf(payments).some(({ chargeAtOnce }) => chargeAtOnce) ||
    (await startedRentMove(tx, bookingId)) !== undefined ||
    (await findOpenWish(tx, bookingId, "rent")) !== undefined
  );
}

/** What was kept of a booking that was off pays for the one that is on again. */
async function keepNoFee(tx: Db, payments: readonly PaymentRow[], now: Date): Promise<void> {
  for (const { id: paymentId } of payments)
    await turnFeeIntoSale(tx, { paymentId, reason: "Bokningen gäller igen", now });
}

/** `booking_confirmed` goes once, whoever confirmed; a cancellation is told each time it happens. */
async function tell(
  tx: Db,
  parts: PaymentParts,
  { bookingId, status }: { bookingId: number; status: BookingStatus },
): Promise<void> {
  if (status === "confirmed") await tellConfirmation(tx, parts, bookingId);
  if (status === "cancelled") await tellCancellation(tx, parts, bookingId);
}

/** Confirmed by a person, and not by a charge. */
export async function tellConfirmation(
  tx: Db,
  parts: LetterParts,
  bookingId: number,
): Promise<void> {
  const facts = await readBookingFacts(tx, bookingId);
  if (!facts) return;
  const hasContract = await contractInConfirmation(tx);
  const receiptNumbers = await saleReceipts(tx, bookingId);
  const content = bookingConfirmed({
    shop: parts.shop(),
    today: parts.clock.today(),
    hasContract,
    lacksAgreement: agreementStanding(facts.agreements).state === "waiting",
    booking: letterFacts(facts, null),
    receiptNumbers,
    hasDeposit: hasDeposit(await allPaymentsOf(tx, bookingId)),
    isStayOver: isStayOver(facts, parts.clock.today()),
    ...moneyWords(await readRentMoney(tx, facts)),
  });
  await queueBookingLetter(tx, parts, facts, {
    type: "booking_confirmed",
    to: "customer",
    content,
    ...(hasContract && { attachment: "contract" }),
    receiptNumbers,
  });
}

/** What was paid by then has its receipt, which nobody may have been sent yet. */
async function saleReceipts(tx: Db, bookingId: number): Promise<string[]> {
  const issued = await receiptsOfBooking(tx, bookingId);
  return issued.flatMap(({ snapshot, paidFor }) =>
    snapshot.kind === "receipt" && paidFor === "rent" ? [snapshot.receiptNumber] : [],
  );
}

async function tellCancellation(tx: Db, parts: PaymentParts, bookingId: number): Promise<void> {
  const facts = await readBookingFacts(tx, bookingId);
  if (!facts) return;
  const { paid } = await readRentMoney(tx, facts);
  const content = bookingCancelled({
    shop: parts.shop(),
    booking: letterFacts(facts, null),
    money: paid > 0 ? "kept" : "none",
  });
  await queueBookingLetter(tx, parts, facts, {
    type: "booking_cancelled",
    to: "customer",
    // Told each time it happens.
    occasion: String(parts.clock.now().getTime()),
    content,
  });
}

/** What the letter says of the customer's money, from the sums: never a charge that has not happened. */
function moneyWords({ due, paid, reserved }: BookingMoney): {
  money: "paid" | "reserved" | "none";
  charged: number;
  paidBefore?: number;
} {
  if (due > 0) return { money: "none", charged: due, paidBefore: paid };
  return reserved > 0 ? { money: "reserved", charged: reserved } : { money: "paid", charged: paid };
}

/** A reservation that had just run out needs no releasing. */
export function hasLapsed(problem: Problem): boolean {
  return problem.code === "payment.stands-elsewhere" && problem.status === "expired";
}
