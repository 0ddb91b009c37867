import { chromium, type Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../scripts/browser.mjs";
import { freePort } from "./free-port.ts";

export type SeoVerdict = { score: number | null; faults: string[] };

/** What Lighthouse says of pages to be found by search engines, each as a phone gets it. */
export async function seoVerdicts(addresses: string[]): Promise<Map<string, SeoVerdict>> {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const verdicts = new Map<string, SeoVerdict>();
    for (const address of addresses) verdicts.set(address, await seoVerdict(address, port));
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
