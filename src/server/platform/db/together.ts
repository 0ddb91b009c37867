type Statement = () => Promise<unknown>;
type Answers<Statements extends readonly Statement[]> = {
  -readonly [Place in keyof Statements]: Awaited<ReturnType<Statements[Place]>>;
};

/**
 * Statements of one transaction of which none needs another's answer, one a function. They are sent in their order
 * without waiting, and carried out in their order: so many questions, one way there and back. All of them are over
 * when this is; what it throws is what the first of them did that failed.
 */
export async function together<const Statements extends readonly Statement[]>(
  ...statements: Statements
): Promise<Answers<Statements>> {
  const running: Promise<unknown>[] = [];
  for (const start of statements) {
    // A statement that drizzle has built begins when it is awaited.
    running.push((async () => start())());
    await sent();
  }
  const ended = await Promise.allSettled(running);
  for (const one of ended) if (one.status === "rejected") throw one.reason;
  return ended.map((one) => (one as { value: unknown }).value) as Answers<Statements>;
}

/** A statement leaves at once, or after the turn it takes to be awaited; the next one must not overtake it. */
async function sent(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}
