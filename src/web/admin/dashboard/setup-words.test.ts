import { expect, test } from "vitest";
import { OWNERS_SETTINGS } from "#domain/shop/left-to-set.ts";
import { leftGroups } from "./setup-words.ts";

test("whatever is left to set, the dashboard has words for it and the name it is set under", () => {
  for (const setting of OWNERS_SETTINGS) {
    const groups = leftGroups([setting]);
    expect(groups, setting).toHaveLength(1);
    expect(groups[0]?.settings).toContain(setting);
    expect(groups[0]?.title).not.toMatch(/undefined|saknar$|inte$/);
  }
  expect(leftGroups([])).toEqual([]);
});

test("a receipt's missing facts are named in one sentence, as they are", () => {
  const titles = (...left: (typeof OWNERS_SETTINGS)[number][]) =>
    leftGroups(left).map(({ title }) => title);
  expect(titles("COMPANY_ADDRESS")).toEqual(["Kvitton saknar adress"]);
  expect(titles("COMPANY_NAME", "COMPANY_ORGNR")).toEqual([
    "Kvitton saknar företagets namn, organisationsnummer och momsregistreringsnummer",
  ]);
});
