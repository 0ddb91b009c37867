/** From so many nights on, so many percent less for each night. */
export type LongStayStep = { fromNights: number; percent: number };

/** What longer stays of an item cost less, and what that comes to for one of them. */
export type LongStay = { steps: LongStayStep[]; percent: number; amount: number };

/** The highest step that a stay reaches; nothing below the first. */
export function stepReached(
  steps: readonly LongStayStep[],
  nights: number,
): LongStayStep | undefined {
  return steps
    .filter(({ fromNights }) => fromNights <= nights)
    .toSorted((one, other) => other.fromNights - one.fromNights)[0];
}

/** A part of whole kronor, half a krona rounded up. */
export function percentOf(kronor: number, percent: number): number {
  return Math.floor((kronor * percent + 50) / 100);
}

/** What is taken off the nights of all units, below 0; without steps there is nothing to tell. */
export function longStayOf(
  steps: readonly LongStayStep[],
  { nights, rent }: { nights: number; rent: number },
): LongStay | undefined {
  if (steps.length === 0) return undefined;
  const percent = stepReached(steps, nights)?.percent ?? 0;
  return { steps: [...steps], percent, amount: 0 - percentOf(rent, percent) };
}
