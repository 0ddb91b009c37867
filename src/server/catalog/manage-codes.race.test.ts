import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import { aBooking, aCode, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
let itemId: number;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
  itemId = (await anItem(shop.db, { quantity: 99 })).id;
});

const ROOT = "/api/discount-codes";
const STAY = { start: "2027-07-01", end: "2027-07-03" };
const create = (body: object) => shop.call(ROOT, { method: "POST", body, as });
const change = (id: number, body: object) =>
  shop.call(`${ROOT}/${id}`, { method: "PATCH", body, as });
const found = async (id: number) =>
  (await shop.call(ROOT, { as })).json<DiscountCode[]>().find((code) => code.id === id);

/** Makes a call while somebody uses the code, and lets them finish once the call waits for it. */
async function whileUsed<Answer>(codeId: number, call: () => Promise<Answer>): Promise<Answer> {
  const { running } = await shop.db.transaction(async (tx) => {
    await aBooking(tx, { itemId, ...STAY, codeId });
    const started = call();
    for (let waiting = 0; waiting === 0;) {
      const answer = await shop.db.execute(sql`
        select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
      waiting = (answer as { rows: { waiting: number }[] }).rows[0]!.waiting;
    }
    return { running: started };
  });
  return running;
}

test("of ten administrators who make the same code at once, one does and the others are told", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      create({ code: index % 2 ? "Sam tidig" : "SAMTIDIG", percent: 10 }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(9);
  expect(refused[0]?.json<ErrorAnswer>().fields).toHaveProperty("code");
});

test("of ten saves with the same version at once, one is kept", async () => {
  const id = await aCode(shop.db);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => change(id, { percent: 20 + index, version: 1 })),
  );
  const kept = answers.filter(({ statusCode }) => statusCode === 200);
  expect(kept).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(await found(id)).toEqual(kept[0]?.json());
});

test("fewer uses are refused also when the last is being taken at that moment", async () => {
  const id = await aCode(shop.db, { most: 3 });
  await aBooking(shop.db, { itemId, ...STAY, codeId: id });
  const answer = await whileUsed(id, () => change(id, { maxUses: 1 }));
  expect(answer.statusCode).toBe(409);
  expect(answer.json<ErrorAnswer>().fields?.["maxUses"]).toContain("redan använd 2 gånger");
});

test("a code removed while somebody books with it is removed, and the booking stays", async () => {
  const id = await aCode(shop.db);
  const answer = await whileUsed(id, () => shop.call(`${ROOT}/${id}`, { method: "DELETE", as }));
  expect(answer.statusCode).toBe(204);
  expect(await found(id)).toBeUndefined();
});
