import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { TEST_SHOP, TEST_START } from "#test/test-facts.ts";
import { firstShop, letterSender, noticesTo, shopFacts, writingShop } from "./shop-facts.ts";

const own = (environment: Record<string, string>) =>
  firstShop(readConfig({ DEMO: "false", ...environment }));
const HOST = "https://boka.butiken.se";

test("notices go to the shop's address, else the company's, else nowhere", () => {
  expect(noticesTo(own({ SHOP_EMAIL: "jag@b.se", COMPANY_EMAIL: "hej@b.se" }))).toBe("jag@b.se");
  expect(noticesTo(own({ COMPANY_EMAIL: "hej@b.se" }))).toBe("hej@b.se");
  expect(noticesTo(own({}))).toBeNull();
});

test("a letter is sent and answered by addresses the owner has named", () => {
  expect(letterSender(own({ MAIL_FROM: "post@b.se", COMPANY_EMAIL: "hej@b.se" }), HOST)).toEqual({
    name: "Norrvidd",
    address: "post@b.se",
    replyTo: "hej@b.se",
  });
  expect(letterSender(own({ SHOP_EMAIL: "jag@b.se" }), HOST)).toMatchObject({
    address: "jag@b.se",
    replyTo: "jag@b.se",
  });
});

test("without any it comes from the shop's own host, and promises no answer", () => {
  expect(letterSender(own({}), HOST)).toMatchObject({
    address: "no-reply@boka.butiken.se",
    replyTo: null,
  });
});

test("what opens a door stands in letters, and in nothing that a page is made of", () => {
  const locked = {
    ...TEST_SHOP,
    places: TEST_SHOP.places.map((place) => ({ ...place, instructions: "Kod 4711." })),
  };
  expect(JSON.stringify(shopFacts(locked, TEST_START))).not.toMatch(/4711|instructions/);
  expect(writingShop(locked, TEST_START).places[0]?.instructions).toBe("Kod 4711.");
});

test("a company with a number is said to have F-tax only once somebody has said so", () => {
  const company = { COMPANY_ORGNR: "556677-8899" };
  expect(shopFacts(own(company), TEST_START).company).toMatchObject({ fTax: false });
  const demo = firstShop(readConfig({ DEMO: "true", ...company }));
  expect(shopFacts(demo, TEST_START).company.fTax).toBe(true);
});
