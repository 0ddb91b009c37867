const waiting: (() => unknown)[] = [];

/**
 * Has something undone when the test file is done. Unlike `afterAll`, which vitest forgets when it is
 * named inside another hook, this may be called wherever a fixture is opened.
 */
export function atFileEnd(undo: () => unknown): void {
  waiting.push(undo);
}

/** What was opened last is closed first. */
export async function endFile(): Promise<void> {
  for (let undo = waiting.pop(); undo; undo = waiting.pop()) await undo();
}
