import { chromium, type Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../scripts/browser.mjs";
import { freePort } from "./free-port.ts";

export type SeoVerdict = { score: number | null; faults: string[] };

/** What a phone with a slow network makes of a page; of three visits the middle one, each figure by itself. */
export type PhoneVerdict = {
  scores: { performance: number; accessibility: number; "best-practices": number; seo: number };
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
};

/** What Lighthouse says of pages to be found by search engines, each as a phone gets it. */
export function seoVerdicts(addresses: string[]): Promise<Map<string, SeoVerdict>> {
  return verdictsOf(addresses, seoVerdict);
}

/** What Lighthouse says of pages on a phone. Only to be asked when nothing else runs. */
export function phoneVerdicts(addresses: string[]): Promise<Map<string, PhoneVerdict>> {
  return verdictsOf(addresses, async (address, port) => {
    const visits = [];
    for (let visit = 0; visit < 3; visit += 1) visits.push(await visitByPhone(address, port));
    return middleOf(visits);
  });
}

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

async function visitByPhone(address: string, port: number): Promise<PhoneVerdict> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Infinity;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestPaintMs: Math.round(figure("largest-contentful-paint")),
    blockedMs: Math.round(figure("total-blocking-time")),
    shift: figure("cumulative-layout-shift"),
  };
}

function middleOf(visits: PhoneVerdict[]): PhoneVerdict {
  const middle = (figureOf: (visit: PhoneVerdict) => number) =>
    visits.map(figureOf).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)]!;
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      "best-practices": middle(({ scores }) => scores["best-practices"]),
      seo: middle(({ scores }) => scores.seo),
    },
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    shift: middle(({ shift }) => shift),
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
