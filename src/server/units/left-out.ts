import type { Problem } from "#contracts/errors.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { problemSentence } from "#texts/errors.ts";
import type { Placed, PlacedStay } from "./place-units.ts";

type Left = { startDate: LocalDate; endDate: LocalDate };

const isLeft = ({ before, after }: PlacedStay) => before !== null && after === null;

/** Stays that had a unit and have none any more. */
function bookingsLeft({ stays }: Placed): Left[] {
  return stays.flatMap((stay) =>
    isLeft(stay) && stay.holder
      ? [{ startDate: stay.holder.heldFrom, endDate: stay.holder.heldTo }]
      : [],
  );
}

/** Refused where somebody would be left without; the sentence also at the field that asked for it. */
export function refuseLeft(placed: Placed, field: string): Result<null, Problem> {
  const left = bookingsLeft(placed);
  const [first] = left.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  if (!first) return ok(null);
  const problem = { code: "unit.stays-left" as const, stays: left.length, ...first };
  return fail({ ...problem, fields: { [field]: problemSentence(problem) } });
}

export type ConcernedIds = { moved: Map<number, number>; lacking: number[] };

/** Bookings whose unit changed, with the one they have now, and those that lost theirs. */
export function concernedBookings(placed: readonly Placed[]): ConcernedIds {
  const moved = new Map<number, number>();
  const lacking = new Set<number>();
  for (const stay of placed.flatMap(({ stays }) => stays)) {
    const bookingId = stay.holder?.bookingId;
    if (typeof bookingId !== "number" || stay.before === stay.after) continue;
    if (stay.after === null) lacking.add(bookingId);
    else if (stay.before !== null) moved.set(bookingId, stay.after);
  }
  for (const bookingId of lacking) moved.delete(bookingId);
  return { moved, lacking: [...lacking] };
}
