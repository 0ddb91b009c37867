import { afterAll, beforeAll, expect, test } from "vitest";
import { findHtmlChecker, htmlErrors } from "#test/html-checker.ts";
import { seoVerdicts } from "#test/lighthouse.ts";
import { openDemo } from "#test/prepared-shop.ts";
import type { StartedShop } from "#test/started-shop.ts";
import { vocabularyFaults, type Found } from "#test/structured-data.ts";
import { aProduct, PUBLIC, thingsOnPages, visitPages } from "#test/visited-pages.ts";

let shop: StartedShop;
let pages: Map<string, string>;
beforeAll(async () => {
  shop = await openDemo();
  pages = await visitPages(shop);
});
afterAll(() => shop.stop());

const checker = findHtmlChecker();
if ("none" in checker) console.log(`The W3C's checker was not asked: ${checker.none}.`);
else
  test("HTML has no error that the W3C's checker finds, on any page", async () => {
    const wrong = '<!doctype html><html lang="sv"><title>Fel</title><p><div>Fel</div></p>';
    const [told, ...more] = await htmlErrors(checker.jar, new Map([...pages, ["/fel", wrong]]));
    expect(told).toContain("/fel: No “p” element in scope but a “p” end tag seen.");
    expect(more).toEqual([]);
  });

test("structured data says only what schema.org's vocabulary knows, each value of its kind", async () => {
  const wrong: Found[] = [
    { at: "unknown type", thing: { "@type": "Motorhome" } },
    { at: "unknown property", thing: { "@type": "LocalBusiness", telefon: "060-00 00 00" } },
    { at: "another's property", thing: { "@type": "BreadcrumbList", price: 1 } },
    { at: "another kind", thing: { "@type": "ListItem", position: { "@type": "Offer" } } },
    { at: "deep inside", thing: aProduct({ availability: "https://schema.org/InStok" }) },
  ];
  const faults = await vocabularyFaults([...wrong, ...thingsOnPages(pages)]);
  expect(faults.map((fault) => fault.replace(/:.*/s, ""))).toEqual(wrong.map(({ at }) => at));
});

test("Lighthouse gives each page that is to be found full marks, and sees that another is not to be", async () => {
  const addressOf = (path: string) => `${shop.address}${path}`;
  const verdicts = await seoVerdicts([...PUBLIC, "/auth"].map(addressOf));
  for (const path of PUBLIC)
    expect(verdicts.get(addressOf(path)), path).toEqual({ score: 1, faults: [] });
  expect(verdicts.get(addressOf("/auth"))?.faults).toEqual([
    "is-crawlable: Page is blocked from indexing",
  ]);
});
