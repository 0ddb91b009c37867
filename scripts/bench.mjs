import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, requireNode, ROOT } from "./prepare.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
const tsx = join(ROOT, "node_modules", "tsx", "dist", "cli.mjs");
const child = spawn(process.execPath, [tsx, "bench/run.ts"], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
// The child hears Ctrl-C itself; this process only waits for it to have stopped what it started.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => process.exit(code ?? 1));
