import { expect, test } from "vitest";
import { leftToSet, missingOfSeller, OWNERS_SETTINGS } from "./left-to-set.ts";

const ALL = {
  ...Object.fromEntries(OWNERS_SETTINGS.map((name) => [name, "satt"])),
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
};

test("an owner who has set nothing is asked for everything, and one who has set all for nothing", () => {
  expect(leftToSet({})).toEqual(OWNERS_SETTINGS);
  expect(leftToSet(ALL)).toEqual([]);
});

test.each(OWNERS_SETTINGS.filter((name) => name !== "SHOP_EMAIL" && name !== "MAIL_FROM"))(
  "%s is asked for when it alone is not set",
  (name) => {
    expect(leftToSet({ ...ALL, [name]: undefined })).toEqual([name]);
  },
);

test("the company's e-mail address serves for the shop's notices and as the sender", () => {
  const left = leftToSet({ COMPANY_EMAIL: "hej@butiken.se" });
  expect(left).not.toContain("SHOP_EMAIL");
  expect(left).not.toContain("MAIL_FROM");
  expect(leftToSet({ SHOP_EMAIL: "jag@butiken.se" })).not.toContain("MAIL_FROM");
  expect(leftToSet({ MAIL_FROM: "bokning@butiken.se" })).toContain("SHOP_EMAIL");
});

test("cards in test mode are left to set, since they bring no money", () => {
  expect(leftToSet({ ...ALL, STRIPE_PUBLISHABLE_KEY: "pk_test_x" })).toEqual([
    "STRIPE_PUBLISHABLE_KEY",
  ]);
});

test("a receipt names its seller's organisation number and address, or the owner hears which is missing", () => {
  const seller = { orgnr: "556000-0001", address: "Gatan 1" };
  expect(missingOfSeller(seller)).toEqual([]);
  expect(missingOfSeller({ ...seller, orgnr: "" })).toEqual(["orgnr"]);
  expect(missingOfSeller({ orgnr: "", address: " " })).toEqual(["orgnr", "address"]);
});
