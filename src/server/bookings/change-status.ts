import type { Problem } from "#contracts/errors.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { bookingCancelled } from "#server/emails/templates/booking-cancelled.tsx";
import { bookingConfirmed } from "#server/emails/templates/booking-confirmed.tsx";
import { currentPayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { actOnPayment, type PaymentParts } from "./act-on-payment.ts";
import { letterFacts, readBookingFacts } from "./booking-facts.ts";
import { queueBookingLetter } from "./booking-letters.ts";
import { lockBooking, updateBooking } from "./booking-rows.ts";
import type { Actor } from "./settle-payment.ts";

type StatusWish = { bookingId: number; status: BookingStatus; by: Actor };

/**
 * A status set by hand. Cancelling releases reserved money first; charged money is left as it is. A
 * booking that is taken up again takes its nights again, or is refused when they are gone.
 */
export async function changeStatus(
  parts: PaymentParts,
  wish: StatusWish,
): Promise<Result<BookingStatus, Problem>> {
  if (wish.status === "cancelled") {
    const payment = await currentPayment(parts.db, wish.bookingId, "rent");
    if (payment?.status === "authorized") {
      const voided = await actOnPayment(parts, { ...wish, action: "void" });
      if (!voided.ok && !hasLapsed(voided.problem)) return voided;
    }
  }
  try {
    return await inTransaction(parts.db, (tx) => write(tx, parts, wish));
  } catch (error) {
    if (refusingConstraint(error) === "item_nights_never_overbooked")
      return fail({ code: "booking.nights-gone" });
    throw error;
  }
}

async function write(
  tx: Db,
  parts: PaymentParts,
  { bookingId, status, by }: StatusWish,
): Promise<Result<BookingStatus, Problem>> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return fail({ code: "booking.unknown" });
  if (booking.status === status) return ok(status);
  await updateBooking(tx, bookingId, { status, updatedAt: parts.clock.now() });
  await recordChange(tx, parts.clock, {
    by,
    action: "booking.status",
    entity: "booking",
    entityId: bookingId,
    before: { status: booking.status },
    after: { status },
  });
  await tell(tx, parts, bookingId, status);
  return ok(status);
}

/** `booking_confirmed` goes once, whoever confirmed; a cancellation is told each time it happens. */
async function tell(
  tx: Db,
  parts: PaymentParts,
  bookingId: number,
  status: BookingStatus,
): Promise<void> {
  if (status !== "confirmed" && status !== "cancelled") return;
  const facts = await readBookingFacts(tx, bookingId);
  if (!facts) return;
  const about = { shop: parts.shop(), booking: letterFacts(facts, null) };
  const payment = await currentPayment(tx, bookingId, "rent");
  if (status === "confirmed") {
    const money = moneyOf(payment?.status);
    const content = bookingConfirmed({ ...about, receiptNumber: null, money });
    await queueBookingLetter(tx, parts, facts, {
      type: "booking_confirmed",
      to: "customer",
      content,
    });
    return;
  }
  const content = bookingCancelled({
    ...about,
    money: payment?.status === "captured" ? "kept" : "none",
  });
  await queueBookingLetter(tx, parts, facts, {
    type: "booking_cancelled",
    to: "customer",
    // Told each time it happens.
    occasion: String(parts.clock.now().getTime()),
    content,
  });
}

/** What the letter says of the customer's money: never a charge that has not happened. */
function moneyOf(status: PaymentStatus | undefined): "charged" | "reserved" | "none" {
  if (status === "captured") return "charged";
  return status === "authorized" ? "reserved" : "none";
}

/** A reservation that had just run out needs no releasing. */
export function hasLapsed(problem: Problem): boolean {
  return problem.code === "payment.stands-elsewhere" && problem.status === "expired";
}
