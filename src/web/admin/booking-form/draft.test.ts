import { expect, test } from "vitest";
import type { EarlierCustomer } from "#contracts/customers.ts";
import {
  bookingWish,
  customerIn,
  draftFrom,
  mistakesOf,
  offeredOnce,
  stayWish,
  withCustomer,
  withItem,
  type Draft,
} from "./draft.ts";

const KEY = "0b0f5a8e-4b0e-4c39-9a4b-0d6d6f1f2a11";

function draft(fields: Partial<Draft> = {}): Draft {
  return {
    ...draftFrom(new URLSearchParams("item=7&start=2027-06-01&end=2027-06-03")),
    name: "Nils Lind",
    email: "nils@example.com",
    ...fields,
  };
}

test("the calendar leads here with item and days, and nonsense in the address is nothing", () => {
  expect(draft()).toMatchObject({ itemId: "7", startDate: "2027-06-01", endDate: "2027-06-03" });
  const odd = draftFrom(new URLSearchParams("item=x&start=2027-02-30&end="));
  expect(odd).toMatchObject({ itemId: "", startDate: "", endDate: "" });
});

test("nothing is asked about until there is an item and a stay", () => {
  expect(stayWish(draft({ endDate: "" }))).toBeUndefined();
  expect(stayWish(draft({ itemId: "" }))).toBeUndefined();
  expect(stayWish(draft())).toMatchObject({ rentalItemId: 7, quantity: 1, overrides: [] });
});

test("a discount comes off, an addition goes on, and what is not readable is nothing", () => {
  const amount = (fields: Partial<Draft>) => stayWish(draft(fields))?.adjustment?.amount;
  expect(amount({ change: "discount", changeAmount: "1 500" })).toBe(-1500);
  expect(amount({ change: "addition", changeAmount: "300" })).toBe(300);
  expect(amount({ change: "none", changeAmount: "300" })).toBeUndefined();
  expect(amount({ change: "discount", changeAmount: "mycket" })).toBeUndefined();
});

test("further things are sent with the stay, and a booking without any says nothing of them", () => {
  const lines = [{ rentalItemId: 8, quantity: 2 }];
  expect(stayWish(draft({ lines }))).toMatchObject({ lines });
  expect(stayWish(draft())).not.toHaveProperty("lines");
});

test("what becomes the main thing no longer comes along with itself", () => {
  const lines = [
    { rentalItemId: 8, quantity: 1 },
    { rentalItemId: 9, quantity: 1 },
  ];
  expect(withItem(draft({ lines }), "8")).toEqual({ itemId: "8", addons: [], lines: [lines[1]] });
});

test("what is missing is said by its field", () => {
  const said = (fields: Partial<Draft>) =>
    Object.entries(mistakesOf(draft(fields))).flatMap(([name, one]) => (one ? [name] : []));
  expect(said({})).toEqual([]);
  expect(said({ itemId: "", name: " " })).toEqual(["itemId", "name"]);
  expect(said({ email: "" })).toEqual(["email"]);
  expect(said({ email: "", payment: "later" })).toEqual([]);
  expect(said({ email: "nils.example.com", payment: "later" })).toEqual(["email"]);
  expect(said({ email: "inte@@epost" })).toEqual(["email"]);
  expect(said({ change: "discount" })).toEqual(["changeAmount", "changeReason"]);
});

test("how it is paid is sent as it was chosen", () => {
  const payment = (fields: Partial<Draft>) => bookingWish(draft(fields), KEY)?.payment;
  expect(payment({})).toEqual({ kind: "link" });
  expect(payment({ payment: "hand", paymentReference: "123" })).toEqual({
    kind: "hand",
    method: "swish",
    reference: "123",
  });
});

test("whoever has rented before brings what they last said, and nothing typed is lost to an empty field", () => {
  const known = {
    name: "Märta Öberg",
    email: "",
    phone: "070-555 66 77",
    streetAddress: "Storgatan 1",
    postalCode: "852 30",
    city: "Sundsvall",
  };
  expect(withCustomer(draft(), known)).toMatchObject({
    name: "Märta Öberg",
    email: "nils@example.com",
    phone: "070-555 66 77",
  });
});

test("two bookings without e-mail and phone, in the same name, are offered as one customer", () => {
  const one = { name: "Kalle Ek", email: "", phone: "", city: "Timrå", bookingId: 2 };
  const found = [one, { ...one, bookingId: 1 }, { ...one, city: "Umeå", bookingId: 3 }];
  expect(offeredOnce(found as EarlierCustomer[]).map(({ bookingId }) => bookingId)).toEqual([2, 3]);
});

test.each([
  ["customer=1234567", 1_234_567],
  ["customer=anna@example.com", undefined],
  ["", undefined],
])("the address '%s' is for the customer of booking %s", (query, id) => {
  expect(customerIn(new URLSearchParams(query))).toBe(id);
});
