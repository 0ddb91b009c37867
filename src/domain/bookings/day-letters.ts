import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { isUnderWay } from "#domain/bookings/own-page.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { later } from "#domain/dates/instants.ts";
import { dayInSweden, instantInSweden, momentInSweden } from "#domain/dates/stockholm.ts";
import type { DayLetter } from "#domain/shop/letter-words.ts";

/** When shops open and nobody is asleep. */
const HOUR = "09:00";

const DAY_MS = 24 * 3_600_000;

/** How long after its moment a letter may still leave. Thanks wait for staff to mark the return. */
const LATEST_MS: Record<DayLetter, number> = {
  deposit_reminder: DAY_MS,
  pickup_soon: DAY_MS,
  pickup_tomorrow: DAY_MS,
  return_thanks: 7 * DAY_MS,
};

/** A booking as far as letters that are sent on a day go. */
export type LetterStay = {
  status: BookingStatus;
  startDate: LocalDate;
  endDate: LocalDate;
  pickupTime: string;
  returnTime: string;
  /** Null of one that was approved before that was written down. */
  approvedAt: Date | null;
  /** When it was handed over; null while it waits at the shop. */
  outAt: Date | null;
  /** When it came back; null where that was not signed, or not yet. */
  backAt: Date | null;
  isWithdrawn: boolean;
  /** What is to be left as security and is not paid; 0 where nothing is. */
  depositDue: number;
};

export type DaySetting = {
  enabled: boolean;
  days: number;
  /** When it was switched on: what had its moment before that is never sent. */
  since: Date;
};
export type DaySettings = Record<DayLetter, DaySetting>;

/** Why a letter makes no sense, for ever or as yet. */
export type LetterObstacle = "called-off" | "no-deposit" | "over" | "not-approved" | "not-returned";

export function letterObstacle(
  letter: DayLetter,
  stay: LetterStay,
  now: Date,
): LetterObstacle | undefined {
  const { status, isWithdrawn, depositDue } = stay;
  if (status === "cancelled" || isWithdrawn) return "called-off";
  if (letter === "return_thanks") return status === "returned" ? undefined : "not-returned";
  if (status === "returned" || isUnderWay(stay, momentInSweden(now))) return "over";
  if (letter === "deposit_reminder" && depositDue === 0) return "no-deposit";
  return status === "pending" ? "not-approved" : undefined;
}

export type LetterPlan =
  | { state: "waiting" | "due"; at: Date }
  /** Leaves at its moment once that is done, if it is done in time. */
  | { state: "held"; at: Date; why: "not-approved" | "not-returned" }
  | { state: "never"; why: "switched-off" | "passed" | "called-off" | "no-deposit" | "over" };

/**
 * What becomes of a letter that was neither sent nor stopped, by the dates that the stay has now: one that was moved
 * past a letter's moment does not get it.
 */
export function letterPlan(
  letter: DayLetter,
  stay: LetterStay,
  settings: DaySettings,
  now: Date,
): LetterPlan {
  const why = letterObstacle(letter, stay, now);
  if (why === "called-off" || why === "no-deposit" || why === "over")
    return { state: "never", why };
  const { enabled, since } = settings[letter];
  if (!enabled) return { state: "never", why: "switched-off" };
  const at = momentOf(letter, stay, settings);
  if (at < since || isTooLate(letter, stay, settings, now))
    return { state: "never", why: "passed" };
  if (why) return { state: "held", at, why };
  return { state: now < at ? "waiting" : "due", at };
}

/** The hour of its day; of the reminder about a deposit the approval, where that came later. */
function momentOf(letter: DayLetter, stay: LetterStay, settings: DaySettings): Date {
  const { days } = settings[letter];
  const day =
    letter === "return_thanks" ? addDays(returnDay(stay), days) : addDays(stay.startDate, -days);
  const at = instantInSweden(day, HOUR);
  const { approvedAt } = stay;
  return letter === "deposit_reminder" && approvedAt !== null && approvedAt > at ? approvedAt : at;
}

/** The day it came back, however early or late, where that is known. */
function returnDay({ endDate, backAt }: LetterStay): LocalDate {
  return backAt === null ? endDate : dayInSweden(backAt);
}

/** The letter of the day before says what the one of the week before would have said. */
function isTooLate(letter: DayLetter, stay: LetterStay, settings: DaySettings, now: Date): boolean {
  if (now >= later(momentOf(letter, stay, settings), LATEST_MS[letter])) return true;
  return (
    letter === "pickup_soon" &&
    settings.pickup_tomorrow.enabled &&
    now >= momentOf("pickup_tomorrow", stay, settings)
  );
}

/** So long before or after the last day of a stay its return may be. */
const EARLY_DAYS = 365;
const LATE_DAYS = 30;

export type LookedThrough = { of: "startDate" | "endDate"; from: LocalDate; to: LocalDate };

/** Which stays may have the letter due at a moment, so that nobody reads all bookings. */
export function daysToLookThrough(letter: DayLetter, days: number, now: Date): LookedThrough {
  const today = dayInSweden(now);
  const earliest = dayInSweden(later(now, -LATEST_MS[letter]));
  if (letter === "return_thanks")
    return {
      of: "endDate",
      from: addDays(earliest, -days - LATE_DAYS),
      // Whatever is back already, though it was rented for longer.
      to: addDays(today, EARLY_DAYS),
    };
  // Whoever is approved late is reminded of the deposit then.
  const from = letter === "deposit_reminder" ? today : addDays(earliest, days);
  return { of: "startDate", from, to: addDays(today, days) };
}
