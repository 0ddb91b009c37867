import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startJobs, type Job, type RunningJobs } from "./jobs.ts";

let running: RunningJobs | undefined;
let logged: object[];
beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
});
afterEach(async () => {
  await running?.stop();
  vi.useRealTimers();
});

function start(...jobs: Job[]): RunningJobs {
  running = startJobs(jobs, { log: { error: (facts) => void logged.push(facts) } });
  return running;
}

/** A job that counts its turns and, if told so, ends each only when it is let go. */
function aJob({ isSlow = false } = {}) {
  let letGo: (() => void)[] = [];
  const job = {
    name: "mail",
    everySeconds: 5,
    turns: 0,
    async run() {
      job.turns += 1;
      if (isSlow) await new Promise<void>((resolve) => letGo.push(resolve));
    },
    async finish() {
      for (const resolve of letGo) resolve();
      letGo = [];
      await vi.advanceTimersByTimeAsync(0);
    },
  };
  return job;
}

test("a job runs at the start and then again and again", async () => {
  const job = aJob();
  start(job);
  expect(job.turns).toBe(1);
  await vi.advanceTimersByTimeAsync(4999);
  expect(job.turns).toBe(1);
  await vi.advanceTimersByTimeAsync(5001);
  expect(job.turns).toBe(3);
});

test("a job never runs beside itself, however long it takes", async () => {
  const job = aJob({ isSlow: true });
  start(job);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job.turns).toBe(1);
  await job.finish();
  await vi.advanceTimersByTimeAsync(5000);
  expect(job.turns).toBe(2);
  await job.finish();
});

test("a nudge does not wait for the next turn, and does not add one", async () => {
  const job = aJob();
  const { nudge } = start(job);
  await vi.advanceTimersByTimeAsync(1000);
  nudge("mail");
  expect(job.turns).toBe(2);
  await vi.advanceTimersByTimeAsync(4999);
  expect(job.turns).toBe(2);
});

test("a nudge during a turn gives one more turn after it, even if it comes twice", async () => {
  const job = aJob({ isSlow: true });
  const { nudge } = start(job);
  await vi.advanceTimersByTimeAsync(0);
  nudge("mail");
  nudge("mail");
  expect(job.turns).toBe(1);
  await job.finish();
  expect(job.turns).toBe(2);
  await job.finish();
  expect(job.turns).toBe(2);
});

test("a job that fails is logged without what it worked on, and tried again", async () => {
  let turns = 0;
  start({
    name: "mail",
    everySeconds: 5,
    run: async () => {
      turns += 1;
      const cause = new Error("connection lost");
      throw new Error("Failed query: insert … params: 19900101-1234", { cause });
    },
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(turns).toBe(2);
  expect(logged).toHaveLength(2);
  expect(logged[0]).toMatchObject({ job: "mail", err: { message: "connection lost" } });
  expect(JSON.stringify(logged)).not.toContain("19900101");
});

test("one failing job does not stop another", async () => {
  const job = aJob();
  start({ name: "broken", everySeconds: 1, run: () => Promise.reject(new Error("broken")) }, job);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(job.turns).toBe(3);
});

test("a shop that closes waits for the running job and begins no other turn", async () => {
  const job = aJob({ isSlow: true });
  const { stop, nudge } = start(job);
  await vi.advanceTimersByTimeAsync(0);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  nudge("mail");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isStopped).toBe(false);
  await job.finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job.turns).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a long job is told that the shop closes", async () => {
  let told = false;
  const { stop } = start({
    name: "long",
    everySeconds: 5,
    run: (stopping) =>
      new Promise((resolve) => {
        stopping.addEventListener("abort", () => {
          told = true;
          resolve();
        });
      }),
  });
  await stop();
  expect(told).toBe(true);
});
