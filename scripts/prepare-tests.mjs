import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "./prepare.mjs";

/** In seconds: packages, a browser and a build. */
const BUDGET = 90;

/** Installs and builds what the tests need and is not there, and answers how long that took. */
export async function prepareTests() {
  requireNode();
  const started = Date.now();
  await ensureInstalled({ withDevelopment: true });
  await ensureBrowser();
  await ensureBuilt();
  return { seconds: (Date.now() - started) / 1000, budget: BUDGET };
}
