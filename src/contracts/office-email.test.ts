import { expect, test } from "vitest";
import { changeAgreed } from "./booking-changes.ts";
import { makeBooking, officeEmail } from "./office-bookings.ts";

test("staff may leave a customer's address empty, but not write one that no letter reaches", () => {
  expect(officeEmail.safeParse(" anna@exempel.se ").data).toBe("anna@exempel.se");
  expect(officeEmail.safeParse("").success).toBe(true);
  expect(officeEmail.safeParse("anna.exempel.se").success).toBe(false);
  expect(officeEmail.safeParse("inte@@epost").success).toBe(false);
});

test("the same holds for a new booking and for a changed one, which may leave its address alone", () => {
  const odd = { name: "Anna", email: "inte@@epost" };
  expect(makeBooking.body.shape.customer.safeParse(odd).success).toBe(false);
  const changed = (customer: object) => changeAgreed.body.safeParse({ version: 1, customer });
  expect(changed(odd).error?.issues.map(({ path }) => path.join("."))).toEqual(["customer.email"]);
  expect(changed({ phone: "070-123 45 67" }).success).toBe(true);
});
