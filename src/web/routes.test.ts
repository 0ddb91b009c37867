import { parse } from "regexparam";
import { expect, test } from "vitest";
import { patternOf, findRoute } from "./routes.tsx";

const routeOf = (path: string) => findRoute(parse, path).route;

test.each([
  "/admin/rental-items/cards",
  "/admin/rental-items/all",
  "/admin/rental-items/0",
  "/admin/rental-items/7/mer",
  "/admin/receipts/senaste",
  "/admin/bookings/search",
  "/admin/settings/finns-inte",
])("%s is no page: what stands for one thing in the office is its number", (path) => {
  expect(routeOf(path)).toMatchObject({ isMissing: true, frame: "office" });
});

test.each(["/admin/rental-items/new", "/admin/rental-items/7", "/admin/rental-items/7/"])(
  "%s leads to the item editor",
  (path) => {
    expect(routeOf(path).source).toMatch(/item-editor-page/);
  },
);

test("a receipt is found by its booking's number", () => {
  const { route, params } = findRoute(parse, "/admin/receipts/17");
  expect(route.source).toMatch(/receipt-page/);
  expect(params["bookingId"]).toBe("17");
});

test("what is nowhere else is the shop's own 'not found'", () => {
  expect(routeOf("/finns/inte")).toMatchObject({ isMissing: true, frame: "shop" });
  expect(patternOf("/finns/inte")).toBe("*");
});
