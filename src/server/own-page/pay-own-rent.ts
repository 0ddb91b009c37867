import type { Problem } from "#contracts/errors.ts";
import { ownRentDue } from "#domain/bookings/own-page.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { CUSTOMER } from "#server/bookings/customer-actor.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import { cancelStalePayments } from "#server/money/cancel-stale-payments.ts";
import { openPayPath } from "#server/money/pay-again-link.ts";
import { findOpenWish } from "#server/money/refund-wish-rows.ts";
import { writePaymentLink } from "#server/money/send-payment-link.ts";
import { startedRentMove } from "#server/payments/attempt-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { OwnPageParts } from "./show-own-page.ts";

type Way = Result<{ path: string }, Problem>;

/**
 * Where the customer pays what is due. Whoever has no link that is open is given one, as staff would send it, and a
 * second press finds the first one's.
 */
export async function payOwnRent(parts: OwnPageParts, bookingId: number): Promise<Way> {
  const way = await inTransaction(parts.db, (tx) => findWay(tx, parts, bookingId));
  if (way.ok) await cancelStalePayments(parts, bookingId);
  return way;
}

async function findWay(tx: Db, parts: OwnPageParts, bookingId: number): Promise<Way> {
  await holdMoney(tx, bookingId);
  const booking = await findBooking(tx, bookingId);
  if (!booking) return fail({ code: "own-page.unknown" });
  if (ownRentDue(booking) === 0) return fail({ code: "own-page.nothing-due" });
  const open = await openPayPath(tx, bookingId, parts.clock.now());
  if (open !== null) return ok({ path: open });
  if ((await startedRentMove(tx, bookingId)) || (await findOpenWish(tx, bookingId, "rent")))
    return fail({ code: "payment.processing" });
  const made = await writePaymentLink(tx, parts, {
    bookingId,
    by: CUSTOMER,
    // What waits for an answer is only reserved.
    charge: booking.status === "pending" ? "reserve" : "at-once",
    isLedThere: true,
  });
  if (!made.ok) return made;
  const path = await openPayPath(tx, bookingId, parts.clock.now());
  if (path === null) throw new Error("the link that was made leads nowhere");
  return ok({ path });
}
