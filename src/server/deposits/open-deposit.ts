import type { DepositPayment } from "#contracts/deposits.ts";
import type { Problem } from "#contracts/errors.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { amountProblem } from "#domain/payments/card-amount.ts";
import { depositDue, depositProblem, depositState } from "#domain/payments/deposit-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import {
  customerOf,
  openBookingPayment,
  type PaymentPlan,
} from "#server/money/open-booking-payment.ts";
import { currentPayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";

/** Opens the card payment of a deposit; two people who ask at once, or one who reloads, get the same. */
export async function openDeposit(
  parts: PaymentParts,
  bookingId: number,
): Promise<Result<DepositPayment, Problem>> {
  const intent = await openBookingPayment(parts, (tx) =>
    planDeposit(tx, bookingId, parts.clock.today()),
  );
  if (!intent.ok) return intent;
  const { clientSecret } = intent.value;
  return clientSecret === null ? fail({ code: "payment.provider-refused" }) : ok({ clientSecret });
}

async function planDeposit(
  tx: Db,
  bookingId: number,
  today: LocalDate,
): Promise<Result<PaymentPlan, Problem>> {
  await holdMoney(tx, bookingId);
  const booking = await readBookingFacts(tx, bookingId);
  if (!booking) return fail({ code: "booking.unknown" });
  const amount = depositDue(booking.itemType, booking.depositAmount);
  const state = depositState(await currentPayment(tx, bookingId, "deposit"));
  const problem = depositProblem({ due: amount, state, booking, today }) ?? amountProblem(amount);
  if (problem) return fail(problem);
  return ok({
    bookingId,
    kind: "deposit",
    amount,
    captureMethod: "automatic",
    description: `Deposition, bokning ${bookingId}`,
    customer: customerOf(booking),
  });
}
