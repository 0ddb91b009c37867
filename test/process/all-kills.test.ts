import { test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { expectNoPaymentLost } from "#test/killed-among-checkouts.ts";
import { TEMPLATE } from "#test/template.ts";

test.concurrent.each(["embedded", "PostgreSQL"])(
  "killed ten times among a hundred checkouts on %s, the shop loses no payment and books none twice",
  async (kind) =>
    expectNoPaymentLost({
      checkouts: 100,
      kills: 10,
      ...(kind === "PostgreSQL" && { databaseUrl: await createTestDatabase(TEMPLATE) }),
    }),
  600_000,
);
