import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";

/** The shop's clock in the journeys: Monday 1 March 2027. The demo's bookings lie around that day. */
const OPENED = "2027-03-01T09:00:00Z";
/** A minute before, so that nothing in the prepared shop lies in its own future. */
const PREPARED = "2027-03-01T08:59:00Z";
const FOLDER = "PREPARED_SHOP";

/** Fills a demo shop once for the whole run: migrating and loading take most of a first start. */
// Playwright takes nothing but a default export.
// eslint-disable-next-line import/no-default-export
export default async function prepareShop(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-prepared-"));
  const shop = await startBuiltShop({ dataDir, environment: { CLOCK_START: PREPARED } });
  await shop.stop();
  process.env[FOLDER] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** As a fixture has it: open while it is used. */
export async function whileOpen(use: (shop: StartedShop) => Promise<void>): Promise<void> {
  const shop = await openShop();
  await use(shop);
  await shop.stop();
}

/** Opens a demo shop of its own, on a copy of the prepared one. */
export async function openShop(environment: Record<string, string> = {}): Promise<StartedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-journey-"));
  cpSync(process.env[FOLDER]!, dataDir, { recursive: true });
  const tidy = () => rmSync(dataDir, { recursive: true, force: true });
  const shop = await startBuiltShop({
    dataDir,
    environment: { RATE_LIMIT_FACTOR: "100", CLOCK_START: OPENED, ...environment },
  }).catch((error: unknown) => {
    tidy();
    throw error;
  });
  return { ...shop, stop: (signal) => shop.stop(signal).finally(tidy) };
}
