import * as lists from "#contracts/booking-list.ts";
import * as calls from "#contracts/bookings.ts";
import type { Booking, PublicBooking } from "#contracts/bookings.ts";
import { shopCalendar } from "#contracts/calendar.ts";
import type { Problem } from "#contracts/errors.ts";
import { timeline } from "#contracts/timeline.ts";
import { may } from "#domain/access/roles.ts";
import * as money from "#contracts/payments.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind, WhoIs } from "#server/platform/http/route.ts";
import { actOnPayment } from "./act-on-payment.ts";
import { showAgreement, showBookedAddons, showHistory } from "./booking-history.ts";
import { findPublicBooking } from "./booking-rows.ts";
import { findBooking } from "./booking-view-rows.ts";
import { showCalendar } from "./calendar.ts";
import { changeStatus } from "./change-status.ts";
import { commentBooking } from "./comment-booking.ts";
import { bookingPages, streamedList } from "./list-bookings.ts";
import { decideDispute } from "./decide-dispute.ts";
import { listPayments } from "./list-payments.ts";
import { recordPayment } from "./record-payment.ts";
import { giveBackPayment, takeBackPayment } from "./take-back-payment.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { refundPayment } from "./refund-payment.ts";
import { removeBooking } from "./remove-booking.ts";
import { searchBookings } from "./search-bookings.ts";
import { showTimeLeft } from "./show-time-left.ts";
import { showTimeline } from "./timeline.ts";
import type { PaymentParts } from "./money-parts.ts";

type Needs = PaymentParts & { whoIs: WhoIs };

export function bookingRoutes(bind: Bind, parts: Needs): void {
  const { db } = parts;
  const whole = wholeBooking(db);

  bind(lists.listBookings, async ({ reply }) => {
    reply.type("application/json; charset=utf-8");
    return ok(streamedList(bookingPages(db)));
  });
  bind(lists.searchBookings, async ({ query }) => ok(await searchBookings(parts, query)));
  bind(shopCalendar, ({ query: { from, to } }) =>
    showCalendar(parts, { startDate: from, endDate: to }),
  );
  bind(lists.bookingHistory, ({ params }) => showHistory(db, params.id));
  bind(lists.acceptedAgreement, ({ params }) => showAgreement(db, params.id));
  bind(lists.bookedAddons, ({ params }) => showBookedAddons(db, params.id));
  bind(timeline, ({ query: { from, to } }) =>
    showTimeline(parts, { startDate: from, endDate: to }),
  );
  bind(calls.bookingById, async ({ params, request, reply }) => {
    const user = await parts.whoIs(request, reply);
    const isStaff = may(user?.role ?? null, "bookings.read");
    return found<Booking | PublicBooking>(
      isStaff ? await findBooking(db, params.id) : await findPublicBooking(db, params.id),
    );
  });
  bindChange(bind, calls.changeBooking, async ({ params, body, by }) => {
    const { id: bookingId } = params;
    if ("notes" in body)
      return whole(bookingId, await commentBooking(parts, { bookingId, notes: body.notes, by }));
    if ("status" in body) {
      // Staff run the counter; to make a booking wait again is the administrator's.
      if (body.status === "pending" && !may(by.role, "shop.manage"))
        return fail({ code: "auth.not-allowed" });
      return whole(bookingId, await changeStatus(parts, { bookingId, status: body.status, by }));
    }
    return whole(
      bookingId,
      await actOnPayment(parts, { bookingId, action: body.paymentAction, by }),
    );
  });
  bindChange(bind, calls.refundBooking, async ({ params: { id }, body, by }) => {
    const refunded = await refundPayment(parts, { bookingId: id, ...body, by });
    if (!refunded.ok) return refunded;
    return ok(await bookingOrGone(db, id, body.kind));
  });
  bindChange(bind, calls.removeBooking, ({ params, by }) => removeBooking(parts, params.id, by));
  moneyRoutes(bind, parts);
  bind(calls.authorizationTimeLeft, ({ params }) => showTimeLeft(parts, params.id));
}

/** Each payment of a booking, and those that come and go by hand. */
function moneyRoutes(bind: Bind, parts: Needs): void {
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
  bindChange(bind, money.giveBackPayment, async ({ params: { id, paymentId }, body, by }) =>
    left(id, await giveBackPayment(parts, { ...body, bookingId: id, paymentId, by })),
  );
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
    result.ok ? found<Booking>(await findBooking(db, id)) : result;
}

function found<Answer>(booking: Answer | undefined): Result<Answer, Problem> {
  return booking ? ok(booking) : fail({ code: "booking.unknown" });
}
