import type { StayState } from "#domain/hand-over/protocol.ts";
import { percentBack, refundOf, type CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { isActive, owesRent, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { withdrawalProblem } from "#domain/bookings/withdrawal.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";

/** So long after the return the page can be opened. */
export const OWN_PAGE_DAYS = 90;

/** The last day on which a customer's own page can be opened. */
export function lastDayOfOwnPage({ endDate }: { endDate: LocalDate }): LocalDate {
  return addDays(endDate, OWN_PAGE_DAYS);
}

const FORGOTTEN_DAYS = 30;

/** Keys of stays that ended before this day are kept no longer: a month after they opened the page for the last time. */
export function ownKeysKeptFrom(today: LocalDate): LocalDate {
  return addDays(today, -(OWN_PAGE_DAYS + FORGOTTEN_DAYS));
}

/** A moment on a Swedish clock. */
export type Moment = { day: LocalDate; time: string };

type Stay = { startDate: LocalDate; endDate: LocalDate; pickupTime: string; returnTime: string };

/** Whether the hour of the pick-up has come. */
export function hasBegun({ startDate, pickupTime }: Stay, now: Moment): boolean {
  return now.day > startDate || (now.day === startDate && now.time >= pickupTime);
}

/** Of whom a hand-over was signed: null while what is rented waits at the shop. */
type HandedOver = { outAt: unknown };

/** Whether the customer has what they rent, however early it was handed over, or was to have it by now. */
export function isUnderWay(booking: Stay & HandedOver, now: Moment): boolean {
  return booking.outAt !== null || hasBegun(booking, now);
}

/** Whether the customer may still say how they are reached, and who drives. */
export function mayChangeDetails(
  booking: Stay & HandedOver & { status: BookingStatus },
  now: Moment,
): boolean {
  return isActive(booking.status) && !isUnderWay(booking, now);
}

function hasEnded({ endDate, returnTime }: Stay, now: Moment): boolean {
  return now.day > endDate || (now.day === endDate && now.time >= returnTime);
}

export const STAY_HOURS = ["ahead", "pickup-day", "running", "over"] as const;
export type StayHours = (typeof STAY_HOURS)[number];

/** How far the agreed hours have come. Whether anything was fetched or brought back they do not tell. */
export function stayHours(stay: Stay, now: Moment): StayHours {
  if (hasEnded(stay, now)) return "over";
  if (now.day < stay.startDate) return "ahead";
  return now.day === stay.startDate ? "pickup-day" : "running";
}

export const OWN_STEPS = [
  "booked",
  "approved",
  "deposit",
  "pickup",
  "return",
  "withdrawn",
  "cancelled",
] as const;
export type OwnStep = {
  key: (typeof OWN_STEPS)[number];
  state: "done" | "now" | "later";
};

type Standing = {
  status: BookingStatus;
  /** As it was signed, or marked as returned. */
  state: StayState;
  /** What is to be left as security; 0 where nothing is. */
  depositDue: number;
  isDepositPaid: boolean;
  withdrawnAt: string | null;
};

/**
 * Where a booking stands, in the order its customer meets it: what comes next is `now`. Nothing is fetched or brought
 * back by the clock: a shop that hands over without writing it down says so by marking the booking as returned.
 */
export function ownSteps(booking: Standing): OwnStep[] {
  const { status, depositDue, isDepositPaid } = booking;
  if (status === "cancelled")
    return [
      { key: "booked", state: "done" },
      { key: "cancelled", state: "done" },
    ];
  // Staff cancel what was withdrawn from; nothing of the stay is to come.
  if (booking.withdrawnAt !== null && isActive(status))
    return [
      { key: "booked", state: "done" },
      { key: "withdrawn", state: "done" },
      { key: "cancelled", state: "now" },
    ];
  const isApproved = status !== "pending";
  const { state } = booking;
  const isBack = status === "returned" || state === "back";
  const steps: { key: OwnStep["key"]; isDone: boolean }[] = [
    { key: "booked", isDone: true },
    { key: "approved", isDone: isApproved },
    ...(depositDue > 0 ? [{ key: "deposit" as const, isDone: isDepositPaid }] : []),
    { key: "pickup", isDone: state === "out" || isBack },
    { key: "return", isDone: isBack },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ key, isDone }, at) => {
    if (isDone) return { key, state: "done" };
    return { key, state: at === next ? "now" : "later" };
  });
}

export type OwnCancellation = {
  /** Of the rent, release included, and of the deposit. */
  refund: number;
  depositRefund: number;
  /** Why the customer cannot cancel here; null where they can. */
  problem: "cancelled" | "over" | "begun" | "by-agreement" | null;
};

type Cancellable = Stay &
  HandedOver & {
    itemType: "rv" | "equipment";
    isConsumer: boolean;
    status: BookingStatus;
    totalPrice: number;
    withdrawnAt: string | null;
    approvedOn: LocalDate | null;
    cancellationPolicy: CancellationPolicy | null;
    /** The earliest it was to begin since it was approved: moving it away does not make cancelling cheaper. */
    countedFrom: LocalDate;
  };

type Had = { paid: number; reserved: number; deposit: number };

/**
 * What a customer gets back who cancels at a moment. The right to withdraw beats the policy where it gives more. A fee
 * that no card can be charged is let go.
 */
