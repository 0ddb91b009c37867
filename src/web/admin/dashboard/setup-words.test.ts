import { expect, test } from "vitest";
import { OWNERS_SETTINGS } from "#domain/shop/left-to-set.ts";
import { leftGroups } from "./setup-words.ts";

test("whatever is left to set, the dashboard has words for it and the page or name it is set under", () => {
  for (const setting of OWNERS_SETTINGS) {
    const groups = leftGroups([setting]);
    expect(groups, setting).toHaveLength(1);
    const { ways = [], settings = [] } = groups[0] ?? {};
    expect(ways.length > 0 || settings.includes(setting), setting).toBe(true);
    expect(groups[0]?.title).not.toMatch(/undefined|saknar$|inte$/);
  }
  expect(leftGroups([])).toEqual([]);
});

test("letters lack what is left to set, and nothing that has been set", () => {
  const text = (...left: (typeof OWNERS_SETTINGS)[number][]) => leftGroups(left)[0]?.text;
  expect(text("SMTP_URL")).not.toContain("avsändare");
  expect(text("MAIL_FROM")).not.toContain("e-postserver");
  expect(text("MAIL_FROM", "SMTP_URL")).toMatch(/Utan avsändare .+ Utan e-postserver /);
});

test("a receipt's missing facts are named in one sentence, as they are", () => {
  const titles = (...left: (typeof OWNERS_SETTINGS)[number][]) =>
    leftGroups(left).map(({ title }) => title);
  expect(titles("COMPANY_ADDRESS")).toEqual(["Kvitton saknar adress"]);
  expect(titles("COMPANY_NAME", "COMPANY_ORGNR")).toEqual([
    "Kvitton saknar företagets namn, organisationsnummer och momsregistreringsnummer",
  ]);
});

test("what can be set in the office leads there, once for each page, and the rest is named", () => {
  const [receipts] = leftGroups(["COMPANY_NAME", "COMPANY_ORGNR"]);
  expect(receipts?.ways.map(({ href }) => href)).toEqual(["/admin/settings/company"]);
  expect(receipts?.settings).toEqual([]);
  const [letters] = leftGroups(["MAIL_FROM", "SMTP_URL"]);
  expect(letters?.ways.map(({ href }) => href)).toEqual(["/admin/settings/mail"]);
  expect(letters?.settings).toEqual(["SMTP_URL"]);
  const [cards] = leftGroups(["STRIPE_PUBLISHABLE_KEY"]);
  expect(cards).toMatchObject({
    ways: [],
    settings: expect.arrayContaining(["STRIPE_SECRET_KEY"]),
  });
});
