import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { depositMissingSince, returnMissingSince } from "#domain/duties/deposit-duty.ts";
import { rentDuty } from "#domain/duties/rent-duty.ts";
import { isCardAskedAgain } from "#domain/payments/card-asked-again.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { sumKronor } from "#domain/money/ore.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingsToLookAt, type LookedAt } from "./booking-duty-rows.ts";

/** What should have happened to bookings and did not: rent, deposit, return. */
export async function listBookingDuties(
  db: Db,
  at: { today: LocalDate; now: Date; among?: readonly number[] | undefined },
): Promise<Concern[]> {
  const bookings = await bookingsToLookAt(db, at);
  return bookings.flatMap((booking) =>
    [rent(booking, at.today), deposit(booking, at.today), back(booking, at.today)].filter(
      (concern) => concern !== undefined,
    ),
  );
}

function about({ bookingId, customerName, itemName }: LookedAt) {
  return { subject: String(bookingId), bookingId, customerName, itemName };
}

function isOut({ outAt }: LookedAt): boolean {
  return outAt !== null;
}

function rent(booking: LookedAt, today: LocalDate): Concern | undefined {
  const duty = rentDuty(booking, today);
  if (!duty) return undefined;
  const { kind, since, amount } = duty;
  const { lastRentChange, lastFailedCharge } = booking;
  const occasion = [lastRentChange, kind === "charge-failed" ? lastFailedCharge : null].join(" ");
  const entry = { ...about(booking), since, amount, occasion };
  const { startDate, pickupTime, money } = booking;
  const asked = {
    linkUntil: booking.linkUntil,
    linkLapsedAt: booking.linkLapsedAt?.toISOString() ?? null,
    linkAmount: linkAmount(booking),
    isCardAskedAgain: isCardAskedAgain(booking.cardStatus, money),
  };
  const { reserved } = money;
  const paid = sumKronor(money.paid, reserved);
  switch (kind) {
    case "rent-unpaid":
      return { kind, ...entry, startDate, pickupTime, isOut: isOut(booking), reserved, ...asked };
    case "returned-unpaid":
      return { kind, ...entry, reserved, ...asked };
    case "reservation-waiting":
      return {
        kind,
        ...entry,
        due: money.due,
        reservedUntil: isoOf(booking.reservedUntil),
        ...asked,
      };
    case "booking-without-money":
      return {
        kind,
        ...entry,
        startDate,
        paid,
        reserved,
        paymentStatus: lostStatus(booking),
        ...asked,
      };
    case "charged-but-cancelled":
      return { kind, ...entry, isDecided: booking.isDecided };
    case "link-lapsed":
      return { kind, ...entry, expiredAt: (booking.linkLapsedAt ?? new Date(0)).toISOString() };
    default:
      return { kind, ...entry };
  }
}

function isoOf(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** What is paid by the link that was sent; null where none can be. */
function linkAmount({ linkUntil, lastLinkAmount, money }: LookedAt): number | null {
  if (linkUntil === null) return null;
  return Math.min(lastLinkAmount ?? money.due, money.due);
}

/** What truly became of the money; a reservation that was never made has neither lapsed nor been let go. */
function lostStatus({ reservationLostHow, cardStatus, money }: LookedAt): string {
  if (cardStatus === "captured" && money.paid <= 0) return "refunded";
  if (reservationLostHow !== null) return reservationLostHow;
  return cardStatus === null || cardStatus === "cancelled" ? "none" : cardStatus;
}

function deposit(booking: LookedAt, today: LocalDate): Concern | undefined {
  const due = depositDue(booking.itemType, booking.depositAmount);
  const isCharged = booking.depositStatus === "captured";
  const isGivenBack = isCharged && (booking.depositRefunded ?? 0) >= (booking.depositPaid ?? 0);
  const isPaid = isCharged && !isGivenBack;
  const since = depositMissingSince(booking, { due, isPaid }, today);
  if (since === undefined) return undefined;
  const { startDate, pickupTime } = booking;
  return {
    kind: "deposit-unpaid",
    ...about(booking),
    since,
    amount: due,
    startDate,
    pickupTime,
    isOut: isOut(booking),
    remindedAt: booking.remindedAt?.toISOString() ?? null,
    isGivenBack,
    occasion: booking.lastDepositChange ?? "",
  };
}

function back(booking: LookedAt, today: LocalDate): Concern | undefined {
  const since = returnMissingSince(booking, today);
  return since === undefined
    ? undefined
    : {
        kind: "return-unmarked",
        ...about(booking),
        since,
        endDate: booking.endDate,
        occasion: booking.lastStatusChange ?? "",
      };
}
