import { ensureBuilt, ensureInstalled, requireNode } from "./prepare.mjs";

requireNode();
await ensureInstalled({ withDevelopment: false });
await ensureBuilt();
process.env.NODE_ENV ??= "production";
const { main } = await import("../dist/server/backup.js");
await main();
