import { randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How a command on the same machine, run by the same user, reaches the shop that is running. */
export type RunningShopNote = { address: string; token: string };

const fileIn = (dataDir: string) => join(dataDir, "secrets", "running.json");

/** Only the shop's own user can read it; a new token at each start. */
export function noteRunningShop(
  dataDir: string,
  { address, token = randomBytes(32).toString("base64url") }: { address: string; token?: string },
): { token: string; forget(): void } {
  mkdirSync(join(dataDir, "secrets"), { recursive: true, mode: 0o700 });
  rmSync(fileIn(dataDir), { force: true });
  writeFileSync(fileIn(dataDir), JSON.stringify({ address, token } satisfies RunningShopNote), {
    mode: 0o600,
  });
  const forget = () => {
    // Another process may have come since, and is still there.
    if (readRunningShop(dataDir)?.token === token) rmSync(fileIn(dataDir), { force: true });
  };
  return { token, forget };
}

export function readRunningShop(dataDir: string): RunningShopNote | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), "utf8")) as RunningShopNote;
  } catch {
    return undefined;
  }
}

/** Whether a caller is a command of the shop's own user: it has read the note. */
export function showsToken(authorization: string | undefined, token: string | undefined): boolean {
  const presented = authorization?.replace(/^Bearer /, "") ?? "";
  return token !== undefined && isSameToken(presented, token);
}

function isSameToken(presented: string, token: string): boolean {
  const [one, other] = [Buffer.from(presented), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
