import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { CUSTOMER } from "#server/bookings/customer-actor.ts";
import { cancelledNotice } from "#server/emails/templates/cancelled-notice.tsx";
import { cancelBooking, type HeldBooking } from "#server/money/cancel-booking.ts";
import { CANCELLED_BY_CUSTOMER } from "#texts/customer-words.ts";
import type { OwnPageParts } from "./show-own-page.ts";
import { judgeCancelling } from "./judge-cancelling.ts";

type Wish = { bookingId: number; expectedRefund: number };

/**
 * The customer cancels by what they were promised. The sum they were shown is what goes back, or nothing happens and
 * they are told the right one: a night may have passed, or staff may have moved money.
 */
export async function cancelOwnBooking(
  parts: OwnPageParts,
  { bookingId, expectedRefund }: Wish,
): Promise<Result<null, Problem>> {
  const refund = async ({
    tx,
    booking,
    payments,
  }: HeldBooking): Promise<Result<number, Problem>> => {
    const facts = await readBookingFacts(tx, bookingId);
    if (!facts) return fail({ code: "own-page.unknown" });
    const now = parts.clock.now();
    const { itemType } = facts;
    const judged = await judgeCancelling(tx, { booking, itemType, payments }, now);
    if (judged.problem) return fail({ code: "own-page.not-cancellable", why: judged.problem });
    if (judged.refund !== expectedRefund)
      return fail({ code: "own-page.other-refund", refund: judged.refund });
    return ok(judged.refund);
  };
  const done = await cancelBooking(parts, {
    bookingId,
    refund,
    reason: CANCELLED_BY_CUSTOMER,
    notify: true,
    by: CUSTOMER,
    mayGiveBack: true,
    notice: (facts, money) => ({
      type: "cancelled_notice",
      to: "shop",
      content: cancelledNotice({ shop: parts.shop(), booking: letterFacts(facts, null), ...money }),
    }),
  });
  // The office's words for it speak of the office.
  return done.ok || done.problem.code !== "booking.is-over"
    ? done
    : fail({ code: "own-page.not-cancellable", why: "over" });
}
