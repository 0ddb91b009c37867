import * as calls from "#contracts/bookings.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { Problem } from "#contracts/errors.ts";
import * as money from "#contracts/payments.ts";
import { may } from "#domain/access/roles.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import { commentBooking } from "#server/bookings/one-booking/comment-booking.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { actOnPayment } from "./act-on-payment.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { changeStatus } from "./change-status.ts";
import { decideDispute } from "./decide-dispute.ts";
import { listPayments } from "./list-payments.ts";
import type { PaymentParts } from "./money-parts.ts";
import { recordPayment } from "./record-payment.ts";
import { refundPayment } from "./refund-payment.ts";
import { removeBooking } from "./remove-booking.ts";
import { showTimeLeft } from "./show-time-left.ts";
import { giveBackPayment, takeBackPayment } from "./take-back-payment.ts";

/** What staff do to a booking: each of it may move money. */
export function moneyRoutes(bind: Bind, parts: PaymentParts): void {
  const { db } = parts;
  const whole = wholeBooking(db);
  bindChange(bind, calls.changeBooking, async ({ params, body, by }) => {
    const { id: bookingId } = params;
    if ("notes" in body)
      return whole(bookingId, await commentBooking(parts, { bookingId, ...body, by }));
    if ("status" in body) {
      // Staff run the counter; to make a booking wait again is the administrator's.
      if (body.status === "pending" && !may(by.role, "shop.manage"))
        return fail({ code: "auth.not-allowed" });
      return whole(bookingId, await changeStatus(parts, { bookingId, ...body, by }));
    }
    return whole(
      bookingId,
      await actOnPayment(parts, { bookingId, action: body.paymentAction, by }),
    );
  });
  bindChange(bind, calls.cancelBooking, async ({ params: { id: bookingId }, body, by }) => {
    const mayGiveBack = may(by.role, "shop.manage");
    const wish = { bookingId, ...body, refund: () => ok(body.refund), by, mayGiveBack };
    return whole(bookingId, await cancelBooking(parts, wish));
  });
  bindChange(bind, calls.refundBooking, async ({ params: { id }, body, by, arrivedAt }) => {
    const wish = { bookingId: id, ...body, by, askedAt: arrivedAt };
    const refunded = await refundPayment(parts, wish);
    if (!refunded.ok) return refunded;
    return ok(await bookingOrGone(db, id, body.kind));
  });
  bindChange(bind, calls.removeBooking, ({ params, by }) => removeBooking(parts, params.id, by));
  paymentRoutes(bind, parts);
  bind(calls.authorizationTimeLeft, ({ params }) => showTimeLeft(parts, params.id));
}

/** Each payment of a booking, and those that come and go by hand. */
function paymentRoutes(bind: Bind, parts: PaymentParts): void {
  const { db } = parts;
  const whole = wholeBooking(db);
  bind(money.listPayments, ({ params }) => listPayments(db, params.id));
  bindChange(bind, money.recordPayment, async ({ params: { id }, body, by }) =>
    whole(id, await recordPayment(parts, { ...body, bookingId: id, by })),
  );
  const left = async (id: number, result: Result<unknown, Problem>) =>
    result.ok ? ok(await bookingOrGone(db, id, "rent")) : result;
  bindChange(bind, money.takeBackPayment, async ({ params: { id, paymentId }, body, by }) =>
    left(id, await takeBackPayment(parts, { ...body, bookingId: id, paymentId, by })),
  );
  bindChange(bind, money.giveBackPayment, async ({ params: { id, paymentId }, body, ...call }) => {
    const which = { ...body, bookingId: id, paymentId, by: call.by, askedAt: call.arrivedAt };
    return left(id, await giveBackPayment(parts, which));
  });
  bindChange(bind, money.decideDispute, ({ params: { disputeId }, body, by }) =>
    decideDispute(parts, { ...body, disputeId, by }),
  );
}

/** The booking, or what has gone back of one that is gone itself. */
async function bookingOrGone(
  db: Db,
  id: number,
  kind: "rent" | "deposit",
): Promise<Booking | { id: number; refundedAmount: number }> {
  const booking = await findBooking(db, id);
  if (booking) return booking;
  const paid = (await allPaymentsOf(db, id)).filter((one) => one.kind === kind);
  return { id, refundedAmount: sumKronor(...paid.map(({ refundedAmount }) => refundedAmount)) };
}

/** The booking as it is after something was done to it, or why it was not. */
function wholeBooking(db: Db) {
  return async (id: number, result: Result<unknown, Problem>) =>
    result.ok ? found(await findBooking(db, id)) : result;
}

function found(booking: Booking | undefined): Result<Booking, Problem> {
  return booking ? ok(booking) : fail({ code: "booking.unknown" });
}
