import { depositLines, moneyPurpose } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { isInOurBooks } from "#domain/payments/payment-method.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { chargeReceived } from "#server/emails/templates/charge-received.tsx";
import { keepLines, type KeptLine } from "./keep-lines.ts";
import { soldBooking } from "./receipt-booking.ts";
import { chargeDue, settlementOf, type SettlementRow } from "./settlement-rows.ts";

type Charged = { payment: PaymentRow; chargedAt: Date; isTold?: boolean };

/**
 * What was asked for after the return has come, by card or by hand: it is received as security is, and all of it is
 * kept in the same breath, line by line, so that services have their receipts and damage bears no VAT.
 */
export async function afterCharge(
  tx: Db,
  parts: LetterParts,
  { payment, chargedAt, isTold = true }: Charged,
): Promise<void> {
  const { bookingId, amount, method } = payment;
  if (bookingId === null) return;
  const now = parts.clock.now();
  if (isInOurBooks(method))
    await postDeposit(tx, {
      kind: "deposit",
      day: dayInSweden(chargedAt),
      bookingId,
      paymentId: payment.id,
      lines: (accounts) => depositLines(accounts, amount, moneyPurpose(method)),
      words: "Betalning efter återlämningen",
      createdAt: now,
    });
  const facts = await readBookingFacts(tx, bookingId);
  // Of a booking that is gone nobody knows any more what it was for: it is owed.
  const settlement = await settlementOf(tx, bookingId);
  // Paid by card and by hand at once, the second is the customer's, and listed until it went back.
  const others = (await allPaymentsOf(tx, bookingId)).filter(({ id }) => id !== payment.id);
  const isWanted = chargeDue(settlement, others) > 0;
  const receiptNumbers =
    settlement && isWanted
      ? await keepLines(tx, payment, linesWithin(settlement, amount), {
          shop: parts.shop(),
          booking: facts ?? (await soldBooking(tx, payment)),
          now,
          movedAt: chargedAt,
        })
      : [];
  if (!facts || !isTold) return;
  await queueBookingLetter(tx, parts, facts, {
    type: "payment_received",
    to: "customer",
    occasion: payment.id,
    receiptNumbers,
    content: chargeReceived({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      amount,
      method,
      receiptNumbers,
      settlement: settlement ?? null,
      isTwice: !isWanted,
    }),
  });
}

/** What of each line was asked for, as far as the money goes. */
function linesWithin({ lines }: SettlementRow, amount: number): KeptLine[] {
  let left = Math.floor(amount);
  return lines.flatMap(({ kind, label, asked }) => {
    const part = Math.min(asked, left);
    left -= part;
    return part > 0 ? [{ kind, label, amount: part }] : [];
  });
}
