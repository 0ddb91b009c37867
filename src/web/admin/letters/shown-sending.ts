import { LETTER_DAYS, type DayLetter } from "#domain/shop/letter-words.ts";
import { readWhole } from "#web/ui/typed-values.ts";

export type TypedSending = { enabled: boolean; days: string };

export function shownSending(
  letter: DayLetter,
  { enabled, days = LETTER_DAYS[letter].usual }: { enabled: boolean; days?: number | undefined },
): TypedSending {
  return { enabled, days: String(days) };
}

export function daysMistake(letter: DayLetter, typed: string): string | undefined {
  const { least, most } = LETTER_DAYS[letter];
  const read = readWhole(typed);
  // Less than nothing is a number too: what it may be tells more than that.
  const isBelowZero = /^\s*[-−]/.test(typed);
  if (!read.ok && !isBelowZero) return read.problem;
  const value = read.ok ? read.value : null;
  const isDay = value !== null && value >= least && value <= most;
  return isDay ? undefined : `Ange ${least} till ${most} dagar`;
}

/** Nothing where what is typed is no day. */
export function dayTyped(letter: DayLetter, typed: string): number | undefined {
  if (daysMistake(letter, typed) !== undefined) return undefined;
  const read = readWhole(typed);
  return read.ok ? (read.value ?? undefined) : undefined;
}
