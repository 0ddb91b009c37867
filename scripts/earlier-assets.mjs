import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const KEEP_DAYS = 7;

/**
 * A page that is open in somebody's browser asks for the files of its own build, and so does a shop that still
 * runs: a page's rarer parts are read from disk when somebody comes to them first.
 */
export function keepEarlierAssets(from, to) {
  if (!existsSync(from)) return;
  const oldest = Date.now() - KEEP_DAYS * 24 * 60 * 60 * 1000;
  for (const file of readdirSync(from)) {
    const isKept = !existsSync(join(to, file)) && statSync(join(from, file)).mtimeMs > oldest;
    if (isKept) cpSync(join(from, file), join(to, file), { preserveTimestamps: true });
  }
}
