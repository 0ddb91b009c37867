import { describe, expect, test } from "vitest";
import { homeOf, landingOf, ownPath } from "./landing.ts";

test("whoever works in the shop lands on the day at the counter, customers in the shop", () => {
  expect(homeOf("admin")).toBe("/admin");
  expect(homeOf("staff")).toBe("/admin");
  expect(homeOf("customer")).toBe("/");
});

describe("after signing in", () => {
  test("one goes on to where one was going", () => {
    const wish = "/admin/bookings?booking=1234567#betalning";
    expect(landingOf("admin", wish)).toBe(wish);
    expect(landingOf("customer", "/konto")).toBe("/konto");
  });

  test("staff who opened the office come in, customers to the shop", () => {
    expect(landingOf("staff", "/admin")).toBe("/admin");
    expect(landingOf("customer", "/admin")).toBe("/");
    expect(landingOf("customer", "/admin/?x=1")).toBe("/");
    expect(landingOf("admin", "/admin")).toBe("/admin");
  });

  test("nobody is led back to signing in or registering", () => {
    expect(landingOf("admin", "/auth?next=/auth")).toBe("/admin");
    expect(landingOf("staff", "/registrera")).toBe("/admin");
  });

  test.each([
    "//evil.example",
    "https://evil.example",
    "HTTPS://evil.example/admin",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    `/${"a".repeat(1000)}`,
  ])("%j leads nowhere but home", (wish) => {
    expect(ownPath(wish)).toBeUndefined();
    expect(landingOf("admin", wish)).toBe("/admin");
  });
});
