import type { DepositStatus } from "#contracts/deposits.ts";
import type { Problem } from "#contracts/errors.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { depositDue, depositState } from "#domain/payments/deposit-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import { leftToDo } from "#server/bookings/one-booking/left-to-do.ts";
import { takenByBank } from "#server/money/dispute-rows.ts";
import { readRentMoney } from "#server/bookings/held-money.ts";
import { followPayment } from "#server/money/follow-payment.ts";
import { openPaymentOf } from "#server/payments/open-payment-rows.ts";
import { currentPayment } from "#server/payments/payment-rows.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";

/**
 * How a deposit stands. One that is open is asked for at the provider: the webhook may be on its way. What else the
 * customer owes and has to do is told to nobody who has the number alone.
 */
export async function showDeposit(
  parts: PaymentParts,
  { bookingId, hasLetter }: { bookingId: number; hasLetter: boolean },
): Promise<Result<DepositStatus, Problem>> {
  const { db, gateway } = parts;
  const booking = await readBookingFacts(db, bookingId);
  if (!booking) return fail({ code: "booking.unknown" });
  const open = await openPaymentOf(db, bookingId, "deposit");
  if (open?.providerIntentId) {
    const known = await gateway.retrieve(open.providerIntentId);
    // Out of reach: what we know is told.
    if (known.ok) await followPayment(parts, open.id, known.value);
  }
  const payment = await currentPayment(db, bookingId, "deposit");
  const status = depositState(payment);
  const due = depositDue(booking.itemType, booking.depositAmount);
  const depositAmount = payment && status === "captured" ? payment.amount : due;
  const paid = status === "captured" ? payment : undefined;
  const bank = paid ? await takenByBank(db, paid.id) : { taken: 0, credited: 0 };
  return ok({
    status,
    depositAmount,
    // The books call what the bank took given back: to the customer the shop gave nothing of it.
    refundedAmount: sumKronor(paid?.refundedAmount ?? 0, -bank.credited),
    keptAmount: paid?.keptAmount ?? 0,
    bankAmount: bank.taken,
    rentDue: hasLetter ? Math.max(0, (await readRentMoney(db, booking)).due) : null,
    todo: hasLetter ? await leftToDo(db, booking, parts.clock.now()) : null,
  });
}
