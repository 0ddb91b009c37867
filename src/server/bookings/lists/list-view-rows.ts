import { and, eq, gt, gte, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { BookingView, ShopMoment } from "#domain/bookings/booking-views.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";
import { isAwaitingAnswer } from "#server/platform/db/is-awaiting-answer.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { inRentState } from "./rent-state-rows.ts";

/** `isInView` as an index answers it. What is active is a small part of all bookings, whatever their number. */
export function inView(view: BookingView, { day, time }: ShopMoment): SQL | undefined {
  const hasBegun = or(lt(bookings.startDate, day), lte(bookings.pickupTime, time));
  switch (view) {
    case "upcoming":
      return and(
        isActiveBooking(),
        gte(bookings.startDate, day),
        or(gt(bookings.startDate, day), gt(bookings.pickupTime, time)),
      );
    case "to-answer":
      return isAwaitingAnswer();
    case "out":
      return and(
        // As a list, found first: of all that has not ended, little has begun, which no planner guesses.
        sql`${bookings.id} = any(array(select id from bookings where ${isActiveBooking()} and start_date <= ${day}::date))`,
        CONFIRMED,
        hasBegun,
        gte(bookings.endDate, day),
      );
    case "late":
      return and(isActiveBooking(), CONFIRMED, lt(bookings.endDate, day));
    case "unpaid":
      return inRentState("to-pay", []);
    case "deposits":
      // As a list, found first: else all that ever ended is read in order until one with a deposit comes.
      return sql`${bookings.id} = any(array(${WITH_DEPOSIT}))`;
  }
}

const CONFIRMED = eq(bookings.status, "confirmed");

/** The second condition follows from the third and names the index. */
const WITH_DEPOSIT = sql`select p.booking_id from payments p
  where p.kind = 'deposit' and p.status = 'captured' and p.is_current
    and p.refunded_amount + p.kept_amount - p.lost_amount < p.amount
    and p.refunded_amount + p.kept_amount < p.amount`;
