import * as shown from "#contracts/booking-list.ts";
import { bookingUnits } from "#contracts/booking-units.ts";
import {
  bookingById,
  releaseTurnaround as releaseTurnaroundCall,
  type Booking,
  type PublicBooking,
} from "#contracts/bookings.ts";
import type { Problem } from "#contracts/errors.ts";
import { giveBookingUnits as giveBookingUnitsCall } from "#contracts/units.ts";
import { may } from "#domain/access/roles.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { findPublicBooking } from "#server/bookings/booking-rows.ts";
import type { NumberTries } from "#server/bookings/number-tries.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind, WhoIs } from "#server/platform/http/route.ts";
import { showAgreement, showBookedAddons, showHistory } from "./booking-history.ts";
import { giveBookingUnits } from "#server/units/give-booking-units.ts";
import { findBooking } from "./booking-view-rows.ts";
import { releaseTurnaround } from "./release-turnaround.ts";
import { showBookingUnits } from "./show-booking-units.ts";
import { showOwed, type OwedOf } from "./show-owed.ts";

type Needs = { db: Db; clock: Clock; whoIs: WhoIs; tries: NumberTries; owed: OwedOf };

type Shown = Booking | PublicBooking;

/** What staff, and those who know its number, see of a booking. What is done to it moves money. */
export function bookingRoutes(bind: Bind, parts: Needs): void {
  const { db } = parts;
  bind(shown.bookingHistory, ({ params }) => showHistory(db, params.id));
  bind(shown.acceptedAgreement, ({ params }) => showAgreement(db, params.id));
  bind(shown.bookedAddons, ({ params }) => showBookedAddons(db, params.id));
  bind(shown.owedByBooking, ({ params }) => showOwed(parts, params.id));
  bind(bookingUnits, ({ params }) => showBookingUnits(parts, params.id));
  bindChange(bind, releaseTurnaroundCall, ({ params: { id: bookingId }, by }) =>
    releaseTurnaround(parts, { bookingId, by }),
  );
  bindChange(bind, giveBookingUnitsCall, async ({ params: { id: bookingId }, body, by }) => {
    const given = await giveBookingUnits(parts, { bookingId, unitIds: body.unitIds, by });
    if (!given.ok) return given;
    const booking = await findBooking(db, bookingId);
    return booking ? ok(booking) : fail({ code: "booking.unknown" });
  });
  bind(bookingById, async (call) => {
    const { id } = call.params;
    const user = await parts.whoIs(call.request, call.reply);
    const found = (booking: Shown | undefined): Result<Shown, Problem> =>
      booking ? ok(booking) : fail({ code: "booking.unknown" });
    return may(user?.role ?? null, "bookings.read")
      ? found(await findBooking(db, id))
      : parts.tries.look(call, async () => found(await findPublicBooking(db, id)));
  });
}
