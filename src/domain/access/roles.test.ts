import { expect, test } from "vitest";
import { may, needsSignIn, PERMISSIONS, ROLES } from "./roles.ts";

test("a visitor may use the shop and nothing else", () => {
  expect(PERMISSIONS.filter((permission) => may(null, permission))).toEqual(["shop.visit"]);
});

test("a registered customer sees no other customer's data", () => {
  expect(PERMISSIONS.filter((permission) => may("customer", permission))).toEqual([
    "shop.visit",
    "account.change-own",
  ]);
});

test("staff read bookings and accounting, write comments and run the counter, but manage nothing", () => {
  expect(PERMISSIONS.filter((permission) => may("staff", permission))).toEqual([
    "shop.visit",
    "account.change-own",
    "bookings.read",
    "bookings.comment",
    "bookings.run",
    "accounting.read",
  ]);
});

test("an administrator may do everything", () => {
  expect(PERMISSIONS.every((permission) => may("admin", permission))).toBe(true);
});

test("signing in never takes a permission away", () => {
  for (const permission of PERMISSIONS)
    for (const role of ROLES)
      if (may(null, permission)) expect(may(role, permission), `${role} ${permission}`).toBe(true);
});

test("only what a visitor may not do asks for signing in", () => {
  expect(needsSignIn("shop.visit")).toBe(false);
  expect(needsSignIn("shop.manage")).toBe(true);
});
