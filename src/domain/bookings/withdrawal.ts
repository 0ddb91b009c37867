import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { isActive, type BookingStatus } from "./booking-status.ts";

const DAYS = 14;

export type WithdrawalFacts = {
  itemType: "rv" | "equipment";
  /** A company or a club has no such right. */
  isConsumer: boolean;
  status: BookingStatus;
  startDate: LocalDate;
  pickupTime: string;
  /** When it was handed over; null while it waits at the shop. */
  outAt: unknown;
  /** None while the shop has not approved: until then nothing binds the customer. */
  approvedOn: LocalDate | null;
};

export type WithdrawalProblem = {
  code:
    | "withdrawal.vehicle"
    | "withdrawal.organisation"
    | "withdrawal.over"
    | "withdrawal.begun"
    | "withdrawal.too-late";
};

/** The customer has withdrawn, and nobody has cancelled since: nothing should be charged for it. */
export function isWithdrawn<Booking extends { status: BookingStatus; withdrawnAt: string | null }>(
  booking: Booking,
): booking is Booking & { withdrawnAt: string } {
  return booking.withdrawnAt !== null && booking.status !== "cancelled";
}

/** The day of the approval itself is not counted. */
export function lastDayToWithdraw(approvedOn: LocalDate): LocalDate {
  return addDays(approvedOn, DAYS);
}

/** Until when the customer may still withdraw; null where they may not, or where nothing binds them yet. */
export function withdrawalOpenUntil(
  facts: WithdrawalFacts,
  now: { day: LocalDate; time: string },
): LocalDate | null {
  const { approvedOn } = facts;
  return approvedOn !== null && withdrawalProblem(facts, now) === null
    ? lastDayToWithdraw(approvedOn)
    : null;
}

/** What was paid is the customer's again within as many days. */
export function moneyBackBy(withdrawnOn: LocalDate): LocalDate {
  return addDays(withdrawnOn, DAYS);
}

/**
 * Why a customer may not withdraw, or null. Vehicles for certain dates are exempt by 2 kap. 11 § of the
 * law on distance contracts; for equipment the shop gives the law's fourteen days.
 */
export function withdrawalProblem(
  { itemType, isConsumer, status, startDate, pickupTime, outAt, approvedOn }: WithdrawalFacts,
  now: { day: LocalDate; time: string },
): WithdrawalProblem | null {
  if (itemType === "rv") return { code: "withdrawal.vehicle" };
  if (!isConsumer) return { code: "withdrawal.organisation" };
  if (!isActive(status)) return { code: "withdrawal.over" };
  const hasBegun = now.day > startDate || (now.day === startDate && now.time >= pickupTime);
  if (hasBegun || outAt !== null) return { code: "withdrawal.begun" };
  if (approvedOn !== null && now.day > lastDayToWithdraw(approvedOn))
    return { code: "withdrawal.too-late" };
  return null;
}
