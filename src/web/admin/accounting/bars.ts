/**
 * Sums as shares of a chart's height, those below nothing negative, and how much of the height lies
 * above nothing. A month may end below it, when more was given back than earned.
 */
export function barsOf(sums: readonly number[]): { above: number; bars: number[] } {
  const most = Math.max(0, ...sums);
  const least = Math.min(0, ...sums);
  const height = most - least;
  if (height === 0) return { above: 1, bars: sums.map(() => 0) };
  return { above: most / height, bars: sums.map((sum) => sum / height) };
}
