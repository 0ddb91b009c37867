import { readRunningShop } from "#server/platform/running-shop.ts";

/**
 * Calls the shop that runs on this data folder, which has the embedded database to itself. Nothing where
 * none runs: a shop that was killed leaves its note behind.
 */
export async function askRunningShop(dataDir: string, path: string): Promise<Response | undefined> {
  const running = readRunningShop(dataDir);
  if (!running) return undefined;
  try {
    return await fetch(`${running.address}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${running.token}` },
    });
  } catch {
    return undefined;
  }
}
