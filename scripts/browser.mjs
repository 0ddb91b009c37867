// Finds a Chromium for the journeys, and installs one where the machine has none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, say } from "./prepare.mjs";

/** Chromium without windows: a journey costs it a fifth less. */
const SHELL = "/usr/lib/chromium/chromium-headless-shell";

const SYSTEM_BROWSERS = [
  SHELL,
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

// Chromium heeds only the last list of this kind, so what Playwright switches off stands here again. The
// last line is ours: the address bar draws two pages of its own for each window, dearer than the shop's.
const SWITCHED_OFF = [
  ["AvoidUnnecessaryBeforeUnloadCheckSync", "AvoidCorsURLLoaderRestartOnRedirect", "PaintHolding"],
  ["DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable"],
  ["ThirdPartyStoragePartitioning", "LensOverlay", "MediaRouter", "OptimizationHints"],
  ["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
];

const isRoot = process.getuid?.() === 0;

/** How the browser of the journeys and screens is started. */
export async function launchOptions() {
  const executablePath = await findBrowser();
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...(isRoot ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${SWITCHED_OFF.flat().join()}`,
    ],
  };
}

/** Where packages may be installed the shell is, even beside another Chromium. */
export async function ensureBrowser() {
  if (isRoot && existsSync("/usr/bin/apt-get") && !existsSync(SHELL)) {
    say("· Installing a browser for the journeys …");
    install("chromium-headless-shell");
    if (!(await findBrowser())) install("chromium");
  }
  if (!(await findBrowser())) {
    say("· Installing a browser for the journeys …");
    run(join(ROOT, "node_modules/.bin/playwright"), ["install", "chromium"]);
  }
  if (await findBrowser()) return;
  say("No browser could be installed. Install Chromium and run the tests again.");
  process.exit(1);
}

function install(name) {
  run("apt-get", ["-qq", "update"]);
  run("apt-get", ["-qq", "install", "--yes", "--no-install-recommends", name]);
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"], env });
}
