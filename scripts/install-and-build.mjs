// `npm run build`: all that `npm start` would do before it opens the shop, done beforehand.
import { ensureBuilt, ensureInstalled, requireNode } from "./prepare.mjs";

requireNode();
await ensureInstalled({ withDevelopment: false });
await ensureBuilt();
