import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { run, type Place } from "./shop-commands.ts";

/** A folder for the test file's backups and the shops that they become. Answers the path of a name in it. */
export function backupFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-backup-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

export async function succeed(
  command: "backup" | "restore",
  place: Place,
  ...args: string[]
): Promise<string> {
  const { code, output } = await run(command, place, ...args);
  expect(output).toContain("✓");
  expect(code, output).toBe(0);
  return output;
}
