/**
 * Does the same to each, so many side by side, and to all of them: one that throws keeps nobody else
 * waiting. What was thrown first is thrown again at the end, so that it is seen.
 */
export async function oneByOne<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<unknown>,
  sideBySide = 1,
): Promise<void> {
  const failures: unknown[] = [];
  const queue = values.values();
  const worker = async () => {
    for (const value of queue) {
      try {
        await work(value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  if (failures.length > 0) throw failures[0];
}
