import { expect, test } from "vitest";
import { isNeverKept, isThankYou, reachOf, tellablePath } from "./page-reach.ts";

test.each([
  ["/", "open"],
  ["/p/familjen-alkov", "open"],
  ["/administration", "open"],
  ["/booking", "sale"],
  ["/booking/thank-you", "sale"],
  ["/betala/hemlig", "quiet"],
  ["/deposit-payment/12", "quiet"],
  ["/angra", "quiet"],
  ["/auth", "quiet"],
  ["/registrera", "quiet"],
  ["/konto", "quiet"],
  ["/glomt-losenord", "quiet"],
  ["/inbjudan/hemlig", "quiet"],
  ["/Aterstall/hemlig", "quiet"],
  ["/min-bokning/hemlig", "closed"],
  ["/admin", "closed"],
  ["/admin/bookings", "closed"],
  ["/Admin/", "closed"],
])("strangers reach %s: %s", (path, reach) => {
  expect(reachOf(path)).toBe(reach);
});

test("the thanks are known by their address, with or without a slash", () => {
  expect(isThankYou("/booking/thank-you/")).toBe(true);
  expect(isThankYou("/booking")).toBe(false);
});

test("a key in an address is never told", () => {
  expect(tellablePath("/betala/hemlig-nyckel")).toBe("/betala");
  expect(tellablePath("/inbjudan/hemlig-nyckel")).toBe("/inbjudan");
  expect(tellablePath("/aterstall/hemlig-nyckel")).toBe("/aterstall");
  expect(tellablePath("/min-bokning/hemlig-nyckel")).toBe("/min-bokning");
  expect(tellablePath("/deposit-payment/12")).toBe("/deposit-payment");
  expect(tellablePath("/p/familjen-alkov")).toBe("/p/familjen-alkov");
});

test("of a page whose address opens an account, or where a booking is paid, no copy is kept", () => {
  for (const path of [
    "/inbjudan/hemlig",
    "/aterstall/hemlig",
    "/Inbjudan/hemlig",
    "/betala/hemlig",
    "/deposit-payment/12",
  ])
    expect(isNeverKept(path)).toBe(true);
  for (const path of ["/", "/auth", "/p/inbjudan"]) expect(isNeverKept(path)).toBe(false);
});
