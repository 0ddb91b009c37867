import { chromium, type Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../scripts/browser.mjs";
import { freePort } from "./free-port.ts";

export type SeoVerdict = { score: number | null; faults: string[] };

/** What a phone with a slow network makes of a page. */
export type PhoneVerdict = {
  /** The best of all visits: what is missing in one of them was not fetched in time. */
  scores: Record<"accessibility" | "best-practices" | "seo", number>;
  /** Of three visits the middle one, each figure by itself; none where the machine is too slow to tell. */
  speed: PhoneSpeed | undefined;
};
type PhoneSpeed = {
  performance: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
};

/** What Lighthouse says of pages to be found by search engines, each as a phone gets it. */
export function seoVerdicts(addresses: string[]): Promise<Map<string, SeoVerdict>> {
  return verdictsOf(addresses, seoVerdict);
}

/**
 * What Lighthouse says of pages on a phone. Only to be asked when nothing else runs. What else a machine does
 * makes a page slower, never faster: visits go on until three were `fastEnough`, nine at most.
 */
export function phoneVerdicts(
  addresses: string[],
  fastEnough: (speed: PhoneSpeed) => boolean,
): Promise<Map<string, PhoneVerdict>> {
  let machine = FAST_MACHINE;
  return verdictsOf(addresses, async (address, port) => {
    const visits: PhoneVisit[] = [];
    const fast = () => visits.filter(({ speed }) => fastEnough(speed));
    while (fast().length < 3 && visits.length < 9) {
      const visit = await visitByPhone(address, port, machine);
      ({ machine } = visit);
      visits.push(visit);
    }
    const telling = visits.filter((visit) => visit.machine >= SLOWEST_MACHINE);
    const best = (name: keyof PhoneVerdict["scores"]) =>
      Math.max(...visits.map(({ scores }) => scores[name]));
    return {
      scores: {
        accessibility: best("accessibility"),
        "best-practices": best("best-practices"),
        seo: best("seo"),
      },
      speed: fast().length >= 3 || telling.length >= 3 ? middleOf(fastestThree(visits)) : undefined,
    };
  });
}

/**
 * Lighthouse takes a phone for four times slower than the machine it runs on, by its own measure
 * (`benchmarkIndex`) one of 1500 or more. A slower machine is that much nearer to the phone already, and one
 * below the other mark is no faster than a phone: what it says is about itself.
 */
const FAST_MACHINE = 1500;
const SLOWEST_MACHINE = 1000;
const slowdown = (machine: number) => Math.max(1, 4 * Math.min(1, machine / FAST_MACHINE));

async function verdictsOf<Verdict>(
  addresses: string[],
  judge: (address: string, port: number) => Promise<Verdict>,
): Promise<Map<string, Verdict>> {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const verdicts = new Map<string, Verdict>();
    for (const address of addresses) verdicts.set(address, await judge(address, port));
    return verdicts;
  } finally {
    await browser.close();
  }
}

async function openBrowser(port: number): Promise<Browser> {
  const executablePath = await findBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type PhoneVisit = { scores: PhoneVerdict["scores"]; speed: PhoneSpeed; machine: number };

async function visitByPhone(address: string, port: number, machine: number): Promise<PhoneVisit> {
  const result = await lighthouse(address, {
    port,
    throttling: { cpuSlowdownMultiplier: slowdown(machine) },
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { categories, audits, environment } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Infinity;
  return {
    scores: {
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    speed: {
      performance: score("performance"),
      largestPaintMs: Math.round(figure("largest-contentful-paint")),
      blockedMs: Math.round(figure("total-blocking-time")),
      shift: figure("cumulative-layout-shift"),
    },
    machine: environment.benchmarkIndex,
  };
}

function fastestThree(visits: PhoneVisit[]): PhoneSpeed[] {
  return visits
    .map(({ speed }) => speed)
    .toSorted((a, b) => b.performance - a.performance || a.largestPaintMs - b.largestPaintMs)
    .slice(0, 3);
}

function middleOf(visits: PhoneSpeed[]): PhoneSpeed {
  const middle = (name: keyof PhoneSpeed) =>
    visits.map((visit) => visit[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)]!;
  return {
    performance: middle("performance"),
    largestPaintMs: middle("largestPaintMs"),
    blockedMs: middle("blockedMs"),
    shift: middle("shift"),
  };
}

async function seoVerdict(address: string, port: number): Promise<SeoVerdict> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ["seo"],
    // What is asked does not depend on how a page comes to rest or looks.
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 200,
    cpuQuietThresholdMs: 200,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { categories, audits } = result.lhr;
  const faults = Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);
  return { score: categories["seo"]?.score ?? null, faults };
}
