import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { errorOf, holdOf, openBench, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

test("a customer has a name, an address and ways to be reached", async () => {
  const address = { line1: "Storgatan 1", postal_code: "831 30", city: "Östersund", country: "SE" };
  const { id } = await stripe.customers.create({
    name: "Åsa Öberg",
    email: "asa@example.se",
    phone: "+46701234567",
    address,
    metadata: { source: "checkout" },
  });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    name: "Åsa Öberg",
    address: { ...address, line2: null },
    metadata: { source: "checkout" },
  });
});

test("the same e-mail twice is two customers", async () => {
  const email = "två@example.se";
  const first = await stripe.customers.create({ email });
  const second = await stripe.customers.create({ email });
  const { data } = await stripe.customers.list({ email });
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await stripe.customers.list({ email: email.toUpperCase() })).data).toEqual([]);
});

test("what changes about a customer is told with what it was before", async () => {
  const { id } = await stripe.customers.create({ name: "Åsa", phone: "1" });
  await stripe.customers.update(id, { name: "Åsa Öberg", phone: "" });
  const { data } = await stripe.events.list({ type: "customer.updated", limit: 1 });
  expect(data[0]?.data).toMatchObject({
    object: { id, name: "Åsa Öberg", phone: null },
    previous_attributes: { name: "Åsa", phone: "1" },
  });
});

test("a deleted customer answers as deleted and can pay no more", async () => {
  const { id } = await stripe.customers.create({ email: "borta@example.se" });
  const gone = { id, object: "customer", deleted: true };
  expect(await stripe.customers.del(id)).toEqual(expect.objectContaining(gone));
  expect(await stripe.customers.retrieve(id)).toEqual(expect.objectContaining(gone));
  const listed = (await stripe.customers.list({ limit: 100 })).data.map((one) => one.id);
  expect(listed).not.toContain(id);
  expect(listed.length).toBeGreaterThan(0);
  const error = await errorOf(stripe.paymentIntents.create({ ...holdOf(), customer: id }));
  expect(error).toMatchObject({ code: "resource_missing", param: "customer" });
});
