/** Work the shop does by itself. It is handed a signal that tells a long one to come to an end. */
export type Job = {
  name: string;
  everySeconds: number;
  run: (stopping: AbortSignal) => Promise<void>;
};

type JobLog = { error(facts: object, message: string): void };

export type RunningJobs = {
  /** No turn begins after this; those that run are waited for. */
  stop: () => Promise<void>;
  /** Runs a job at once, or once more as soon as it has ended. */
  nudge: (name: string) => void;
};

/** Runs each job now and then again and again, by the machine's time, never twice at the same time. */
export function startJobs(jobs: readonly Job[], { log }: { log: JobLog }): RunningJobs {
  const stopping = new AbortController();
  const loops = new Map(
    jobs.map((job) => [job.name, startLoop(job, { log, stopping: stopping.signal })]),
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
    },
    nudge: (name) => loops.get(name)?.nudge(),
  };
}

type Loop = { stop(): Promise<void>; nudge(): void };

function startLoop(job: Job, { log, stopping }: { log: JobLog; stopping: AbortSignal }): Loop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isNudged = false;

  const turn = () => {
    clearTimeout(timer);
    running = runOnce(job, { log, stopping }).then(afterTurn);
  };
  const afterTurn = () => {
    running = undefined;
    if (stopping.aborted) return;
    if (isNudged) {
      isNudged = false;
      turn();
    } else timer = setTimeout(turn, job.everySeconds * 1000);
  };

  turn();
  return {
    async stop() {
      clearTimeout(timer);
      await running;
    },
    nudge() {
      if (stopping.aborted) return;
      if (running) isNudged = true;
      else turn();
    },
  };
}

async function runOnce(
  { name, run }: Job,
  { log, stopping }: { log: JobLog; stopping: AbortSignal },
): Promise<void> {
  try {
    await run(stopping);
  } catch (error) {
    log.error({ job: name, err: withoutValues(error) }, "job failed, it is tried again");
  }
}

/** A failed query's own message carries its values, which may be personal; its cause's does not. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error.cause instanceof Error) return withoutValues(error.cause);
  const { name, message, stack } = error;
  return { type: name, message, stack, code: (error as { code?: unknown }).code };
}
