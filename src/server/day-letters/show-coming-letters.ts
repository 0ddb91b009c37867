import type { ComingLetter } from "#contracts/coming-letters.ts";
import type { Problem } from "#contracts/errors.ts";
import { letterObstacle, letterPlan, type DaySettings } from "#domain/bookings/day-letters.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { DAY_LETTERS, type DayLetter } from "#domain/shop/letter-words.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import { daySettings } from "#server/emails/letter-switches.ts";
import type { Db } from "#server/platform/db/database.ts";
import { findStay, marksOf, type LetteredStay, type LetterMark } from "./day-letter-rows.ts";

export type ComingParts = LetterParts & { db: Db };

/** What becomes of each letter. Of those that have nothing to do with the booking none is told. */
export async function showComingLetters(
  { db, clock, shop }: ComingParts,
  bookingId: number,
): Promise<Result<ComingLetter[], Problem>> {
  const stay = await findStay(db, bookingId);
  if (!stay) return fail({ code: "booking.unknown" });
  const now = clock.now();
  const settings = await daySettings(db, shop().letters, now);
  const marks = await marksOf(db, bookingId);
  return ok(
    DAY_LETTERS.flatMap((letter) => {
      const known = markOf(letter, stay, marks);
      const plan = planned(letter, stay, settings, now);
      // Of one that was stopped nothing is left to decide once it has nothing to do with the booking.
      const isGone = known?.state === "stopped" && plan.length === 0;
      return known && !isGone ? [marked(known, stay, now)] : plan;
    }),
  );
}

/** A reminder that staff have sent by themselves is one, too. */
export function markOf(
  letter: DayLetter,
  { remindedAt }: LetteredStay,
  marks: readonly LetterMark[],
): LetterMark | undefined {
  const known = marks.find(({ type }) => type === letter);
  if (letter !== "deposit_reminder" || remindedAt === null || known?.state === "sent") return known;
  return { type: letter, state: "sent", at: remindedAt };
}

function marked({ type, state, at }: LetterMark, stay: LetteredStay, now: Date): ComingLetter {
  const maySend = state === "stopped" && canSend(type, stay, now);
  return { type, state, at: at.toISOString(), why: null, maySend };
}

function canSend(letter: DayLetter, stay: LetteredStay, now: Date): boolean {
  return stay.hasEmail && letterObstacle(letter, stay, now) === undefined;
}

function planned(
  type: DayLetter,
  stay: LetteredStay,
  settings: DaySettings,
  now: Date,
): ComingLetter[] {
  const plan = letterPlan(type, stay, settings, now);
  const maySend = canSend(type, stay, now);
  if (plan.state === "never") {
    if (plan.why === "called-off" || plan.why === "no-deposit") return [];
    return [{ type, state: "never", at: null, why: plan.why, maySend }];
  }
  if (!stay.hasEmail) return [{ type, state: "never", at: null, why: "no-email", maySend }];
  const at = plan.at.toISOString();
  return plan.state === "held"
    ? [{ type, state: "held", at, why: plan.why, maySend }]
    : [{ type, state: "waiting", at, why: null, maySend }];
}
