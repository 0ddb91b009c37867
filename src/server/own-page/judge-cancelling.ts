import { ownCancellation, type OwnCancellation } from "#domain/bookings/own-page.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { lastChange } from "#server/audit/change-rows.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { earliestMovedFrom } from "./own-booking-rows.ts";

type Known = { booking: BookingRow; itemType: "rv" | "equipment"; payments: PaymentRow[] };

/** What the customer gets back who cancels now, by rows that were read together. */
export async function judgeCancelling(
  db: Db,
  { booking, itemType, payments }: Known,
  now: Date,
): Promise<OwnCancellation> {
  const approvedAt = firstCharge(payments);
  const withdrawn = await lastChange(db, {
    entity: "booking",
    entityId: booking.id,
    action: "booking.withdrawn",
  });
  const movedFrom = approvedAt && (await earliestMovedFrom(db, booking.id, approvedAt));
  const { paid, reserved } = rentMoney(booking, payments);
  return ownCancellation(
    {
      ...booking,
      itemType,
      withdrawnAt: withdrawn?.at.toISOString() ?? null,
      approvedOn: approvedAt ? dayInSweden(approvedAt) : null,
      countedFrom: movedFrom && movedFrom < booking.startDate ? movedFrom : booking.startDate,
    },
    { paid, reserved, deposit: depositLeft(payments) },
    { day: dayInSweden(now), time: timeInSweden(now) },
  );
}

function firstCharge(payments: readonly PaymentRow[]): Date | null {
  const charges = payments.flatMap(({ kind, capturedAt, takenBackAt }) =>
    kind === "rent" && capturedAt && takenBackAt === null ? [capturedAt.getTime()] : [],
  );
  return charges.length > 0 ? new Date(Math.min(...charges)) : null;
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
