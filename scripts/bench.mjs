import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, requireNode, ROOT } from "./prepare.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
const tsx = join(ROOT, "node_modules", "tsx", "dist", "cli.mjs");
// `npm run bench books` measures the accounting instead, `npm run bench day` the calendar in a browser.
const [which, ...rest] = process.argv.slice(2);
if (which === "day") {
  await ensureBrowser();
  await ensureBuilt();
}
const script = ["books", "day"].includes(which) ? `bench/${which}.ts` : "bench/run.ts";
const child = spawn(process.execPath, [tsx, script, ...rest], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
// The child hears Ctrl-C itself; this process only waits for it to have stopped what it started.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => process.exit(code ?? 1));
