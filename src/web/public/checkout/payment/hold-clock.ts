import { HOLD_MINUTES } from "#domain/payments/checkout-hold.ts";

/**
 * When a hold that was told of just now ends, by this device's own clock: one that goes wrong goes
 * equally wrong at both ends, and time spent asleep counts.
 */
export function holdEndsAt(now: number): number {
  return now + HOLD_MINUTES * 60_000;
}

export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** `19:42`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const TOLD_AT = [
  { minutes: 1, words: "Vi håller nätterna åt dig i en minut till." },
  { minutes: 5, words: "Vi håller nätterna åt dig i fem minuter till." },
];

/** What is read out: nothing while there is plenty of time, then twice. */
export function announcement(seconds: number): string {
  return TOLD_AT.find(({ minutes }) => seconds <= minutes * 60)?.words ?? "";
}
