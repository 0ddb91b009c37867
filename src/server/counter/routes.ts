import * as changes from "#contracts/booking-changes.ts";
import * as contract from "#contracts/office-bookings.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { changeBooking } from "./change-booking.ts";
import { makeBooking } from "./make-booking.ts";
import { previewBooking } from "./preview-booking.ts";
import { previewChange } from "./preview-change.ts";

/** Bookings that staff make and change. */
export function counterRoutes(bind: Bind, parts: PaymentParts): void {
  bindChange(bind, contract.makeBooking, async ({ body, by }) => {
    const made = await makeBooking(parts, { ...body, by });
    if (!made.ok) return made;
    const booking = await findBooking(parts.db, made.value);
    return booking ? ok(booking) : fail({ code: "booking.unknown" });
  });
  bindChange(bind, changes.changeAgreed, async ({ params: { id: bookingId }, body, by }) => {
    const changed = await changeBooking(parts, { bookingId, ...body, by });
    if (!changed.ok) return changed;
    const booking = await findBooking(parts.db, bookingId);
    return booking ? ok(booking) : fail({ code: "booking.unknown" });
  });
  bindChange(bind, changes.previewChange, ({ params: { id: bookingId }, body, by }) =>
    previewChange(parts, { bookingId, ...body, by }),
  );
  bind(contract.previewBooking, async ({ body }) => ok(await previewBooking(parts, body)));
}
