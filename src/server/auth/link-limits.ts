import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { createSharedLimiter, type SharedLimiter } from "#server/platform/shared-limiter.ts";

const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const LETTERS_PER_NETWORK = 10;
/** After these an address is only slowed down: nobody can keep its owner from a letter by asking for many. */
const FREE_LETTERS_PER_ADDRESS = 5;
const PAUSE_PER_ADDRESS_SECONDS = 10 * 60;
const MISSES_PER_NETWORK = 30;

export type LinkLimits = {
  /** How many letters are asked for from one network, and for one address. */
  perNetwork: SharedLimiter;
  perAddress: SharedLimiter;
  /** Links that nobody was sent. */
  misses: SharedLimiter;
};

export function createLinkLimits(parts: { db: Db; clock: Clock }, factor: number): LinkLimits {
  const limiter = (limit: Parameters<typeof createSharedLimiter>[1]) =>
    createSharedLimiter(parts, { ...limit, factor });
  return {
    perNetwork: limiter({
      name: "account letter network",
      max: LETTERS_PER_NETWORK,
      windowSeconds: QUARTER_SECONDS,
    }),
    perAddress: limiter({
      name: "account letter address",
      max: FREE_LETTERS_PER_ADDRESS,
      windowSeconds: HOUR_SECONDS,
      pauseSeconds: PAUSE_PER_ADDRESS_SECONDS,
    }),
    misses: limiter({
      name: "account link misses",
      max: MISSES_PER_NETWORK,
      windowSeconds: QUARTER_SECONDS,
    }),
  };
}
