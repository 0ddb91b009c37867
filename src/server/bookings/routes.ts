import * as lists from "#contracts/booking-list.ts";
import * as calls from "#contracts/bookings.ts";
import type { Booking, PublicBooking } from "#contracts/bookings.ts";
import type { Problem } from "#contracts/errors.ts";
import { shopCalendar } from "#contracts/calendar.ts";
import { timeline } from "#contracts/timeline.ts";
import { may } from "#domain/access/roles.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import type { Bind, WhoIs } from "#server/platform/http/route.ts";
import { showAgreement, showBookedAddons, showHistory } from "./booking-history.ts";
import { findPublicBooking } from "./booking-rows.ts";
import { findBooking } from "./booking-view-rows.ts";
import { showCalendar } from "./calendar.ts";
import { bookingPages, streamedList } from "./list-bookings.ts";
import type { NumberTries } from "./number-tries.ts";
import { searchBookings, showOwed, type OwedOf } from "./search-bookings.ts";
import { showTimeline } from "./timeline.ts";

type Needs = { db: Db; clock: Clock; whoIs: WhoIs; tries: NumberTries; owed: OwedOf };

type Shown = Booking | PublicBooking;

/** What staff, and those who know a booking's number, see of bookings. What is done to them moves money. */

export function bookingRoutes(bind: Bind, parts: Needs): void {
  const { db } = parts;
  bind(lists.listBookings, async ({ reply }) => {
    reply.type("application/json; charset=utf-8");
    return ok(streamedList(bookingPages(db)));
  });
  bind(lists.searchBookings, async ({ query }) => ok(await searchBookings(parts, query)));
  bind(shopCalendar, async ({ query: { from, to } }) =>
    asText(await showCalendar(parts, { startDate: from, endDate: to })),
  );
  bind(lists.bookingHistory, ({ params }) => showHistory(db, params.id));
  bind(lists.acceptedAgreement, ({ params }) => showAgreement(db, params.id));
  bind(lists.bookedAddons, ({ params }) => showBookedAddons(db, params.id));
  bind(lists.owedByBooking, ({ params }) => showOwed(parts, params.id));
  bind(timeline, async ({ query: { from, to } }) =>
    asText(await showTimeline(parts, { startDate: from, endDate: to })),
  );
  bind(calls.bookingById, async (call) => {
    const { id } = call.params;
    const user = await parts.whoIs(call.request, call.reply);
    const found = (booking: Shown | undefined): Result<Shown, Problem> =>
      booking ? ok(booking) : fail({ code: "booking.unknown" });
    return may(user?.role ?? null, "bookings.read")
      ? found(await findBooking(db, id))
      : parts.tries.look(call, async () => found(await findPublicBooking(db, id)));
  });
}

/** A week of a large shop is thousands of bookings. */
function asText<Answer>(result: Result<Answer, Problem>): Result<JsonText<Answer>, Problem> {
  return result.ok ? ok(JsonText.of(result.value)) : result;
}
