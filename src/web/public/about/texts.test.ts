import { expect, test } from "vitest";
import type { ShopFacts } from "#contracts/page.ts";
import { aboutTexts } from "./texts.ts";

const said = (isDemo: boolean) =>
  JSON.stringify(
    aboutTexts({
      name: "Fjäll och Väg",
      isDemo,
      company: { phone: null, email: null },
      pickupMapUrl: null,
    } as ShopFacts),
  );

test("a shop of somebody's own tells company, values and vision without facts that nobody gave", () => {
  expect(said(false)).not.toMatch(/fria mil|kontrolleras|genomgång|lagar|förrådet|2016/);
  for (const part of ["Det här gör vi", "Våra värderingar", "Vår vision"])
    expect(said(false)).toContain(part);
});

test("the demo company tells its own story", () => {
  expect(said(true)).toMatch(/2016.*kontrolleras.*förrådet/s);
});
