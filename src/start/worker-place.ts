import type { Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";

/** Somewhat longer than a process takes that cuts the connections it still has. */
const LONGEST_LEAVE_MS = 11_500;
/** A worker that dies sooner than this after its start would only die again. */
const SHORTEST_LIFE_MS = 5000;
const PAUSE_MS = 1000;

type Parts<Opened> = {
  /** Answers once the worker serves; throws when it died or was silent for too long. */
  start: () => Promise<{ worker: Worker; opened: Opened }>;
  stopping: AbortSignal;
  say: (line: string) => void;
};

export type Place<Opened> = {
  fill(): Promise<Opened>;
  /** Whoever has come after it was asked for is new enough. */
  renew(askedAt: number): Promise<void>;
};

/**
 * One of the shop's places holds one worker at a time. What is done to a place is done in turn, so that a
 * worker that dies while it is being replaced is not replaced twice.
 */
export function openPlace<Opened>({ start, stopping, say }: Parts<Opened>): Place<Opened> {
  let held: Worker | undefined;
  let since = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  const fill = async () => {
    const begun = Date.now();
    const { worker, opened } = await start();
    held = worker;
    since = begun;
    const died = () => void inTurn(() => replace(Date.now() - begun));
    if (worker.isDead()) died();
    else worker.once("exit", died);
    return opened;
  };

  const replace = async (livedMs: number) => {
    if (!stopping.aborted && held?.isDead()) say("A process of the shop has died and is replaced");
    let pause = livedMs < SHORTEST_LIFE_MS ? PAUSE_MS : 0;
    while (!stopping.aborted && held?.isDead()) {
      await sleep(pause);
      pause = PAUSE_MS;
      if (!stopping.aborted) await fill().catch(() => {});
    }
  };

  /** Whoever was unlucky once is tried once more; what cannot start leaves the old one where it is. */
  const renew = async (askedAt: number) => {
    if (stopping.aborted || since > askedAt) return;
    const old = held;
    await fill().catch(async () => {
      await sleep(PAUSE_MS);
      if (!stopping.aborted) await fill();
    });
    if (old && old !== held) await leave(old);
  };

  return { fill: () => inTurn(fill), renew: (askedAt) => inTurn(() => renew(askedAt)) };
}

/** Running requests are finished; who is frozen does not hear of it and is ended. */
export async function leave(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = new Promise((resolve) => worker.process.once("exit", resolve));
  worker.process.kill("SIGTERM");
  const deadline = setTimeout(() => worker.process.kill("SIGKILL"), LONGEST_LEAVE_MS);
  await gone;
  clearTimeout(deadline);
}
