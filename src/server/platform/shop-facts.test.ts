import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { firstShop, letterSender, noticesTo } from "./shop-facts.ts";

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
