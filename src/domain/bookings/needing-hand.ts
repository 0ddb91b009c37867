import { awaitsAnswer, type Asked } from "#domain/bookings/awaits-answer.ts";

/** The day, as far as it tells which bookings somebody has to see to; its lists may be cut short. */
type Day = {
  unanswered: number;
  late: { total: number; rows: readonly { id: number }[] };
  waiting: { rows: readonly { id: number }[] };
  days: readonly { rows: readonly { booking: Asked & { id: number } }[] }[];
};

/** Of what an administrator sees to besides, as far as it tells what it is about. */
type Concern = { kind: string; bookingId?: number | null };

/**
 * How much needs somebody's hand: what waits for an answer, what is late, and those of the concerns that are about none
 * of these. Who may not see the concerns is told of none.
 */
export function countNeedingHand(day: Day, concerns: readonly Concern[]): number {
  const counted = new Set([
    ...[...day.late.rows, ...day.waiting.rows].map(({ id }) => id),
    ...day.days.flatMap(({ rows }) =>
      rows.flatMap(({ booking }) => (awaitsAnswer(booking) ? booking.id : [])),
    ),
  ]);
  // What is late is a concern as well, also beyond the first that are listed.
  const others = concerns.filter(
    ({ kind, bookingId }) => kind !== "return-unmarked" && !counted.has(bookingId ?? 0),
  );
  return day.unanswered + day.late.total + others.length;
}
