import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import type { StartedShop } from "./started-shop.ts";

/** The processes that the first one of a shop runs. */
export const workersOf = ({ child }: Pick<StartedShop, "child">): number[] =>
  spawnSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);

/** Two of them, and none of those that there were. */
export function areOthers(shop: StartedShop, before: readonly number[]): boolean {
  const now = workersOf(shop);
  return now.length === 2 && !now.some((pid) => before.includes(pid));
}

export const until = (what: () => unknown): Promise<unknown> =>
  expect.poll(what, { timeout: 200_000, interval: 50 }).toBe(true);
