import { ownCancellation, type OwnCancellation } from "#domain/bookings/own-page.ts";
import { withdrawalOpenUntil } from "#domain/bookings/withdrawal.ts";
import { buyerOf } from "#domain/bookings/organisation.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { countedStart, firstCharge } from "#server/bookings/counted-start.ts";
import { readWithdrawnAt } from "#server/bookings/withdrawn-at.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";

type Known = {
  booking: BookingRow;
  itemType: "rv" | "equipment";
  payments: PaymentRow[];
  /** As it would be after a change, before anything more is paid. */
  planned?: { booking: BookingRow; countedFrom: LocalDate };
};

/** What the customer gets back who cancels now, by rows that were read together. */
export async function judgeCancelling(
  db: Db,
  { booking: before, itemType, payments, planned }: Known,
  now: Date,
): Promise<OwnCancellation & { countedFrom: LocalDate; withdrawUntil: LocalDate | null }> {
  const booking = planned?.booking ?? before;
  const approvedAt = firstCharge(payments);
  const withdrawnAt = await readWithdrawnAt(db, booking.id);
  const countedFrom = planned?.countedFrom ?? (await countedStart(db, booking, payments));
  const { paid, reserved } = rentMoney(booking, payments);
  const facts = {
    ...booking,
    itemType,
    isConsumer: buyerOf(booking) === undefined,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    approvedOn: approvedAt ? dayInSweden(approvedAt) : null,
    countedFrom,
  };
  const moment = { day: dayInSweden(now), time: timeInSweden(now) };
  const judged = ownCancellation(facts, { paid, reserved, deposit: depositLeft(payments) }, moment);
  return { ...judged, countedFrom, withdrawUntil: withdrawalOpenUntil(facts, moment) };
}

/** Of the deposit, what is still with the shop. */
function depositLeft(payments: readonly PaymentRow[]): number {
  return sumKronor(
    ...payments
      .filter(
        ({ kind, status, takenBackAt }) =>
          kind === "deposit" && status === "captured" && takenBackAt === null,
      )
      .map(({ amount, refundedAmount, keptAmount }) =>
        sumKronor(amount, -refundedAmount, -keptAmount),
      ),
  );
}
