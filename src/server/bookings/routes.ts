import * as lists from "#contracts/booking-list.ts";
import * as calls from "#contracts/bookings.ts";
import type { Booking, PublicBooking } from "#contracts/bookings.ts";
import { shopCalendar } from "#contracts/calendar.ts";
import type { Problem } from "#contracts/errors.ts";
import { timeline } from "#contracts/timeline.ts";
import { may } from "#domain/access/roles.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind, WhoIs } from "#server/platform/http/route.ts";
import { actOnPayment, type PaymentParts } from "./act-on-payment.ts";
import { showAgreement, showBookedAddons, showHistory } from "./booking-history.ts";
import { findPublicBooking } from "./booking-rows.ts";
import { findBooking } from "./booking-view-rows.ts";
import { showCalendar } from "./calendar.ts";
import { changeStatus } from "./change-status.ts";
import { commentBooking } from "./comment-booking.ts";
import { bookingPages, streamedList } from "./list-bookings.ts";
import { refundPayment } from "./refund-payment.ts";
import { removeBooking } from "./remove-booking.ts";
import { searchBookings } from "./search-bookings.ts";
import { showTimeLeft } from "./show-time-left.ts";
import { showTimeline } from "./timeline.ts";

type Needs = PaymentParts & { whoIs: WhoIs };

export function bookingRoutes(bind: Bind, parts: Needs): void {
  const { db } = parts;
  const whole = async (id: number, result: Result<unknown, Problem>) => {
    if (!result.ok) return result;
    return found<Booking>(await findBooking(db, id));
  };

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
    // Staff comment; the rest is the administrator's.
    if (!may(by.role, "shop.manage")) return fail({ code: "auth.not-allowed" });
    if ("status" in body)
      return whole(bookingId, await changeStatus(parts, { bookingId, status: body.status, by }));
    return whole(
      bookingId,
      await actOnPayment(parts, { bookingId, action: body.paymentAction, by }),
    );
  });
  bindChange(bind, calls.refundBooking, async ({ params, body, by }) =>
    whole(params.id, await refundPayment(parts, { bookingId: params.id, ...body, by })),
  );
  bindChange(bind, calls.removeBooking, ({ params, by }) => removeBooking(parts, params.id, by));
  bind(calls.authorizationTimeLeft, ({ params }) => showTimeLeft(parts, params.id));
}

function found<Answer>(booking: Answer | undefined): Result<Answer, Problem> {
  return booking ? ok(booking) : fail({ code: "booking.unknown" });
}
