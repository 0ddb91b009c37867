/** From so many nights on, so many percent less for each night. */
export type LongStayStep = { fromNights: number; percent: number };

/** What longer stays of an item cost less, and what that comes to for one of them. */
export type LongStay = { steps: LongStayStep[]; percent: number; amount: number };

export const MOST_LONG_STAY_STEPS = 10;
/** What every stay costs less is a lower price, not a step. */
export const FIRST_STEP_FROM = 2;
export const LAST_STEP_FROM = 365;

/** From the shortest stay on. */
export function stepsInOrder(steps: readonly LongStayStep[]): LongStayStep[] {
  return steps.toSorted((one, other) => one.fromNights - other.fromNights);
}

/** Whether two steps begin at the same number of nights, so that nobody can say which holds. */
export function hasStepTwice(steps: readonly LongStayStep[]): boolean {
  return new Set(steps.map(({ fromNights }) => fromNights)).size < steps.length;
}

/**
 * The places of steps that give less than one which a shorter stay reaches already. The highest step reached applies:
 * whoever stayed a night longer would then pay more for each of them, and no highest step could be told.
 */
export function fallingPlaces(steps: readonly LongStayStep[]): number[] {
  return steps.flatMap(({ fromNights, percent }, place) => {
    const isFalling = steps.some(
      (other) => other.fromNights < fromNights && other.percent > percent,
    );
    return isFalling ? [place] : [];
  });
}

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
