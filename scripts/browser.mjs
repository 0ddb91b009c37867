// Finds a Chromium for the journeys, and installs one where the machine has none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, say } from "./prepare.mjs";

const SYSTEM_BROWSERS = [
  // The same browser without windows: a journey costs it a fifth less.
  "/usr/lib/chromium/chromium-headless-shell",
  // Debian's own, without the script around it that switches on what no journey needs.
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A browser of the system, else the one Playwright has downloaded; nothing when there is none. */
export async function findBrowser() {
  const { chromium } = await import("@playwright/test");
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => path && existsSync(path));
}

export async function ensureBrowser() {
  if (await findBrowser()) return;
  say("· Installing a browser for the journeys …");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["-qq", "update"]);
    for (const name of ["chromium-headless-shell", "chromium"])
      if (!(await findBrowser()))
        run("apt-get", ["-qq", "install", "--yes", "--no-install-recommends", name]);
  }
  if (!(await findBrowser()))
    run(join(ROOT, "node_modules/.bin/playwright"), ["install", "chromium"]);
  if (await findBrowser()) return;
  say("No browser could be installed. Install Chromium and run the tests again.");
  process.exit(1);
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"], env });
}
