import fc from "fast-check";
import { afterAll, inject } from "vitest";
import { endFile } from "./file-end.ts";
import { expectOnlyTx } from "./only-tx.ts";

// What a property meets differs between runs, and is the same again by the seed that the run has told.
fc.configureGlobal({ seed: inject("runSeed") });

afterAll(async () => {
  await endFile();
  expectOnlyTx();
});
