import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";

let shop: StartedShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(async () => {
  await shop.stop();
});

const checker = new HtmlValidate({
  extends: ["html-validate:standard"],
});

test.each([
  "/",
  "/p/fjallripa-70",
  "/p/havskajak",
  "/hyr-husbil",
  "/hyr-husbil/sundsvall",
  "/hyr-husbil/timra",
  "/about",
  "/bokningsvillkor",
  "/integritet",
  "/auth",
  "/booking?itemId=1&startDate=2099-01-01&endDate=2099-01-03",
  "/booking/thank-you",
  "/finns/inte",
])("%s is written in HTML that no checker finds fault with", async (path) => {
  const html = await (await fetch(`${shop.address}${path}`)).text();
  const report = await checker.validateString(html);
  expect(
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
    ),
  ).toEqual([]);
});
