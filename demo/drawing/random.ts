export type Random = {
  /** A number in [from, to). */
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
};

/** Mulberry32: the same seed gives the same picture on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  next();
  return {
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
  };
}
