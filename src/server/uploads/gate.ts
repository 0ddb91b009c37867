import type { Problem } from "#contracts/errors.ts";
import { fail, type Result } from "#domain/result.ts";

type Work<Value> = () => Promise<Result<Value, Problem>>;
export type Gate = <Value>(work: Work<Value>) => Promise<Result<Value, Problem>>;

/** Lets so many through at a time, lets so many wait in turn, and turns the rest away. */
export function createGate({ places, waiting }: { places: number; waiting: number }): Gate {
  let inside = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (inside < places) inside += 1;
    else if (queue.length >= waiting) return fail({ code: "shop.busy" });
    // Whoever leaves hands over the place, so that nobody slips in between.
    else await new Promise<void>((takePlace) => queue.push(takePlace));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
