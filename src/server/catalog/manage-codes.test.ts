import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import { codeKey } from "#domain/pricing/discount-code.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { discountCodes } from "#server/platform/db/tables/catalog.ts";
import { personKey } from "#server/platform/person-key.ts";
import { aBooking, aCheckout, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { lockCode, readCode, usesOf } from "./discount-code-rows.ts";

let shop: TestShop;
let as: string;
let itemId: number;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
  itemId = (await anItem(shop.db, { quantity: 99 })).id;
});
beforeEach(async () => {
  await shop.db.delete(discountCodes);
});

const ROOT = "/api/discount-codes";
const STAY = { start: "2027-07-01", end: "2027-07-03" };
const create = (body: object) => shop.call(ROOT, { method: "POST", body, as });
const made = async (body: object = {}) =>
  (await create({ code: "SOMMAR", percent: 10, ...body })).json<DiscountCode>();
const change = (id: number, body: object, by = as) =>
  shop.call(`${ROOT}/${id}`, { method: "PATCH", body, as: by });
const remove = (id: number) => shop.call(`${ROOT}/${id}`, { method: "DELETE", as });
const list = async () => (await shop.call(ROOT, { as })).json<DiscountCode[]>();
const use = (codeId: number, email?: string) =>
  aBooking(shop.db, {
    itemId,
    ...STAY,
    codeId,
    ...(email && { codePerson: personKey(email) ?? "" }),
  });

const NOTHING_ELSE = {
  amount: null,
  bookFrom: null,
  bookTo: null,
  stayFrom: null,
  stayTo: null,
  itemIds: [],
  minNights: null,
  maxUses: null,
  maxUsesPerEmail: null,
  uses: 0,
  heldUses: 0,
  version: 1,
};

test("a code is made with what it gives alone, or with every limit there is", async () => {
  const answer = await create({ code: " Sommar 27 ", percent: 15 });
  expect(answer.statusCode).toBe(201);
  const plain = answer.json<DiscountCode>();
  expect(plain).toEqual({ ...NOTHING_ELSE, id: plain.id, code: "Sommar 27", percent: 15 });
  const wish = {
    code: "VÄNNER-500",
    amount: 500,
    bookFrom: "2027-03-01",
    bookTo: "2027-03-31",
    stayFrom: "2027-06-01",
    stayTo: "2027-08-31",
    itemIds: [itemId],
    minNights: 3,
    maxUses: 20,
    maxUsesPerEmail: 1,
  };
  const full = (await create(wish)).json<DiscountCode>();
  expect(full).toEqual({ ...wish, percent: null, id: full.id, uses: 0, heldUses: 0, version: 1 });
  expect(await list()).toEqual([full, plain]);
});

test("it is found however it is written, with its limits and its uses", async () => {
  const { id } = await made({ code: "Sommar 27", maxUses: 5, maxUsesPerEmail: 2 });
  await use(id, "Anna@Exempel.se");
  const found = {
    id,
    code: "Sommar 27",
    rule: { percent: 10 },
    used: 1,
    most: 5,
    mostPerPerson: 2,
  };
  expect(await readCode(shop.db, codeKey(" sommar27 "))).toEqual(found);
  expect(await readCode(shop.db, codeKey("vinter"))).toBeUndefined();
  expect(await shop.db.transaction((tx) => lockCode(tx, "SOMMAR27"))).toEqual(found);
  expect(await usesOf(shop.db, id, personKey("anna@exempel.se") ?? "")).toBe(1);
  expect(await usesOf(shop.db, id, personKey("bo@exempel.se") ?? "")).toBe(0);
});

