import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDemo } from "#test/prepared-shop.ts";
import { ownAddresses, richResultFaults } from "#test/rich-results.ts";
import type { StartedShop } from "#test/started-shop.ts";
import { thingsOf } from "#test/structured-data.ts";
import { aProduct, PATHS, PUBLIC, thingsOnPages, visitPages } from "#test/visited-pages.ts";

let shop: StartedShop;
let pages: Map<string, string>;
beforeAll(async () => {
  shop = await openDemo();
  pages = await visitPages(shop);
});
afterAll(() => shop.stop());

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
});

describe("structured data", () => {
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

  test("has everything that a search engine needs to show it", () => {
    expect(thingsOnPages(pages).flatMap(richResultFaults)).toEqual([]);
    const list = { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 2 }] };
    const business = { "@type": "LocalBusiness", name: "Norrvidd", address: "Hamngatan 1" };
    expect(
      [aProduct({ price: "" }), list, { ...business, url: "/" }].flatMap((thing) =>
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
    const addresses = new Set(
      thingsOnPages(pages).flatMap(({ thing }) => ownAddresses(thing, shop.address)),
    );
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
