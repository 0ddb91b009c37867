import type { Protocol } from "#contracts/hand-over.ts";
import { LEVELS, type Level } from "#domain/hand-over/protocol.ts";
import { kilometres } from "#texts/odometer-words.ts";
import { AT_HAND_OVER, checkWords, fuelWords, LEVEL_WORDS } from "#texts/reading-words.ts";

/** What stands beside a value on the way back: how it left, and whether it is less now. */
export type Compared = { words: string; isWorse: boolean };

export function comparedFuel(now: number | null, left: number | null): Compared | null {
  if (left === null) return null;
  const missing = now === null ? 0 : left - now;
  const less =
    missing > 0 ? `, ${missing} ${missing === 1 ? "åttondel" : "åttondelar"} mindre nu` : "";
  return { words: `${AT_HAND_OVER}: ${fuelWords(left)}${less}`, isWorse: missing > 0 };
}

/** Gas and water are better full, waste is better empty. */
export function comparedLevel(
  now: Level | null,
  left: Level | null,
  isWaste: boolean,
): Compared | null {
  if (left === null) return null;
  const change = now === null ? 0 : LEVELS.indexOf(now) - LEVELS.indexOf(left);
  return {
    words: `${AT_HAND_OVER}: ${LEVEL_WORDS[left]}`,
    isWorse: isWaste ? change > 0 : change < 0,
  };
}

export function comparedOdometer(now: number | null, left: number | null): Compared | null {
  if (left === null) return null;
  if (now === null) return { words: `${AT_HAND_OVER}: ${kilometres(left)}`, isWorse: false };
  return now < left
    ? { words: `Lägre än vid utlämningen, ${kilometres(left)}. Läs av igen.`, isWorse: true }
    : { words: `${kilometres(now - left)} körda sedan utlämningen`, isWorse: false };
}

export function comparedKeys(now: number | null, left: number | null): Compared | null {
  if (left === null) return null;
  const missing = now === null ? 0 : left - now;
  return {
    words: `${AT_HAND_OVER}: ${left}${missing > 0 ? `, ${missing} saknas` : ""}`,
    isWorse: missing > 0,
  };
}

/** How a check was when it left; nothing where nobody looked. */
export function comparedCheck(label: string, left: Protocol | null): string | null {
  const before = left?.checks.find((check) => check.label === label);
  if (!before || before.isOk === null) return null;
  return `${AT_HAND_OVER}: ${checkWords(before)}`;
}
