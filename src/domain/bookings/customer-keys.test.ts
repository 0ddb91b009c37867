import { describe, expect, test } from "vitest";
import { byPerson, customerKeys } from "./customer-keys.ts";

const keys = (email: string, phone = "") => customerKeys({ email, phone }).map(({ key }) => key);

describe("a customer is known by", () => {
  test.each([
    [
      "an e-mail address, however its letters are written",
      " Anna.Berg@Example.COM ",
      "anna.berg@example.com",
    ],
  ])("%s", (_what, email, key) => {
    expect(keys(email)).toEqual([key]);
  });

  test.each([
    ["070-123 45 67"],
    ["0701234567"],
    ["+46 70 123 45 67"],
    ["+46 (0)70-123 45 67"],
    ["0046701234567"],
  ])("a phone number written as %s", (phone) => {
    expect(keys("", phone)).toEqual(["0701234567"]);
  });

  test("a number from abroad with its country", () => {
    expect(keys("", "+47 912 34 567")).toEqual(["004791234567"]);
  });

  test("both, where both are told", () => {
    expect(customerKeys({ email: "a@b.se", phone: "060-12 34 56" })).toEqual([
      { kind: "email", key: "a@b.se" },
      { kind: "phone", key: "060123456" },
    ]);
  });
});

test.each([
  ["", ""],
  ["  ", " "],
  ["-", "-"],
  ["saknas", "saknas"],
  ["@", "0"],
  ["a b@c.se", "123456"],
  ["nej@", "0000000000"],
  ["@nej.se", "070-123 45 67, 060-12 34 56"],
])("nobody is known by '%s' and '%s'", (email, phone) => {
  expect(customerKeys({ email, phone })).toEqual([]);
});

describe("bookings of one person are", () => {
  const booking = (id: number, email: string, phone: string) => ({ id, email, phone });
  const people = (...bookings: ReturnType<typeof booking>[]) =>
    byPerson(bookings).map((one) => one.map(({ id }) => id));

  test("those with the same e-mail or the same phone", () => {
    expect(
      people(
        booking(1, "anna@example.com", "070-111 11 12"),
        booking(2, "bo@example.com", "070-222 22 23"),
        booking(3, "ANNA@example.com", "060-333 33 34"),
        booking(4, "b@firma.se", "+46702222223"),
      ),
    ).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test("those that a third booking joins", () => {
    expect(
      people(
        booking(1, "anna@example.com", "070-111 11 12"),
        booking(2, "ny@example.com", "070-222 22 23"),
        booking(3, "ny@example.com", "070-111 11 12"),
      ),
    ).toEqual([[1, 2, 3]]);
  });

  test("never those that have nothing but an empty field in common", () => {
    expect(people(booking(1, "", ""), booking(2, "", ""), booking(3, "-", ""))).toEqual([
      [1],
      [2],
      [3],
    ]);
  });
});
