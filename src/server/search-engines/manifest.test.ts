import { expect, test } from "vitest";
import type { ShopFacts } from "#contracts/page.ts";
import { manifest } from "./manifest.ts";

const called = (motorhomes: boolean, equipment: boolean) =>
  manifest({
    name: "Årevidd",
    rents: { motorhomes, equipment, deposits: false },
  } as unknown as ShopFacts);

test("a shop on a phone's first screen is called by what it rents out", () => {
  expect(called(true, true)).toMatchObject({ name: "Årevidd – husbilar och friluftsutrustning" });
  expect(called(true, false)).toMatchObject({ name: "Årevidd – husbilar", short_name: "Årevidd" });
  expect(called(false, true)).toMatchObject({ name: "Årevidd – friluftsutrustning" });
  expect(called(false, false)).toMatchObject({ name: "Årevidd – husbilar och friluftsutrustning" });
});
