import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { RentalItem } from "#contracts/catalog.ts";
import type { ListedAgreement } from "#contracts/agreements.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import { aBooking, anAgreement, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const send = (method: "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
  shop.call(path, { method, as, ...(body && { body }) });

/** Makes a call while a booking is being written, and lets the booking finish once the call waits for it. */
async function whileBooking<Answer>(itemId: number, call: () => Promise<Answer>): Promise<Answer> {
  const { running } = await shop.db.transaction(async (tx) => {
    await aBooking(tx, { itemId, start: "2026-07-01", end: "2026-07-03", quantity: 2 });
    const started = call();
    await untilWaiting();
    return { running: started };
  });
  return running;
}

async function untilWaiting(): Promise<void> {
  for (;;) {
    // On a connection of its own: a transaction sees one picture of who waits, however often it looks.
    const answer = await shop.db.execute(sql`
      select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    if ((answer as { rows: { waiting: number }[] }).rows[0]!.waiting > 0) return;
  }
}

test("a block laid while somebody books the same days waits, and names the booking", async () => {
  const { id } = await anItem(shop.db, { quantity: 3 });
  const dates = { startDate: "2026-07-01", endDate: "2026-07-02" };
  const body = { rentalItemId: id, ...dates, reason: "Service" };
  const answer = await whileBooking(id, () => send("POST", "/api/blocked-dates", body));
  expect(answer.json<LaidBlock>().bookings).toHaveLength(1);
});

test("fewer units are refused also when the booking is written at that moment", async () => {
  const { id } = await anItem(shop.db, { quantity: 3 });
  const answer = await whileBooking(id, () =>
    send("PATCH", `/api/rental-items/${id}`, { quantity: 1, slug: "annan-adress" }),
  );
  expect(answer.statusCode).toBe(409);
  expect(answer.json<ErrorAnswer>().message).toContain("Natten 1 juli 2026 är 2 redan bokade");
});

test("an item removed while somebody books it is hidden and keeps the booking", async () => {
  const { id } = await anItem(shop.db, { quantity: 3 });
  const answer = await whileBooking(id, () => send("DELETE", `/api/rental-items/${id}`));
  expect(answer.statusCode).toBe(204);
  const history = await shop.call(`/api/rental-items/${id}/history`, { as });
  expect(history.json()).toMatchObject([{ action: "item-archived" }]);
});

test("of ten saves with the same version at once, one is kept", async () => {
  const { id } = await anItem(shop.db);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send("PATCH", `/api/rental-items/${id}`, { name: `Namn ${index}`, version: 1 }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
});

test("items of the same name made at once all get an address of their own", async () => {
  const word = `samtidig-${randomUUID()}`;
  const body = { type: "equipment", name: `${word} å`, pricePerDay: 1 };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send("POST", "/api/rental-items", body)),
  );
  const slugs = answers.map((answer) => answer.json<RentalItem>().slug);
  slugs.sort((one, other) => (String(one) < String(other) ? -1 : 1));
  expect(slugs).toEqual([`${word}-a`, `${word}-a-2`, `${word}-a-3`, `${word}-a-4`]);
});

test("of agreements made the default at once, one is it in the end", async () => {
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => (await anAgreement(shop.db)).id),
  );
  const answers = await Promise.all(
    ids.map((id) => send("PATCH", `/api/rental-agreements/${id}`, { isDefault: true })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
  const list = (await shop.call("/api/rental-agreements", { as })).json<ListedAgreement[]>();
  expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("texts of one agreement written at once are numbered in a row", async () => {
  const { id } = await anAgreement(shop.db);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      send("PATCH", `/api/rental-agreements/${id}`, { content: `<p>${index}</p>` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
});

test("an agreement is not removed from under an item that is being linked to it", async () => {
  const { id } = await anAgreement(shop.db);
  const item = await anItem(shop.db);
  const { running } = await shop.db.transaction(async (tx) => {
    await tx.execute(
      sql`update rental_items set rental_agreement_id = ${id} where id = ${item.id}`,
    );
    const started = send("DELETE", `/api/rental-agreements/${id}`);
    await untilWaiting();
    return { running: started };
  });
  const answer = await running;
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: "catalog.agreement-in-use" });
});
