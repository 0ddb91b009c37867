import { expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { powerCutWarnings, REAL_CARDS } from "#test/power-cut-warnings.ts";
import { TEMPLATE } from "#test/template.ts";

test("real cards on a database that forgets are warned of at the start and in the office", async () => {
  // The tests' server forgets what a power cut takes.
  const DATABASE_URL = await createTestDatabase(TEMPLATE);
  const { inOffice, atStart } = await powerCutWarnings({ DATABASE_URL, ...REAL_CARDS });
  expect(atStart).toContain("WARNING: real cards on a database that does not survive a power cut");
  expect(atStart).toContain("Set in PostgreSQL: fsync = on");
  expect(inOffice).toEqual(["fsync"]);
});
