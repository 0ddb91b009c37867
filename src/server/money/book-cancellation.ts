import type { ShopFacts } from "#contracts/page.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { isInOurBooks } from "#domain/payments/payment-method.ts";
import { readFeeRule } from "#server/ledger/fee-rule-rows.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { issueCredit } from "#server/receipts/issue-credit.ts";
import { issueCancellationFee } from "#server/receipts/issue-receipt.ts";
import { standingFee } from "#server/receipts/receipt-rows.ts";
import { turnFeeIntoSale } from "#server/receipts/reverse-credit.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import { standingCancellation } from "./cancellation-rows.ts";
import { leftOf, receiptPaymentOf, soldBooking } from "./receipt-booking.ts";

type Kept = {
  shop: ShopFacts;
  /** Of what was left of the payment, what goes back to the customer. */
  given: number;
  reason: string;
  movedAt: Date;
  /** The refund that it goes with. */
  attemptId?: string;
  now: Date;
};

/**
 * A payment of a booking that is cancelled against a fee: the sale is credited whole, and what is kept is
 * posted for what it is. Answers the numbers of the credit receipts.
 */
export async function bookCancellation(
  tx: Db,
  payment: PaymentRow,
  { shop, given, reason, movedAt, now, attemptId }: Kept,
): Promise<string[]> {
  const left = leftOf(payment);
  // A fee that was kept before is part of what is kept now.
  await turnFeeIntoSale(tx, { paymentId: payment.id, reason, now });
  const numbers = await issueCredit(tx, {
    paymentId: payment.id,
    amount: left,
    reason,
    movedAt,
    now,
    ...(attemptId !== undefined && { cause: { attemptId } }),
  });
  const kept = sumKronor(left, -given);
  if (kept > 0)
    await issueCancellationFee(tx, {
      shop,
      now,
      movedAt,
      booking:
        (await readBookingFacts(tx, payment.bookingId ?? 0)) ?? (await soldBooking(tx, payment)),
      payment: receiptPaymentOf(payment),
      amount: kept,
      ...(await readFeeRule(tx)),
    });
  return numbers;
}

/** What was paid otherwise and is kept whole: the sale is off there too. */
async function bookWhatIsKept(
  tx: Db,
  payments: readonly PaymentRow[],
  about: Omit<Kept, "given">,
): Promise<void> {
  for (const payment of payments) {
    const isSale = payment.kind === "rent" && isInOurBooks(payment.method) && leftOf(payment) > 0;
    if (isSale && !(await standingFee(tx, payment.id)))
      await bookCancellation(tx, payment, { ...about, given: 0 });
  }
}

/**
 * Of a booking that was cancelled with a sum, and of which something goes back: the rest is booked as kept once no
 * more of it is there than was to be kept. What goes back by hand, later, is no fee in between.
 */
export async function bookFeeOnceReached(
  tx: Db,
  bookingId: number,
  about: Omit<Kept, "given">,
): Promise<void> {
  const cancellation = await standingCancellation(tx, bookingId);
  const rent = (await allPaymentsOf(tx, bookingId)).filter(({ kind }) => kind === "rent");
  const left = sumKronor(...rent.map(leftOf));
  if (cancellation && left <= cancellation.kept) await bookWhatIsKept(tx, rent, about);
}