test("a change writes what was sent, null empties a field, and the log tells both", async () => {
  const { id } = await made({ maxUses: 5, itemIds: [itemId], minNights: 3 });
  const changed = await change(id, {
    percent: null,
    amount: 300,
    maxUses: null,
    itemIds: null,
    code: "Höst",
  });
  expect(changed.statusCode).toBe(200);
  const after = { code: "Höst", percent: null, amount: 300, maxUses: null, itemIds: [] };
  expect(changed.json()).toEqual({ ...NOTHING_ELSE, id, ...after, minNights: 3, version: 2 });
  expect(await list()).toEqual([changed.json()]);
  expect(await remove(id)).toMatchObject({ statusCode: 204 });
  const lines = await shop.db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.entity} = 'discount-code' and ${auditLog.entityId} = ${String(id)}`)
    .orderBy(auditLog.id);
  expect(lines.map((line) => [line.action, line.before, line.after])).toMatchObject([
    ["code-created", null, { code: "SOMMAR", percent: 10 }],
    ["code-updated", { code: "SOMMAR", percent: 10, maxUses: 5, itemIds: [itemId] }, after],
    ["code-deleted", { code: "Höst", amount: 300 }, null],
  ]);
});

test("a save that changes nothing leaves no trace", async () => {
  const first = await made();
  const again = await change(first.id, { code: "SOMMAR", percent: 10, amount: null, itemIds: [] });
  expect(again.json()).toEqual(first);
  const lines = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(first.id)));
  expect(lines.filter(({ action }) => action === "code-updated")).toEqual([]);
});

describe("what cannot be is said at its field:", () => {
  const CASES: [string, object, string, string][] = [
    ["no code", { code: "  " }, "code", "Måste fyllas i"],
    ["a code too long", { code: "a".repeat(41) }, "code", "Får vara högst 40 tecken"],
    ["a code of signs", { code: "10 % av!" }, "code", "Skriv koden med bokstäver och siffror"],
    ["a code of dashes", { code: "- -" }, "code", "Skriv koden med bokstäver och siffror"],
    ["nothing given", { percent: null }, "percent", "Ange en rabatt i procent eller i kronor."],
    ["both given", { amount: 5 }, "amount", "antingen i procent eller i kronor"],
    ["no per cent", { percent: 0 }, "percent", "Måste vara minst 1"],
    ["too many per cent", { percent: 101 }, "percent", "Får vara högst 100"],
    ["half a per cent", { percent: 7.5 }, "percent", "Måste vara ett heltal"],
    ["no kronor", { percent: null, amount: 0 }, "amount", "Måste vara minst 1"],
    ["too many kronor", { percent: null, amount: 1_000_000 }, "amount", "Får vara högst 999 999"],
    ["no date", { bookFrom: "snart" }, "bookFrom", "Ange ett datum"],
    ["a day that is none", { stayTo: "2027-02-30" }, "stayTo", "Ange ett datum"],
    ["a far year", { stayTo: "2199-01-01" }, "stayTo", "Ange ett år mellan 2000 och 2099"],
    [
      "booking backwards",
      { bookFrom: "2027-03-02", bookTo: "2027-03-01" },
      "bookTo",
      "Slutdatum kan inte vara före startdatum.",
    ],
    [
      "staying backwards",
      { stayFrom: "2027-03-02", stayTo: "2027-03-01" },
      "stayTo",
      "Slutdatum kan inte vara före startdatum.",
    ],
    ["an unknown item", { itemIds: [999_999] }, "itemIds", "Ett av objekten finns inte längre."],
    ["no nights", { minNights: 0 }, "minNights", "Måste vara minst 1"],
    ["no uses", { maxUses: 0 }, "maxUses", "Måste vara minst 1"],
    ["no uses each", { maxUsesPerEmail: 0 }, "maxUsesPerEmail", "Måste vara minst 1"],
  ];

  test.each(CASES)("%s", async (_, part, field, sentence) => {
    const stored = await made({ code: "FÖRST" });
    for (const answer of [
      await create({ code: "NY", percent: 10, ...part }),
      await change(stored.id, part),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorAnswer>().fields?.[field]).toContain(
        sentence.replace("999 999", "999\u00a0999"),
      );
    }
    expect(await list()).toEqual([stored]);
  });

  test("a code without a code, and a body that is none", async () => {
    expect((await create({ percent: 10 })).json()).toMatchObject({
      fields: { code: "Måste fyllas i" },
    });
    expect((await create({ code: "NY" })).statusCode).toBe(400);
    expect((await create([])).statusCode).toBe(400);
  });

  test("the same code twice, however it is written", async () => {
    await made({ code: "SOMMAR" });
    const second = await made({ code: "VINTER" });
    for (const answer of [
      await create({ code: "som mar", amount: 5 }),
      await change(second.id, { code: "Sommar" }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json<ErrorAnswer>()).toMatchObject({
        code: "catalog.code-taken",
        fields: { code: expect.stringContaining("Det finns redan en sådan kod.") },
      });
    }
    // Its own is no other.
    expect((await change(second.id, { code: "Vinter" })).statusCode).toBe(200);
  });

  test("fewer uses than there have been", async () => {
    const { id } = await made({ maxUses: 3 });
    await use(id);
    await use(id);
    const refused = await change(id, { maxUses: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<ErrorAnswer>().fields).toEqual({
      maxUses: "Koden är redan använd 2 gånger. Antalet kan inte vara lägre än så.",
    });
    expect((await change(id, { maxUses: 2 })).json()).toMatchObject({ maxUses: 2, uses: 2 });
  });

  test("fewer uses than are booked with and held together", async () => {
    const { id } = await made({ maxUses: 3 });
    await use(id);
    await aCheckout(shop.db, { itemId, ...STAY, codeId: id });
    const refused = await change(id, { maxUses: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<ErrorAnswer>().fields).toEqual({
      maxUses:
        "Koden är använd en gång och 1 håller på att betala. Antalet kan inte vara lägre än 2 nu.",
    });
    const kept = { maxUses: 2, uses: 1, heldUses: 1 };
    expect((await change(id, { maxUses: 2 })).json()).toMatchObject(kept);
  });
});

test("who is in the middle of paying has not used the code, and holds it all the same", async () => {
  const { id } = await made({ maxUses: 2 });
  await use(id);
  const checkout = await aCheckout(shop.db, { itemId, ...STAY, codeId: id });
  expect(await list()).toMatchObject([{ uses: 1, heldUses: 1 }]);
  await expect(use(id)).rejects.toThrow();
  await shop.db.execute(sql`update checkouts set status = 'released' where id = ${checkout}`);
  expect(await list()).toMatchObject([{ uses: 1, heldUses: 0 }]);
  await use(id);
  expect(await list()).toMatchObject([{ uses: 2, heldUses: 0 }]);
});

test("a code that is not there is neither changed nor removed", async () => {
  for (const answer of [await change(999_999, { percent: 5 }), await remove(999_999)]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ErrorAnswer>().message).toBe(
      "Rabattkoden finns inte längre. Ladda om sidan.",
    );
  }
});

test("of two administrators who change the same code, the second is told and writes over nothing", async () => {
  const { id, version } = await made();
  expect((await change(id, { percent: 20, version })).statusCode).toBe(200);
  const other = await shop.signIn("admin");
  const late = await change(id, { percent: 30, version }, other);
  expect(late.statusCode).toBe(409);
  expect(late.json<ErrorAnswer>()).toMatchObject({ code: "catalog.code-changed" });
  expect(late.json<ErrorAnswer>().message).toMatch(
    /ändrade rabattkoden .* kl \d\d:\d\d, medan du redigerade. Inget har sparats över./,
  );
  expect(await list()).toMatchObject([{ percent: 20, version: 2 }]);
});

test("a use is no change: whoever edits meanwhile is not stopped by it", async () => {
  const { id, version } = await made();
  await use(id);
  expect((await change(id, { percent: 20, version })).json()).toMatchObject({
    percent: 20,
    uses: 1,
  });
});

test("an item that was removed stays with its code: without it the code would be for all", async () => {
  const gone = await anItem(shop.db);
  const { id } = await made({ itemIds: [gone.id] });
  await shop.call(`/api/rental-items/${gone.id}`, { method: "DELETE", as });
  const answer = await change(id, { itemIds: [gone.id, itemId] });
  expect(answer.json()).toMatchObject({ itemIds: [gone.id, itemId] });
});

test("a booking keeps its price when the code that it was given with is removed", async () => {
  const { id } = await made({ maxUses: 1 });
  const bookingId = await use(id);
  expect((await remove(id)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect(
    await rowsOf(
      shop.db,
      sql`select code_id, total_price, status from bookings where id = ${bookingId}`,
    ),
  ).toEqual([{ code_id: null, total_price: 1000, status: "pending" }]);
});

test("a cancelled booking whose code is used up meanwhile is not taken up again, and that is said", async () => {
  const { id } = await made({ maxUses: 1 });
  const first = await use(id);
  const status = (wanted: string) =>
    shop.call(`/api/bookings/${first}`, { method: "PATCH", body: { status: wanted }, as });
  expect((await status("cancelled")).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ uses: 0 }]);
  const second = await use(id);
  const refused = await status("pending");
  expect(refused.statusCode).toBe(409);
  expect(refused.json<ErrorAnswer>()).toMatchObject({
    code: "booking.code-used-up",
    message: expect.stringContaining("Tillåt fler gånger under Rabattkoder"),
  });
  await shop.db.execute(sql`delete from bookings where id = ${second}`);
  expect((await status("pending")).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ uses: 1 }]);
});
