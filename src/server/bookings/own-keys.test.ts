import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { endOwnKeys, findByKey, forgetOwnKeys, keyOfThanks, newOwnKey } from "./own-keys.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-05-01T10:00:00Z"));

describe("the link of the thank-you page ends with the others when staff exchange it", () => {
  test("after the customer has looked at the page", async () => {
    const { id } = await counter.aBooking();
    const { db, clock } = counter.shop;
    const key = (await keyOfThanks(db, id, clock.now())) ?? "";
    expect(await findByKey(db, key)).toMatchObject({ bookingId: id });
    await endOwnKeys(db, id, clock.now());
    expect(await keyOfThanks(db, id, clock.now())).toBeNull();
    expect(await findByKey(db, key)).toBeUndefined();
  });

  test("before the customer has looked at the page", async () => {
    const { id } = await counter.aBooking();
    const { db, clock } = counter.shop;
    await endOwnKeys(db, id, clock.now());
    expect(await keyOfThanks(db, id, clock.now())).toBeNull();
    const later = await newOwnKey(db, id, clock.now());
    expect(await findByKey(db, later)).toMatchObject({ bookingId: id });
  });
});

test("keys are forgotten once the page has been closed for a month, and no sooner", async () => {
  const { id } = await counter.aBooking();
  const { db, clock } = counter.shop;
  await newOwnKey(db, id, clock.now());
  const kept = async () =>
    (
      await rowsOf<{ n: number }>(
        db,
        sql`select count(*)::int as n from own_page_tokens where booking_id = ${id}`,
      )
    )[0]?.n;
  // It ends on the third of July.
  clock.set("2026-10-31T10:00:00Z");
  await forgetOwnKeys(counter.shop);
  expect(await kept()).toBeGreaterThan(0);
  clock.set("2026-11-01T10:00:00Z");
  await forgetOwnKeys(counter.shop);
  expect(await kept()).toBe(0);
});
