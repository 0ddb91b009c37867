const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const WAITS_MS = [0.5, 1, 2, 5, 10, 30, 60].map((minutes) => minutes * MINUTE_MS);
const GIVES_UP_AFTER_MS = 3 * DAY_MS;

/** When a letter is tried again after so many failed tries; null when it has been tried long enough. */
export function nextTry(
  { createdAt, failedTries }: { createdAt: Date; failedTries: number },
  now: Date,
): Date | null {
  if (now.getTime() - createdAt.getTime() >= GIVES_UP_AFTER_MS) return null;
  const wait = WAITS_MS[Math.min(failedTries, WAITS_MS.length) - 1] ?? 0;
  return new Date(now.getTime() + wait);
}
