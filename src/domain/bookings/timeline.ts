import { covers, type Period, type Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

export const TIMELINE_VIEWS = ["day", "week", "month"] as const;
export type TimelineView = (typeof TIMELINE_VIEWS)[number];

/** A month is thirty days from the chosen one, and no calendar month. */
const DAYS: Record<TimelineView, number> = { day: 1, week: 7, month: 30 };

/** The days a view shows, from the chosen one on. */
export function timelineRange(view: TimelineView, day: LocalDate): Period {
  return { startDate: day, endDate: addDays(day, DAYS[view] - 1) };
}

/** Days outside of these are typing errors, and no days of this shop. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";

export function isTimelineDay(day: LocalDate): boolean {
  return FIRST_DAY <= day && day <= LAST_DAY;
}

/** The day a view begins with after a step forwards (1) or back (-1); null where the calendar ends. */
export function timelineStep(
  view: TimelineView,
  day: LocalDate,
  direction: 1 | -1,
): LocalDate | null {
  const next = addDays(day, direction * DAYS[view]);
  return isTimelineDay(next) ? next : null;
}

/** A booking as far as its place in the timeline goes. */
export type TimelineStay = Stay & {
  id: number;
  pickupTime: string | null;
  returnTime: string | null;
};

export type Handover<Booking> = { kind: "pickup" | "return"; booking: Booking };

export type Timeline<Booking> = {
  /** The days on which something is handed over, first to last. */
  days: { day: LocalDate; handovers: Handover<Booking>[] }[];
  /** Picked up before the first day and returned after the last. */
  away: Booking[];
};

/** Groups bookings by the days on which they are picked up and returned. What lies outside is left out. */
export function timelineOf<Booking extends TimelineStay>(
  bookings: readonly Booking[],
  range: Period,
): Timeline<Booking> {
  const inOrder = bookings.toSorted(byStart);
  const byDay = new Map<LocalDate, Handover<Booking>[]>();
  for (const booking of inOrder)
    for (const handover of handoversOf(booking)) {
      const day = dayOf(handover);
      if (!covers(range, day)) continue;
      const known = byDay.get(day);
      if (known) known.push(handover);
      else byDay.set(day, [handover]);
    }
  return {
    days: [...byDay]
      .map(([day, handovers]) => ({ day, handovers: handovers.toSorted(byTime) }))
      .toSorted((one, other) => compare(one.day, other.day)),
    away: inOrder.filter(
      ({ startDate, endDate }) => startDate < range.startDate && endDate > range.endDate,
    ),
  };
}

/** When a hand-over takes place; null where nobody wrote a time down. */
export function timeOf({ kind, booking }: Handover<TimelineStay>): string | null {
  return kind === "pickup" ? booking.pickupTime : booking.returnTime;
}

function handoversOf<Booking>(booking: Booking): Handover<Booking>[] {
  return [
    { kind: "pickup", booking },
    { kind: "return", booking },
  ];
}

function dayOf({ kind, booking }: Handover<TimelineStay>): LocalDate {
  return kind === "pickup" ? booking.startDate : booking.endDate;
}

function byStart(one: TimelineStay, other: TimelineStay): number {
  return compare(one.startDate, other.startDate) || one.id - other.id;
}

// Later than any time of day: whoever comes at an unknown hour stands at the end of the day.
const UNKNOWN = "~";

function byTime(one: Handover<TimelineStay>, other: Handover<TimelineStay>): number {
  return compare(timeOf(one) ?? UNKNOWN, timeOf(other) ?? UNKNOWN);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