export function ownCancellation(booking: Cancellable, had: Had, now: Moment): OwnCancellation {
  const none = { refund: 0, depositRefund: 0 };
  if (booking.status === "cancelled") return { ...none, problem: "cancelled" };
  if (!isActive(booking.status)) return { ...none, problem: "over" };
  const isAnswered = booking.status === "confirmed";
  if (booking.outAt !== null || (isAnswered && hasBegun(booking, now)))
    return { ...none, problem: "begun" };
  const counted = { ...booking, startDate: booking.countedFrom };
  const percent = withdrawalProblem(booking, now) === null ? 100 : percentBack(counted, now.day);
  if (percent === null) return { ...none, problem: "by-agreement" };
  const refund = refundOf(booking.totalPrice, had, percent);
  const charged = sumKronor(had.reserved, -Math.min(refund, had.reserved));
  const isTooLittle = charged > 0 && charged < LEAST_BY_CARD;
  return {
    refund: isTooLittle ? sumKronor(had.paid, had.reserved) : refund,
    depositRefund: had.deposit,
    problem: null,
  };
}

type Owing = { status: BookingStatus; dueAmount: number; withdrawnAt: string | null };

/** What of the rent the customer is asked for, however it was to be paid. Who has withdrawn is asked for nothing. */
export function ownRentDue({ status, dueAmount, withdrawnAt }: Owing): number {
  return owesRent(status) && withdrawnAt === null ? Math.max(0, dueAmount) : 0;
}

/** The same, as far as a card takes it: what is less is settled by the shop. */
export function ownRentByCard(booking: Owing): number {
  const due = ownRentDue(booking);
  return due < LEAST_BY_CARD ? 0 : due;
}

/** So many days before the stay customers change it themselves, until the shop says otherwise. */
export const USUAL_CHANGE_DAYS = 7;
/** The day of the pick-up itself is never theirs: it may have been fetched. */
export const LEAST_CHANGE_DAYS = 1;
export const MOST_CHANGE_DAYS = 90;

/** The last day on which a customer may change dates and extras. */
export function lastDayToChange(startDate: LocalDate, changeDays: number): LocalDate {
  return addDays(startDate, -changeDays);
}

/** The first day that a customer may move a stay to: nobody moves it to where it could no longer be changed. */
export function earliestOwnStart(today: LocalDate, changeDays: number): LocalDate {
  return addDays(today, changeDays);
}

type Changeable = HandedOver & {
  status: BookingStatus;
  startDate: LocalDate;
  withdrawnAt: string | null;
};

/** Why a customer cannot change the stay themselves; null where they can. */
export type LeftAlone = "cancelled" | "withdrawn" | "too-late";

export function leftAlone(
  { status, startDate, outAt, withdrawnAt }: Changeable,
  { today, changeDays }: { today: LocalDate; changeDays: number },
): LeftAlone | null {
  if (status === "cancelled") return "cancelled";
  if (isActive(status) && withdrawnAt !== null) return "withdrawn";
  const isInTime = outAt === null && today <= lastDayToChange(startDate, changeDays);
  return isActive(status) && isInTime ? null : "too-late";
}

export function mayChangeThemselves(
  booking: Changeable,
  now: { today: LocalDate; changeDays: number },
): boolean {
  return leftAlone(booking, now) === null;
}

/** What is wanted of extras, and never less than is booked: what is new comes last. */
export function withBooked(
  wanted: readonly SelectedAddon[],
  booked: readonly SelectedAddon[],
): SelectedAddon[] {
  const wish = (id: number) => wanted.find((one) => one.id === id)?.quantity ?? 0;
  const isBooked = (id: number) => booked.some((one) => one.id === id);
  return [
    ...booked.map(({ id, quantity }) => ({ id, quantity: Math.max(quantity, wish(id)) })),
    ...wanted.filter(({ id, quantity }) => quantity > 0 && !isBooked(id)),
  ];
}

type Agreed = {
  startDate: LocalDate;
  nights: number;
  totalPrice: number;
  selectedAddons: readonly SelectedAddon[];
};

/** Of the rent: what the shop has, what it may take, and what it has let off the price. */
type OwnMoney = { paid: number; reserved: number; waived: number };

export type OwnChangeProblem =
  | { code: "own-change.taken" | "own-change.shorter" | "own-change.fewer" | "own-change.cheaper" }
  | { code: "own-change.too-near"; earliest: LocalDate };

/**
 * A customer never shortens or drops what is paid for, never moves the stay nearer than changes are made, and the price
 * never falls below what the shop has of it.
 */
export function ownChangeProblem(
  before: Agreed,
  after: Agreed,
  now: OwnMoney & { today: LocalDate; changeDays: number },
): OwnChangeProblem | undefined {
  const { paid, reserved, waived } = now;
  const earliest = earliestOwnStart(now.today, now.changeDays);
  if (after.startDate !== before.startDate && after.startDate < earliest)
    return { code: "own-change.too-near", earliest };
  if (after.nights < before.nights) return { code: "own-change.shorter" };
  const has = (id: number) => after.selectedAddons.find((one) => one.id === id)?.quantity ?? 0;
  if (before.selectedAddons.some(({ id, quantity }) => has(id) < quantity))
    return { code: "own-change.fewer" };
  // Where the shop has more than the price by now, what makes it dearer still takes nothing from the shop.
  const isCheaper = after.totalPrice < before.totalPrice;
  if (isCheaper && after.totalPrice < sumKronor(paid, reserved, waived))
    return { code: "own-change.cheaper" };
  return undefined;
}
