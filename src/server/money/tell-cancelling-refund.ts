import { receiptNumber } from "#domain/bookkeeping/receipt-number.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { lockBooking } from "#server/bookings/booking-rows.ts";
import { refundNotice } from "#server/emails/templates/refund-notice.tsx";
import type { Db } from "#server/platform/db/database.ts";
import { standingCancellation } from "./cancellation-rows.ts";
import { bookedSince, givenTogether } from "./cancelling-refund-rows.ts";
import type { RefundWishRow } from "./refund-wish-rows.ts";

/** Whether it was asked for because its booking was called off, the deposit by the same press included. */
export async function isOfCancelling(tx: Db, wish: RefundWishRow): Promise<boolean> {
  const cancellation = await standingCancellation(tx, wish.bookingId);
  if (!cancellation) return false;
  return wish.isCancellation || wish.createdAt.getTime() === cancellation.createdAt.getTime();
}

/**
 * One letter for all that goes back by one cancelling, however many cards it goes to: sent once none of it is on its
 * way any more, so that its sums are what they will stay.
 */
export async function tellCancellingRefund(
  tx: Db,
  parts: LetterParts,
  wish: RefundWishRow,
): Promise<void> {
  await lockBooking(tx, wish.bookingId);
  const asked = await givenTogether(tx, wish);
  const sumOf = (kind: "rent" | "deposit") =>
    sumKronor(...asked.map((one) => (one.kind === kind ? one.given : 0)));
  const [rent, deposit] = [sumOf("rent"), sumOf("deposit")];
  const amount = sumKronor(rent, deposit);
  const facts = await readBookingFacts(tx, wish.bookingId);
  if (!facts || amount === 0 || asked.some(({ isOpen }) => isOpen)) return;
  const booked = await bookedSince(tx, wish);
  const [credits, fees] = (["credit", "receipt"] as const).map((kind) => {
    const some = booked.filter((one) => one.kind === kind);
    return {
      numbers: some.map(({ year, number }) => receiptNumber(year, number)),
      total: sumKronor(...some.map(({ total }) => Math.abs(total))),
    };
  }) as [Papers, Papers];
  await queueBookingLetter(tx, parts, facts, {
    type: "refund_notice",
    to: "customer",
    occasion: `cancelled-${wish.createdAt.getTime()}`,
    receiptNumbers: [...credits.numbers, ...fees.numbers],
    content: refundNotice({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      kind: rent > 0 ? "rent" : "deposit",
      amount,
      kept: 0,
      left: 0,
      creditNumbers: credits.numbers,
      reason: wish.reason,
      cancelling: {
        rent,
        deposit,
        credited: credits.total,
        fee: fees.total,
        feeNumbers: fees.numbers,
      },
    }),
  });
}

type Papers = { numbers: string[]; total: number };
