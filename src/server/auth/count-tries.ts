import type { SharedLimiter } from "#server/platform/shared-limiter.ts";

export type Counted = [limiter: SharedLimiter, key: string];

/** Seconds to wait, or 0. What one limit refuses counts against no other. */
export async function countTry(counted: Counted[]): Promise<number> {
  for (const [index, [limiter, key]] of counted.entries()) {
    const seconds = await limiter.take(key);
    if (seconds === 0) continue;
    await takeBack(counted.slice(0, index));
    return seconds;
  }
  return 0;
}

export async function takeBack(counted: Counted[]): Promise<void> {
  for (const [limiter, key] of counted) await limiter.takeBack(key);
}
