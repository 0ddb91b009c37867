import { expect, test } from "vitest";
import { bookingForTests } from "#web/admin/bookings/booking-for-tests.ts";
import { changeOf, detailsOf, hasOtherHours, mistakesOf } from "./details.ts";

const stored = detailsOf(bookingForTests({ version: 3 }));

test("only what is another now is sent, with the version that was looked at", () => {
  expect(changeOf(stored, stored)).toEqual({ version: 3, notify: true });
  const typed = { ...stored, email: "anna@example.se", pickupTime: "16:00", notify: false };
  expect(changeOf(stored, typed)).toEqual({
    version: 3,
    notify: false,
    customer: { email: "anna@example.se" },
    pickupTime: "16:00",
  });
});

test("the customer is told of other hours, and of nothing else", () => {
  expect(hasOtherHours(stored, { ...stored, phone: "070" })).toBe(false);
  expect(hasOtherHours(stored, { ...stored, returnTime: "10:00" })).toBe(true);
});

test("a booking keeps a name and its hours", () => {
  expect(mistakesOf({ ...stored, name: " ", returnTime: "" }, stored)).toMatchObject({
    name: "Skriv kundens namn.",
    pickupTime: undefined,
    returnTime: "Välj en tid.",
  });
});

test("an address that no letter reaches is not taken, unless it stands there since before", () => {
  const said = (email: string, before = stored.email) =>
    mistakesOf({ ...stored, email }, { ...stored, email: before }).email;
  expect(said("anna.exempel.se")).toBe("Skriv en hel e-postadress, till exempel namn@exempel.se.");
  expect(said("inte@@epost")).toBeDefined();
  expect(said("anna.exempel.se", "anna.exempel.se")).toBeUndefined();
  expect(said("")).toBeUndefined();
});

test("a phone and a postcode that are none are told, but not those that stood there before", () => {
  const odd = { ...stored, phone: "abc", postalCode: "ÅÄÖ" };
  expect(mistakesOf(odd, stored)).toMatchObject({
    phone: expect.stringContaining("sju siffror"),
    postalCode: expect.stringContaining("852 30"),
  });
  expect(mistakesOf(odd, odd)).toMatchObject({ phone: undefined, postalCode: undefined });
});
