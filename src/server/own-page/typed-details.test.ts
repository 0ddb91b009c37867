import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { anItem } from "#test/builders.ts";
import { aPaymentWish, callOpen } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const UNSEEN = "\u200B\uFEFF\u00AD";

async function ownPage() {
  const { id } = await counter.aBooking();
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  const save = (body: object) =>
    counter.shop.call(`/api/my-booking/${key}`, { method: "PATCH", body });
  return { id, save };
}

type Refused = { fields: Record<string, string> };

test.each([
  ["phone", "abc", "minst sju siffror"],
  ["phone", "<script>", "minst sju siffror"],
  ["postalCode", "ÅÄÖ", "852 30"],
  ["phone", UNSEEN, "Måste fyllas i"],
  ["city", UNSEEN, "Måste fyllas i"],
])("the customer's own page does not take %s %j, and says why", async (field, typed, why) => {
  const { save } = await ownPage();
  const answer = await save({ [field]: typed });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json<Refused>().fields[field]).toContain(why);
});

test("a postcode of another country is taken, and what cannot be seen is left out", async () => {
  const { id, save } = await ownPage();
  const answer = await save({
    postalCode: "D-10115",
    city: "Ber\u202Elin",
    travelInfo: "Sent.\nFyra\u200B",
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await counter.booking(id)).toMatchObject({
    customerPostalCode: "D-10115",
    customerCity: "Berlin",
    travelInfo: "Sent.\nFyra",
  });
});

const change = async (id: number, customer: object) => {
  const { version } = await counter.booking(id);
  return counter.post(`/api/bookings/${id}/changes`, { version, customer }, counter.staff);
};

test("what staff write of a customer is one line that can be read", async () => {
  const { id } = await counter.aBooking();
  const answer = await change(id, { name: "Anna\u202E\r\nBerg", reference: "Order 7\nrad 2" });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<Booking>()).toMatchObject({
    customerName: "Anna Berg",
    customerReference: "Order 7 rad 2",
  });
});

test.each([{ name: UNSEEN }, { phone: "abc" }, { postalCode: "ÅÄÖ" }])(
  "staff are told what is wrong with %j",
  async (customer) => {
    const { id } = await counter.aBooking();
    const answer = await change(id, customer);
    expect(answer.statusCode, answer.body).toBe(400);
    const [field] = Object.keys(customer);
    expect(Object.keys(answer.json<Refused>().fields)).toEqual([`customer.${field}`]);
  },
);

test("the checkout asks for no format, but a name that nobody can see is missing", async () => {
  const item = await anItem(counter.shop.db);
  const open = (customer: object) =>
    callOpen(counter.shop, aPaymentWish({ itemId: item.id, customer }));
  expect((await open({ name: UNSEEN })).statusCode).toBe(400);
  const odd = await open({ phone: "abc", postalCode: "ÅÄÖ" });
  expect(odd.statusCode, odd.body).toBe(200);
});
