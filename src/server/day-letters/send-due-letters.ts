import { daysToLookThrough, letterPlan, type DaySettings } from "#domain/bookings/day-letters.ts";
import { DAY_LETTERS, type DayLetter } from "#domain/shop/letter-words.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import { lockBooking } from "#server/bookings/booking-rows.ts";
import { beginLetters, daySettings } from "#server/emails/letter-switches.ts";
import { SHOP } from "#server/money/money-parts.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { findStay, mark, staysWithout } from "./day-letter-rows.ts";
import { writeDayLetter } from "./write-day-letter.ts";

type Parts = LetterParts & { db: Db; stopping?: AbortSignal };

/** Queues what is due by now: each letter once for a booking, by whichever process comes first. */
export async function sendDueLetters(parts: Parts): Promise<void> {
  const { db, clock, shop, stopping } = parts;
  const now = clock.now();
  await beginLetters(db, now);
  const settings = await daySettings(db, shop().letters, now);
  const due: Due[] = [];
  for (const letter of DAY_LETTERS) {
    if (!settings[letter].enabled) continue;
    const days = daysToLookThrough(letter, settings[letter].days, now);
    for (const stay of await staysWithout(db, letter, days))
      if (letterPlan(letter, stay, settings, now).state === "due")
        due.push({ bookingId: stay.id, letter });
  }
  await oneByOne(due, async (one) => {
    if (!stopping?.aborted) await send(parts, settings, one);
  });
}

type Due = { bookingId: number; letter: DayLetter };

/** Looks once more while nobody can change the booking: it may have been moved or called off since. */
async function send(
  parts: Parts,
  settings: DaySettings,
  { bookingId, letter }: Due,
): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    await lockBooking(tx, bookingId);
    const now = parts.clock.now();
    const stay = await findStay(tx, bookingId);
    if (!stay?.hasEmail || letterPlan(letter, stay, settings, now).state !== "due") return;
    if (letter === "deposit_reminder" && stay.remindedAt !== null) return;
    if (!(await mark(tx, { bookingId, type: letter, state: "sent", at: now }))) return;
    const written = await writeDayLetter(tx, parts, { bookingId, letter, by: SHOP });
    if (!written.ok) throw new Error(`not written: ${written.problem.code}`);
  });
}
