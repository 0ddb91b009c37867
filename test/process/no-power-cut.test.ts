import { expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { powerCutWarnings, REAL_CARDS } from "#test/power-cut-warnings.ts";
import { TEMPLATE } from "#test/template.ts";

test.concurrent.each(["test cards on a database that forgets", "real cards on the embedded one"])(
  "%s are not warned of",
  async (which) => {
    const environment = which.startsWith("real")
      ? REAL_CARDS
      : { DATABASE_URL: await createTestDatabase(TEMPLATE) };
    const { inOffice, atStart } = await powerCutWarnings(environment);
    expect(atStart).not.toContain("WARNING");
    expect(inOffice).toEqual([]);
  },
);
