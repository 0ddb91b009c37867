import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findHtmlChecker, htmlErrors } from "#test/html-checker.ts";
import { seoVerdicts } from "#test/lighthouse.ts";
import { ownAddresses, richResultFaults } from "#test/rich-results.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { thingsOf, vocabularyFaults, type Found, type Thing } from "#test/structured-data.ts";

/** What search engines are to find: every page of the site map, of the items a motorhome and a piece of equipment. */
const PUBLIC = [
  "/",
  "/p/fjallripa-70",
  "/p/havskajak",
  "/hyr-husbil",
  "/hyr-husbil/sundsvall",
  "/hyr-husbil/timra",
  "/about",
  "/bokningsvillkor",
  "/integritet",
];
const PATHS = [
  ...PUBLIC,
  "/auth",
  "/registrera",
  "/booking?itemId=1&startDate=2099-01-01&endDate=2099-01-03",
  "/booking/thank-you",
  "/finns/inte",
];

let shop: StartedShop;
const pages = new Map<string, string>();

beforeAll(async () => {
  shop = await startBuiltShop();
  for (const path of PATHS) {
    const answer = await fetch(`${shop.address}${path}`);
    pages.set(path, await answer.text());
  }
});
afterAll(async () => {
  await shop.stop();
});

describe("HTML", () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

  test.each(PATHS)("of %s has no fault that html-validate finds", async (path) => {
    const report = await validator.validateString(pages.get(path) ?? "");
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`,
        ),
      ),
    ).toEqual([]);
  });

  const checker = findHtmlChecker();
  if ("none" in checker) console.log(`The W3C's checker was not asked: ${checker.none}.`);
  else
    test("has no error that the W3C's checker finds, on any page", async () => {
      const wrong = '<!doctype html><html lang="sv"><title>Fel</title><p><div>Fel</div></p>';
      const [told, ...more] = await htmlErrors(checker.jar, new Map([...pages, ["/fel", wrong]]));
      expect(told).toContain("/fel: No “p” element in scope but a “p” end tag seen.");
      expect(more).toEqual([]);
    });
});

describe("structured data", () => {
  const found = (): Found[] =>
    [...pages].flatMap(([at, html]) => thingsOf(html).map((thing) => ({ at, thing })));

  test("is told where there is something to tell", () => {
    const typesOf = (path: string) =>
      thingsOf(pages.get(path) ?? "").map(({ "@type": type }) => type);
    expect(typesOf("/p/fjallripa-70")).toEqual([["Product", "Vehicle"]]);
    expect(typesOf("/p/havskajak")).toEqual(["Product"]);
    const rental = ["LocalBusiness", "BreadcrumbList", "ItemList", "FAQPage"];
    for (const path of ["/hyr-husbil", "/hyr-husbil/sundsvall", "/hyr-husbil/timra"])
      expect(typesOf(path), path).toEqual(rental);
    expect(typesOf("/about")).toEqual(["LocalBusiness"]);
  });

  test("says only what schema.org's vocabulary knows, each value of its kind", async () => {
    const wrong: Found[] = [
      { at: "unknown type", thing: { "@type": "Motorhome" } },
      { at: "unknown property", thing: { "@type": "LocalBusiness", telefon: "060-00 00 00" } },
      { at: "another's property", thing: { "@type": "BreadcrumbList", price: 1 } },
      { at: "another kind", thing: { "@type": "ListItem", position: { "@type": "Offer" } } },
      { at: "deep inside", thing: product({ availability: "https://schema.org/InStok" }) },
    ];
    const faults = await vocabularyFaults([...wrong, ...found()]);
    expect(faults.map((fault) => fault.replace(/:.*/s, ""))).toEqual(wrong.map(({ at }) => at));
  });

  test("has everything that a search engine needs to show it", () => {
    expect(found().flatMap(richResultFaults)).toEqual([]);
    const list = { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 2 }] };
    const business = { "@type": "LocalBusiness", name: "Norrvidd", address: "Hamngatan 1" };
    expect(
      [product({ price: "" }), list, { ...business, url: "/" }].flatMap((thing) =>
        richResultFaults({ at: "fel", thing }),
      ),
    ).toEqual([
      "fel: Offer lacks price",
      "fel: entry 1 of ItemList lacks url",
      "fel: entry 1 of ItemList is miscounted",
      "fel: the address of a LocalBusiness is a PostalAddress",
      "fel: url is no whole address: /",
    ]);
  });

  test("leads to pages and pictures that exist", async () => {
    const addresses = new Set(found().flatMap(({ thing }) => ownAddresses(thing, shop.address)));
    expect(addresses.size).toBeGreaterThan(10);
    for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
  });
});

test("every page of the site map is looked at here, of the items two", async () => {
  const siteMap = await (await fetch(`${shop.address}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const isItem = (path: string) => path.startsWith("/p/");
  expect(PUBLIC.filter((path) => !isItem(path)).toSorted()).toEqual(
    paths.filter((path) => !isItem(path)).toSorted(),
  );
  expect(paths).toEqual(expect.arrayContaining(PUBLIC));
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

function product(offer: object): Thing {
  const price = { price: 345, priceCurrency: "SEK", availability: "https://schema.org/InStock" };
  return {
    "@type": "Product",
    name: "Kanot",
    image: "https://butiken.example/kanot.webp",
    offers: { "@type": "Offer", ...price, ...offer },
  };
}
