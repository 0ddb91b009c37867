import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, requireNode, ROOT } from "./prepare.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
const tsx = join(ROOT, "node_modules", "tsx", "dist", "cli.mjs");
// `npm run bench books` measures the accounting instead, `npm run bench day` the calendar in a browser, `npm run bench
// moving` how soon the office answers a press,
// `npm run bench search` finding by dates,
// `npm run bench backup` a million bookings into a file and back, compared row by row, `npm run bench memory` what the
// shop takes of the machine while it is visited for ten minutes, and `npm run bench money 200`
// tells so many batches of stories about a booking's money, on both databases.
const [which, ...rest] = process.argv.slice(2);
if (which === "day" || which === "moving") await ensureBrowser();
if (!["money", "books", "backup", "search"].includes(which)) await ensureBuilt();
const script = ["books", "day", "moving", "backup", "memory", "search"].includes(which)
  ? `bench/${which}.ts`
  : "bench/run.ts";
const own = script === "bench/run.ts" ? process.argv.slice(2) : rest;
const measured = { args: [tsx, script, ...own], env: { NODE_ENV: "production" } };
const stories = {
  args: [
    join(ROOT, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--project=embedded",
    "--project=postgres",
    "money-sequences",
  ],
  env: { MONEY_BATCHES: rest[0] ?? "100" },
};
const { args, env } = which === "money" ? stories : measured;
const child = spawn(process.execPath, args, {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, ...env },
});
// The child hears Ctrl-C itself; this process only waits for it to have stopped what it started.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => process.exit(code ?? 1));
