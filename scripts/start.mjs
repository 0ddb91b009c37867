import { ensureBuilt, ensureInstalled, requireNode } from "./prepare.mjs";

// Whoever started this may be gone before the shop is built.
const startedBy = process.ppid;
requireNode();
await ensureInstalled({ withDevelopment: false });
await ensureBuilt();
process.env.NODE_ENV ??= "production";
const { main } = await import("../dist/server/main.js");
await main({ startedBy });
