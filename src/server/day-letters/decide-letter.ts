import type { ComingLetter } from "#contracts/coming-letters.ts";
import type { Problem } from "#contracts/errors.ts";
import { letterObstacle } from "#domain/bookings/day-letters.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { DayLetter } from "#domain/shop/letter-words.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { lockBooking } from "#server/bookings/booking-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { findStay, mark, marksOf, unstop, type LetteredStay } from "./day-letter-rows.ts";
import { markOf, showComingLetters, type ComingParts } from "./show-coming-letters.ts";
import { writeDayLetter } from "./write-day-letter.ts";

type Wish = { bookingId: number; letter: DayLetter; by: Actor };
type Answer = Result<ComingLetter[], Problem>;

/** Stopping one that is stopped changes nothing. */
export function stopLetter(parts: ComingParts, wish: Wish): Promise<Answer> {
  return decide(parts, wish, async (tx) => {
    const { bookingId, letter: type } = wish;
    if (await mark(tx, { bookingId, type, state: "stopped", at: parts.clock.now() }))
      await note(tx, parts, wish, "letter.stopped");
    return ok(null);
  });
}

/** From now on it is as if it had never been stopped: what has had its moment meanwhile is not sent. */
export function resumeLetter(parts: ComingParts, wish: Wish): Promise<Answer> {
  return decide(parts, wish, async (tx) => {
    if (await unstop(tx, wish.bookingId, wish.letter))
      await note(tx, parts, wish, "letter.resumed");
    return ok(null);
  });
}

/** Whether its moment has come or gone, whether it is stopped or switched off: somebody wants it to leave. */
export function sendLetterNow(parts: ComingParts, wish: Wish): Promise<Answer> {
  return decide(parts, wish, async (tx, stay) => {
    const { bookingId, letter } = wish;
    const now = parts.clock.now();
    if (!stay.hasEmail) return fail({ code: "booking.no-email" });
    const obstacle = letterObstacle(letter, stay, now);
    if (obstacle) return fail({ code: "letter.not-now", obstacle });
    await unstop(tx, bookingId, letter);
    if (!(await mark(tx, { bookingId, type: letter, state: "sent", at: now })))
      return fail({ code: "letter.sent-already" });
    // A reminder of the deposit has a line of its own in the log.
    if (letter !== "deposit_reminder") await note(tx, parts, wish, "letter.sent");
    return writeDayLetter(tx, parts, wish);
  });
}

/** Does it while nobody else decides about the booking, and tells how its letters stand then. */
async function decide(
  parts: ComingParts,
  { bookingId, letter }: Wish,
  act: (tx: Db, stay: LetteredStay) => Promise<Result<unknown, Problem>>,
): Promise<Answer> {
  return inTransaction(parts.db, async (tx): Promise<Answer> => {
    await lockBooking(tx, bookingId);
    const stay = await findStay(tx, bookingId);
    if (!stay) return fail({ code: "booking.unknown" });
    const known = markOf(letter, stay, await marksOf(tx, bookingId));
    if (known?.state === "sent") return fail({ code: "letter.sent-already" });
    const done = await act(tx, stay);
    return done.ok ? showComingLetters({ ...parts, db: tx }, bookingId) : done;
  });
}

async function note(
  tx: Db,
  { clock }: ComingParts,
  { bookingId, letter, by }: Wish,
  action: string,
): Promise<void> {
  const after = { type: letter };
  await recordChange(tx, clock, { by, action, entity: "booking", entityId: bookingId, after });
}
