import { inject } from "vitest";
import { isThorough } from "./how-thorough.ts";

const FIXED_BATCHES = 20;
const NEW_BATCHES = isThorough ? 10 : 4;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * The batches of stories that this run tells of the database it tests. New ones begin with the run's seed, so that
 * a batch is told first in a run that is given its number. They are told on PostgreSQL, where several people are
 * heard at the same moment; the fixed ones on both, in the thorough run.
 */
export function batchesOfRun(): number[] {
  const asked = process.env["MONEY_BATCHES"];
  if (asked) return upTo(Number(asked));
  const fixed = isThorough ? upTo(FIXED_BATCHES) : [];
  const isEmbedded = inject("snapshotFile") !== undefined;
  const drawn = isEmbedded ? [] : upTo(NEW_BATCHES).map((batch) => inject("runSeed") + batch - 1);
  return [...fixed, ...drawn];
}
