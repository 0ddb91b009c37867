import { afterAll } from "vitest";
import { endFile } from "./file-end.ts";
import { expectOnlyTx } from "./only-tx.ts";

afterAll(async () => {
  await endFile();
  expectOnlyTx();
});
