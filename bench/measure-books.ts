import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./median.ts";

export type BookTimes = { label: string; ms: number; most: number | null; detail: string };

const YEAR = 2027;
const ROUNDS = 5;

const QUESTIONS = [
  { label: "yearly summary", path: `yearly/${YEAR}`, most: 100 },
  { label: "monthly summary, July", path: `monthly/${YEAR}/7`, most: null },
  { label: "year as CSV", path: `export/yearly/${YEAR}`, most: null },
  { label: "year as PDF", path: `export/yearly/${YEAR}/pdf`, most: 2000 },
  { label: "year as SIE", path: `export/sie/${YEAR}`, most: 2000 },
  { label: "July as CSV", path: `export/monthly/${YEAR}/7`, most: null },
  { label: "July as PDF", path: `export/monthly/${YEAR}/7/pdf`, most: null },
] as const;

/**
 * The middle time of each question, over the wire; how long the process was at work for it, which says
 * more where others use the machine; how long another caller would have had to wait at most; and how far
 * the process grew meanwhile.
 */
export async function measureBooks(
  cookie: string,
  address: string,
  about = "",
): Promise<BookTimes[]> {
  const times: BookTimes[] = [];
  for (const { label, path, most } of QUESTIONS.filter((one) => one.label.includes(about))) {
    const rounds: number[] = [];
    let size = 0;
    const before = process.memoryUsage().rss;
    let peak = before;
    const work: number[] = [];
    const waits = monitorEventLoopDelay({ resolution: 1 });
    waits.enable();
    for (let round = 0; round <= ROUNDS; round += 1) {
      const started = performance.now();
      const worked = process.cpuUsage();
      if (round === 1) waits.reset();
      const answer = await fetch(`${address}/api/accounting/${path}`, { headers: { cookie } });
      if (answer.status !== 200 || !answer.body) throw new Error(`${label}: ${answer.status}`);
      size = 0;
      for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
        size += part.length;
        peak = Math.max(peak, process.memoryUsage().rss);
      }
      // The first one warms up.
      const { user, system } = process.cpuUsage(worked);
      if (round > 0) {
        rounds.push(performance.now() - started);
        work.push((user + system) / 1000);
      }
      await sleep(50);
    }
    waits.disable();
    const mega = (bytes: number) => (bytes / 1e6).toFixed(1);
    times.push({
      label,
      ms: median(rounds),
      most,
      detail:
        `at work ${median(work).toFixed(0)} ms, others waited ${(waits.max / 1e6).toFixed(0)} ms at most, ` +
        `${mega(size)} MB, grew by ${mega(peak - before)} MB`,
    });
  }
  return times;
}
