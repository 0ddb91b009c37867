import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** A folder for the shops that the first test to need one prepares and the others copy. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-prepared-"));
  project.provide("preparedShops", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
