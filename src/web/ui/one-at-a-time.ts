/**
 * Runs one thing at a time: a second press while the first is under way does nothing. Whatever is thrown, at once or
 * later, the next press counts again. The gate is no state, which the second half of a double click sees too late.
 */
export async function oneAtATime(
  gate: { current: boolean },
  onBusy: (isBusy: boolean) => void,
  work: () => Promise<unknown>,
): Promise<void> {
  if (gate.current) return;
  gate.current = true;
  try {
    onBusy(true);
    await work();
  } finally {
    gate.current = false;
    onBusy(false);
  }
}
