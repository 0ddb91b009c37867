import { expect, test } from "vitest";
import { isSilent } from "#server/platform/db/refused-write.ts";

test("a refused write is no silence", () => {
  const refused = Object.assign(new Error("duplicate key"), { code: "23505" });
  expect(isSilent(new Error("Failed query", { cause: refused }))).toBe(false);
  const cut = new Error("Connection terminated unexpectedly");
  expect(isSilent(new Error("Failed query", { cause: cut }))).toBe(true);
});
