import type { DaySettings } from "#domain/bookings/day-letters.ts";
import {
  DAY_LETTERS,
  sendingOf,
  type DayLetter,
  type OwnersLetters,
} from "#domain/shop/letter-words.ts";
import type { Db } from "#server/platform/db/database.ts";
import { dayLetterSwitches } from "#server/platform/db/tables/letters.ts";

/** Notes that letters are sent from now on: what had its moment before is not. */
export async function switchOn(tx: Db, letters: readonly DayLetter[], now: Date): Promise<void> {
  for (const type of letters)
    await tx
      .insert(dayLetterSwitches)
      .values({ type, since: now })
      .onConflictDoUpdate({ target: dayLetterSwitches.type, set: { since: now } });
}

/** Of those that nobody has ever switched, as when a shop is renewed: they begin now. Only the first to say so counts. */
export async function beginLetters(db: Db, now: Date): Promise<void> {
  const known = await db.select({ type: dayLetterSwitches.type }).from(dayLetterSwitches);
  const missing = DAY_LETTERS.filter((letter) => !known.some(({ type }) => type === letter));
  if (missing.length === 0) return;
  await db
    .insert(dayLetterSwitches)
    .values(missing.map((type) => ({ type, since: now })))
    .onConflictDoNothing();
}

/** Which letters are sent on which day, and since when. */
export async function daySettings(db: Db, letters: OwnersLetters, now: Date): Promise<DaySettings> {
  const switches = await db.select().from(dayLetterSwitches);
  const sinceOf = (letter: DayLetter) => switches.find(({ type }) => type === letter)?.since ?? now;
  return Object.fromEntries(
    DAY_LETTERS.map((letter) => [
      letter,
      { ...sendingOf(letter, letters), since: sinceOf(letter) },
    ]),
  ) as DaySettings;
}
