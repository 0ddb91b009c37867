import type { JobLeases } from "#server/platform/job-leases.ts";

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

type JobNeeds = {
  log: JobLog;
  /** Where several processes share a database: each looks in turn, and one of them does it. */
  leases?: JobLeases | undefined;
};

/** How often a process looks whether a rare job is due and nobody does it. */
const LOOK_SECONDS = 15;

/** Runs each job now and then again and again, by the machine's time, never twice at the same time. */
export function startJobs(jobs: readonly Job[], needs: JobNeeds): RunningJobs {
  const stopping = new AbortController();
  const loops = new Map(
    jobs.map((job) => [job.name, startLoop(job, { ...needs, stopping: stopping.signal })]),
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

type LoopNeeds = JobNeeds & { stopping: AbortSignal };

function startLoop(job: Job, needs: LoopNeeds): Loop {
  const { stopping, leases } = needs;
  const pauseSeconds = leases ? Math.min(job.everySeconds, LOOK_SECONDS) : job.everySeconds;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isNudged = false;

  const turn = () => {
    clearTimeout(timer);
    running = runOnce(job, needs).then(afterTurn);
  };
  const afterTurn = () => {
    running = undefined;
    if (stopping.aborted) return;
    if (isNudged) {
      isNudged = false;
      turn();
    } else timer = setTimeout(turn, pauseSeconds * 1000);
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

async function runOnce(job: Job, { log, stopping, leases }: LoopNeeds): Promise<void> {
  try {
    if (leases) await runLeased(job, leases, stopping);
    else await job.run(stopping);
  } catch (error) {
    log.error({ job: job.name, err: withoutValues(error) }, "job failed, it is tried again");
  }
}

async function runLeased(job: Job, leases: JobLeases, stopping: AbortSignal): Promise<void> {
  const lease = await leases.claim(job);
  if (!lease) return;
  try {
    await job.run(AbortSignal.any([stopping, lease.lost]));
  } finally {
    await lease.end();
  }
}

/** A failed query's own message carries its values, which may be personal; its cause's does not. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error.cause instanceof Error) return withoutValues(error.cause);
  const { name, message, stack } = error;
  return { type: name, message, stack, code: (error as { code?: unknown }).code };
}
