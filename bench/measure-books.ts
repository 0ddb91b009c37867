import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./verdict.ts";

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

/** The middle time of each question, over the wire, and how far the process grew while it answered. */
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
    for (let round = 0; round <= ROUNDS; round += 1) {
      const started = performance.now();
      const answer = await fetch(`${address}/api/accounting/${path}`, { headers: { cookie } });
      if (answer.status !== 200 || !answer.body) throw new Error(`${label}: ${answer.status}`);
      size = 0;
      for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
        size += part.length;
        peak = Math.max(peak, process.memoryUsage().rss);
      }
      // The first one warms up.
      if (round > 0) rounds.push(performance.now() - started);
      await sleep(50);
    }
    const mega = (bytes: number) => (bytes / 1e6).toFixed(1);
    times.push({
      label,
      ms: median(rounds),
      most,
      detail: `${mega(size)} MB, grew by ${mega(peak - before)} MB`,
    });
  }
  return times;
}
