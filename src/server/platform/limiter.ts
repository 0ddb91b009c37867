import type { Clock } from "#server/platform/clock.ts";

const MOST_KEYS = 10_000;

export type Limiter = {
  /** Seconds until another try is let through; 0 when one may be made now. */
  secondsToWait(key: string): number;
  count(key: string): void;
  /** Undoes one count. */
  takeBack(key: string): void;
  /** How many keys are remembered. */
  size(): number;
};

/**
 * Counts per key in windows that begin with the first count. Lives in memory: a restart forgives. The
 * factor is the shop's own, `RATE_LIMIT_FACTOR`.
 */
export function createLimiter(
  clock: Clock,
  limit: { max: number; windowSeconds: number; factor?: number },
): Limiter {
  const windows = new Map<string, { ends: number; count: number }>();
  const windowMs = limit.windowSeconds * 1000;
  const max = Math.max(1, Math.round(limit.max * (limit.factor ?? 1)));

  function current(key: string) {
    const window = windows.get(key);
    return window && window.ends > clock.now().getTime() ? window : undefined;
  }

  return {
    secondsToWait(key) {
      const window = current(key);
      if (!window || window.count < max) return 0;
      return Math.ceil((window.ends - clock.now().getTime()) / 1000);
    },
    count(key) {
      const window = current(key);
      if (window) {
        window.count += 1;
        return;
      }
      if (windows.size >= MOST_KEYS) makeRoom(windows, clock.now().getTime());
      windows.set(key, { ends: clock.now().getTime() + windowMs, count: 1 });
    },
    takeBack(key) {
      const window = current(key);
      if (window) window.count -= 1;
    },
    size: () => windows.size,
  };
}

/** Drops what has ended, and the oldest where that is not enough. */
function makeRoom(windows: Map<string, { ends: number }>, now: number): void {
  for (const [key, window] of windows) if (window.ends <= now) windows.delete(key);
  for (const key of windows.keys()) {
    if (windows.size < MOST_KEYS) return;
    windows.delete(key);
  }
}
