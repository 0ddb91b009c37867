import { ensureBuilt, ensureInstalled, requireNode } from "./prepare.mjs";

requireNode();
await ensureInstalled({ withDevelopment: false });
await ensureBuilt();
const { main } = await import("../dist/server/main.js");
await main();
