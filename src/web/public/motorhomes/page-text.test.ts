import { expect, test } from "vitest";
import { GENERAL } from "./general-text.ts";
import { includedFor, wordsFor } from "./page-text.ts";
import { SUNDSVALL } from "./sundsvall-text.ts";
import { TIMRA } from "./timra-text.ts";

const UNKNOWN =
  /plåtis|[Ff]ria mil|3\s500\skilo|kört alla|[Tt]äcken|B-körkort|21 år|vår hemort|började med|vagnskade|Norge/;
const said = (isDemo: boolean) =>
  JSON.stringify([
    includedFor(isDemo),
    ...[GENERAL, SUNDSVALL, TIMRA].map((text) => wordsFor(isDemo, text)),
  ]);

test("a shop of somebody's own says nothing of its motorhomes that nobody gave", () => {
  expect(said(false)).not.toMatch(UNKNOWN);
  expect(said(false)).toContain("25 procent moms");
  expect(said(false)).toContain("Grundförsäkring ingår");
});

test("the demo tells its whole story", () => {
  expect(said(true)).toMatch(/Fria mil.*3\s500\skilo.*började med/s);
});
