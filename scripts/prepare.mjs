// Installs and builds what is missing, saying what it does. Plain JavaScript: it runs on a fresh clone.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIsCurrent, nodeIsTooOld, packagesAreInstalled } from "./project-state.mjs";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function requireNode() {
  if (!nodeIsTooOld()) return;
  say(`Norrvidd needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

async function step(label, work) {
  say(`· ${label} …`);
  const started = Date.now();
  await work();
  say(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

export async function ensureInstalled({ withDevelopment }) {
  if (packagesAreInstalled(ROOT, { withDevelopment })) return;
  await step("Installing packages", () => {
    const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    if (!withDevelopment) args.push("--omit=dev");
    const npm = spawnSync("npm", args, {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
    if (npm.status === 0) return;
    say(
      "The packages could not be installed. Check the network and that npm works, then try again.",
    );
    process.exit(1);
  });
}

export async function ensureBuilt() {
  if (buildIsCurrent(ROOT)) return;
  await step("Building the shop", async () => {
    const { buildShop } = await import("./build.mjs");
    await buildShop(ROOT);
  });
}
