import { holdsNights, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { shareNights, type Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

export type LaneBooking = Stay & {
  id: number;
  quantity: number;
  status: BookingStatus;
  /** The nights kept free after it. */
  tail?: Stay | undefined;
};

/** As it lies in the calendar: what came back early is not drawn over days that are free again. */
export function drawnStay<Booking extends LaneBooking>(
  booking: Booking,
  today: LocalDate,
): Booking {
  const { startDate, endDate, status } = booking;
  if (status !== "returned" || endDate <= today) return booking;
  const dayAfter = addDays(startDate, 1);
  return { ...booking, endDate: today > dayAfter ? today : dayAfter };
}

/**
 * The bookings of one item laid out on its units: one list a unit, each in order of time. Nobody promised
 * a customer a certain unit, so each takes the first that is free. Two bookings that meet on a day, one
 * returned and one picked up, may share a unit. There are more lists than units only where more was out
 * than the item has now.
 */
export function assignLanes<Booking extends LaneBooking>(
  bookings: readonly Booking[],
  units: number,
): Booking[][] {
  const lanes = Array.from({ length: units }, (): Booking[] => []);
  const inOrder = bookings.toSorted(byStart);
  // What was returned occupies nothing any more, and gives way to what does.
  const holding = inOrder.filter(({ status }) => holdsNights(status));
  const returned = inOrder.filter(({ status }) => !holdsNights(status));
  for (const booking of [...holding, ...returned]) placeBooking(lanes, booking);
  return lanes.map((lane) => lane.toSorted(byStart));
}

function placeBooking<Booking extends LaneBooking>(lanes: Booking[][], booking: Booking): void {
  let unplaced = booking.quantity;
  for (let index = 0; unplaced > 0; index += 1) {
    const lane = (lanes[index] ??= []);
    if (lane.some((other) => haveNightInCommon(other, booking))) continue;
    lane.push(booking);
    unplaced -= 1;
  }
}

/** A stay of something whose units are told apart, with those it has. */
export type UnitBooking = LaneBooking & { unitIds: readonly number[] };

/** Where the bookings of one item lie: one list a unit, in the order of the units, and of the rest one list a row. */
export type UnitLanes<Booking> = {
  units: Booking[][];
  /** They should have a unit, and have none or too few. */
  without: Booking[][];
  /** They are back, and nobody has noted which unit they had. */
  unknown: Booking[][];
};

/** The bookings of one item laid out on the units they have. */
export function layOnUnits<Booking extends UnitBooking>(
  bookings: readonly Booking[],
  unitIds: readonly number[],
): UnitLanes<Booking> {
  const units = unitIds.map((id) => bookings.filter((one) => one.unitIds.includes(id)));
  const lacking = bookings.flatMap((whole) => {
    const quantity = whole.quantity - whole.unitIds.length;
    return quantity > 0 ? [{ ...whole, quantity, whole }] : [];
  });
  const unnoted = lacking.filter(({ status }) => !holdsNights(status));
  const [only] = units;
  // Where there is but one unit it was that.
  const placed = only && units.length === 1 ? fitting(unnoted, only) : [];
  const inRows = (some: typeof lacking) =>
    assignLanes(some, 0).map((lane) => lane.map(({ whole }) => whole));
  return {
    units: units.map((own) => [...own, ...placed.map(({ whole }) => whole)].toSorted(byStart)),
    without: inRows(lacking.filter(({ status }) => holdsNights(status))),
    unknown: inRows(unnoted.filter((one) => !placed.includes(one))),
  };
}

function fitting<Booking extends LaneBooking>(
  bookings: readonly Booking[],
  lane: readonly LaneBooking[],
): Booking[] {
  const placed: Booking[] = [];
  for (const booking of bookings.toSorted(byStart)) {
    if ([...lane, ...placed].some((other) => haveNightInCommon(other, booking))) continue;
    placed.push(booking);
  }
  return placed;
}

function haveNightInCommon(one: LaneBooking, other: LaneBooking): boolean {
  return spansOf(one).some((span) => spansOf(other).some((held) => shareNights(span, held)));
}

function spansOf(booking: LaneBooking): Stay[] {
  return booking.tail ? [booking, booking.tail] : [booking];
}

function byStart(one: LaneBooking, other: LaneBooking): number {
  if (one.startDate === other.startDate) return one.id - other.id;
  return one.startDate < other.startDate ? -1 : 1;
}
